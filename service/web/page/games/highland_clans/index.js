/** Highland Clans on the page. */

import { board } from "./board.js";
import { hand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, sortTargets, targets } from "./moves.js";
import { loadArt as prepare } from "./pieces.js";
import { sounds } from "./sounds.js";
import { aside } from "./track.js";

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
