/** Schotten Totten on the page. */

import { board } from "./board.js";
import { buttonMoves, guessMove, pointsCounter, targets } from "./moves.js";
import { formationStrip } from "./strip.js";

export default { aside: formationStrip, board, buttonMoves, guessMove, pointsCounter, targets };
