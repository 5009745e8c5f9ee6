/** The moves of Schotten Totten as clicks, and its points. */

import { removeFrom } from "../../foresee.js";
import { eventCounter } from "../points.js";
import { MODES, RUSES } from "./pieces.js";

/**
 * For each type of move: the targets that are clicked for it.
 * @type {Record<string, (move: Cairn.Varying, state: SchottenTotten.State) => string[]>}
 * @satisfies {Partial<Cairn.PerMove<SchottenTotten.Move, [state: SchottenTotten.State], string[]>>}
 */
const TARGETS = {
  play_card: (m) => [`hand:${m.card}`, `stone:${m.stone}`],
  play_recruiter: () => ["hand:recruiter", "discard"],
  play_strategist: (m, state) => [
    "hand:strategist",
    `troop:${state.turn}:${m.stone}:${m.card}`,
    m.to === null ? "discard" : `stone:${m.to}`,
  ],
  play_banshee: (m, state) => ["hand:banshee", `troop:${1 - state.turn}:${m.stone}:${m.card}`],
  play_traitor: (m, state) => ["hand:traitor", `troop:${1 - state.turn}:${m.stone}:${m.card}`, `stone:${m.to}`],
  return_card: (m) => [`hand:${m.card}`],
  claim: (m) => [`stone:${m.stone}`],
  draw_card: (m) => [`deck:${m.deck}`],
};

/** @type {(state: SchottenTotten.State, seat: number, card: unknown) => void} */
function takeFromHand({ hands, tactic_hands: tactics }, seat, card) {
  for (const hand of [hands[seat], tactics[seat]]) removeFrom(hand, card);
}

/** @type {(state: SchottenTotten.State, stone: number, seat: number) => unknown[]} */
const sideOf = (state, stone, seat) => state.stones[stone - 1].sides[seat];

/** @type {(ruse: string, isOwn: boolean) => (move: Cairn.Varying, state: SchottenTotten.State, seat: number) => void} */
const afterRuse = (ruse, isOwn) => (m, state, seat) => {
  takeFromHand(state, seat, ruse);
  removeFrom(sideOf(state, m.stone, isOwn ? seat : 1 - seat), m.card);
  if (m.to) sideOf(state, m.to, seat).push(m.card);
};

/**
 * For each type of move what it does to the board; not what is drawn after it.
 * @type {SchottenTotten.View["outcomes"]}
 * @satisfies {Partial<Cairn.PerMove<SchottenTotten.Move, [SchottenTotten.State, number], void>>}
 */
export const outcomes = {
  play_card: (m, state, seat) => {
    takeFromHand(state, seat, m.card);
    const { modes } = state.stones[m.stone - 1];
    (MODES.includes(m.card) ? modes : sideOf(state, m.stone, seat)).push(m.card);
  },
  play_recruiter: (_, state, seat) => takeFromHand(state, seat, "recruiter"),
  play_strategist: afterRuse("strategist", true),
  play_banshee: afterRuse("banshee", false),
  play_traitor: afterRuse("traitor", false),
  return_card: (m, state, seat) => takeFromHand(state, seat, m.card),
  claim: (m, state, seat) => {
    state.stones[m.stone - 1].owner = seat;
  },
};

/** The types of the moves that have a button below the board. */
export const buttonMoves = new Set(["pass", "draw_card", "end_turn", "claim"]);

/**
 * Return the targets that are clicked for a move, in order.
 * @type {SchottenTotten.View["targets"]}
 */
export const targets = (move, state) => TARGETS[move.type]?.(move, state) ?? [];

/**
 * Return the move that was probably meant by some clicks, so that the service can say why it is refused.
 * @type {SchottenTotten.View["guessMove"]}
 */
export function guessMove(clicked, state) {
  const [first, second] = clicked.map((target) => target.split(":"));
  if (clicked.length === 1 && first[0] === "stone") return { type: "claim", stone: Number(first[1]) };
  if (clicked.length === 1 && first[0] === "deck") return { type: "draw_card", deck: first[1] };
  if (clicked.length === 1 && first[0] === "hand" && RUSES.includes(first[1]))
    return first[1] === "recruiter" ? { type: "play_recruiter" } : null;
  if (clicked.length === 1 && first[0] === "hand" && state.phase === "claim")
    return { type: "play_card", card: first[1], stone: 5 };
  if (clicked.length === 2 && first[0] === "hand" && second[0] === "stone" && !RUSES.includes(first[1]))
    return { type: "play_card", card: first[1], stone: Number(second[1]) };
  return null;
}

/**
 * Return the counter of points. The stones of a round count before the round ends and they score.
 * @type {SchottenTotten.View["pointsCounter"]}
 */
export const pointsCounter = () =>
  eventCounter({ points: [0, 0], scored: [0, 0] }, (counted, event) => {
    if (event.type === "schotten_totten.stone_claimed" || event.type === "schotten_totten.stone_awarded")
      counted.points[event.seat] += 1;
    else if (event.type === "schotten_totten.round_ended") {
      counted.scored = counted.scored.map((points, seat) => points + event.points[seat]);
      counted.points = [...counted.scored];
    }
    return counted;
  });
