/** What the hands and the piles of Schotten Totten are, and what a click on a card or a deck does now. */

import { html } from "../../html.js";
import { commas, load, say, term } from "../../language.js";
import { smallCards } from "./cards.js";
import { clanCard, deckOf, isClanCard, MODES, RUSES } from "./pieces.js";
import { rulesOf } from "./tactic_rules.js";
import { cardName, discardedWords } from "./texts.js";
import { whyNotNow } from "./why_not.js";

await load("schotten_totten_details");

/**
 * Return an explanation: what it is called, and sentences about it.
 * @type {(title: string, ...lines: Cairn.Content[]) => Cairn.Template}
 */
export const told = (title, ...lines) =>
  html`<strong class="told">${title}</strong>${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}`;

/**
 * Return a text with a capital letter first.
 * @param {string} text
 */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * Explain a card in a hand that is seen.
 * @type {(ctx: SchottenTotten.Context, seat: number, card: SchottenTotten.Card) => Cairn.Template}
 */
export function explainHandCard(ctx, seat, card) {
  const lines = isClanCard(card)
    ? [clanCardIs(card)]
    : [...rulesOf(card), say("st-explain-played-place-clan-card"), say("st-explain-may-never-played-more")];
  if (seat !== ctx.me || !ctx.playing) return told(capital(cardName(card)), ...lines);
  const now = ctx.clicked.includes(`hand:${card}`)
    ? say("st-explain-chosen-click-lets-go")
    : ctx.movesOf(`hand:${card}`).length
      ? clickOnCard(ctx, card)
      : whyNotNow(ctx, card);
  return told(capital(cardName(card)), ...lines, now);
}

/**
 * Return a sentence that says what a clan card is.
 * @param {SchottenTotten.ClanCard} card
 */
export const clanCardIs = (card) => {
  const { colour, value } = clanCard(card);
  return say("st-explain-clan-card", { colour: term(`st-colour-${colour}`), value });
};

/** @type {(ctx: SchottenTotten.Context, card: SchottenTotten.Card) => string} */
function clickOnCard(ctx, card) {
  if (ctx.state.phase === "return") return say("st-explain-click-puts-under-deck");
  if (card === "recruiter") return say("st-explain-click-chooses-button-plays");
  if (RUSES.includes(card)) return say("st-explain-click-chooses-click-card");
  return say(MODES.includes(card) ? "st-explain-click-mode" : "st-explain-click-card");
}

/**
 * Explain a deck.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.Deck} name
 */
export function explainDeck(ctx, name) {
  const { left, under } = deckOf(ctx.state, name);
  const known = under.flatMap(({ card }) => (card ? [cardName(card)] : []));
  return told(
    say("st-label-cards-left", { deck: say(`st-label-decks-${name}`), left }),
    name === "clan" ? say("st-explain-clan-cards-six-colours") : say("st-explain-ten-tactic-cards-end"),
    known.length > 0 && say("st-explain-known-under", { cards: commas(known) }),
    ctx.isNext(`deck:${name}`)
      ? ctx.state.phase === "recruit"
        ? say("st-explain-click-draws-card-recruiter")
        : say("st-explain-click-draws-card-ends")
      : ctx.playing && (left ? whyNoDraw(ctx) : say("st-explain-no-card-left")),
  );
}

/** @param {SchottenTotten.Context} ctx */
function whyNoDraw({ state, me, names }) {
  if (state.turn !== me) return say("st-label-turn-of", { name: names[state.turn] });
  if (state.phase === "play") return say("st-explain-draw-when-played-card");
  if (state.phase === "return") return say("st-explain-first-put-two-cards");
  return say("st-explain-need-not-choose-now");
}

/**
 * Explain the discard pile with the cards that lie on it.
 * @param {SchottenTotten.Context} ctx
 */
export const explainDiscard = (ctx) =>
  told(
    discardedWords(ctx.state.discard),
    ctx.state.discard.length > 0 && smallCards(ctx.state.discard),
    say("st-explain-ruses-lie-here-when"),
    ctx.isNext("discard") && say(ctx.clicked.length > 1 ? "st-explain-click-discards" : "st-explain-click-plays-ruse"),
  );

/**
 * Explain a hand that is hidden.
 * @param {SchottenTotten.Context} ctx
 * @param {number} seat
 */
export const explainHidden = (ctx, seat) =>
  told(
    say("st-label-hand", { name: ctx.names[seat] }),
    say(ctx.state.tactic_hands[seat].length ? "st-label-hidden-count-tactic" : "st-label-hidden-count", {
      clan: ctx.state.hands[seat].length,
      tactic: ctx.state.tactic_hands[seat].length,
    }),
    say("st-explain-only-owner", { name: ctx.names[seat] }),
  );

/**
 * Explain how many tactic cards a player has played.
 * @param {SchottenTotten.Context} ctx
 * @param {number} seat
 */
export function explainTally({ state, names }, seat) {
  const [own, other] = [state.played[seat], state.played[1 - seat]];
  return told(
    say("st-explain-played", { name: names[seat], played: own }),
    say("st-explain-played-other", { name: names[1 - seat], played: other }),
    own > other
      ? say("st-explain-may-not-play", { name: names[seat], other: names[1 - seat] })
      : say("st-explain-may-play", { name: names[seat] }),
  );
}
