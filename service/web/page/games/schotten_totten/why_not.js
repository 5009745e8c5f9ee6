/** Why something cannot be used now, as far as everybody at the table can see it. The service judges each move. */

import { say } from "../../language.js";
import { isClanCard, needsOf } from "./pieces.js";

/**
 * Return why the player cannot play a card now, or claim a stone; null if nothing is seen that stands in the way.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.Card | null} [card] a card of the player's hand
 * @param {number | null} [stone] a stone that they might claim
 */
export function whyNotNow({ state, me, names, clicked }, card = null, stone = null) {
  if (state.turn !== me) return say("st-label-turn-of", { name: names[state.turn] });
  if (state.phase === "recruit") return say("st-why-first-draw-cards-recruiter");
  if (state.phase === "return") {
    const isKept = card === "joker" && state.jokers[me];
    return isKept ? say("st-why-other-joker-stays-hand") : say("st-why-first-put-two-cards");
  }
  if (stone !== null) return whyNoClaim(state, stone, me);
  if (state.phase === "claim") return say("st-why-had-card-this-turn");
  if (card && !isClanCard(card)) return whyNoTactic(state, me, card, names[1 - me]);
  if (clicked.length) return null;
  return hasRoom(state, me) ? say("st-why-first-choose-card-hand") : say("st-why-none-sides-room-card");
}

/** @type {(state: SchottenTotten.State, number: number, me: number) => string | null} */
function whyNoClaim(state, number, me) {
  if (state.expert && state.phase !== "play") return say("st-why-expert-claim-start-turn");
  if (!state.expert && state.phase === "play") return say("st-why-claims-follow-card-play");
  const stone = state.stones[number - 1];
  const isComplete = stone.sides[me].length >= needsOf(stone);
  return isComplete ? say("st-why-service-does-not-hold") : null;
}

/** @type {(state: SchottenTotten.State, me: number, card: SchottenTotten.TacticCard, other: string) => string} */
function whyNoTactic(state, me, card, other) {
  if (state.played[me] > state.played[1 - me]) return say("st-why-one-more", { name: other });
  if (card === "joker" && state.jokers[me]) return say("st-why-played-joker-this-round");
  return say("st-why-there-nothing-could-do");
}

/** @type {(state: SchottenTotten.State, me: number) => boolean} */
const hasRoom = (state, me) =>
  state.stones.some((stone) => stone.owner === null && stone.sides[me].length < needsOf(stone));
