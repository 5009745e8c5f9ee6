/** Schotten Totten on the page. */

import { board } from "./board.js";
import { buttonMoves, guessMove, pointsCounter, targets } from "./moves.js";

export default { board, buttonMoves, guessMove, pointsCounter, targets };
