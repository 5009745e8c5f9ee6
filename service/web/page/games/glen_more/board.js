/** Glen More's table: the ring of the track around the market, and each player's territory. */

import { h, s } from "../../dom.js";
import { territory } from "./territory.js";
import { cube, describe, tileFace } from "./tile.js";
import { tileName, tileOf } from "./tiles.js";

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
      `Left in the stacks 1 to 3: ${state.stacks
        .slice(1)
        .map((stack) => stack.length)
        .join(", ")}. ${state.scorings} of 3 scorings took place.`,
      state.taken !== null &&
        state.phase !== "over" &&
        ` ${ctx.names[state.turn]} has taken the ${tileName(state.taken)}.`,
    ),
    h(
      "p.small.key",
      null,
      [
        ["wood", "wood"],
        ["stone", "stone"],
        ["grain", "grain"],
        ["cattle", "cattle"],
        ["sheep", "sheep"],
        ["whisky", "whisky"],
      ].map(([kind, word]) => h("span", null, cube(kind), ` ${word} `)),
      "♟ new clan member · ➜ movement · a number in a disc: points",
    ),
    state.phase === "place" &&
      ctx.playing &&
      state.turn === ctx.me &&
      h(
        "div.inhand",
        null,
        h("span.small", null, "To be placed:"),
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
      { label: `Space ${space}: ${describe(tile)}`, title: describe(tile), keys: [`space:${space}`], at },
      tileFace(tile, true),
    );
  if (seat >= 0)
    return ctx.spot(
      `figure.seat${seat}`,
      { label: `Space ${space}: ${names[seat]}`, at: `/state/figures/${seat}` },
      figure(seat),
      h("span.small", null, names[seat]),
    );
  if (state.die === space)
    return ctx.spot(
      "figure.die",
      { label: `Space ${space}: the die`, at: "/state/die" },
      s(
        "svg",
        { viewBox: "0 0 24 24", width: 34, height: 34 },
        s("rect", { x: 3, y: 3, width: 18, height: 18, rx: 4, class: "dieface" }),
        [7, 12, 17].map((spotAt) => s("circle", { cx: spotAt, cy: spotAt, r: 2 })),
      ),
      h("span.small", null, "die"),
    );
  return ctx.spot("emptyspace", { label: `Space ${space}: empty`, at }, space === state.empty ? "" : "·");
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
    { role: "group", "aria-label": "Market" },
    RESOURCES.map((kind) => {
      const filled = ctx.state.market[kind];
      const words = `${kind}: ${filled < 3 ? `buy for ${filled + 1}` : "not for sale"}, ${filled ? `sells for ${filled}` : "cannot be sold"}`;
      return ctx.spot(
        "marketrow",
        { label: `Market, ${words}`, title: words, keys: [`market:${kind}`], at: `/state/market/${kind}` },
        cube(kind),
        [1, 2, 3].map((price) =>
          h("span.price", { class: price <= filled ? "filled" : "" }, price <= filled ? "●" : price),
        ),
      );
    }),
  );
}
