/** Highland Clans on the page. */

import { loadStyle } from "../index.js";
import { board } from "./board.js";
import { hand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, sortTargets, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { aside } from "./track.js";

/** The style sheets that come after `style.css`, in this order. */
const SHEETS = ["track", "clan", "cards", "middle", "reserve", "raid", "phone"];
const prepare = () => Promise.all(SHEETS.map((name) => loadStyle(`highland_clans/${name}.css`)));

/** @type {HighlandClans.View} */
export default {
  aside,
  board,
  buttonMoves,
  guessMove,
  hand,
  outcomes,
  pointsCounter,
  prepare,
  sortTargets,
  sounds,
  targets,
};
