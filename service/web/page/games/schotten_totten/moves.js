/** Schotten Totten's moves as clicks, what to do now, and what counts. */

import { tallyOf } from "../tally.js";
import { cardName } from "../words.js";

const RUSES = ["banshee", "recruiter", "strategist", "traitor"];

const WAYS = {
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

/** Return what to click for a move, in order. */
export const way = (move, state) => WAYS[move.type]?.(move, state) ?? [];

/** Return the move that a path would be, legal or not, so that the service can say why not. */
export function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 1 && first[0] === "stone") return { type: "claim", stone: Number(first[1]) };
  if (path.length === 1 && first[0] === "deck") return { type: "draw_card", deck: first[1] };
  if (path.length === 1 && first[0] === "hand" && RUSES.includes(first[1]))
    return first[1] === "recruiter" ? { type: "play_recruiter" } : null;
  if (path.length === 1 && first[0] === "hand" && state.phase === "claim")
    return { type: "play_card", card: first[1], stone: 5 };
  if (path.length === 2 && first[0] === "hand" && second[0] === "stone" && !RUSES.includes(first[1]))
    return { type: "play_card", card: first[1], stone: Number(second[1]) };
  return null;
}

/** Return what to do now, in words. */
export function prompt(state, path, moves) {
  const card = path[0]?.startsWith("hand:") && path[0].slice(5);
  const name = card && cardName(card);
  if (card && RUSES.includes(card))
    return path.length > 1
      ? "Choose where it goes."
      : card === "recruiter"
        ? "Play the Recruiter?"
        : `${name}: choose a card at a stone.`;
  if (card) return `Choose the stone for ${name}.`;
  if (state.phase === "play")
    return moves.some(({ type }) => type === "claim")
      ? "Claim a stone, or choose a card and then a stone."
      : "Choose a card, then a stone.";
  if (state.phase === "claim")
    return moves.some(({ type }) => type === "claim")
      ? "Claim a stone if you like; then draw to end the turn."
      : "Draw a card to end the turn.";
  if (state.phase === "recruit") return `Draw ${state.drawing} more for the Recruiter.`;
  return "Choose a card to put under its deck.";
}

/** Return what an event is, if it is worth jumping to. */
export function mark(event) {
  switch (event.type) {
    case "schotten_totten.stone_claimed":
      return `stone ${event.stone} is claimed`;
    case "schotten_totten.stone_awarded":
      return `stone ${event.stone} is awarded`;
    case "schotten_totten.round_ended":
      return "the round ends";
    default:
      return null;
  }
}

/** Points, and the stones held in the round under way, which score at its end. */
export const tally = () =>
  tallyOf({ points: [0, 0], scored: [0, 0] }, (now, event) => {
    if (event.type === "schotten_totten.stone_claimed" || event.type === "schotten_totten.stone_awarded")
      now.points[event.seat] += 1;
    else if (event.type === "schotten_totten.round_ended") {
      now.scored = now.scored.map((points, seat) => points + event.points[seat]);
      now.points = [...now.scored];
    }
    return now;
  });
