/** Glen More's moves as clicks, what to do now, and what counts. */

import { tallyOf } from "../tally.js";
import { tileName } from "./tiles.js";

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

/** Return what to click for a move, in order. */
export const way = (move) => WAYS[move.type]?.(move) ?? [];

/** Return the move that a path would be, legal or not, so that the service can say why not. */
export function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 2) {
    if (first[0] === "member" && second[0] === "tile")
      return { type: "move_member", origin: Number(first[1]), target: Number(second[1]) };
    if (first[0] === "cube" && second[0] === "market")
      return { type: "sell_cube", tile: Number(first[1]), cube: first[2] };
    return null;
  }
  if (first[0] === "space") return { type: "take_tile", space: Number(first[1]) };
  if (first[0] === "tile") return { type: "activate_tile", tile: Number(first[1]) };
  if (first[0] === "market") return { type: "buy_cube", cube: first[1] };
  if (first[0] === "member") return { type: "promote_member", tile: Number(first[1]) };
  if (first[0] === "cube")
    return {
      type: state.phase === "pay" || state.phase === "exchange" ? "pay_cube" : "sell_cube",
      tile: Number(first[1]),
      cube: first[2],
    };
  if (first[0] === "cell")
    return { type: "place_tile", x: Number(first[1].split(",")[0]), y: Number(first[1].split(",")[1]) };
  return null;
}

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

/** Return what an event is, if it is worth jumping to. */
export function mark(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}

/** Count points, event by event. */
export const tally = (seats) =>
  tallyOf({ points: Array(seats).fill(0) }, (now, event) => {
    if (event.type === "glen_more.points_scored") now.points[event.seat] = event.points;
    else if (event.type.startsWith("glen_more.") && Array.isArray(event.points)) now.points = [...event.points];
    return now;
  });
