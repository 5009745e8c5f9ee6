/** Glen More on the page. */

import { board } from "./board.js";
import { buttonMoves, guessMove, pointsCounter, targets } from "./moves.js";
import { readTiles } from "./tiles.js";

export default { board, buttonMoves, guessMove, pointsCounter, targets, prepare: readTiles };
