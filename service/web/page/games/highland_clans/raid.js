/** The place of a raid of Highland Clans: who fights, which cards lie there, and the flags for the rounds won. */

import { html } from "../../html.js";
import { raidCard } from "./clan.js";
import { explain } from "./explain.js";
import { cardKind, seesDiscards, sides } from "./identity.js";
import { figure, lineSign } from "./pieces.js";
import { labels } from "./texts.js";
import { initial } from "./track.js";

/** Return the place of the raid, empty while there is none. */
export function raid(ctx, names) {
  const { state } = ctx;
  const fighters = state.raid ? sides(state) : [null, null];
  const round = state.raid && Math.min(3, state.raid.fought + 1);
  return ctx.piece(
    `place.raid${state.raid ? "" : ".quiet"}`,
    {
      label: state.raid
        ? labels.raid(
            fighters.map((seat) => ctx.names[seat]),
            state.raid,
          )
        : labels.noRaid,
      explain: () => explain.raid(ctx),
    },
    html`<span class="title">${labels.raidTitle}</span>
      ${fighters.map((seat, side) => fighter(ctx, names, seat, side))}
      <span class="versus">
        ${lineSign("swords")}<small>${round ? labels.raidRound(round) : labels.noRaid}</small>
      </span>`,
  );
}

function fighter(ctx, names, seat, side) {
  const { raid: current } = ctx.state;
  return html`<span class=${`fighter side${side} seat${seat ?? ""}`}>
    ${seat !== null && html`<span class="emblem">${initial(ctx.names, seat)}</span>`}
    <span class="fighter-name">${seat !== null && ctx.names[seat]}</span>
    <small>${seat !== null && (side ? labels.defends : labels.raids)}</small>
    <span class="flags">
      ${[0, 1, 2].map((flag) => html`<i class=${current?.wins[side] > flag ? "won" : ""}></i>`)}
    </span>
    <span class="slot">${current && laidCard(ctx, names, seat, side)}</span>
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
    ${piper && html`<span key=${piper} class="added-piper" data-piece=${piper}>${figure("piper")}</span>`}`;
  }
  if (!current.fought || current.laid.length || !seesDiscards(ctx)) return null;
  return raidCard(discards.at(side - 2), null, "last");
}
