/** The board of Highland Clans: land within the road of the score track. On it are the clans and what they share. */

import { html } from "../../html.js";
import { bag, stacks } from "./centre.js";
import { clan } from "./clan.js";
import { pieceNames } from "./identity.js";
import { raid } from "./raid.js";
import { reserve } from "./reserve.js";
import { track } from "./track.js";

/**
 * Return the board. The nearest clan is below the middle, and the others are above it in playing order.
 * @type {HighlandClans.View["board"]}
 */
export function board(ctx) {
  const { state, seatOrder } = ctx;
  const names = pieceNames(ctx);
  const [near, ...far] = seatOrder;
  const isFought = state.raid || !Object.values(state.reserve).some(Boolean);
  return html`<div class="moor">
    <div class="land"></div>
    ${track(ctx)}
    <div class="moor-inside">
      <div class=${`far-clans of${far.length}`}>${far.map((seat) => clan(ctx, seat, names))}</div>
      <div class="middle">
        ${bag(ctx, names)} ${isFought ? raid(ctx, names) : reserve(ctx, names)} ${stacks(ctx, names)}
      </div>
      ${clan(ctx, near, names)}
    </div>
  </div>`;
}
