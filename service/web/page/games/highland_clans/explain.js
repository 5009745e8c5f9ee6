/** What each thing on the board of Highland Clans is and does, and what a click on it costs or why it does nothing. */

import { html } from "../../html.js";
import { commas, load, say } from "../../language.js";
import { CLAUSES, raidNow, withCost } from "./costs.js";
import { sides } from "./identity.js";
import { MOST_USED, used } from "./limits.js";
import { obstacle } from "./obstacles.js";
import { BUILT } from "./pieces.js";
import { cubes, moves } from "./texts.js";

await load("highland_clans_details");

/** A list of moves in an explanation is no longer than this. */
const MOST_MOVES = 5;

/**
 * Return an explanation.
 * @param {string} title
 * @param {string} text what it is and what it does
 * @param {string} clause the number in the rulebook
 * @param {Cairn.Content} [more] what it means now, if it means something
 */
const told = (title, text, clause, more) => html`
  <strong>${title}</strong>
  <p>${text}</p>
  ${more} <p class="small">${say("hc-about-clause", { clause })}</p>
`;

/** @type {(lines: [can: boolean, line: string][]) => Cairn.Template} */
const list = (lines) => html`<ul class="now">
  ${lines.map(([can, line]) => html`<li class=${can ? "can" : "cannot"}>${can ? "✓" : "✗"} ${line}</li>`)}
</ul>`;

/**
 * Return what a click on a target does now, or the reason why it does nothing. Who only watches is told nothing.
 * @type {(ctx: HighlandClans.Context, target: string, reason: string) => Cairn.Content}
 */
function clicks(ctx, target, reason) {
  if (!ctx.playing) return null;
  const found = ctx.movesOf(target);
  if (!found.length) return reason && list([[false, reason]]);
  const lines = [...new Set(found.map((move) => withCost(moves[move.type](move, ctx)[1], move)))];
  const shown = lines.slice(0, MOST_MOVES).map((line) => /** @type {[boolean, string]} */ ([true, line]));
  const left = lines.length - MOST_MOVES;
  return html`${list(shown)}${left > 0 && html`<p class="small">${say("hc-now-more", { number: left })}</p>`}`;
}

/**
 * Return each of some actions with its price, or the reason why it cannot be taken now.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.Action[]} actions
 */
function actionsNow({ state }, actions) {
  if (state.phase === "redraw") return null;
  return list(
    actions.map((action) => {
      const reason = obstacle(state, action);
      return [
        !reason,
        reason
          ? say("hc-now-action-not", { action: say(`hc-action-${action}`), reason })
          : say(`hc-now-action-${action}`),
      ];
    }),
  );
}

/** @type {Record<HighlandClans.Colour, HighlandClans.Action[]>} */
const USES = {
  yellow: ["warrior", "domain"],
  blue: ["piper", "castle", "bard"],
  green: ["monk", "monastery", "domain"],
  red: ["cattle", "domain"],
};

/**
 * Return why a raid card of the reader's own hand cannot be clicked now.
 * @param {HighlandClans.Context} ctx
 */
function cardReason({ state, names, me }) {
  if (state.phase === "over") return say("hc-reason-game-over");
  if (state.raid && state.phase === "combat")
    return me !== null && sides(state).includes(me) ? say("hc-reason-wait-to-lay") : say("hc-reason-not-in-raid");
  if (state.turn !== me) return say("hc-reason-turn-of", { name: names[state.turn] });
  return say("hc-reason-act-first");
}

/**
 * Return why the court of an opponent cannot be clicked now.
 * @param {HighlandClans.Context} ctx
 * @param {number} seat
 */
function courtReason({ state, names, me }, seat) {
  if (state.phase === "over") return say("hc-reason-game-over");
  if (state.turn !== me) return say("hc-reason-turn-of", { name: names[state.turn] });
  return state.phase === "action"
    ? (obstacle(state, "bard", seat) ?? say("hc-reason-bard-first"))
    : say("hc-reason-raid-later");
}

/** @type {HighlandClans.Explanations} */
export const explain = {
  track: (ctx) =>
    told(
      say("hc-about-track-title"),
      say("hc-about-track-text"),
      "HC-70",
      html`<ul class="now">
        ${ctx.seatOrder.map((seat) => html`<li>${say("hc-now-standing", { name: ctx.names[seat], points: ctx.state.points[seat] })}</li>`)}
      </ul>`,
    ),
  space: ({ state, names }, points, here) =>
    told(
      say("hc-points", { number: points }),
      `${points < 30 ? say("hc-about-space-text") : say("hc-about-space-red")} ${state.shown.includes(points) ? say("hc-about-space-shown") : ""}`,
      points < 30 ? "HC-48" : "HC-70",
      here.length > 0 && html`<p>${say("hc-now-here", { clans: here.map((seat) => names[seat]) })}</p>`,
    ),
  cube: (ctx, colour) =>
    told(
      say(`hc-about-cube-${colour}-title`),
      say(`hc-about-cube-${colour}-text`),
      CLAUSES[colour],
      ctx.state.phase === "redraw" ? html`<p>${say("hc-about-redraw")}</p>` : actionsNow(ctx, USES[colour]),
    ),
  reserve: ({ state }) =>
    told(
      say("hc-about-reserve-title"),
      say("hc-about-reserve-text"),
      "HC-15",
      html`<p>${say("hc-now-used", { used: used(state), most: MOST_USED })}</p>`,
    ),
  bag: ({ state }) =>
    told(say("hc-about-bag-title"), say("hc-about-bag-text"), "HC-12, HC-71", html`<p>${cubes(state.bag, true)}</p>`),
  supply: (ctx) =>
    told(say("hc-about-supply-title", { left: ctx.state.supply }), say("hc-about-supply-text"), "HC-28, HC-70", [
      ctx.state.shown.length > 0 &&
        html`<p>${say("hc-now-shown", { numbers: commas(ctx.state.shown.map(String)) })}</p>`,
      actionsNow(ctx, ["domain"]),
    ]),
  deck: ({ state }) =>
    told(say("hc-about-deck-title", { left: state.deck }), say("hc-about-deck-text"), "HC-06, HC-50"),
  discards: ({ state }) =>
    told(say("hc-about-discards-title", { number: state.discards.length }), say("hc-about-discards-text"), "HC-51"),
  raid: ({ state, names }) =>
    told(
      say("hc-about-raid-title"),
      say("hc-about-raid-text"),
      say("hc-about-clauses", { first: "HC-41", last: "HC-47" }),
      state.raid && html`<p>${raidNow(state, names)}</p>`,
    ),
  court: (ctx, seat) => {
    const { state, names, me } = ctx;
    const isOwn = seat === state.turn;
    const title = say("hc-about-court-title", { name: names[seat] });
    if (isOwn)
      return told(
        title,
        say("hc-about-court-own"),
        "HC-18",
        state.phase === "action" && actionsNow(ctx, ["warrior", "piper", "monk"]),
      );
    const more = seat === me ? null : clicks(ctx, `court:${seat}`, courtReason(ctx, seat));
    return told(title, say("hc-about-court-other"), "HC-25, HC-29, HC-40", more);
  },
  land: ({ state }, seat, building) => {
    const isSpoil = state.phase === "spoil" && state.raid?.opponent === seat;
    return told(
      say(`hc-about-${building}-title`),
      `${say(`hc-about-${building}-text`)} ${isSpoil ? say("hc-about-spoil") : say("hc-about-built-stays")}`,
      CLAUSES[building],
    );
  },
  freeLand: (ctx, seat) =>
    told(
      say("hc-about-land-title"),
      say("hc-about-land-text"),
      "HC-30",
      seat === ctx.state.turn && ctx.state.phase === "action" && actionsNow(ctx, BUILT),
    ),
  card: (ctx, value) =>
    told(
      say("hc-about-card-title", { value }),
      say("hc-about-card-text"),
      "HC-24, HC-41",
      clicks(ctx, `card:${value}`, cardReason(ctx)),
    ),
  hand: ({ names, state }, seat) =>
    told(
      say("hc-about-hand-title", { name: names[seat], number: state.clans[seat].hand.length }),
      say("hc-about-hand-text"),
      "HC-24, HC-80",
    ),
  start: ({ names }, seat) =>
    told(say("hc-about-start-title"), say("hc-about-start-text", { name: names[seat] }), "HC-10, HC-14"),
  following: ({ names }, seat) =>
    told(say("hc-about-following-title"), say("hc-about-following-text", { name: names[seat] }), "HC-13, HC-60"),
};
