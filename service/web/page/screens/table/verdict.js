/** Who won a game, and by what, in words. */

import { knows, say, term } from "../../language.js";

/** The reasons for which a game ends when others have left. */
const LEFT = new Set(["resigned", "abandoned"]);

/**
 * Return how a game ended, as a sentence.
 * @param {Cairn.EndedGame} game
 * @param {number|null} mine the seat of who reads it, called “you”; null for spectators and for several at a device
 * @param {string} [by] what the game itself says of how it was won, such as "with five stones"; nothing
 * is said of it if that is empty
 */
export function verdict({ outcome, seats }, mine, by) {
  const { winners, points, reason } = outcome;
  if (!winners.length) return say(knows(`end-nobody-${reason}`) ? `end-nobody-${reason}` : "end-nobody-other");
  if (winners.length > 1) {
    const names = winners.map((seat) => (seat === mine ? say("end-you-among") : (seats[seat].name ?? "")));
    return say("end-shared", { together: names, points: term("page-points", { count: points[winners[0]] }) });
  }
  const [seat] = winners;
  const who = { who: seat === mine ? "you" : "other", name: seats[seat].name ?? "" };
  if (reason === "timeout") return say("end-won-timeout", who);
  if (LEFT.has(reason)) return say("end-won-left", { ...who, ...othersThan(seat, seats, mine) });
  if (by !== undefined) return by ? say("end-won-how", { ...who, how: by }) : say("end-won", who);
  return margin(outcome, seat, who);
}

/**
 * Return what those are called who did not win: the one there is by their name.
 * @type {(winner: number, seats: Cairn.Seat[], mine: number | null) => {left: string, other: string}}
 */
function othersThan(winner, seats, mine) {
  if (seats.length > 2) return { left: "others", other: "" };
  return { left: mine === 1 - winner ? "you" : "other", other: seats[1 - winner].name ?? "" };
}

/**
 * Return by what a seat has won: a tie-break, or so many points more than the others who stayed.
 * @type {(outcome: Cairn.Outcome, winner: number, who: {who: string, name: string}) => string}
 */
function margin({ points, tie_break: tie, left = [] }, winner, who) {
  const what = tie && `end-tie-${tie.what}`;
  if (what) return say("end-won-tie", { ...who, what: knows(what) ? term(what) : tie.what.replaceAll("_", " ") });
  const others = points.filter((_, seat) => seat !== winner && !left.includes(seat));
  return others.length
    ? say("end-won-by", { ...who, difference: points[winner] - Math.max(...others) })
    : say("end-won-left", { ...who, left: "others", other: "" });
}

/**
 * Return the place of who reads it, if they did not win and it says more than who won; otherwise null.
 * @type {(game: Cairn.EndedGame, mine: number | null) => string | null}
 */
export function placeOf({ outcome: { winners, points, reason }, seats }, mine) {
  if (mine === null || seats.length < 3 || winners.includes(mine) || reason === "timeout" || LEFT.has(reason))
    return null;
  return say("end-place", { place: 1 + points.filter((count) => count > points[mine]).length, of: seats.length });
}
