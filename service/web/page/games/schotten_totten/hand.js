/** A player's hand: their own as large cards, the other's as backs that say nothing about what they hide. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { explained } from "../../popover.js";
import { cardClass, cardNames, faceDown, faceUp } from "./cards.js";
import { isClanCard, rankInHand } from "./pieces.js";
import { cardTerm } from "./texts.js";

/**
 * Return the hand of who looks at the table. It stays in the window below the board.
 * @type {SchottenTotten.View["hand"]}
 */
export const nearHand = (ctx) => hand(ctx, cardNames(ctx.state.stones), ctx.nearSeat);

/**
 * Return the hand of a seat, with the name of its player and how many tactic cards they have played; above the near one
 * stands which round it is.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.NameCard} nameCard
 * @param {number} seat
 */
export function hand(ctx, nameCard, seat) {
  const { state } = ctx;
  const clan = state.hands[seat].map((card, index) => ({ card, pointer: `/state/hands/${seat}/${index}` }));
  clan.sort((a, b) => rankInHand(a.card) - rankInHand(b.card));
  const tactic = state.tactic_hands[seat].map((card, index) => ({
    card,
    pointer: `/state/tactic_hands/${seat}/${index}`,
  }));
  const cards = [...clan, ...tactic];
  const known = cards.flatMap(({ card, pointer }) => (card ? [{ card, pointer }] : []));
  const near = seat === ctx.nearSeat;
  const isKnown = ctx.sees(seat) && known.length === cards.length;
  return html`<div
    class=${`hand ${near ? "near" : "far"} seat${seat}`}
    style=${{ "--cards": Math.max(cards.length, 2) }}
    key=${`hand ${seat}`}
  >
    <p class="of">
      ${crest(seat)}<span class="caption">${say("st-label-hand", { name: ctx.names[seat] })}</span>
      ${
        state.tactics &&
        html`<span class="tally" ...${explained(async () => (await import("./explain.js")).explainTally(ctx, seat))}>
        ${faceDown("tactic")} ${state.played[seat]} <span class="words">${say("st-label-played-words", { played: state.played[seat] })}</span>
      </span>`
      }
      ${near && state.rounds > 1 && html`<span class="round">${say("st-label-round", { round: state.round, rounds: state.rounds })}</span>`}
    </p>
    ${isKnown ? open(ctx, nameCard, seat, known) : closed(ctx, seat, clan.length, tactic.length)}
  </div>`;
}

/**
 * Return the cards of a hand that is seen.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.NameCard} nameCard
 * @param {number} seat
 * @param {{card: SchottenTotten.Card, pointer: string}[]} cards
 */
const open = (ctx, nameCard, seat, cards) =>
  html`<div class="held open ${cards.some(({ card }) => ctx.isNext(`hand:${card}`)) ? "choosing" : ""}">
    ${cards.map(({ card, pointer }) =>
      ctx.piece(
        `playing-card.${cardClass(card)}`,
        {
          id: nameCard(card, seat),
          label:
            seat === ctx.nearSeat
              ? say("st-label-held", { card: cardTerm(card) })
              : say("st-label-held-of", { name: ctx.names[seat], card: cardTerm(card) }),
          targets: seat === ctx.me ? [`hand:${card}`] : [],
          pointer,
          explain: async () => (await import("./explain.js")).explainHandCard(ctx, seat, card),
          "data-from": `deck:${isClanCard(card) ? "clan" : "tactic"}`,
          "data-motion": "turn",
        },
        faceUp(card),
      ),
    )}
  </div>`;

/**
 * Hidden cards are alike but for their backs. The last of each kind is where a card that is played comes from.
 * @type {(ctx: SchottenTotten.Context, seat: number, clan: number, tactic: number) => Cairn.Template}
 */
function closed(ctx, seat, clan, tactic) {
  /** @type {(deck: SchottenTotten.Deck, count: number) => Cairn.Template[]} */
  const backs = (deck, count) =>
    Array.from({ length: count }, (_, index) =>
      ctx.piece("playing-card.back", { id: index === count - 1 ? `hand:${seat}:${deck}` : undefined }, faceDown(deck)),
    );
  return ctx.piece(
    "held",
    {
      label: say(tactic ? "st-label-hidden-cards-tactic" : "st-label-hidden-cards", {
        name: ctx.names[seat],
        clan,
        tactic,
      }),
      explain: async () => (await import("./explain.js")).explainHidden(ctx, seat),
    },
    backs("clan", clan),
    backs("tactic", tactic),
  );
}
