/** The texts of Glen More. */

import { named, tileName, tileOf } from "./tiles.js";

const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Return a cell of a territory in words, such as "1 north, 2 east". */
function cellName(x, y) {
  const south = y ? `${Math.abs(y)} ${y > 0 ? "south" : "north"}` : "",
    east = x ? `${Math.abs(x)} ${x > 0 ? "east" : "west"}` : "";
  return [south, east].filter(Boolean).join(", ") || "starting village";
}

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  stacks: (counts, scorings) =>
    `Left in the stacks 1 to 3: ${counts.join(", ")}. ${scorings} of 3 scorings took place.`,
  taken: (name, tile) => ` ${name} has taken ${named(tile)}.`,
  symbols: "♟ new clan member · ➜ movement · a number in a disc: points",
  tileToPlace: "Tile to place:",
  space: (space, what) => `Space ${space}: ${what}`,
  die: "die",
  emptySpace: "empty",
  pay: "pay",
  market: "Market",
  marketRow: (kind, filled) => {
    const buy = filled < 3 ? `buy for ${filled + 1}` : "not for sale";
    const sell = filled ? `sells for ${filled}` : "cannot be sold";
    return `Market, ${kind}: ${buy}, ${sell}`;
  },
  territory: (name) => `Territory of ${name}`,
  tiles: (name) => `Tiles of ${name}`,
  cell: (x, y) => `Cell ${cellName(x, y)}`,
  members: (number) => count(number, "clan member"),
  holds: (cubes) => `holds ${cubes.join(", ")}`,
  membersOn: (number, tile) => `${number} on ${tileName(tile)}`,
  cubeOf: (kind, tile) => `${kind} of ${tileName(tile)}`,
  holdings: {
    coins: (number) => (number === 1 ? "coin" : "coins"),
    barrels: (number) => (number === 1 ? "barrel" : "barrels"),
    chieftains: (number) => (number === 1 ? "chieftain" : "chieftains"),
  },
};

/** For each type of move: the title of its group, and the move in words. */
export const moves = {
  sell_cube: (m) => ["Sell", `Sell ${m.cube} from ${named(m.tile)}`],
  take_tile: (m, { state }) => ["Take a tile", `${tileName(state.track[m.space])}, space ${m.space}`],
  discard_tile: (m, { state }) => ["No tile can be placed", `${tileName(state.track[m.space])}, space ${m.space}`],
  pay_cube: (m) => ["Pay", `Give ${m.cube} from ${named(m.tile)}`],
  buy_cube: (m, { state }) => ["Pay", `Buy ${m.cube} for ${count(state.market[m.cube] + 1, "coin")}`],
  pay_member: (m) => ["Pay", `Give a clan member from ${named(m.tile)}`],
  pay_chieftain: () => ["Pay", "Give a chieftain"],
  place_tile: (m) => ["Place the tile", `Cell ${cellName(m.x, m.y)}`],
  choose_cube: (m) => ["Choose a cube", `Take ${m.cube}`],
  activate_tile: (m) => ["Activate", `Activate ${named(m.tile)}`],
  close_exchange: () => ["Pay", "Give no more cubes"],
  move_member: (m) => ["Move a clan member", `From ${named(m.origin)} to ${named(m.target)}`],
  promote_member: (m) => ["Make a chieftain", `The clan member on ${named(m.tile)}`],
  end_turn: () => ["Your turn", "End the turn"],
};

/** Tell a player what to do now. */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("cube:")) return "Give this cube, or click its row of the market to sell it.";
  if (clicked[0]?.startsWith("member:"))
    return "Choose where the clan member goes: to an adjacent tile, or to your chieftains.";
  const sells = moves.some(({ type }) => type === "sell_cube") ? " Cubes may be sold at any time." : "";
  const movement = state.movement ? ` You have ${count(state.movement, "movement point")}.` : "";
  const pay = "Click a cube of yours, or a row of the market to buy a cube.";
  switch (state.phase) {
    case "take":
      return moves.some(({ type }) => type === "discard_tile")
        ? "You cannot place a tile. Choose one to remove from the game."
        : `Take a tile from the track.${sells}`;
    case "pay":
      return `Pay for ${named(state.taken)}. ${pay}`;
    case "place":
      return `Choose a cell for ${named(state.taken)}.`;
    case "choose":
      return "Choose a cube.";
    case "activate":
      return `Activate your tiles, then end the turn.${movement}${sells}`;
    case "exchange":
      return `Give cubes for ${named(state.exchange)}. ${pay}`;
    case "move":
      return state.movement ? `Move clan members (${state.movement} left), or end the turn.` : `End the turn.${sells}`;
    default:
      return "End the turn.";
  }
}

/** What the replay jumps to. */
export const milestoneName = "scoring";

/** Name an event that the replay can jump to. */
export function milestone(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}

/** Return a tile in words: its cost, its bonus and its effect, as the rulebook has them. */
export function describe(number) {
  const tile = tileOf(number);
  const connections = [tile.river && "river", tile.road && "road"].filter(Boolean).join(" and ");
  return [
    tile.name,
    connections,
    tile.costText && `costs ${tile.costText}`,
    tile.bonusText && `brings ${tile.bonusText}`,
    tile.kind !== "none" && `when activated: ${tile.effectText}`,
  ]
    .filter(Boolean)
    .join("; ");
}
