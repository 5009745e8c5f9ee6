/** Schotten Totten on the page. */

import { board } from "./board.js";
import { attempt, tally, way } from "./moves.js";

export default {
  board,
  attempt,
  tally,
  way,
  bar: new Set(["pass", "draw_card", "end_turn", "claim"]),
};
