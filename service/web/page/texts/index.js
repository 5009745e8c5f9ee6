/** Every text of the page is in this folder: the page's own in `page.js`, each game's in the file of its name. */

import { moves as glenMore } from "./glen_more.js";
import { moves as highlandClans } from "./highland_clans.js";
import { texts } from "./page.js";
import { moves as schottenTotten } from "./schotten_totten.js";

const MOVES = { glen_more: glenMore, highland_clans: highlandClans, schotten_totten: schottenTotten };

const fallback = ({ type, ...facts }) => [
  type.replaceAll("_", " "),
  `${type.replaceAll("_", " ")} ${Object.values(facts)
    .map((value) => JSON.stringify(value))
    .join(" ")}`,
];

const words = (ruleset, move, ctx) => (MOVES[ruleset]?.[move.type] ?? fallback)(move, ctx);

/** Return a move as a button says it. */
export const say = (ruleset, move, ctx) => words(ruleset, move, ctx)[1];

/** Return moves in groups: [[title, moves]], in the order they first come in. */
export function groupsOf(ruleset, moves) {
  const groups = new Map();
  for (const move of moves) {
    const [title] = words(ruleset, move, { names: texts.defaultNames, state: { track: [], market: {} } });
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return [...groups];
}
