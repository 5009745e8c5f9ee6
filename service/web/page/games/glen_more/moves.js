/** The moves of Glen More as clicks, and its points. */

import { removeFrom } from "../../foresee.js";
import { eventCounter } from "../points.js";

/**
 * For each type of move: the targets that are clicked for it.
 * @type {Record<string, (move: Cairn.Varying) => string[]>}
 * @satisfies {Partial<Cairn.PerMove<GlenMore.Move, [], string[]>>}
 */
const TARGETS = {
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

/** @type {(state: GlenMore.State, seat: number, tile: number) => Cairn.Varying} */
const laidOf = ({ players }, seat, tile) => players[seat].territory.find((laid) => laid.tile === tile) ?? {};

/**
 * For each type of move what it does to the board; not what is gained by it.
 * @type {GlenMore.View["outcomes"]}
 */
export const outcomes = {
  take_tile: (m, state, seat) => {
    state.taken = state.track[m.space];
    state.track[m.space] = null;
    state.figures[seat] = m.space;
  },
  sell_cube: (m, state, seat) => removeFrom(laidOf(state, seat, m.tile).cubes, m.cube),
  pay_cube: (m, state, seat) => {
    removeFrom(laidOf(state, seat, m.tile).cubes, m.cube);
    state.paid.push(m.cube);
  },
  place_tile: ({ x, y }, state, seat) => {
    if (state.taken) state.players[seat].territory.push({ tile: state.taken, x, y, cubes: [], members: 0 });
    state.phase = "activate";
  },
  move_member: (m, state, seat) => {
    laidOf(state, seat, m.origin).members -= 1;
    laidOf(state, seat, m.target).members += 1;
  },
};

/** The types of the moves that have a button below the board. */
export const buttonMoves = new Set(["end_turn", "close_exchange", "choose_cube", "pay_chieftain", "buy_cube"]);

/**
 * Return the targets that are clicked for a move, in order.
 * @type {GlenMore.View["targets"]}
 */
export const targets = (move) => TARGETS[move.type]?.(move) ?? [];

/**
 * Return the move that was probably meant by some clicks, so that the service can say why it is refused.
 * @type {GlenMore.View["guessMove"]}
 */
export function guessMove(clicked, state) {
  const [first, second] = clicked.map((target) => target.split(":"));
  if (clicked.length === 2) {
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

/**
 * Return the counter of points.
 * @type {GlenMore.View["pointsCounter"]}
 */
export const pointsCounter = (seats) =>
  eventCounter({ points: Array(seats).fill(0) }, (counted, event) => {
    if (event.type === "glen_more.points_scored") counted.points[event.seat] = event.points;
    else if (event.type.startsWith("glen_more.") && Array.isArray(event.points)) counted.points = [...event.points];
    return counted;
  });
