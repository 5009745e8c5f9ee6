/** The strip of the players: who they are, their points, who is to move, and what is left of their time. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { explained } from "../../popover.js";
import { faceOf } from "../lobby/game_row.js";
import { seatClock } from "./clock.js";
import { shownOf } from "./context.js";
import { bubble } from "./phrases.js";

/** A name of more letters is in smaller type. */
const LONG = 14;

/**
 * Return the strip.
 * @type {Cairn.BoardPart}
 */
export function playersStrip(state, ctx) {
  const { seats } = shownOf(state);
  return html`<ul class="players count${seats.length}" aria-label=${say("page-seats")}>
    ${seats.map(({ seat }) => player(state, ctx, seat))}
  </ul>`;
}

/** @type {(state: Cairn.State, ctx: Cairn.Context, seat: number) => Cairn.Template} */
function player(state, ctx, seat) {
  const { game } = state;
  const { seats, to_act: toAct } = shownOf(state);
  const isToMove = Boolean(ctx.state) && toAct.some((one) => one.seat === seat);
  const hasWon = isOver(state) && game.outcome?.winners.includes(seat);
  const points = ctx.state?.points?.[seat] ?? 0;
  const link = linkTo(seats[seat]),
    name = ctx.names[seat];
  const marks = [isToMove && "to-move", seat === ctx.nearSeat && "near", name.length > LONG && "long"];
  return html`<li
    key=${seat}
    class=${[`seat${seat}`, ...marks].filter(Boolean).join(" ")}
    tabindex=${link ? null : 0}
    ...${explained(async () => (await import("./explain_seat.js")).explainSeat(state, ctx, seat, points, isToMove))}
  >
    <span class="player">${link ? html`<a href=${link} data-key="player ${seat}">${name}</a>` : name}</span>
    <span class="line">
      ${faceOf(seats[seat], "var(--face, 1.6em)")} <span class="kind">${hasWon ? "" : kindOf(state, seat)}</span>
      ${seatClock(state, seat)} ${isToMove && html`<span class="to-move">${say("page-to-move")}</span>`}
      ${hasWon && html`<span class="winner">${say("page-winner")}</span>`}
      <span class=${ctx.changed(`/state/points/${seat}`) ? "points changed" : "points"}>
        <span class="counted" style=${{ "--count": points }}><span>${points}</span></span> <span class="unit">${say("page-points", { count: points }).replace(/^\S+ /, "")}</span>
      </span>
    </span>
    ${bubble(state, seat)}
  </li>`;
}

/** @type {(state: Cairn.State) => boolean} */
const isOver = ({ game, at }) => Boolean(game.outcome) && (at === null || at === game.version);

/**
 * Return the address of the page of who sits on a seat, or for whom it is kept, if they have one.
 * @type {(seat: Cairn.Seat) => string | null}
 */
const linkTo = ({ player: id }) => (id ? `#/players/${id}` : null);

/**
 * Tell whether a seat belongs to who looks: it is theirs now, or was when the game ended; none of a fork's parent.
 * @type {(state: Cairn.State, seat: number) => boolean}
 */
export const isMine = ({ game, at, me, mySeats }, seat) =>
  !(at !== null && game.forked_from && at <= game.forked_from.version) &&
  (me ? me.seat === seat : game.status === "finished" && mySeats.some((one) => one.seat === seat));

/** @type {(state: Cairn.State, seat: number) => string} */
function kindOf(state, seat) {
  const { kind, level, name, reserved } = shownOf(state).seats[seat];
  if (isMine(state, seat)) return say("page-you");
  if (kind === "ai") return say("page-ai", { level: say(`page-level-${level}`) });
  if (kind === "open")
    return reserved ? (name ? say("page-kept-seat") : say("frame-for-guest")) : say("page-open-seat");
  return say("page-human");
}
