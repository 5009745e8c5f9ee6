/** Schotten Totten on the page. */

import { board } from "./board.js";
import { attempt, mark, prompt, tally, way } from "./moves.js";

export default {
  board,
  attempt,
  prompt,
  mark,
  tally,
  way,
  bar: new Set(["pass", "draw_card", "end_turn", "claim"]),
};
