/** The frame of a game's board: it scrolls where the board is larger than its place. One's hand stays below it. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { shownOf } from "./context.js";
import { holdBoard } from "./zoom.js";

/**
 * Return the frame. A view's `board` is drawn into a space of definite size: as large as the frame, and at least as
 * large as the game's style sheet asks (`--least-width`, `--least-height` on `.table.<ruleset>`), times `--zoom`;
 * 100cqw by 100cqh of the container `board` are that space. A view's `hand`, if it has one, is below, and never scrolls
 * away; it draws with 100cqw of the container `hand`.
 * @type {(state: Cairn.BoardState & {title: string}, ctx: Cairn.Context) => Cairn.Content}
 */
export function boardFrame(state, ctx) {
  const { game, title, view } = state;
  const hand = ctx.state && view.hand?.(ctx);
  return html`<div class="play">
    ${ctx.state && !shownOf(state).state && html`<p class="example">${say("frame-example")}</p>`}
    <section class="board" aria-label=${title} key=${game.id} ref=${holdBoard}>
      <div class="extent">${ctx.state && view.board(ctx)}</div>
    </section>
    ${hand && html`<div class="hand-bar">${hand}</div>`}
  </div>`;
}
