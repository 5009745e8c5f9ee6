/** Schotten Totten's border: nine stones, both sides of each, the hands, the decks and the discard pile. */

import { h, s } from "../dom.js";
import { tallyOf } from "./index.js";
import { formation } from "./formations.js";
import { cardName } from "./words.js";

const RUSES = ["banshee", "recruiter", "strategist", "traitor"];
const MODES = ["blind_mans_bluff", "mud_fight"];
const SYMBOLS = {
  red: "M6 1 11 11H1z", green: "M6 1a5 5 0 1 0 .01 0z", blue: "M1.5 1.5h9v9h-9z", yellow: "M6 0 12 6 6 12 0 6z",
  purple: "M4 1h4v3h3v4H8v3H4V8H1V4h3z", brown: "M1 2h10L6 11z",
};
const SHORT = {
  joker: ["★", "Joker"], spy: ["7", "Spy"], shield_bearer: ["1-3", "Shield"], blind_mans_bluff: ["Σ", "Bluff"], mud_fight: ["4", "Mud"],
  banshee: ["☠", "Banshee"], recruiter: ["+3", "Recruit"], strategist: ["↔", "Strateg."], traitor: ["⚔", "Traitor"],
};

function face(card) {
  if (!card) return null;
  if (card in SHORT) return [h("span.value", null, SHORT[card][0]), h("span.word", null, SHORT[card][1])];
  const [colour, value] = card.split("-");
  return [h("span.value", null, value), s("svg.symbol", { viewBox: "0 0 12 12", "aria-hidden": "true" }, s("path", { d: SYMBOLS[colour] }))];
}

const looks = (card) => (card === null ? "back" : card in SHORT ? "tactic" : card.split("-")[0]);

function board(ctx) {
  const { state, side } = ctx;
  const mine = side, theirs = 1 - side;
  return [
    h("div.farside", null, hand(ctx, theirs), decks(ctx)),
    h("div.border", null, state.stones.map((stone, index) => column(ctx, stone, index + 1, theirs, mine))),
    hand(ctx, mine),
  ];
}

function column(ctx, stone, number, theirs, mine) {
  const needs = stone.modes.includes("mud_fight") ? 4 : 3;
  const owner = stone.owner === null ? "" : stone.owner === mine ? "ours" : "others";
  const words = [`Stone ${number}`, stone.owner !== null && `owned by ${ctx.names[stone.owner]}`, ...stone.modes.map(cardName),
    ...[theirs, mine].map((seat) => formation(stone, seat, needs, ctx.names[seat]))].filter(Boolean).join(", ");
  return h("div.column", { class: owner },
    troops(ctx, stone, number, theirs, needs, "upper"),
    ctx.spot("stone", { label: words, keys: [`stone:${number}`], at: `/state/stones/${number - 1}/owner` },
      h("span.number", null, number), stone.modes.map((mode) => h("span.mode", { class: mode }, SHORT[mode][1]))),
    troops(ctx, stone, number, mine, needs, "lower"));
}

function troops(ctx, stone, number, seat, needs, place) {
  const at = `/state/stones/${number - 1}/sides/${seat}`;
  const own = seat === ctx.me;
  const cards = stone.sides[seat].map((card, index) => ctx.spot(`card.troop.${looks(card)}`, {
    label: `${ctx.names[seat]}, stone ${number}: ${cardName(card)}`, keys: [`troop:${seat}:${number}:${card}`, ...(own ? [`stone:${number}`] : [])], at: `${at}/${index}`,
    style: place === "upper" ? { "z-index": needs - index } : null,
  }, face(card)));
  const room = own && stone.owner === null && stone.sides[seat].length < needs;
  if (room) cards.push(ctx.playing ? ctx.spot("card.troop.room", { label: `Your side of stone ${number}`, keys: [`stone:${number}`] }) : h("div.card.troop.room"));
  const worth = stone.sides[seat].length === needs && formation(stone, seat, needs);
  return h(`div.troops.${place}`, null, cards, worth && h("span.worth", { class: stone.first === seat ? "first" : "", title: stone.first === seat ? "complete first" : "" }, worth));
}

function hand(ctx, seat) {
  const { state } = ctx;
  const clan = state.hands[seat].map((card, index) => ({ card, at: `/state/hands/${seat}/${index}` })).sort((a, b) => order(a.card) - order(b.card));
  const tactic = state.tactic_hands[seat].map((card, index) => ({ card, at: `/state/tactic_hands/${seat}/${index}` }));
  return h("div.hand", { class: seat === ctx.side ? "ours" : "others" },
    h("span.whose", null, `${ctx.names[seat]}'s hand`),
    h("div.cards", null, [...clan, ...tactic].map(({ card, at }, place) => {
      const seen = ctx.sees(seat) ? card : null;
      const label = seen ? cardName(seen) : place < clan.length ? "a hidden clan card" : "a hidden tactic card";
      const back = seen || place < clan.length ? "" : ".tactic-back";
      return ctx.spot(`card.${looks(seen)}${back}`, { label, keys: seat === ctx.me && seen ? [`hand:${seen}`] : [], at }, face(seen));
    })));
}

const order = (card) => (card ? Object.keys(SYMBOLS).indexOf(card.split("-")[0]) * 10 + Number(card.split("-")[1]) : 0);

function decks(ctx) {
  const { state } = ctx;
  const deck = (name, words) => h("div.deck", null, ctx.spot(`card.back${name === "tactic" ? ".tactic-back" : ""}`, {
    label: `${words} deck, ${state[`${name}_deck`].left} cards`, keys: [`deck:${name}`], at: `/state/${name}_deck`,
  }, h("span.value", null, state[`${name}_deck`].left)), h("span.whose", null, `${words} deck`));
  return h("div.decks", null,
    state.rounds > 1 && h("p.round", null, `Round ${state.round} of ${state.rounds}`),
    deck("clan", "Clan"), state.tactics && deck("tactic", "Tactic"),
    state.tactics && h("div.deck.discard", null, ctx.spot("pile", { label: `Discard pile: ${state.discard.map(cardName).join(", ") || "empty"}`, keys: ["discard"], at: "/state/discard" },
      state.discard.length ? state.discard.map((card) => h("span.card.mini", { class: looks(card) }, face(card))) : h("span.none", null, "empty")), h("span.whose", null, "Discard pile")),
    state.tactics && h("p.round", null, `Tactic cards played: ${ctx.names.map((name, seat) => `${name} ${state.played[seat]}`).join(", ")}`));
}

const WAYS = {
  play_card: (m) => [`hand:${m.card}`, `stone:${m.stone}`],
  play_recruiter: () => ["hand:recruiter", "discard"],
  play_strategist: (m, state) => ["hand:strategist", `troop:${state.turn}:${m.stone}:${m.card}`, m.to === null ? "discard" : `stone:${m.to}`],
  play_banshee: (m, state) => ["hand:banshee", `troop:${1 - state.turn}:${m.stone}:${m.card}`],
  play_traitor: (m, state) => ["hand:traitor", `troop:${1 - state.turn}:${m.stone}:${m.card}`, `stone:${m.to}`],
  return_card: (m) => [`hand:${m.card}`],
  claim: (m) => [`stone:${m.stone}`],
  draw_card: (m) => [`deck:${m.deck}`],
};

function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 1 && first[0] === "stone") return { type: "claim", stone: Number(first[1]) };
  if (path.length === 1 && first[0] === "deck") return { type: "draw_card", deck: first[1] };
  if (path.length === 1 && first[0] === "hand" && RUSES.includes(first[1])) return first[1] === "recruiter" ? { type: "play_recruiter" } : null;
  if (path.length === 1 && first[0] === "hand" && state.phase === "claim") return { type: "play_card", card: first[1], stone: 5 };
  if (path.length === 2 && first[0] === "hand" && second[0] === "stone" && !RUSES.includes(first[1])) return { type: "play_card", card: first[1], stone: Number(second[1]) };
  return null;
}

function prompt(state, path, moves) {
  const card = path[0]?.startsWith("hand:") && path[0].slice(5);
  const name = card && cardName(card);
  if (card && RUSES.includes(card)) return path.length > 1 ? "Choose where it goes." : card === "recruiter" ? "Play the Recruiter?" : `${name}: choose a card at a stone.`;
  if (card) return MODES.includes(card) ? `Choose the stone for ${name}.` : `Choose the stone for ${name}.`;
  if (state.phase === "play") return moves.some(({ type }) => type === "claim") ? "Claim a stone, or choose a card and then a stone." : "Choose a card, then a stone.";
  if (state.phase === "claim") return moves.some(({ type }) => type === "claim") ? "Claim a stone if you like; then draw to end the turn." : "Draw a card to end the turn.";
  if (state.phase === "recruit") return `Draw ${state.drawing} more for the Recruiter.`;
  return "Choose a card to put under its deck.";
}

function mark(event) {
  switch (event.type) {
    case "schotten_totten.stone_claimed": return `stone ${event.stone} is claimed`;
    case "schotten_totten.stone_awarded": return `stone ${event.stone} is awarded`;
    case "schotten_totten.round_ended": return "the round ends";
    default: return null;
  }
}

/** Points, and the stones held in the round under way, which score at its end. */
const tally = () => tallyOf({ points: [0, 0], scored: [0, 0] }, (now, event) => {
  if (event.type === "schotten_totten.stone_claimed" || event.type === "schotten_totten.stone_awarded") now.points[event.seat] += 1;
  else if (event.type === "schotten_totten.round_ended") {
    now.scored = now.scored.map((points, seat) => points + event.points[seat]);
    now.points = [...now.scored];
  }
  return now;
});

export default {
  board, attempt, prompt, mark, tally,
  way: (move, state) => WAYS[move.type]?.(move, state) ?? [],
  bar: new Set(["pass", "draw_card", "end_turn", "claim"]),
};
