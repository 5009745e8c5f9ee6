/** The board of Schotten Totten: nine stones with their two sides, the hands, the decks and the discard pile. */

import { h } from "../../dom.js";
import { cardName, labels } from "./texts.js";
import { formation } from "./formations.js";
import { cardClass, face, rankInHand, shortName } from "./pieces.js";

/** Return the board. */
export function board(ctx) {
  const { state, nearSeat } = ctx;
  const farSeat = 1 - nearSeat;
  return [
    h("div.far-side", null, hand(ctx, farSeat), decks(ctx)),
    h(
      "div.border",
      null,
      state.stones.map((stone, index) => column(ctx, stone, index + 1, farSeat, nearSeat)),
    ),
    hand(ctx, nearSeat),
  ];
}

function column(ctx, stone, number, farSeat, nearSeat) {
  const needs = stone.modes.includes("mud_fight") ? 4 : 3;
  const owner = stone.owner === null ? "" : stone.owner === nearSeat ? "near" : "far";
  const label = [
    labels.stone(number),
    stone.owner !== null && labels.ownedBy(ctx.names[stone.owner]),
    ...stone.modes.map(cardName),
    ...[farSeat, nearSeat].map((seat) => formation(stone, seat, needs, ctx.names[seat])),
  ]
    .filter(Boolean)
    .join(", ");
  return h(
    "div.column",
    { class: owner },
    troops(ctx, stone, number, farSeat, needs, "upper"),
    ctx.piece(
      "stone",
      { label, targets: [`stone:${number}`], pointer: `/state/stones/${number - 1}/owner` },
      h("span.number", null, number),
      stone.modes.map((mode) => h("span.mode", { class: mode }, shortName(mode))),
    ),
    troops(ctx, stone, number, nearSeat, needs, "lower"),
  );
}

function troops(ctx, stone, number, seat, needs, place) {
  const pointer = `/state/stones/${number - 1}/sides/${seat}`;
  const own = seat === ctx.me;
  const cards = stone.sides[seat].map((card, index) =>
    ctx.piece(
      `card.troop.${cardClass(card)}`,
      {
        label: labels.troop(ctx.names[seat], number, card),
        targets: [`troop:${seat}:${number}:${card}`, ...(own ? [`stone:${number}`] : [])],
        pointer: `${pointer}/${index}`,
        style: place === "upper" ? { "z-index": needs - index } : null,
      },
      face(card),
    ),
  );
  const hasPlace = own && stone.owner === null && stone.sides[seat].length < needs;
  if (hasPlace)
    cards.push(
      ctx.playing
        ? ctx.piece("card.troop.free-place", { label: labels.yourSide(number), targets: [`stone:${number}`] })
        : h("div.card.troop.free-place"),
    );
  const formationText = stone.sides[seat].length === needs && formation(stone, seat, needs);
  return h(
    `div.troops.${place}`,
    null,
    cards,
    formationText &&
      h(
        "span.formation",
        { class: stone.first === seat ? "first" : "", title: stone.first === seat ? labels.completeFirst : "" },
        formationText,
      ),
  );
}

function hand(ctx, seat) {
  const { state } = ctx;
  const clan = state.hands[seat]
    .map((card, index) => ({ card, pointer: `/state/hands/${seat}/${index}` }))
    .sort((a, b) => rankInHand(a.card) - rankInHand(b.card));
  const tactic = state.tactic_hands[seat].map((card, index) => ({
    card,
    pointer: `/state/tactic_hands/${seat}/${index}`,
  }));
  return h(
    "div.hand",
    { class: seat === ctx.nearSeat ? "near" : "far" },
    h("span.caption", null, labels.hand(ctx.names[seat])),
    h(
      "div.cards",
      null,
      [...clan, ...tactic].map(({ card, pointer }, place) => {
        const seen = ctx.sees(seat) ? card : null;
        const label = seen ? cardName(seen) : place < clan.length ? labels.hiddenClan : labels.hiddenTactic;
        const back = seen || place < clan.length ? "" : ".tactic-back";
        return ctx.piece(
          `card.${cardClass(seen)}${back}`,
          { label, targets: seat === ctx.me && seen ? [`hand:${seen}`] : [], pointer },
          face(seen),
        );
      }),
    ),
  );
}

function decks(ctx) {
  const { state } = ctx;
  const deck = (name) =>
    h(
      "div.deck",
      null,
      ctx.piece(
        `card.back${name === "tactic" ? ".tactic-back" : ""}`,
        {
          label: labels.cardsLeft(labels.decks[name], state[`${name}_deck`].left),
          targets: [`deck:${name}`],
          pointer: `/state/${name}_deck`,
        },
        h("span.value", null, state[`${name}_deck`].left),
      ),
      h("span.caption", null, labels.decks[name]),
    );
  return h(
    "div.decks",
    null,
    state.rounds > 1 && h("p.round", null, labels.round(state.round, state.rounds)),
    deck("clan"),
    state.tactics && deck("tactic"),
    state.tactics &&
      h(
        "div.deck.discard",
        null,
        ctx.piece(
          "discarded",
          {
            label: labels.discarded(state.discard),
            targets: ["discard"],
            pointer: "/state/discard",
          },
          state.discard.length
            ? state.discard.map((card) => h("span.card.mini", { class: cardClass(card) }, face(card)))
            : h("span.none", null, labels.empty),
        ),
        h("span.caption", null, labels.discard),
      ),
    state.tactics && h("p.round", null, labels.played(ctx.names, state.played)),
  );
}
