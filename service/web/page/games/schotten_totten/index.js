/** Schotten Totten on the page. */

import { loadStyle } from "../index.js";
import { board } from "./board.js";
import { nearHand } from "./hand.js";
import { buttonMoves, guessMove, pointsCounter, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { formationStrip } from "./strip.js";

/** The styles beside `style.css`, which comes first; the last one counts most. */
const STYLES = ["cards"];

const prepare = () => Promise.all(STYLES.map((name) => loadStyle(`schotten_totten/${name}.css`)));

export default {
  aside: formationStrip,
  board,
  hand: nearHand,
  buttonMoves,
  guessMove,
  pointsCounter,
  sounds,
  targets,
  prepare,
};
