/** Highland Clans on the page. */

import { board } from "./board.js";
import { attempt, sorted, tally, way } from "./moves.js";

export default {
  board,
  attempt,
  sorted,
  tally,
  way,
  bar: new Set(["keep", "end_actions", "end_turn", "decline_spoil", "take_spoil"]),
};
