/** The board of Glen More: the track as a ring around the market, and the territory of each player. */

import { h, s } from "../../dom.js";
import { cube, figure, tileFace } from "./pieces.js";
import { territory } from "./territory.js";
import { describe, labels } from "./texts.js";
import { tileOf } from "./tiles.js";

const RESOURCES = ["wood", "stone", "grain", "cattle", "sheep"];
/** The place of each of the 14 spaces on the edge of a grid of 5 by 4, clockwise: [column, row]. */
const RING = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [4, 4],
  [3, 4],
  [2, 4],
  [1, 4],
  [1, 3],
  [1, 2],
];

/** Return the board. */
export function board(ctx) {
  const { state } = ctx;
  return [
    h(
      "div.ring",
      null,
      RING.map((cell, space) =>
        h("div.space", { style: { "grid-column": cell[0], "grid-row": cell[1] } }, onSpace(ctx, space)),
      ),
      market(ctx),
    ),
    h(
      "p.small",
      null,
      labels.stacks(
        state.stacks.slice(1).map((stack) => stack.length),
        state.scorings,
      ),
      state.taken !== null && state.phase !== "over" && labels.taken(ctx.names[state.turn], state.taken),
    ),
    h(
      "p.small.symbols",
      null,
      [...RESOURCES, "whisky"].map((kind) => h("span", null, cube(kind), ` ${kind} `)),
      labels.symbols,
    ),
    state.phase === "place" &&
      ctx.playing &&
      state.turn === ctx.me &&
      h(
        "div.tile-to-place",
        null,
        h("span.small", null, labels.tileToPlace),
        h(
          "div.tile",
          { class: tileOf(state.taken).colour, role: "img", "aria-label": describe(state.taken) },
          tileFace(state.taken),
        ),
      ),
    ctx.seatOrder.map((seat) => territory(ctx, seat)),
  ];
}

function onSpace(ctx, space) {
  const { state, names } = ctx;
  const tile = state.track[space],
    pointer = `/state/track/${space}`;
  const seat = state.figures.indexOf(space);
  if (tile !== null)
    return ctx.piece(
      `tile.${tileOf(tile).colour}`,
      { label: labels.space(space, describe(tile)), title: describe(tile), targets: [`space:${space}`], pointer },
      tileFace(tile, true),
    );
  if (seat >= 0)
    return ctx.piece(
      `figure.seat${seat}`,
      { label: labels.space(space, names[seat]), pointer: `/state/figures/${seat}` },
      figure(seat, 30),
      h("span.small", null, names[seat]),
    );
  if (state.die === space)
    return ctx.piece(
      "figure.die",
      { label: labels.space(space, labels.die), pointer: "/state/die" },
      s(
        "svg",
        { viewBox: "0 0 24 24", width: 34, height: 34 },
        s("rect", { x: 3, y: 3, width: 18, height: 18, rx: 4, class: "die-face" }),
        [7, 12, 17].map((place) => s("circle", { cx: place, cy: place, r: 2 })),
      ),
      h("span.small", null, labels.die),
    );
  return ctx.piece(
    "empty-space",
    { label: labels.space(space, labels.emptySpace), pointer },
    space === state.empty ? "" : "·",
  );
}

function market(ctx) {
  return h(
    "div.market",
    { role: "group", "aria-label": labels.market },
    RESOURCES.map((kind) => {
      const filled = ctx.state.market[kind];
      const label = labels.marketRow(kind, filled);
      return ctx.piece(
        "market-row",
        { label, title: label, targets: [`market:${kind}`], pointer: `/state/market/${kind}` },
        cube(kind),
        [1, 2, 3].map((price) =>
          h("span.price", { class: price <= filled ? "filled" : "" }, price <= filled ? "●" : price),
        ),
      );
    }),
  );
}
