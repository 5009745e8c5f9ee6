/** The moves of Highland Clans as clicks, and its points. */

import { removeFrom } from "../../foresee.js";
import { eventCounter } from "../points.js";
import { COLOUR_OF, COLOURS } from "./pieces.js";

/** @type {(number: number, target: string) => string[]} */
const repeat = (number, target) => Array(number).fill(target);
/** @type {Record<string, HighlandClans.Building>} */
const BUILDING_OF = { red: "cattle", blue: "castle", green: "monastery" };
/** @type {Record<string, HighlandClans.Move>} */
const TO_COURT = { yellow: { type: "warrior" }, blue: { type: "piper" }, green: { type: "monks", count: 1 } };

/**
 * For each type of move: the targets that are clicked for it.
 * @type {Record<string, (move: Cairn.Varying, state: HighlandClans.State) => string[]>}
 * @satisfies {Partial<Cairn.PerMove<HighlandClans.Move, [state: HighlandClans.State], string[]>>}
 */
const TARGETS = {
  redraw: (m) => COLOURS.flatMap((colour) => repeat(m[colour], `cube:${colour}`)),
  build: (m) => [`cube:${COLOUR_OF[m.what]}`, "land"],
  warrior: (_, state) => ["cube:yellow", `court:${state.turn}`],
  piper: (_, state) => ["cube:blue", `court:${state.turn}`],
  monks: (_, state) => ["cube:green", `court:${state.turn}`],
  domain: () => ["supply"],
  bard: (m) => ["cube:blue", `court:${m.opponent}`],
  raid: (m) => [`court:${m.opponent}`],
  exchange: (m) => (m.cards ?? []).map((card) => `card:${card}`),
  lay_card: (m) => [`card:${m.card}`],
  take_spoil: (m, state) => [`spoil:${state.raid?.opponent}:${m.what}`],
  discard: (m) => [`card:${m.card}`],
};

/**
 * What is built: what a clan has then, and the colour and the number of its cubes.
 * @type {Record<string, ["cattle" | "castles" | "monasteries", HighlandClans.Colour, number]>}
 */
const BUILT = { cattle: ["cattle", "red", 1], castle: ["castles", "blue", 2], monastery: ["monasteries", "green", 3] };

/** @type {(what: "warriors" | "pipers" | "monks", colour: HighlandClans.Colour) => HighlandClans.View["outcomes"][string]} */
const gain =
  (what, colour) =>
  ({ count = 1 }, { clans, reserve }, seat) => {
    clans[seat][what] += count;
    reserve[colour] -= count;
  };

/**
 * For each type of move what it does to the board; not what is drawn, or fought, after it.
 * @type {HighlandClans.View["outcomes"]}
 */
export const outcomes = {
  build: (m, { clans, reserve }, seat) => {
    const [what, colour, count] = BUILT[m.what];
    clans[seat][what] += 1;
    clans[seat].free_lands -= 1;
    reserve[colour] -= count;
  },
  warrior: gain("warriors", "yellow"),
  piper: gain("pipers", "blue"),
  monks: gain("monks", "green"),
  exchange: (m, { clans }, seat) => {
    for (const card of m.cards ?? []) removeFrom(clans[seat].hand, card);
  },
  lay_card: ({ piper, card }, { clans, raid }, seat) => {
    removeFrom(clans[seat].hand, card);
    clans[seat].pipers -= Number(piper);
    raid?.laid.push({ piper, card });
  },
  discard: (m, { clans }, seat) => removeFrom(clans[seat].hand, m.card),
};

/** The types of the moves that have a button below the board. */
export const buttonMoves = new Set(["keep", "end_actions", "end_turn", "decline_spoil", "take_spoil"]);

/**
 * Return the targets that are clicked for a move, in order.
 * @type {HighlandClans.View["targets"]}
 */
export const targets = (move, state) => TARGETS[move.type]?.(move, state) ?? [];

/**
 * Return the move that was probably meant by some clicks, so that the service can say why it is refused.
 * @type {HighlandClans.View["guessMove"]}
 */
export function guessMove(clicked, state) {
  const [first, second] = clicked.map((target) => target.split(":"));
  if (clicked.length === 2 && second[0] === "land") return { type: "build", what: BUILDING_OF[first[1]] ?? "cattle" };
  if (clicked.length === 2 && first[0] === "cube" && second[0] === "court") {
    if (Number(second[1]) === state.turn) return TO_COURT[first[1]] ?? null;
    return { type: "bard", opponent: Number(second[1]), takes: ["piper"], keeps: null };
  }
  if (clicked.length === 1 && first[0] === "court" && Number(first[1]) !== state.turn)
    return { type: "raid", opponent: Number(first[1]) };
  if (clicked.length === 1 && first[0] === "card")
    return state.phase === "combat"
      ? { type: "lay_card", card: Number(first[1]), piper: false }
      : { type: "exchange", cards: [Number(first[1])] };
  if (clicked.length === 1 && first[0] === "spoil") return { type: "take_spoil", what: first[2] };
  if (clicked.length === 1 && first[0] === "supply")
    return { type: "domain", price: "red", yellow_from: "reserve", green_from_court: 0 };
  return null;
}

/**
 * Sort cubes to put back and cards to exchange. They may be clicked in any order.
 * @type {HighlandClans.View["sortTargets"]}
 */
export function sortTargets(clicked) {
  const order = COLOURS.map((colour) => `cube:${colour}`);
  const rank = (/** @type {string} */ target) =>
    target.startsWith("cube:") ? order.indexOf(target) : Number(target.slice(5));
  const isAlike = ["cube:", "card:"].some((kind) => clicked.every((target) => target.startsWith(kind)));
  return isAlike ? [...clicked].sort((a, b) => rank(a) - rank(b)) : clicked;
}

/**
 * Return the counter of points.
 * @type {HighlandClans.View["pointsCounter"]}
 */
export const pointsCounter = (seats) =>
  eventCounter({ points: Array(seats).fill(0) }, (counted, event) => {
    if (event.type === "highland_clans.clan_set_up") counted.points[event.seat] += event.points;
    else if (event.type === "highland_clans.colour_scored")
      counted.points = counted.points.map((points, seat) => points + event.points[seat]);
    else if (event.type === "highland_clans.raid_decided") {
      counted.points[event.attacker] += event.attacker_points;
      counted.points[event.defender] += event.defender_points;
    }
    return counted;
  });
