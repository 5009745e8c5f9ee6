/** The decks and the discard pile. */

import { html } from "../../html.js";
import { cardClass, faceDown, faceUp } from "./cards.js";
import { explainDeck, explainDiscard } from "./explain.js";
import { labels } from "./texts.js";

/** Return the piles beside the border. */
export function piles(ctx, nameCard) {
  const { state } = ctx;
  return html`<div class="piles">
    ${deck(ctx, "clan")} ${state.tactics && deck(ctx, "tactic")} ${state.tactics && discard(ctx, nameCard)}
  </div>`;
}

/** A deck is a stack: the fewer cards are left, the thinner it is. */
function deck(ctx, name) {
  const { left } = ctx.state[`${name}_deck`];
  return html`<div class="pile" key=${name}>
    ${ctx.piece(
      `deck.${left ? `thick-${Math.min(3, Math.ceil(left / 6))}` : "empty"}`,
      {
        id: `deck:${name}`,
        label: labels.cardsLeft(labels.decks[name], left),
        targets: [`deck:${name}`],
        pointer: `/state/${name}_deck`,
        explain: () => explainDeck(ctx, name),
      },
      left > 0 && faceDown(name),
      html`<span class="left">${left}</span>`,
    )}
    <span class="caption" aria-hidden="true">${labels.shortDecks[name]}</span>
  </div>`;
}

function discard(ctx, nameCard) {
  const cards = ctx.state.discard;
  return html`<div class="pile discard" key="discard" style=${{ "--cards": Math.max(cards.length, 2) }}>
    ${ctx.piece(
      `discarded.${cards.length ? "full" : "empty"}`,
      {
        label: labels.discarded(cards),
        targets: ["discard"],
        pointer: "/state/discard",
        explain: () => explainDiscard(ctx),
      },
      cards.map((card) =>
        ctx.piece(
          `playing-card.${cardClass(card)}`,
          { id: nameCard(card, "discard"), "data-from": from(ctx), "data-motion": "turn" },
          faceUp(card),
        ),
      ),
    )}
    <span class="caption" aria-hidden="true">${labels.discard}</span>
  </div>`;
}

/** A ruse that the other player has played comes from their hand. */
const from = (ctx) => `hand:${1 - ctx.nearSeat}:tactic`;
