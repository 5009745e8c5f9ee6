/** Glen More on the page. */

import { board } from "./board.js";
import { attempt, tally, way } from "./moves.js";
import { readTiles } from "./tiles.js";

export default {
  board,
  attempt,
  tally,
  prepare: readTiles,
  way,
  bar: new Set(["end_turn", "close_exchange", "choose_cube", "pay_chieftain", "buy_cube"]),
};
