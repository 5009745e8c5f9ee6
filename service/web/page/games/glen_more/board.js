/** Glen More's table: the ring of the track around the market, and each player's territory. */

import { h, s } from "../../dom.js";
import { describe, words } from "./texts.js";
import { territory } from "./territory.js";
import { cube, tileFace } from "./tile.js";
import { tileOf } from "./tiles.js";

const RESOURCES = ["wood", "stone", "grain", "cattle", "sheep"];
/** Where each of the 14 spaces lies around a grid of 5 by 4, clockwise: [column, row]. */
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

/** Return the table. */
export function board(ctx) {
  const { state } = ctx;
  const order = [...state.players.keys()].map((place) => (ctx.side + place) % ctx.count);
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
      words.stacks(
        state.stacks.slice(1).map((stack) => stack.length),
        state.scorings,
      ),
      state.taken !== null && state.phase !== "over" && words.taken(ctx.names[state.turn], state.taken),
    ),
    h(
      "p.small.key",
      null,
      [...RESOURCES, "whisky"].map((kind) => h("span", null, cube(kind), ` ${kind} `)),
      words.key,
    ),
    state.phase === "place" &&
      ctx.playing &&
      state.turn === ctx.me &&
      h(
        "div.inhand",
        null,
        h("span.small", null, words.toPlace),
        h(
          "div.tile.gtile",
          { class: tileOf(state.taken).colour, role: "img", "aria-label": describe(state.taken) },
          tileFace(state.taken),
        ),
      ),
    order.map((seat) => territory(ctx, seat)),
  ];
}

function onSpace(ctx, space) {
  const { state, names } = ctx;
  const tile = state.track[space],
    at = `/state/track/${space}`;
  const seat = state.figures.indexOf(space);
  if (tile !== null)
    return ctx.spot(
      "tile.gtile." + tileOf(tile).colour,
      { label: words.space(space, describe(tile)), title: describe(tile), keys: [`space:${space}`], at },
      tileFace(tile, true),
    );
  if (seat >= 0)
    return ctx.spot(
      `figure.seat${seat}`,
      { label: words.space(space, names[seat]), at: `/state/figures/${seat}` },
      figure(seat),
      h("span.small", null, names[seat]),
    );
  if (state.die === space)
    return ctx.spot(
      "figure.die",
      { label: words.space(space, words.die), at: "/state/die" },
      s(
        "svg",
        { viewBox: "0 0 24 24", width: 34, height: 34 },
        s("rect", { x: 3, y: 3, width: 18, height: 18, rx: 4, class: "dieface" }),
        [7, 12, 17].map((spotAt) => s("circle", { cx: spotAt, cy: spotAt, r: 2 })),
      ),
      h("span.small", null, words.die),
    );
  return ctx.spot("emptyspace", { label: words.space(space, words.emptySpace), at }, space === state.empty ? "" : "·");
}

const figure = (seat) =>
  s(
    `svg.meeple.seat${seat}`,
    { viewBox: "0 0 24 24", width: 30, height: 30, "aria-hidden": "true" },
    s("path", { d: "M12 2a4 4 0 0 1 3 6l6 3-1 3-4-1 3 9h-5l-2-5-2 5H5l3-9-4 1-1-3 6-3a4 4 0 0 1 3-6z" }),
  );

function market(ctx) {
  return h(
    "div.market",
    { role: "group", "aria-label": words.market },
    RESOURCES.map((kind) => {
      const filled = ctx.state.market[kind];
      const label = words.row(kind, filled);
      return ctx.spot(
        "marketrow",
        { label, title: label, keys: [`market:${kind}`], at: `/state/market/${kind}` },
        cube(kind),
        [1, 2, 3].map((price) =>
          h("span.price", { class: price <= filled ? "filled" : "" }, price <= filled ? "●" : price),
        ),
      );
    }),
  );
}
