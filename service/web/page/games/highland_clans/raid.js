/** The place of a raid of Highland Clans: who fights, which cards lie there, and the pennants for the rounds won. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { explain } from "./explain.js";
import { raidCard } from "./hand.js";
import { cardKind, seesDiscards, sides } from "./identity.js";
import { figure, thing } from "./pieces.js";
import { labels } from "./texts.js";

/** Return the place of the raid: a clearing with two swords in the ground while there is none. */
export function raid(ctx, names) {
  const { state } = ctx;
  const fighters = state.raid ? sides(state) : [];
  return html`<div class="place raid" role="group" aria-label=${labels.raidTitle}>
    <h2 class="hidden">${labels.raidTitle}</h2>
    ${ctx.piece(
      `clearing${state.raid ? "" : ".quiet"}`,
      {
        label: state.raid
          ? labels.raid(
              fighters.map((seat) => ctx.names[seat]),
              state.raid,
            )
          : labels.noRaid,
        explain: () => explain.raid(ctx),
      },
      html`${fighters.map((seat, side) => fighter(ctx, names, seat, side))}
        <span class="versus">
          ${thing("swords")}
          <span class="plank">
            ${state.raid ? labels.raidRound(Math.min(3, state.raid.fought + 1)) : labels.noRaid}
          </span>
        </span>`,
    )}
  </div>`;
}

function fighter(ctx, names, seat, side) {
  const { raid: current } = ctx.state;
  return html`<span class=${`fighter side${side} seat${seat}`}>
    <span class="fighter-name">${crest(seat, { size: "1.5em" })}<b>${ctx.names[seat]}</b></span>
    <small>${side ? labels.defends : labels.raids}</small>
    <span class="flags">
      ${Array.from({ length: current.wins[side] }, () => thing("pennant"))}
    </span>
    <span class="slot">${laidCard(ctx, names, seat, side)}</span>
  </span>`;
}

/** Return the card that a side has laid, or before it lays one that of the round before. */
function laidCard(ctx, names, seat, side) {
  const { raid: current, discards } = ctx.state;
  const laid = current.laid[side];
  if (laid) {
    const value = ctx.sees(seat) ? laid.card : null;
    const [piper] = names("blue", `laid ${side}`);
    return html`${raidCard(value, names(cardKind(value), `laid ${side}`)[0])}
    ${piper && html`<span key=${piper} class="added-piper" data-piece=${piper} data-motion="hop">${figure("piper")}</span>`}`;
  }
  if (!current.fought || current.laid.length || !seesDiscards(ctx)) return null;
  return raidCard(discards.at(side - 2), null, "last");
}
