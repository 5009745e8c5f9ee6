/** The board of Ard Rí: seven by seven squares, each with its piece. The reader's own side is below. */

import { html } from "../../html.js";
import { picture } from "./pieces.js";
import { labels } from "./texts.js";

const COLUMNS = [..."abcdefg"],
  ROWS = [7, 6, 5, 4, 3, 2, 1];

/** Return the board. */
export const board = (ctx) => html`<div class="ard-ri" role="group" aria-label=${labels.board}>
  ${ROWS.map((row) => COLUMNS.map((column) => square(ctx, `${column}${row}`)))}
</div>`;

function square(ctx, name) {
  const place = (Number(name[1]) - 1) * 7 + COLUMNS.indexOf(name[0]);
  const piece = ctx.state.board[place];
  return ctx.piece(
    `square${name === "d4" ? ".throne" : ""}${isEdge(name) ? ".edge" : ""}`,
    { id: name, label: labels.square(name, piece), targets: [name], pointer: `/state/board/${place}` },
    piece && picture(piece),
  );
}

const isEdge = ([column, row]) => "ag".includes(column) || "17".includes(row);
