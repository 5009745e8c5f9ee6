/** The place of a raid of Highland Clans: who fights, which cards lie there, and the pennants for the rounds won. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { raidCard } from "./hand.js";
import { cardKind, seesDiscards, sides } from "./identity.js";
import { explanation, figure, thing } from "./pieces.js";
import { raidWords } from "./texts.js";

/**
 * Return the place of the raid: a clearing with two swords in the ground while there is none.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.PieceNames} names
 */
export function raid(ctx, names) {
  const { state } = ctx;
  const { raid: current } = state,
    fighters = sides(state);
  return html`<div key="raid" class="place raid" role="group" aria-label=${say("hc-label-raid-title")}>
    <h2 class="hidden">${say("hc-label-raid-title")}</h2>
    ${ctx.piece(
      `clearing${current ? "" : ".quiet"}`,
      {
        label: current
          ? raidWords(
              fighters.map((seat) => ctx.names[seat]),
              current,
            )
          : say("hc-label-no-raid"),
        explain: explanation("raid", ctx),
      },
      html`${current && fighters.map((_, side) => fighter(ctx, names, current, side))}
        <span class="versus">
          ${thing("swords")}
          <span class="plank">
            ${current ? say("hc-label-raid-round", { round: Math.min(3, current.fought + 1) }) : say("hc-label-no-raid")}
          </span>
        </span>`,
    )}
  </div>`;
}

/** @type {HighlandClans.OfSide} */
function fighter(ctx, names, current, side) {
  const seat = sides(ctx.state)[side];
  return html`<span class=${`fighter side${side} seat${seat}`}>
    <span class="fighter-name">${crest(seat, { size: "1.5em" })}<b>${ctx.names[seat]}</b></span>
    <small>${side ? say("hc-label-defends") : say("hc-label-raids")}</small>
    <span class="flags">
      ${Array.from({ length: current.wins[side] }, () => thing("pennant"))}
    </span>
    <span class="slot">${laidCard(ctx, names, current, side)}</span>
  </span>`;
}

/**
 * Return the card that a side has laid, or before it lays one that of the round before.
 * @type {HighlandClans.OfSide}
 */
function laidCard(ctx, names, current, side) {
  const laid = current.laid[side];
  if (laid) {
    const value = ctx.sees(sides(ctx.state)[side]) ? laid.card : null;
    const [piper] = names("blue", `laid ${side}`);
    return html`${raidCard(value, names(cardKind(value), `laid ${side}`)[0])}
    ${piper && html`<span key=${piper} class="added-piper" data-piece=${piper} data-motion="hop">${figure("piper")}</span>`}`;
  }
  if (!current.fought || current.laid.length || !seesDiscards(ctx)) return null;
  return raidCard(ctx.state.discards.at(side - 2) ?? null, null, "last");
}
