/** What the tactic cards of Schotten Totten do, in words. */

import { say } from "../../language.js";

/**
 * Return what a tactic card does, and where it is played, with the clauses.
 * @param {SchottenTotten.TacticCard} card
 */
export const rulesOf = (card) => [1, 2].map((line) => say(`st-rule-${card.replaceAll("_", "-")}-${line}`));

/** @type {SchottenTotten.TacticCard[]} */
const TROOPS_AND_MODES = ["joker", "spy", "shield_bearer", "blind_mans_bluff", "mud_fight"];
/** The tactic cards, in an order to read about them. */
export const TACTIC_CARDS = /** @type {SchottenTotten.TacticCard[]} */ ([
  ...TROOPS_AND_MODES,
  ...["recruiter", "strategist", "banshee", "traitor"],
]);
