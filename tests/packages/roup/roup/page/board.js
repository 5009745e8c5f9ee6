/** The board of Roup: the lot, the coins to bid, and for each seat its lots and its last bid. */

import { html } from "../../html.js";
import { labels } from "./texts.js";

/** Return the board. */
export const board = (ctx) => html`<div class="roup-board">
  <div class="lot" role="img" aria-label=${labels.lot(ctx.state.lot)}>${ctx.state.lot ?? "–"}</div>
  ${ctx.me === null ? null : coins(ctx)}
  <ul>${ctx.seatOrder.map((seat) => row(ctx, seat))}</ul>
</div>`;

function coins(ctx) {
  const left = leftOf(ctx.state, ctx.me) ?? 0;
  return html`<div class="coins" role="group" aria-label=${labels.coins}>
    ${[...Array(left + 1).keys()].map((count) =>
      ctx.piece("coin", { id: `coins:${count}`, label: labels.bid(count), targets: [`coins:${count}`] }, count),
    )}
  </div>`;
}

const leftOf = ({ purses, spent }, seat) => (purses[seat] === null ? null : purses[seat] - spent[seat]);

function row(ctx, seat) {
  const { bids, won } = ctx.state;
  const has = labels.has(leftOf(ctx.state, seat), bids[seat]);
  return html`<li key=${seat}>
    <strong>${ctx.names[seat]}</strong> <span>${has}</span>
    ${won[seat].map((lot) => html`<span class="won" key=${lot}>${lot}</span>`)}
  </li>`;
}
