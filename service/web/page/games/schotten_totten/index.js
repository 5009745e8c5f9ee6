/** Schotten Totten on the page. */

import { mark, prompt } from "../../texts/schotten_totten.js";
import { board } from "./board.js";
import { attempt, tally, way } from "./moves.js";

export default {
  board,
  attempt,
  prompt,
  mark,
  tally,
  way,
  bar: new Set(["pass", "draw_card", "end_turn", "claim"]),
};
