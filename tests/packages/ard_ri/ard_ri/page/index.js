/** Ard Rí on the page: what is drawn, and what a click means. */

import { board } from "./board.js";

/** Return the targets that are clicked for a move: the piece, and where it goes. */
const targets = ({ start, end }) => [start, end];

/** Return the move that was probably meant by some clicks, so that the service can say why it is refused. */
const guessMove = ([start, end]) => (start && end ? { type: "move_piece", start, end } : null);

export default { board, guessMove, targets };
