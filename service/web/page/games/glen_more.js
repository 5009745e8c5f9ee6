/** Glen More's table: the ring of the track around the market, and each player's territory. */

import { h, s } from "../dom.js";
import { territory } from "./glen_territory.js";
import { cube, describe, tileFace } from "./glen_tile.js";
import { tallyOf } from "./index.js";
import { readTiles, tileName, tileOf } from "./tiles.js";

const RESOURCES = ["wood", "stone", "grain", "cattle", "sheep"];
/** Where each of the 14 spaces lies around a grid of 5 by 4, clockwise: [column, row]. */
const RING = [[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [5, 2], [5, 3], [5, 4], [4, 4], [3, 4], [2, 4], [1, 4], [1, 3], [1, 2]];

function board(ctx) {
  const { state } = ctx;
  const order = [...state.players.keys()].map((place) => (ctx.side + place) % ctx.count);
  return [
    h("div.ring", null, RING.map((cell, space) => h("div.space", { style: { "grid-column": cell[0], "grid-row": cell[1] } }, onSpace(ctx, space))), market(ctx)),
    h("p.small", null, `Left in the stacks 1 to 3: ${state.stacks.slice(1).map((stack) => stack.length).join(", ")}. ${state.scorings} of 3 scorings took place.`,
      state.taken !== null && state.phase !== "over" && ` ${ctx.names[state.turn]} has taken the ${tileName(state.taken)}.`),
    h("p.small.key", null, [["wood", "wood"], ["stone", "stone"], ["grain", "grain"], ["cattle", "cattle"], ["sheep", "sheep"], ["whisky", "whisky"]].map(([kind, word]) => h("span", null, cube(kind), ` ${word} `)), "♟ new clan member · ➜ movement · a number in a disc: points"),
    state.phase === "place" && ctx.playing && state.turn === ctx.me && h("div.inhand", null, h("span.small", null, "To be placed:"), h("div.tile.gtile", { class: tileOf(state.taken).colour, role: "img", "aria-label": describe(state.taken) }, tileFace(state.taken))),
    order.map((seat) => territory(ctx, seat)),
  ];
}

function onSpace(ctx, space) {
  const { state, names } = ctx;
  const tile = state.track[space], at = `/state/track/${space}`;
  const seat = state.figures.indexOf(space);
  if (tile !== null) return ctx.spot("tile.gtile." + tileOf(tile).colour, { label: `Space ${space}: ${describe(tile)}`, title: describe(tile), keys: [`space:${space}`], at }, tileFace(tile, true));
  if (seat >= 0) return ctx.spot(`figure.seat${seat}`, { label: `Space ${space}: ${names[seat]}`, at: `/state/figures/${seat}` }, figure(seat), h("span.small", null, names[seat]));
  if (state.die === space) return ctx.spot("figure.die", { label: `Space ${space}: the die`, at: "/state/die" }, s("svg", { viewBox: "0 0 24 24", width: 34, height: 34 }, s("rect", { x: 3, y: 3, width: 18, height: 18, rx: 4, class: "dieface" }), [7, 12, 17].map((spotAt) => s("circle", { cx: spotAt, cy: spotAt, r: 2 }))), h("span.small", null, "die"));
  return ctx.spot("emptyspace", { label: `Space ${space}: empty`, at }, space === state.empty ? "" : "·");
}

const figure = (seat) => s(`svg.meeple.seat${seat}`, { viewBox: "0 0 24 24", width: 30, height: 30, "aria-hidden": "true" }, s("path", { d: "M12 2a4 4 0 0 1 3 6l6 3-1 3-4-1 3 9h-5l-2-5-2 5H5l3-9-4 1-1-3 6-3a4 4 0 0 1 3-6z" }));

function market(ctx) {
  return h("div.market", { role: "group", "aria-label": "Market" }, RESOURCES.map((kind) => {
    const filled = ctx.state.market[kind];
    const words = `${kind}: ${filled < 3 ? `buy for ${filled + 1}` : "not for sale"}, ${filled ? `sells for ${filled}` : "cannot be sold"}`;
    return ctx.spot("marketrow", { label: `Market, ${words}`, title: words, keys: [`market:${kind}`], at: `/state/market/${kind}` },
      cube(kind), [1, 2, 3].map((price) => h("span.price", { class: price <= filled ? "filled" : "" }, price <= filled ? "●" : price)));
  }));
}

const WAYS = {
  sell_cube: (m) => [`cube:${m.tile}:${m.cube}`, `market:${m.cube}`],
  take_tile: (m) => [`space:${m.space}`],
  discard_tile: (m) => [`space:${m.space}`],
  pay_cube: (m) => [`cube:${m.tile}:${m.cube}`],
  buy_cube: (m) => [`market:${m.cube}`],
  choose_cube: (m) => [`market:${m.cube}`],
  pay_member: (m) => [`member:${m.tile}`],
  pay_chieftain: () => ["chieftain"],
  place_tile: (m) => [`cell:${m.x},${m.y}`],
  activate_tile: (m) => [`tile:${m.tile}`],
  move_member: (m) => [`member:${m.origin}`, `tile:${m.target}`],
  promote_member: (m) => [`member:${m.tile}`, "chieftain"],
};

function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 2) {
    if (first[0] === "member" && second[0] === "tile") return { type: "move_member", origin: Number(first[1]), target: Number(second[1]) };
    if (first[0] === "cube" && second[0] === "market") return { type: "sell_cube", tile: Number(first[1]), cube: first[2] };
    return null;
  }
  if (first[0] === "space") return { type: "take_tile", space: Number(first[1]) };
  if (first[0] === "tile") return { type: "activate_tile", tile: Number(first[1]) };
  if (first[0] === "market") return { type: "buy_cube", cube: first[1] };
  if (first[0] === "member") return { type: "promote_member", tile: Number(first[1]) };
  if (first[0] === "cube") return { type: state.phase === "pay" || state.phase === "exchange" ? "pay_cube" : "sell_cube", tile: Number(first[1]), cube: first[2] };
  if (first[0] === "cell") return { type: "place_tile", x: Number(first[1].split(",")[0]), y: Number(first[1].split(",")[1]) };
  return null;
}

function prompt(state, path, moves) {
  if (path[0]?.startsWith("cube:")) return "Give this cube, or click its row of the market to sell it.";
  if (path[0]?.startsWith("member:")) return "Choose where the clan member goes: a tile beside, or your chieftains.";
  const sells = moves.some(({ type }) => type === "sell_cube") ? " Cubes may be sold at any time." : "";
  switch (state.phase) {
    case "take": return moves.some(({ type }) => type === "discard_tile") ? "You can place no tile: choose one, which leaves the game." : `Take a tile of the track.${sells}`;
    case "pay": return `Pay the ${tileName(state.taken)}: click a cube of yours, or a row of the market to buy.`;
    case "place": return `Choose a cell for the ${tileName(state.taken)}.`;
    case "choose": return "Choose a cube.";
    case "activate": return `Activate your tiles, then end the turn.${state.movement ? ` You have ${state.movement} movement.` : ""}${sells}`;
    case "exchange": return `Give cubes for the ${tileName(state.exchange)}: click a cube, or a row of the market to buy one.`;
    case "move": return state.movement ? `Move clan members (${state.movement} left), or end the turn.` : `End the turn.${sells}`;
    default: return "End the turn.";
  }
}

function mark(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}

const tally = (seats) => tallyOf({ points: Array(seats).fill(0) }, (now, event) => {
  if (event.type === "glen_more.points_scored") now.points[event.seat] = event.points;
  else if (event.type.startsWith("glen_more.") && Array.isArray(event.points)) now.points = [...event.points];
  return now;
});

export default {
  board, attempt, prompt, mark, tally, prepare: readTiles,
  sorted: (path) => path,
  way: (move) => WAYS[move.type]?.(move) ?? [],
  bar: new Set(["end_turn", "close_exchange", "choose_cube", "pay_chieftain", "buy_cube"]),
};
