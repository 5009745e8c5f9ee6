/** The texts of the end of a game. */

import { listed } from "./words.js";

const points = (count) => `${count} ${Math.abs(count) === 1 ? "point" : "points"}`;

const left = (others) => `because ${others} left`;

export const texts = {
  title: "The result",
  you: "You",
  youAmong: "you",
  won: (name, how) => `${name} won${how && ` ${how}`}.`,
  /** `together` are several winners; one of them may be “you”. */
  shared: (together, count) => `${capital(listed(together))} won together, with ${points(count)} each.`,
  nobody: { draw: "The game is a draw.", abandoned: "The game was abandoned: nobody won.", other: "Nobody won." },
  how: {
    resigned: left,
    abandoned: left,
    timeout: () => "on time",
  },
  others: "the others",
  by: (difference) => `by ${points(difference)}`,
  onTie: (what) => `on the tie-break, with more ${what}`,
  place: (place, of) => `You are ${ordinal(place)} of ${of}.`,
  tableTitle: "The points by category",
  category: "For",
  total: "Total",
  winner: "winner",
  rating: (now, change) => `Your rating is ${now} now (${change > 0 ? "+" : ""}${change}).`,
  replay: "Replay",
  analyse: "Analyse",
  newGame: "New game",
  download: "Download",
  rematchAi: "Rematch",
};

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

const ordinal = (place) => `${place}${["th", "st", "nd", "rd"][place] ?? "th"}`;
