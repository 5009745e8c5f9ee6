/** What a seat in the strip of the players says about itself. */

import { html } from "../../html.js";
import { load, say } from "../../language.js";
import { inWords } from "./clock.js";
import { shownOf } from "./context.js";
import { isMine } from "./strip.js";

await load("table_details");

/**
 * Explain a seat: who is on it, how it stands, and how much time it has.
 * @param {Cairn.State} state
 * @param {Cairn.Context} ctx
 * @param {number} seat
 * @param {number} points
 * @param {boolean} isToMove
 * @returns {Cairn.Template}
 */
export function explainSeat(state, ctx, seat, points, isToMove) {
  const { kind, level, name, reserved } = shownOf(state).seats[seat];
  const who = isMine(state, seat) ? "you" : kind === "ai" && level ? level : kind;
  const about = reserved
    ? name
      ? say("frame-is-kept", { name })
      : say("frame-is-kept-for-guest")
    : say(`frame-who-is-${who}`);
  const { clock } = state.game;
  const time = clock ? inWords(clock.seconds * 1000) : "",
    back = clock?.increment ? inWords(clock.increment * 1000) : null,
    way = back ? `${clock?.kind}-back` : clock?.kind;
  return html`<strong>${ctx.names[seat]}</strong>
    <p>${about} ${ctx.state && say("frame-points-of", { points })} ${isToMove && say("frame-is-to-move")}</p>
    ${clock && html`<p>${say(`frame-clock-kinds-${way}`, { time, back: back ?? "" })} ${say(`frame-clock-then-${clock.then}`)}</p>`}`;
}
