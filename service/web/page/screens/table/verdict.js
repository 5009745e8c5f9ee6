/** Who won a game, and by what, in words. */

import { texts } from "../../texts/end.js";

/**
 * Return how a game ended, as a sentence.
 * @param {Cairn.EndedGame} game
 * @param {number|null} mine the seat of who reads it, called “you”; null for spectators and for several at a device
 * @param {string} [by] what the game itself says of how it was won, such as "with five stones"; nothing
 * is said of it if that is empty
 */
export function verdict({ outcome, seats }, mine, by) {
  const { winners, points, reason } = outcome;
  if (!winners.length) return texts.nobody[reason] ?? texts.nobody.other;
  if (winners.length > 1) {
    const names = winners.map((seat) => (seat === mine ? texts.youAmong : (seats[seat].name ?? "")));
    return texts.shared(names, points[winners[0]]);
  }
  const [seat] = winners;
  const how = texts.how[reason]?.(othersThan(seat, seats, mine)) ?? by ?? margin(outcome, seat);
  return texts.won(seat === mine ? texts.you : (seats[seat].name ?? ""), how);
}

/**
 * Return what those are called who did not win: the one there is by their name.
 * @type {(winner: number, seats: Cairn.Seat[], mine: number | null) => string}
 */
function othersThan(winner, seats, mine) {
  if (seats.length > 2) return texts.others;
  return mine === 1 - winner ? texts.youAmong : (seats[1 - winner].name ?? "");
}

/**
 * Return by what a seat has won: a tie-break, or so many points more than the others who stayed.
 * @type {(outcome: Cairn.Outcome, winner: number) => string}
 */
function margin({ points, tie_break: tie, left = [] }, winner) {
  if (tie) return texts.onTie(tie.what.replaceAll("_", " "));
  const others = points.filter((_, seat) => seat !== winner && !left.includes(seat));
  return others.length ? texts.by(points[winner] - Math.max(...others)) : (texts.how.resigned?.(texts.others) ?? "");
}

/**
 * Return the place of who reads it, if they did not win and it says more than who won; otherwise null.
 * @type {(game: Cairn.EndedGame, mine: number | null) => string | null}
 */
export function placeOf({ outcome: { winners, points, reason }, seats }, mine) {
  if (mine === null || seats.length < 3 || winners.includes(mine) || texts.how[reason]) return null;
  return texts.place(1 + points.filter((count) => count > points[mine]).length, seats.length);
}
