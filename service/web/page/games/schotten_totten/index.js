/** Schotten Totten on the page. */

import { loadArt } from "./art.js";
import { board } from "./board.js";
import { nearHand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { formationStrip } from "./strip.js";

/** @type {Partial<SchottenTotten.View>} */
export default {
  aside: formationStrip,
  board,
  hand: nearHand,
  buttonMoves,
  guessMove,
  outcomes,
  pointsCounter,
  sounds,
  targets,
  prepare: loadArt,
};
