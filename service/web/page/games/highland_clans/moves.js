/** Highland Clans' moves as clicks, what to do now, and what counts. */

import { tallyOf } from "../tally.js";
import { COLOURS } from "./pieces.js";

const times = (number, key) => Array(number).fill(key);
const BUILT_OF = { cattle: "red", castle: "blue", monastery: "green" };

const WAYS = {
  redraw: (m) => COLOURS.flatMap((colour) => times(m[colour], `cube:${colour}`)),
  build: (m) => [`cube:${BUILT_OF[m.what]}`, "land"],
  warrior: (m, state) => ["cube:yellow", `court:${state.turn}`],
  piper: (m, state) => ["cube:blue", `court:${state.turn}`],
  monks: (m, state) => ["cube:green", `court:${state.turn}`],
  domain: () => ["supply"],
  bard: (m) => ["cube:blue", `court:${m.opponent}`],
  raid: (m) => [`court:${m.opponent}`],
  exchange: (m) => (m.cards ?? []).map((card) => `card:${card}`),
  lay_card: (m) => [`card:${m.card}`],
  take_spoil: (m, state) => [`spoil:${state.raid?.opponent}:${m.what}`],
  discard: (m) => [`card:${m.card}`],
};

/** Return what to click for a move, in order. */
export const way = (move, state) => WAYS[move.type]?.(move, state) ?? [];

/** Return the move that a path would be, legal or not, so that the service can say why not. */
export function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 2 && second[0] === "land")
    return { type: "build", what: { red: "cattle", blue: "castle", green: "monastery" }[first[1]] ?? "cattle" };
  if (path.length === 2 && first[0] === "cube" && second[0] === "court") {
    if (Number(second[1]) === state.turn)
      return (
        { yellow: { type: "warrior" }, blue: { type: "piper" }, green: { type: "monks", count: 1 } }[first[1]] ?? null
      );
    return { type: "bard", opponent: Number(second[1]), takes: ["piper"], keeps: null };
  }
  if (path.length === 1 && first[0] === "court" && Number(first[1]) !== state.turn)
    return { type: "raid", opponent: Number(first[1]) };
  if (path.length === 1 && first[0] === "card")
    return state.phase === "combat"
      ? { type: "lay_card", card: Number(first[1]), piper: false }
      : { type: "exchange", cards: [Number(first[1])] };
  if (path.length === 1 && first[0] === "spoil") return { type: "take_spoil", what: first[2] };
  if (path.length === 1 && first[0] === "supply")
    return { type: "domain", price: "red", yellow_from: "reserve", green_from_court: 0 };
  return null;
}

/** Cubes to put back and cards to exchange may be clicked in any order. */
export function sorted(path) {
  const rank = (key) => (key.startsWith("cube:") ? COLOURS.indexOf(key.slice(5)) : Number(key.slice(5)));
  const alike = path.every((key) => key.startsWith("cube:")) || path.every((key) => key.startsWith("card:"));
  return alike ? [...path].sort((a, b) => rank(a) - rank(b)) : path;
}

/** Return what to do now, in words. */
export function prompt(state, path, moves) {
  const has = (type) => moves.some((move) => move.type === type);
  if (has("keep")) return "Keep the six cubes, or click those to put back.";
  if (has("lay_card")) return path.length ? "With a piper or without?" : "Lay a card face down.";
  if (has("discard")) return "Choose a card to discard.";
  if (has("take_spoil")) return "Take a spoil, or nothing.";
  if (state.phase === "raid") return "Raid a court, exchange one to three cards, or neither.";
  if (path[0] === "supply") return "How do you pay the domain?";
  if (path.length === 1) return "Now choose where the cube goes: a court, a free land.";
  if (path.length === 2) return "Which of these?";
  return "Choose a cube and where it goes, or the supply to buy a domain.";
}

/** Return what an event is, if it is worth jumping to. */
export const mark = ({ type }) => (type === "highland_clans.following_counted" ? "the round is scored" : null);

/** Count points, event by event. */
export const tally = (seats) =>
  tallyOf({ points: Array(seats).fill(0) }, (now, event) => {
    if (event.type === "highland_clans.clan_set_up") now.points[event.seat] += event.points;
    else if (event.type === "highland_clans.colour_scored")
      now.points = now.points.map((points, seat) => points + event.points[seat]);
    else if (event.type === "highland_clans.raid_decided") {
      now.points[event.attacker] += event.attacker_points;
      now.points[event.defender] += event.defender_points;
    }
    return now;
  });
