/** The decks and the discard pile. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { cardClass, faceDown, faceUp } from "./cards.js";
import { deckOf } from "./pieces.js";
import { discardedWords } from "./texts.js";

/**
 * Return the piles beside the border.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.NameCard} nameCard
 */
export function piles(ctx, nameCard) {
  const { state } = ctx;
  return html`<div class="piles">
    ${deck(ctx, "clan")} ${state.tactics && deck(ctx, "tactic")} ${state.tactics && discard(ctx, nameCard)}
  </div>`;
}

/**
 * A deck is a stack: the fewer cards are left, the thinner it is.
 * @type {(ctx: SchottenTotten.Context, name: SchottenTotten.Deck) => Cairn.Template}
 */
function deck(ctx, name) {
  const { left } = deckOf(ctx.state, name);
  return html`<div class="pile" key=${name}>
    ${ctx.piece(
      `deck.${left ? `thick-${Math.min(3, Math.ceil(left / 6))}` : "empty"}`,
      {
        id: `deck:${name}`,
        label: say("st-label-cards-left", { deck: say(`st-label-decks-${name}`), left }),
        targets: [`deck:${name}`],
        pointer: `/state/${name}_deck`,
        explain: async () => (await import("./explain.js")).explainDeck(ctx, name),
      },
      left > 0 && faceDown(name),
      html`<span class="left">${left}</span>`,
    )}
    <span class="caption" aria-hidden="true">${say(`st-label-short-decks-${name}`)}</span>
  </div>`;
}

/** @type {(ctx: SchottenTotten.Context, nameCard: SchottenTotten.NameCard) => Cairn.Template} */
function discard(ctx, nameCard) {
  const cards = ctx.state.discard;
  return html`<div class="pile discard" key="discard" style=${{ "--cards": Math.max(cards.length, 2) }}>
    ${ctx.piece(
      `discarded.${cards.length ? "full" : "empty"}`,
      {
        label: discardedWords(cards),
        targets: ["discard"],
        pointer: "/state/discard",
        explain: async () => (await import("./explain.js")).explainDiscard(ctx),
      },
      cards.map((card) =>
        ctx.piece(
          `playing-card.${cardClass(card)}`,
          { id: nameCard(card, "discard"), "data-from": from(ctx), "data-motion": "turn" },
          faceUp(card),
        ),
      ),
    )}
    <span class="caption" aria-hidden="true">${say("st-label-discard")}</span>
  </div>`;
}

/**
 * A ruse that the other player has played comes from their hand.
 * @param {SchottenTotten.Context} ctx
 */
const from = (ctx) => `hand:${1 - ctx.nearSeat}:tactic`;
