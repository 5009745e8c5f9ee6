/** The other players in short: each in a strip with what they have and a small map. A click shows their territory. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { explained } from "../../popover.js";
import { get, set } from "../../store.js";
import { symbol } from "./art.js";
import { smallMap } from "./small_map.js";
import { owns } from "./texts_board.js";

/**
 * Return a strip for each player but the nearest one. `shown` is the seat whose territory is drawn large.
 * @type {(ctx: GlenMore.Context, shown: number) => Cairn.Template}
 */
export const others = (ctx, shown) =>
  html`<ul class="others" aria-label=${say("gm-label-others")}>
    ${ctx.seatOrder
      .filter((seat) => seat !== ctx.nearSeat)
      .map((seat) => html`<li key=${seat}>${strip(ctx, seat, seat === shown)}</li>`)}
  </ul>`;

/** @type {(ctx: GlenMore.Context, seat: number, isShown: boolean) => Cairn.Template} */
function strip(ctx, seat, isShown) {
  const player = ctx.state.players[seat];
  const hasTurn = ctx.state.turn === seat && ctx.state.phase !== "over";
  const { id = null, opened } = get();
  const isOpened = opened?.seat === seat && opened.id === id;
  return html`<button
    type="button"
    class="strip seat${seat} ${hasTurn ? "turn" : ""} ${isShown ? "shown" : ""}"
    data-key=${`open ${seat}`}
    aria-pressed=${isShown ? "true" : "false"}
    aria-label=${say("gm-label-strip", { name: ctx.names[seat], owned: owns(ctx.state.points[seat], player) })}
    onclick=${() => set({ opened: isOpened ? null : { id, seat } })}
    ...${explained(async () => (await import("./explain_table.js")).explainPlayer(ctx, seat))}
  >
    <span class="strip-name">${crest(seat, { size: "1.2em" })}<b>${ctx.names[seat]}</b></span>
    <span class="strip-counts">${counts(ctx.state, seat)}</span>
    ${smallMap(player.territory)}
  </button>`;
}

/**
 * Return what a player has, as symbols with numbers; where their clan members are is on the map.
 * @type {(state: GlenMore.State, seat: number) => Cairn.Template[]}
 */
export function counts(state, seat) {
  const { coins, barrels, chieftains, cards } = state.players[seat];
  /** @type {(name: string, number: number) => Cairn.Template} */
  const counted = (name, number) => html`<span class="count">${symbol(name, `seat${seat} meeple`)}${number}</span>`;
  return [
    html`<span class="count"><span class="points-disc">${state.points[seat]}</span></span>`,
    counted("coin", coins),
    counted("whisky", barrels),
    counted("chieftain", chieftains),
    counted("card", cards.length),
  ];
}
