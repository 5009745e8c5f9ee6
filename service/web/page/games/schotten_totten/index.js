/** Schotten Totten on the page. */

import { loadStyle } from "../index.js";
import { loadArt } from "./art.js";
import { board } from "./board.js";
import { nearHand } from "./hand.js";
import { buttonMoves, guessMove, outcomes, pointsCounter, targets } from "./moves.js";
import { sounds } from "./sounds.js";
import { formationStrip } from "./strip.js";

/** The styles beside `style.css`, which comes first; the last one counts most. */
const STYLES = ["ground", "cards"];

const prepare = () => Promise.all([loadArt(), ...STYLES.map((name) => loadStyle(`schotten_totten/${name}.css`))]);

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
  prepare,
};
