/** Raid cards: those of the nearest clan, which stay below the board, and how a card looks wherever it lies. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { cardKind, pieceNames } from "./identity.js";
import { explanation, scene } from "./pieces.js";
import { handWords } from "./texts.js";

/**
 * Return the hand of the nearest clan: each of one's own cards can be clicked.
 * @type {HighlandClans.View["hand"]}
 */
export function hand(ctx) {
  const [seat] = ctx.seatOrder;
  const cards = cardsOf(ctx, seat, pieceNames(ctx));
  const values = cards.map(({ value }) => value).filter(Boolean);
  return html`<div
    class=${`highland-hand seat${seat}`}
    role="group"
    aria-label=${handWords(ctx.names[seat], cards.length, values)}
    style=${{ "--cards": Math.max(1, cards.length) }}
  >
    <h2 class="hidden">${say("hc-label-hand-of", { name: ctx.names[seat] })}</h2>
    ${cards.map(({ value, place, name }) =>
      seat === ctx.me && value
        ? ctx.piece(
            "raid-card",
            {
              id: name,
              label: say("hc-label-card", { value }),
              targets: [`card:${value}`],
              pointer: `/state/clans/${seat}/hand/${place}`,
              explain: explanation("card", ctx, value),
              "data-motion": "turn",
            },
            cardFace(value),
          )
        : raidCard(value, name),
    )}
  </div>`;
}

/**
 * Return the hand of another clan, which is one thing: only its owner sees the cards.
 * @param {HighlandClans.Context} ctx
 * @param {number} seat
 * @param {HighlandClans.PieceNames} names
 */
export function farHand(ctx, seat, names) {
  const cards = cardsOf(ctx, seat, names);
  const values = cards.map(({ value }) => value).filter(Boolean);
  return ctx.piece(
    "hand",
    {
      label: handWords(ctx.names[seat], cards.length, values),
      explain: explanation("hand", ctx, seat),
    },
    cards.map(({ value, name }) => raidCard(value, name)),
    html`<strong class="count">${cards.length}</strong>`,
  );
}

/**
 * Return the cards of a clan by their values, with their places in the hand and their names.
 * @param {HighlandClans.Context} ctx
 * @param {number} seat
 * @param {HighlandClans.PieceNames} names
 */
function cardsOf(ctx, seat, names) {
  const isSeen = ctx.sees(seat);
  /** @type {Map<HighlandClans.Card, number>} */
  const taken = new Map();
  return ctx.state.clans[seat].hand
    .map((card, place) => ({ value: isSeen ? card : null, place }))
    .sort((one, other) => (one.value ?? 0) - (other.value ?? 0))
    .map(({ value, place }) => {
      const nth = taken.get(value) ?? 0;
      taken.set(value, nth + 1);
      return { value, place, name: names(cardKind(value), `hand ${seat}`)[nth] };
    });
}

/**
 * Return a raid card that cannot be clicked; without a value its back.
 * @type {(value: HighlandClans.Card, name?: string | null, look?: string) => Cairn.Template}
 */
export const raidCard = (value, name, look = "") =>
  html`<span key=${name} class=${`raid-card ${value ? "" : "back"} ${look}`} data-piece=${name} data-motion="turn">
    ${cardFace(value)}
  </span>`;

/** @param {HighlandClans.Card} value */
const cardFace = (value) => html`${scene(value)}${value && html`<span class="value">${value}</span>`}`;
