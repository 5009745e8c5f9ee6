/** The score track of Highland Clans: a road of fifty stones around the board. From 30 on it is the red zone. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { commas, say } from "../../language.js";
import { explained } from "../../popover.js";
import { explanation } from "./pieces.js";

/** The road has so many stones along the top and along each side, corners included. */
const ACROSS = 14,
  DOWN = 13,
  STONES = 2 * (ACROSS + DOWN) - 4;
const RED_ZONE = 30;

/**
 * Return the row and the column of a stone, counted from 1: clockwise from the upper left corner.
 * @param {number} stone
 */
function placeOf(stone) {
  const corners = [ACROSS - 1, ACROSS + DOWN - 2, 2 * ACROSS + DOWN - 3];
  if (stone < corners[0]) return [1, stone + 1];
  if (stone < corners[1]) return [stone - corners[0] + 1, ACROSS];
  if (stone < corners[2]) return [DOWN, ACROSS - (stone - corners[1])];
  return [DOWN - (stone - corners[2]), 1];
}

/**
 * Return the track with a marker for each clan.
 * @param {HighlandClans.Context} ctx
 */
export function track(ctx) {
  const { state, names } = ctx;
  const stones = Array.from({ length: STONES }, (_, stone) => {
    const [row, column] = placeOf(stone);
    const here = state.points.flatMap((points, seat) => (points % STONES === stone ? [seat] : []));
    const look = [
      "stone-space",
      stone >= RED_ZONE && "red-zone",
      state.shown.includes(stone) && "turned-over",
      here.length > 0 && `taken by${here.length}`,
    ];
    return html`<div
      class=${look.filter(Boolean).join(" ")}
      style=${{ gridRow: row, gridColumn: column }}
      ...${explained(explanation("space", ctx, stone, here))}
    >
      <span class="tick">${stone}</span>
      ${here.length > 0 && html`<span class="standing">${here.map((seat) => marker(ctx, seat))}</span>`}
    </div>`;
  });
  return ctx.piece(
    "track",
    {
      label: say("hc-label-track", {
        clans: commas(names.map((name, seat) => say("hc-now-standing", { name, points: state.points[seat] }))),
      }),
      explain: explanation("track", ctx),
    },
    stones,
  );
}

/**
 * Return what the track means, which is beside the board.
 * @type {() => Cairn.Template}
 */
export const aside = () =>
  html`<p class="panel track-sign"><strong>${say("hc-about-track-title")}</strong> <i>0–29</i> <i class="red">30–49</i> ${say("hc-about-track-text")}</p>`;

/** @type {(ctx: HighlandClans.Context, seat: number) => Cairn.Template} */
function marker(ctx, seat) {
  const laps = Math.floor(ctx.state.points[seat] / STONES);
  const isMoved = ctx.changed(`/state/points/${seat}`);
  return html`<span
    key=${seat}
    class=${`marker${isMoved ? " moved" : ""}`}
    data-piece=${`marker-${seat}`}
    data-motion="hop"
    >${crest(seat, { size: "100%" })}${laps > 0 && html`<small>+${laps * STONES}</small>`}</span
  >`;
}
