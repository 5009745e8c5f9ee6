/** Highland Clans on the page. */

import { loadStyle } from "../index.js";
import { board } from "./board.js";
import { buttonMoves, guessMove, pointsCounter, sortTargets, targets } from "./moves.js";
import { sounds } from "./sounds.js";

/** Load the style sheets that come after `style.css`, in this order. */
const prepare = () => Promise.all(["middle", "phone"].map((name) => loadStyle(`highland_clans/${name}.css`)));

export default { board, buttonMoves, guessMove, pointsCounter, prepare, sortTargets, sounds, targets };
