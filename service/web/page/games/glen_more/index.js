/** Glen More on the page. */

import { loadStyle } from "../index.js";
import { loadArt } from "./art.js";
import { board } from "./board.js";
import { hand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { readTiles } from "./tiles.js";

/** The styles beside `style.css`, which comes first; the last one counts most. */
const STYLES = ["track", "tiles", "lands"];

const prepare = () =>
  Promise.all([readTiles(), loadArt(), ...STYLES.map((name) => loadStyle(`glen_more/${name}.css`))]);

/** @type {Partial<GlenMore.View>} */
export default { board, buttonMoves, guessMove, hand, outcomes, pointsCounter, sounds, targets, prepare };
