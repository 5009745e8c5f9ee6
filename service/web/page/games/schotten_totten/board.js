/** Schotten Totten's border: nine stones, both sides of each, the hands, the decks and the discard pile. */

import { h, s } from "../../dom.js";
import { cardName, words } from "./texts.js";
import { formation } from "./formations.js";

const SYMBOLS = {
  red: "M6 1 11 11H1z",
  green: "M6 1a5 5 0 1 0 .01 0z",
  blue: "M1.5 1.5h9v9h-9z",
  yellow: "M6 0 12 6 6 12 0 6z",
  purple: "M4 1h4v3h3v4H8v3H4V8H1V4h3z",
  brown: "M1 2h10L6 11z",
};
const SHORT = {
  joker: ["★", "Joker"],
  spy: ["7", "Spy"],
  shield_bearer: ["1-3", "Shield"],
  blind_mans_bluff: ["Σ", "Bluff"],
  mud_fight: ["4", "Mud"],
  banshee: ["☠", "Banshee"],
  recruiter: ["+3", "Recruit"],
  strategist: ["↔", "Strateg."],
  traitor: ["⚔", "Traitor"],
};

function face(card) {
  if (!card) return null;
  if (card in SHORT) return [h("span.value", null, SHORT[card][0]), h("span.word", null, SHORT[card][1])];
  const [colour, value] = card.split("-");
  return [
    h("span.value", null, value),
    s("svg.symbol", { viewBox: "0 0 12 12", "aria-hidden": "true" }, s("path", { d: SYMBOLS[colour] })),
  ];
}

const looks = (card) => (card === null ? "back" : card in SHORT ? "tactic" : card.split("-")[0]);

/** Return the table. */
export function board(ctx) {
  const { state, side } = ctx;
  const mine = side,
    theirs = 1 - side;
  return [
    h("div.farside", null, hand(ctx, theirs), decks(ctx)),
    h(
      "div.border",
      null,
      state.stones.map((stone, index) => column(ctx, stone, index + 1, theirs, mine)),
    ),
    hand(ctx, mine),
  ];
}

function column(ctx, stone, number, theirs, mine) {
  const needs = stone.modes.includes("mud_fight") ? 4 : 3;
  const owner = stone.owner === null ? "" : stone.owner === mine ? "ours" : "others";
  const label = [
    words.stone(number),
    stone.owner !== null && words.ownedBy(ctx.names[stone.owner]),
    ...stone.modes.map(cardName),
    ...[theirs, mine].map((seat) => formation(stone, seat, needs, ctx.names[seat])),
  ]
    .filter(Boolean)
    .join(", ");
  return h(
    "div.column",
    { class: owner },
    troops(ctx, stone, number, theirs, needs, "upper"),
    ctx.spot(
      "stone",
      { label, keys: [`stone:${number}`], at: `/state/stones/${number - 1}/owner` },
      h("span.number", null, number),
      stone.modes.map((mode) => h("span.mode", { class: mode }, SHORT[mode][1])),
    ),
    troops(ctx, stone, number, mine, needs, "lower"),
  );
}

function troops(ctx, stone, number, seat, needs, place) {
  const at = `/state/stones/${number - 1}/sides/${seat}`;
  const own = seat === ctx.me;
  const cards = stone.sides[seat].map((card, index) =>
    ctx.spot(
      `card.troop.${looks(card)}`,
      {
        label: words.troop(ctx.names[seat], number, card),
        keys: [`troop:${seat}:${number}:${card}`, ...(own ? [`stone:${number}`] : [])],
        at: `${at}/${index}`,
        style: place === "upper" ? { "z-index": needs - index } : null,
      },
      face(card),
    ),
  );
  const room = own && stone.owner === null && stone.sides[seat].length < needs;
  if (room)
    cards.push(
      ctx.playing
        ? ctx.spot("card.troop.room", { label: words.yourSide(number), keys: [`stone:${number}`] })
        : h("div.card.troop.room"),
    );
  const worth = stone.sides[seat].length === needs && formation(stone, seat, needs);
  return h(
    `div.troops.${place}`,
    null,
    cards,
    worth &&
      h(
        "span.worth",
        { class: stone.first === seat ? "first" : "", title: stone.first === seat ? words.completeFirst : "" },
        worth,
      ),
  );
}

function hand(ctx, seat) {
  const { state } = ctx;
  const clan = state.hands[seat]
    .map((card, index) => ({ card, at: `/state/hands/${seat}/${index}` }))
    .sort((a, b) => order(a.card) - order(b.card));
  const tactic = state.tactic_hands[seat].map((card, index) => ({ card, at: `/state/tactic_hands/${seat}/${index}` }));
  return h(
    "div.hand",
    { class: seat === ctx.side ? "ours" : "others" },
    h("span.whose", null, words.hand(ctx.names[seat])),
    h(
      "div.cards",
      null,
      [...clan, ...tactic].map(({ card, at }, place) => {
        const seen = ctx.sees(seat) ? card : null;
        const label = seen ? cardName(seen) : place < clan.length ? words.hiddenClan : words.hiddenTactic;
        const back = seen || place < clan.length ? "" : ".tactic-back";
        return ctx.spot(
          `card.${looks(seen)}${back}`,
          { label, keys: seat === ctx.me && seen ? [`hand:${seen}`] : [], at },
          face(seen),
        );
      }),
    ),
  );
}

const order = (card) => (card ? Object.keys(SYMBOLS).indexOf(card.split("-")[0]) * 10 + Number(card.split("-")[1]) : 0);

function decks(ctx) {
  const { state } = ctx;
  const deck = (name) =>
    h(
      "div.deck",
      null,
      ctx.spot(
        `card.back${name === "tactic" ? ".tactic-back" : ""}`,
        {
          label: words.cardsLeft(words.decks[name], state[`${name}_deck`].left),
          keys: [`deck:${name}`],
          at: `/state/${name}_deck`,
        },
        h("span.value", null, state[`${name}_deck`].left),
      ),
      h("span.whose", null, words.decks[name]),
    );
  return h(
    "div.decks",
    null,
    state.rounds > 1 && h("p.round", null, words.round(state.round, state.rounds)),
    deck("clan"),
    state.tactics && deck("tactic"),
    state.tactics &&
      h(
        "div.deck.discard",
        null,
        ctx.spot(
          "pile",
          {
            label: words.discarded(state.discard),
            keys: ["discard"],
            at: "/state/discard",
          },
          state.discard.length
            ? state.discard.map((card) => h("span.card.mini", { class: looks(card) }, face(card)))
            : h("span.none", null, words.empty),
        ),
        h("span.whose", null, words.discard),
      ),
    state.tactics && h("p.round", null, words.played(ctx.names, state.played)),
  );
}
