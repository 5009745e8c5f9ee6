/** The board of Schotten Totten: nine stones between two players, the other hand, the decks and the discard pile. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { explained } from "../../popover.js";
import { drawn, glyph, stone as stoneShape } from "./art.js";
import { cardClass, cardNames, faceUp, topOf } from "./cards.js";
import { formationOf, nameOfKind, sideInWords } from "./formations.js";
import { hand } from "./hand.js";
import { isClanCard, needsOf } from "./pieces.js";
import { piles } from "./piles.js";
import { cardName, cardTerm } from "./texts.js";

/**
 * Return the board: all but the hand of who looks at it, which stays in the window below (see `hand.js`).
 * @type {SchottenTotten.View["board"]}
 */
export function board(ctx) {
  const nameCard = cardNames(); // those that lie at the stones are named first
  const border = ctx.state.stones.map((_, index) => column(ctx, nameCard, index + 1));
  return html`<div class="clans">
    <div class="bench">${hand(ctx, nameCard, 1 - ctx.nearSeat)} ${piles(ctx, nameCard)}</div>
    <div class="border">${border}</div>
  </div>`;
}

/**
 * A stone with both its sides is a group, whose heading and description say what stands there.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.NameCard} nameCard
 * @param {number} number
 */
function column(ctx, nameCard, number) {
  const stone = ctx.state.stones[number - 1],
    { nearSeat } = ctx;
  const owned =
    stone.owner === null ? "" : `owned owned-${stone.owner === nearSeat ? "near" : "far"} seat${stone.owner}`;
  const [heading, sides] = [`stone-${number}`, `stone-${number}-sides`];
  return html`<div
    class=${`column ${owned}`}
    key=${`column ${number}`}
    role="group"
    aria-labelledby=${heading}
    aria-describedby=${sides}
  >
    <h2 class="hidden" id=${heading}>${stone.owner === null ? say("st-label-stone", { number }) : say("st-label-claimed", { number, owner: ctx.names[stone.owner] })}</h2>
    <p class="hidden" id=${sides}>${bothSides(ctx, stone)}</p>
    ${formation(ctx, number, 1 - nearSeat)} ${side(ctx, nameCard, number, 1 - nearSeat, "upper")}
    <div class=${`border-line ${stone.modes.length ? "has-modes" : ""}`}>
      <span class="bed"></span>${stonePiece(ctx, number)} ${stone.modes.length > 0 && modes(ctx, nameCard, number)}
    </div>
    ${side(ctx, nameCard, number, nearSeat, "lower")} ${formation(ctx, number, nearSeat)}
  </div>`;
}

/** @type {(ctx: SchottenTotten.Context, stone: SchottenTotten.Stone) => string} */
const bothSides = (ctx, stone) =>
  [
    ...stone.modes.map((mode) => `${cardName(mode)}.`),
    ...[1 - ctx.nearSeat, ctx.nearSeat].map((seat) =>
      say("st-explain-side", { name: ctx.names[seat], side: sideInWords(stone, seat) }),
    ),
  ].join(" ");

/** @type {(ctx: SchottenTotten.Context, number: number) => Cairn.Template} */
function stonePiece(ctx, number) {
  const { owner } = ctx.state.stones[number - 1];
  return ctx.piece(
    "stone",
    {
      id: `stone:${number}`,
      label: say("st-label-stone", { number }),
      targets: [`stone:${number}`],
      pointer: `/state/stones/${number - 1}/owner`,
      explain: async () => (await import("./explain_stones.js")).explainStone(ctx, number),
      "data-digit": number,
      "data-motion": "slide",
    },
    drawn(stoneShape(number), 64),
    owner !== null && crest(owner, { size: "min(var(--line) * 0.3, var(--column) * 0.36)" }),
  );
}

/**
 * The combat modes lie beneath the stone. They are explained with it.
 * @type {(ctx: SchottenTotten.Context, nameCard: SchottenTotten.NameCard, number: number) => Cairn.Template}
 */
const modes = (ctx, nameCard, number) =>
  html`<div class="modes" ...${explained(async () => (await import("./explain_stones.js")).explainStone(ctx, number))}>
    ${ctx.state.stones[number - 1].modes.map((card) => {
      const from = `hand:${1 - ctx.nearSeat}:tactic`;
      return ctx.piece(
        "playing-card.tactic",
        { id: nameCard(card), "data-from": from, "data-motion": "turn" },
        topOf(card),
      );
    })}
  </div>`;

/**
 * Return a side of a stone with its cards.
 * @param {SchottenTotten.Context} ctx
 * @param {SchottenTotten.NameCard} nameCard
 * @param {number} number
 * @param {number} seat
 * @param {"upper" | "lower"} place
 */
function side(ctx, nameCard, number, seat, place) {
  const stone = ctx.state.stones[number - 1],
    needs = needsOf(stone),
    own = seat === ctx.me;
  const cards = stone.sides[seat].map((card, index) =>
    ctx.piece(
      `playing-card.troop.${cardClass(card)}`,
      {
        id: nameCard(card, seat),
        label: say("st-label-troop", { name: ctx.names[seat], number, card: cardTerm(card) }),
        targets: [`troop:${seat}:${number}:${card}`, ...(own ? [`stone:${number}`] : [])],
        pointer: `/state/stones/${number - 1}/sides/${seat}/${index}`,
        explain: async () => (await import("./explain_stones.js")).explainTroop(ctx, number, seat, card),
        style: at(index, needs),
        "data-from": `hand:${seat}:${isClanCard(card) ? "clan" : "tactic"}`,
        "data-motion": "turn",
      },
      faceUp(card),
    ),
  );
  const isOpen = own && ctx.clicked.length > 0 && stone.owner === null && cards.length < needs;
  return html`<div class=${`side ${place} needs-${needs}`}>
    ${cards} ${isOpen && freePlace(ctx, number, seat, cards.length)}
  </div>`;
}

/**
 * While a card is held, the next free place of the player's own side shows; it can be clicked as the stone can.
 * @type {(ctx: SchottenTotten.Context, number: number, seat: number, index: number) => Cairn.Template}
 */
const freePlace = (ctx, number, seat, index) =>
  ctx.piece("place", {
    label: say("st-label-your-side", { number }),
    targets: [`stone:${number}`],
    explain: async () => (await import("./explain_stones.js")).explainPlace(ctx, number, seat),
    style: at(index, needsOf(ctx.state.stones[number - 1])),
  });

/**
 * Where a card lies on its side: the first is nearest to the stone, and the upper ones lie on those behind them.
 * @type {(index: number, needs: number) => Cairn.Attributes}
 */
const at = (index, needs) => ({ "--at": index, "--above": needs - index });

/** @type {(ctx: SchottenTotten.Context, number: number, seat: number) => Cairn.Template} */
function formation(ctx, number, seat) {
  const stone = ctx.state.stones[number - 1];
  const found = formationOf(stone, seat);
  if (!found) return html`<span class="formation"></span>`;
  const isFirst = stone.first === seat;
  return html`<span
    class=${`formation ${isFirst ? "first" : ""}`}
    ...${explained(async () => (await import("./explain_stones.js")).explainFormation(ctx, number, seat))}
  >
    ${found.kind && glyph(found.kind)}
    <span class="kind">${nameOfKind(found, stone.sides[seat].length)}</span> <b>${found.total}</b>
  </span>`;
}
