/** The board of Highland Clans: the score track goes around it; in it are the clans and, between them, the middle. */

import { html } from "../../html.js";
import { bag, reserve, stacks } from "./centre.js";
import { clan } from "./clan.js";
import { pieceNames } from "./identity.js";
import { raid } from "./raid.js";
import { track } from "./track.js";

/** Return the board. The nearest clan is below the middle, and the others are above it in playing order. */
export function board(ctx) {
  const { state, seatOrder } = ctx;
  const names = pieceNames(ctx);
  const [near, ...far] = seatOrder;
  const fights = state.raid || !Object.values(state.reserve).some(Boolean);
  return html`<div class=${`moor ${fights ? "fights" : "draws"}`}>
    ${track(ctx)}
    <div class="moor-inside">
      <div class="far-clans" style=${{ "--clans": far.length }}>${far.map((seat) => clan(ctx, seat, names))}</div>
      <div class="middle">
        ${bag(ctx, names)} ${reserve(ctx, names)} ${raid(ctx, names)} ${stacks(ctx, names)}
      </div>
      ${clan(ctx, near, names)}
    </div>
  </div>`;
}
