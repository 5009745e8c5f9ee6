/** What moves of Highland Clans cost, and the clauses about cubes and buildings. */

import { say } from "../../language.js";
import { sides } from "./identity.js";
import { COLOUR_OF, CUBES_OF } from "./pieces.js";
import { cubes } from "./texts.js";

/** The clauses of the rulebook about cubes and buildings. */
export const CLAUSES = {
  yellow: "HC-23, HC-60",
  blue: "HC-21, HC-26, HC-29, HC-63",
  green: "HC-22, HC-27, HC-61",
  red: "HC-20, HC-62",
  cattle: "HC-20, HC-62, HC-63",
  castle: "HC-21, HC-63",
  monastery: "HC-22, HC-61",
};

/**
 * For some types of moves: the cubes that they cost.
 * @type {Record<string, (move: Cairn.Varying) => Partial<HighlandClans.Cubes>>}
 */
const COSTS = {
  build: ({ what }) => ({
    [COLOUR_OF[/** @type {HighlandClans.Building} */ (what)]]: CUBES_OF[/** @type {HighlandClans.Building} */ (what)],
  }),
  warrior: () => ({ yellow: 1 }),
  piper: () => ({ blue: 1 }),
  monks: ({ count }) => ({ green: count }),
  bard: () => ({ blue: 1 }),
};

/**
 * Return a move in words with what it costs, if that is known.
 * @type {(words: string, move: HighlandClans.Move) => string}
 */
export const withCost = (words, move) =>
  COSTS[move.type] ? say("hc-now-move-for", { move: words, cost: cubes(COSTS[move.type](move)) }) : words;

/**
 * Return how far a raid is, in words.
 * @type {(state: HighlandClans.State, names: string[]) => string}
 */
export function raidNow(state, names) {
  const [attacker, defender] = sides(state).map((seat) => names[seat]),
    { fought, wins } = /** @type {HighlandClans.Raid} */ (state.raid);
  return say("hc-now-raid", { attacker, defender, fought, first: wins[0], second: wins[1] });
}
