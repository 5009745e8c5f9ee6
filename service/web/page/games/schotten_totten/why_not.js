/** Why something cannot be used now, as far as everybody at the table can see it. The service judges each move. */

import { isClanCard, needsOf } from "./pieces.js";
import { labels } from "./texts.js";

/**
 * Return why the player cannot play a card now, or claim a stone; null if nothing is seen that stands in the way.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.Card | null} [card] a card of the player's hand
 * @param {number | null} [stone] a stone that they might claim
 */
export function whyNotNow({ state, me, names, clicked }, card = null, stone = null) {
  if (state.turn !== me) return labels.turnOf(names[state.turn]);
  if (state.phase === "recruit") return "First draw the cards for the Recruiter (ST-60).";
  if (state.phase === "return") {
    const isKept = card === "joker" && state.jokers[me];
    return isKept ? "Your other Joker stays in your hand (ST-44)." : "First put two cards back (ST-60).";
  }
  if (stone !== null) return whyNoClaim(state, stone, me);
  if (state.phase === "claim") return "You have had your card in this turn. Claim stones, or end the turn (ST-03).";
  if (card && !isClanCard(card)) return whyNoTactic(state, me, card, names[1 - me]);
  if (clicked.length) return null;
  return hasRoom(state, me) ? "First choose a card of your hand." : "None of your sides has room for a card (ST-04).";
}

/** @type {(state: SchottenTotten.State, number: number, me: number) => string | null} */
function whyNoClaim(state, number, me) {
  if (state.expert && state.phase !== "play")
    return "In Expert you claim at the start of a turn, before you play a card (ST-80).";
  if (!state.expert && state.phase === "play") return "Claims follow the card that you play (ST-03).";
  const stone = state.stones[number - 1];
  const isComplete = stone.sides[me].length >= needsOf(stone);
  return isComplete ? "The service does not hold it for proven now. Click it to see why." : null;
}

/** @type {(state: SchottenTotten.State, me: number, card: SchottenTotten.TacticCard, other: string) => string} */
function whyNoTactic(state, me, card, other) {
  if (state.played[me] > state.played[1 - me])
    return `You have played one tactic card more than ${other}, so you may not play another (ST-32).`;
  if (card === "joker" && state.jokers[me]) return "You have played a Joker in this round (ST-44).";
  return "There is nothing that it could do, or no room for it (ST-64).";
}

/** @type {(state: SchottenTotten.State, me: number) => boolean} */
const hasRoom = (state, me) =>
  state.stones.some((stone) => stone.owner === null && stone.sides[me].length < needsOf(stone));
