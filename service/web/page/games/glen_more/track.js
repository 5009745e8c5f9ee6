/** The track: a ring of spaces with tiles, the players' figures, and the die. Arrows show which way it goes. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { get } from "../../store.js";
import { symbol } from "./art.js";
import { figure, tileFace } from "./pieces.js";
import { shortNames } from "./texts_board.js";
import { describe } from "./tile_words.js";
import { tileOf } from "./tiles.js";

/**
 * The place of each of the 14 spaces on the edge of a grid of 5 by 4, clockwise, and the way to the next one.
 * @type {[column: number, row: number, way: string][]}
 */
const RING = [
  [1, 1, "east"],
  [2, 1, "east"],
  [3, 1, "east"],
  [4, 1, "east"],
  [5, 1, "south"],
  [5, 2, "south"],
  [5, 3, "south"],
  [5, 4, "west"],
  [4, 4, "west"],
  [3, 4, "west"],
  [2, 4, "west"],
  [1, 4, "north"],
  [1, 3, "north"],
  [1, 2, "north"],
];

/**
 * What is drawn for each face of the die.
 * @type {Record<number, string>}
 */
const FACES = { 1: "die1", 2: "die2", 3: "die" };

/** Return the last roll of the die before what is shown: what it was, and the version of its step; or undefined. */
function lastRoll() {
  const { log = [], at = null } = get(); // the lobby, which shows a game in miniature, has no log
  return log
    .filter(({ version }) => at === null || version <= at)
    .flatMap(({ version, events }) => events.map(({ type, roll }) => ({ type, roll, version })))
    .findLast(({ type }) => type === "glen_more.die_rolled");
}

/**
 * Return the spaces of the track.
 * @type {(ctx: GlenMore.Context) => Cairn.Template[]}
 */
export const track = (ctx) =>
  RING.map(
    ([column, row, way], space) =>
      html`<div class="space ${way}" key=${`space ${space}`} style=${{ gridColumn: `${column}`, gridRow: `${row}` }}>
        ${onSpace(ctx, space)}<i class="arrow"></i>
      </div>`,
  );

/** @type {(ctx: GlenMore.Context, space: number) => Cairn.Template} */
function onSpace(ctx, space) {
  const { state } = ctx;
  const number = state.track[space],
    pointer = `/state/track/${space}`,
    seat = state.figures.indexOf(space);
  if (number !== null)
    return ctx.piece(
      `tile.${tileOf(number).colour}`,
      {
        id: `tile:${number}`,
        label: say("gm-label-space", { space, what: describe(number) }),
        targets: [`space:${space}`],
        pointer,
        explain: async () => (await import("./explain.js")).explainTaking(ctx, space),
      },
      tileFace(number, true),
    );
  if (seat >= 0) return standing(ctx, seat, space);
  if (state.die === space) {
    const rolled = lastRoll(),
      shown = rolled?.roll ?? 3;
    const others = Object.keys(FACES)
      .map(Number)
      .filter((roll) => roll !== shown);
    return ctx.piece(
      "figure.die",
      {
        id: "die",
        label: say("gm-label-space", { space, what: say("gm-label-die") }),
        pointer: "/state/die",
        "data-motion": "roll",
        "data-value": rolled && `${rolled.version}:${rolled.roll}`,
        explain: async () => (await import("./explain_table.js")).explainFigure(ctx, "die"),
      },
      [shown, ...others].map((roll) => symbol(FACES[roll], roll === shown ? "" : "other-face")),
    );
  }
  return ctx.piece("empty-space", {
    label: say("gm-label-space", { space, what: say("gm-label-empty-space") }),
    pointer,
    explain: async () => (await import("./explain_table.js")).explainEmptySpace(ctx, space),
  });
}

/** @type {(ctx: GlenMore.Context, seat: number, space: number) => Cairn.Template} */
function standing(ctx, seat, space) {
  const { state, names } = ctx;
  const hasTurn = state.turn === seat && state.phase !== "over";
  const { whole, short } = shortNames(names)[seat];
  return ctx.piece(
    `figure.seat${seat}${hasTurn ? ".turn" : ""}${seat === ctx.me ? ".own" : ""}`,
    {
      id: `figure:${seat}`,
      label: say("gm-label-space", { space, what: names[seat] }),
      pointer: `/state/figures/${seat}`,
      "data-motion": "hop",
      explain: async () => (await import("./explain_table.js")).explainFigure(ctx, seat),
    },
    figure(seat),
    html`<span class="whole">${whole}</span><span class="short">${short}</span>`,
  );
}
