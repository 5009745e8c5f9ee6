/**
 * The board of Glen More, a drover's map: the track around the market, one's own territory, all others in short, and one
 * of the others' territories.
 */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { get } from "../../store.js";
import { mapAround } from "./art.js";
import { market, stacks, takenTile } from "./centre.js";
import { turnOrder } from "./order.js";
import { others } from "./others.js";
import { territory } from "./territory.js";
import { track } from "./track.js";

/**
 * Return the board.
 * @type {GlenMore.View["board"]}
 */
export function board(ctx) {
  const near = ctx.nearSeat;
  const shown = shownSeat(ctx);
  return html`<div class="glen seats-${ctx.seatOrder.length}">
    ${mapAround()}
    <div class="ring" role="group" aria-label=${say("gm-label-track")}>
      ${track(ctx)}
      <div class="centre">${market(ctx)}${takenTile(ctx)}${stacks(ctx)}</div>
    </div>
    ${territory(ctx, near, "near")}
    ${ctx.seatOrder.length > 2 && others(ctx, shown)}
    ${territory(ctx, shown, "far")}
  </div>`;
}

/**
 * Return whose territory is shown beside one's own: the one that was opened; or else that of the player who has the
 * turn or, during one's own turn, will have the next one.
 * @param {GlenMore.Context} ctx
 */
function shownSeat(ctx) {
  const { id = null, opened } = get();
  if (opened && opened.id === id && opened.seat !== ctx.nearSeat) return opened.seat;
  const { turn, phase } = ctx.state;
  if (phase !== "over" && turn !== ctx.nearSeat) return turn;
  return turnOrder(ctx.state).find((seat) => seat !== ctx.nearSeat) ?? turn;
}
