/** Glen More on the page. */

import { loadArt } from "./art.js";
import { board } from "./board.js";
import { hand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { readTiles } from "./tiles.js";

const prepare = () => Promise.all([readTiles(), loadArt()]);

/** @type {Partial<GlenMore.View>} */
export default { board, buttonMoves, guessMove, hand, outcomes, pointsCounter, sounds, targets, prepare };
