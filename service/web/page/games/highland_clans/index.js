/** Highland Clans on the page. */

import { board } from "./board.js";
import { buttonMoves, guessMove, pointsCounter, sortTargets, targets } from "./moves.js";

export default { board, buttonMoves, guessMove, pointsCounter, sortTargets, targets };
