/** The board of Schotten Totten: nine stones between two players, their hands, the decks and the discard pile. */

import { html } from "../../html.js";
import { explained } from "../../popover.js";
import { drawn, glyph, stone as stoneShape } from "./art.js";
import { cardClass, cardNames, faceUp } from "./cards.js";
import { explainFormation, explainPlace, explainStone, explainTroop } from "./explain.js";
import { formationOf, nameOfKind, sideInWords } from "./formations.js";
import { hand } from "./hand.js";
import { needsOf } from "./pieces.js";
import { piles } from "./piles.js";
import { cardName, labels } from "./texts.js";

/** Return the board. */
export function board(ctx) {
  const nameCard = cardNames(); // those that lie at the stones are named first
  const border = ctx.state.stones.map((_, index) => column(ctx, nameCard, index + 1));
  return html`<div class=${`clans ${ctx.state.tactics ? "with-tactics" : ""}`}>
    ${hand(ctx, nameCard, 1 - ctx.nearSeat)} ${piles(ctx, nameCard)}
    <div class="border">${border}</div>
    ${hand(ctx, nameCard, ctx.nearSeat)}
  </div>`;
}

function column(ctx, nameCard, number) {
  const stone = ctx.state.stones[number - 1],
    { nearSeat } = ctx;
  const owned = stone.owner === null ? "" : `owned-${stone.owner === nearSeat ? "near" : "far"} seat${stone.owner}`;
  return html`<div class=${`column ${owned}`} key=${`column ${number}`}>
    ${formation(ctx, number, 1 - nearSeat)} ${side(ctx, nameCard, number, 1 - nearSeat, "upper")}
    <div class="border-line">${stonePiece(ctx, number)} ${stone.modes.length > 0 && modes(ctx, nameCard, number)}</div>
    ${side(ctx, nameCard, number, nearSeat, "lower")} ${formation(ctx, number, nearSeat)}
  </div>`;
}

function stonePiece(ctx, number) {
  const stone = ctx.state.stones[number - 1];
  const sides = [1 - ctx.nearSeat, ctx.nearSeat]
    .filter((seat) => stone.sides[seat].length)
    .map((seat) => `${ctx.names[seat]}: ${sideInWords(stone, seat)}`);
  const label = [
    labels.stone(number),
    stone.owner !== null && labels.ownedBy(ctx.names[stone.owner]),
    ...stone.modes.map(cardName),
    ...sides,
  ].filter(Boolean);
  return ctx.piece(
    "stone",
    {
      id: `stone:${number}`,
      label: label.join(", "),
      targets: [`stone:${number}`],
      pointer: `/state/stones/${number - 1}/owner`,
      explain: () => explainStone(ctx, number),
    },
    drawn(stoneShape(number), 64, { preserveAspectRatio: "none" }),
  );
}

/** The combat modes lie beneath the stone. They are explained with it. */
const modes = (ctx, nameCard, number) =>
  html`<div class="modes" ...${explained(() => explainStone(ctx, number))}>
    ${ctx.state.stones[number - 1].modes.map((card) => {
      const from = `hand:${1 - ctx.nearSeat}:tactic`;
      return ctx.piece("playing-card.tactic", { id: nameCard(card), "data-from": from }, faceUp(card));
    })}
  </div>`;

function side(ctx, nameCard, number, seat, place) {
  const stone = ctx.state.stones[number - 1],
    needs = needsOf(stone),
    own = seat === ctx.me;
  const cards = stone.sides[seat].map((card, index) =>
    ctx.piece(
      `playing-card.troop.${cardClass(card)}`,
      {
        id: nameCard(card, seat),
        label: labels.troop(ctx.names[seat], number, card),
        targets: [`troop:${seat}:${number}:${card}`, ...(own ? [`stone:${number}`] : [])],
        pointer: `/state/stones/${number - 1}/sides/${seat}/${index}`,
        explain: () => explainTroop(ctx, number, seat, card),
        style: at(index, needs),
        "data-from": `hand:${seat}:${card.includes("-") ? "clan" : "tactic"}`,
      },
      faceUp(card),
    ),
  );
  const places = Array.from({ length: needs }, (_, index) => index);
  const free = stone.owner === null ? places.slice(cards.length) : [];
  return html`<div class=${`side ${place} needs-${needs}`}>
    ${cards} ${free.map((index) => freePlace(ctx, number, seat, index, needs))}
  </div>`;
}

/** The next free place of the player's own side can be clicked, as the stone can. */
function freePlace(ctx, number, seat, index, needs) {
  const isNext = index === ctx.state.stones[number - 1].sides[seat].length;
  if (!isNext || seat !== ctx.me || !ctx.playing)
    return html`<div class="place" style=${at(index, needs)} key=${`place ${index}`}></div>`;
  return ctx.piece("place.next", {
    label: labels.yourSide(number),
    targets: [`stone:${number}`],
    explain: () => explainPlace(ctx, number),
    style: at(index, needs),
  });
}

/** Where a card lies on its side: the first is nearest to the stone, and the upper ones lie on those behind them. */
const at = (index, needs) => ({ "--at": index, "--above": needs - index });

function formation(ctx, number, seat) {
  const stone = ctx.state.stones[number - 1];
  const found = formationOf(stone, seat);
  if (!found) return html`<span class="formation"></span>`;
  const isFirst = stone.first === seat;
  return html`<span
    class=${`formation ${isFirst ? "first" : ""}`}
    ...${explained(() => explainFormation(ctx, number, seat))}
  >
    ${found.kind && glyph(found.kind)}
    <span class="kind">${nameOfKind(found, stone.sides[seat].length)}</span> <b>${found.total}</b>
  </span>`;
}
