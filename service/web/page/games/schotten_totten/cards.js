/** The cards of Schotten Totten on the table. A card has the same name wherever it lies, so that it is seen to move. */

import { html } from "../../html.js";
import { back, drawn, face } from "./art.js";
import { clanCard, isClanCard } from "./pieces.js";

/**
 * Return what names the cards of a position. There are two Jokers: each is named by whose it is, or by the pile, and
 * counted from those that lie at the stones.
 * @param {SchottenTotten.Stone[]} [stones] those whose cards have been named elsewhere
 */
export function cardNames(stones = []) {
  /** @type {Map<number | "discard" | undefined, number>} */
  const jokers = new Map();
  /** @type {SchottenTotten.NameCard} */
  const name = (card, whose) => {
    if (card !== "joker") return `card:${card}`;
    const count = jokers.get(whose) ?? 0;
    jokers.set(whose, count + 1);
    return `card:joker:${whose}:${count}`;
  };
  for (const { sides } of stones) for (const [seat, side] of sides.entries()) for (const card of side) name(card, seat);
  return name;
}

/**
 * Return the class of a card in the style.
 * @param {SchottenTotten.Card} card
 */
export const cardClass = (card) => (isClanCard(card) ? `clan.${clanCard(card).colour}` : "tactic");

/** @type {Record<string, Cairn.Template>} drawn cards, not to be compared again */
const pictures = {};

/**
 * Return the picture of a card's face.
 * @param {SchottenTotten.Card} card
 */
export const faceUp = (card) => (pictures[`face ${card}`] ??= drawn(face(card)));

/**
 * Return the picture of the top of a card's face, as high as its place is: the rest of the card lies beneath another.
 * @type {(card: SchottenTotten.Card) => Cairn.Template}
 */
export const topOf = (card) =>
  (pictures[`top ${card}`] ??= drawn(face(card), 140, { preserveAspectRatio: "xMidYMin slice" }));

/**
 * Return the picture of the back of a card of a deck.
 * @param {SchottenTotten.Deck} deck
 */
export const faceDown = (deck) => (pictures[`back ${deck}`] ??= drawn(back(deck)));

/**
 * Return small pictures of cards side by side, for an explanation.
 * @param {SchottenTotten.Card[]} cards
 */
export const smallCards = (cards) =>
  html`<span class="small-cards" aria-hidden="true">
    ${cards.map((card) => drawn(face(card), 140, { width: 30, height: 42 }))}
  </span>`;
