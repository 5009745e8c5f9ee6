/** What the hands and the piles of Schotten Totten are, and what a click on a card or a deck does now. */

import { html } from "../../html.js";
import { smallCards } from "./cards.js";
import { clanCard, deckOf, isClanCard, MODES, RUSES } from "./pieces.js";
import { TACTIC_RULES } from "./tactic_rules.js";
import { cardName, labels } from "./texts.js";
import { whyNotNow } from "./why_not.js";

const ENDS = {
  play: "It is played in place of a clan card.",
  limit: "You may never have played more than one tactic card more than the other player (ST-32).",
};

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
  const lines = isClanCard(card) ? [clanCardIs(card)] : [...TACTIC_RULES[card], ENDS.play, ENDS.limit];
  if (seat !== ctx.me || !ctx.playing) return told(capital(cardName(card)), ...lines);
  const now = ctx.clicked.includes(`hand:${card}`)
    ? "It is chosen. A click lets go of it."
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
  return `A clan card: ${colour}, value ${value}. Each of the six colours has the values 1 to 9, each once (ST-01).`;
};

/** @type {(ctx: SchottenTotten.Context, card: SchottenTotten.Card) => string} */
function clickOnCard(ctx, card) {
  if (ctx.state.phase === "return") return "A click puts it under its deck.";
  if (card === "recruiter") return "A click chooses it; then a button plays it.";
  if (RUSES.includes(card)) return "A click chooses it; then click a card beside a stone.";
  return `A click chooses it; then click ${MODES.includes(card) ? "a stone" : "your side of a stone"}.`;
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
    labels.cardsLeft(labels.decks[name], left),
    name === "clan"
      ? "Clan cards in six colours, with the values 1 to 9. You draw one card at the end of your turn (ST-03)."
      : "Ten tactic cards. At the end of your turn you choose the deck that you draw from (ST-31).",
    known.length > 0 && `You know what was put under it: ${known.join(", ")} (ST-65).`,
    ctx.isNext(`deck:${name}`)
      ? ctx.state.phase === "recruit"
        ? "A click draws a card for the Recruiter."
        : "A click draws a card and ends your turn."
      : ctx.playing && (left ? whyNoDraw(ctx) : "No card is left in it."),
  );
}

/** @param {SchottenTotten.Context} ctx */
function whyNoDraw({ state, me, names }) {
  if (state.turn !== me) return labels.turnOf(names[state.turn]);
  if (state.phase === "play") return "You draw when you have played a card.";
  if (state.phase === "return") return "First put two cards back under their decks (ST-60).";
  return "You need not choose it now: the button below ends your turn, and you draw if your hand has room.";
}

/**
 * Explain the discard pile with the cards that lie on it.
 * @param {SchottenTotten.Context} ctx
 */
export const explainDiscard = (ctx) =>
  told(
    labels.discarded(ctx.state.discard),
    ctx.state.discard.length > 0 && smallCards(ctx.state.discard),
    "Ruses lie here when they are played, and so do cards that they took from a stone. Nothing comes back (ST-65).",
    ctx.isNext("discard") && `A click ${ctx.clicked.length > 1 ? "discards the card you chose" : "plays the ruse"}.`,
  );

/**
 * Explain a hand that is hidden.
 * @param {SchottenTotten.Context} ctx
 * @param {number} seat
 */
export const explainHidden = (ctx, seat) =>
  told(
    labels.hand(ctx.names[seat]),
    labels.hiddenCount(ctx.state.hands[seat].length, ctx.state.tactic_hands[seat].length),
    `Only ${ctx.names[seat]} knows which, until the match is over (ST-90).`,
  );

/**
 * Explain how many tactic cards a player has played.
 * @param {SchottenTotten.Context} ctx
 * @param {number} seat
 */
export function explainTally({ state, names }, seat) {
  const [own, other] = [state.played[seat], state.played[1 - seat]];
  return told(
    `${names[seat]}: ${own} ${labels.playedWords(own)}`,
    `${names[1 - seat]} has played ${other}.`,
    own > other
      ? `${names[seat]} may play no other before ${names[1 - seat]} has played one more (ST-32).`
      : `${names[seat]} may play one more (ST-32).`,
  );
}
