/** The words of Glen More. */

import { tileName, tileOf } from "./tiles.js";

const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Return a cell of a territory in words. */
export function cellName(x, y) {
  const south = y ? `${Math.abs(y)} ${y > 0 ? "south" : "north"}` : "",
    east = x ? `${Math.abs(x)} ${x > 0 ? "east" : "west"}` : "";
  return [south, east].filter(Boolean).join(", ") || "starting village";
}

/** What is written on the table, or read out. */
export const words = {
  stacks: (counts, scorings) =>
    `Left in the stacks 1 to 3: ${counts.join(", ")}. ${scorings} of 3 scorings took place.`,
  taken: (name, tile) => ` ${name} has taken the ${tileName(tile)}.`,
  key: "♟ new clan member · ➜ movement · a number in a disc: points",
  toPlace: "To be placed:",
  space: (space, what) => `Space ${space}: ${what}`,
  die: "die",
  emptySpace: "empty",
  pay: "pay",
  market: "Market",
  row: (kind, filled) =>
    `Market, ${kind}: ${filled < 3 ? `buy for ${filled + 1}` : "not for sale"}, ${filled ? `sells for ${filled}` : "cannot be sold"}`,
  territory: (name) => `Territory of ${name}`,
  tiles: (name) => `Tiles of ${name}`,
  cell: (x, y) => `Cell ${cellName(x, y)}`,
  members: (number) => `${number} clan ${number === 1 ? "member" : "members"}`,
  holds: (cubes) => `holds ${cubes.join(", ")}`,
  membersOn: (number, tile) => `${number} on ${tileName(tile)}`,
  cubeOf: (kind, tile) => `${kind} of ${tileName(tile)}`,
  holdings: {
    coins: (number) => (number === 1 ? "coin" : "coins"),
    barrels: (number) => (number === 1 ? "barrel" : "barrels"),
    chieftains: (number) => (number === 1 ? "chieftain" : "chieftains"),
  },
};

/** Moves: what group they are in, and what they do. */
export const moves = {
  sell_cube: (m) => ["Sell", `Sell ${m.cube} of the ${tileName(m.tile)}`],
  take_tile: (m, { state }) => ["Take a tile", `${tileName(state.track[m.space])}, space ${m.space}`],
  discard_tile: (m, { state }) => [
    "No tile can be placed: discard one",
    `${tileName(state.track[m.space])}, space ${m.space}`,
  ],
  pay_cube: (m) => ["Pay", `Give ${m.cube} of the ${tileName(m.tile)}`],
  buy_cube: (m, { state }) => ["Pay", `Buy ${m.cube} for ${count(state.market[m.cube] + 1, "coin")}`],
  pay_member: (m) => ["Pay", `Give a clan member of the ${tileName(m.tile)}`],
  pay_chieftain: () => ["Pay", "Give a chieftain"],
  place_tile: (m) => ["Place the tile", `Cell ${cellName(m.x, m.y)}`],
  choose_cube: (m) => ["Choose a cube", `Take ${m.cube}`],
  activate_tile: (m) => ["Activate", `Activate the ${tileName(m.tile)}`],
  close_exchange: () => ["Pay", "Give no more cubes"],
  move_member: (m) => ["Move a clan member", `From the ${tileName(m.origin)} to the ${tileName(m.target)}`],
  promote_member: (m) => ["Make a chieftain", `The clan member on the ${tileName(m.tile)}`],
  end_turn: () => ["Your turn", "End the turn"],
};

/** Return what to do now, in words. */
export function prompt(state, path, moves) {
  if (path[0]?.startsWith("cube:")) return "Give this cube, or click its row of the market to sell it.";
  if (path[0]?.startsWith("member:")) return "Choose where the clan member goes: a tile beside, or your chieftains.";
  const sells = moves.some(({ type }) => type === "sell_cube") ? " Cubes may be sold at any time." : "";
  switch (state.phase) {
    case "take":
      return moves.some(({ type }) => type === "discard_tile")
        ? "You can place no tile: choose one, which leaves the game."
        : `Take a tile of the track.${sells}`;
    case "pay":
      return `Pay the ${tileName(state.taken)}: click a cube of yours, or a row of the market to buy.`;
    case "place":
      return `Choose a cell for the ${tileName(state.taken)}.`;
    case "choose":
      return "Choose a cube.";
    case "activate":
      return `Activate your tiles, then end the turn.${state.movement ? ` You have ${state.movement} movement.` : ""}${sells}`;
    case "exchange":
      return `Give cubes for the ${tileName(state.exchange)}: click a cube, or a row of the market to buy one.`;
    case "move":
      return state.movement ? `Move clan members (${state.movement} left), or end the turn.` : `End the turn.${sells}`;
    default:
      return "End the turn.";
  }
}

/** What the replay jumps to. */
export const markName = "scoring";

/** Return what an event is, if it is worth jumping to. */
export function mark(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}

const items = (all) => all.map(({ name, count }) => `${count} ${name.replaceAll("_", " ")}`).join(", ");

/** Return a tile in words: what it costs, brings and does. */
export function describe(number) {
  const tile = tileOf(number);
  const ways = [tile.river && "river", tile.road && "road"].filter(Boolean).join(" and ");
  return [
    `${tile.name}`,
    ways,
    tile.cost.length ? `costs ${items(tile.cost)}` : "costs nothing",
    tile.bonus.length && `brings ${items(tile.bonus)}`,
    tile.effect && `when activated: ${doing(tile)}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function doing({ effect: kind, terms }) {
  switch (kind) {
    case "produce":
      return `1 ${terms}`;
    case "move":
      return "1 movement";
    case "vp":
      return `${terms} points`;
    case "convert":
      return "1 grain for 1 whisky";
    case "exchange_distinct":
      return `different cubes for points, ${terms.replaceAll("->", " for ")}`;
    default:
      return terms.replaceAll("->", " for ").replaceAll(":", " ").replaceAll("+", " and ");
  }
}
