/** The texts of the end of a game. */

import { listed } from "./words.js";

/** @type {(count: number) => string} */
const points = (count) => `${count} ${Math.abs(count) === 1 ? "point" : "points"}`;

/** @type {(others: string) => string} */
const left = (others) => `because ${others} left`;

export const texts = {
  title: "The result",
  you: "You",
  youAmong: "you",
  /** @type {(name: string, how: string | undefined) => string} */
  won: (name, how) => `${name} won${how && ` ${how}`}.`,
  /**
   * `together` are several winners; one of them may be “you”.
   * @type {(together: string[], count: number) => string}
   */
  shared: (together, count) => `${capital(listed(together))} won together, with ${points(count)} each.`,
  /** @type {Cairn.Words} */
  nobody: { draw: "The game is a draw.", abandoned: "The game was abandoned: nobody won.", other: "Nobody won." },
  /** @type {Record<string, ((others: string) => string) | undefined>} */
  how: { resigned: left, abandoned: left, timeout: () => "on time" },
  others: "the others",
  /** @type {(difference: number) => string} */
  by: (difference) => `by ${points(difference)}`,
  /** @type {(what: string) => string} */
  onTie: (what) => `on the tie-break, with more ${what}`,
  /** @type {(place: number, of: number) => string} */
  place: (place, of) => `You are ${ordinal(place)} of ${of}.`,
  tableTitle: "The points by category",
  category: "For",
  total: "Total",
  winner: "winner",
  /** @type {(now: number, change: number) => string} */
  rating: (now, change) => `Your rating is ${now} now (${change > 0 ? "+" : ""}${change}).`,
  replay: "Replay",
  analyse: "Analyse",
  newGame: "New game",
  download: "Download",
  rematchAi: "Rematch",
};

/** @type {(words: string) => string} */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** @type {(place: number) => string} */
const ordinal = (place) => `${place}${["th", "st", "nd", "rd"][place] ?? "th"}`;
