/**
 * What a player can do now: what happened last, a prompt, the moves that fit what was clicked, and every move in words.
 */

import { isWaitedFor } from "../../api.js";
import { possible } from "../../clicks.js";
import { button, find, html } from "../../html.js";
import { say, sayFromApi } from "../../language.js";
import { set, table } from "../../store.js";
import { allMoves, close, moveButton } from "./all_moves.js";
import { undo, undoTarget } from "./commands.js";
import { hintBox, hintButton } from "./hint.js";
import { seatButton } from "./invite.js";
import { lastTurn } from "./last_turn.js";
import { notice } from "./notice.js";
import { paceChoice, pauseButton, skipButton } from "./pace.js";
import { greeting } from "./speech.js";
import { MOVE_KEYS } from "./table_keys.js";

/** Up to so many moves that fit the clicks have a button each. */
const MOST_BUTTONS = 3;

/**
 * Return the bar with the actions. It is as high at another's turn as at one's own, so that nothing jumps.
 * @type {Cairn.BoardPart}
 */
export function actionBar(state, ctx) {
  const { game, me, moves } = state;
  const isRunning = game.status === "running";
  return html`<section class="actions" aria-label=${say("page-actions")} onkeydown=${closeOnEscape}>
    <div class="last">${isRunning && (lastMove(state) ?? greeting(state))} ${notice(state)}</div>
    <p class="prompt" tabindex="0" data-key="prompt" data-next-focus>${prompt(state, ctx)}</p>
    ${isRunning && me && moves.length > 0 && allMoves(state, ctx)}
    <div class="buttons">
      ${!isRunning ? seatButton(game, state.title, () => state.load()) : me ? playerActions(state, ctx, me) : watching(state)}
    </div>
    ${hintBox(state)}
  </section>`;
}

/**
 * Close the list of moves. What is chosen stays so: that is let go by the next Escape.
 * @param {KeyboardEvent & {currentTarget: HTMLElement}} event
 */
function closeOnEscape(event) {
  if (event.key !== "Escape" || !table().openDetails.has("moves")) return;
  event.preventDefault();
  close();
  find("summary", event.currentTarget)?.focus();
}

/** The messages that say whose turn it is, which the prompt says, too. */
const TURNS = ["st-turn-ended", "gm-turn-began"];

/** @type {(line: Cairn.Line) => string} */
const withoutTurn = ({ text, messages }) =>
  messages
    .filter(({ id }) => TURNS.includes(id))
    .reduce((rest, message) => rest.replace(sayFromApi(message), ""), text)
    .replaceAll(/ {2,}/g, " ")
    .trim();

/**
 * Return what happened in the last turn, as a button that leads to the story.
 * @type {Cairn.Part}
 */
function lastMove(state) {
  const told = lastTurn(state.log).map(withoutTurn).filter(Boolean).join(" ");
  if (!told) return null;
  return html`<button type="button" class="last-move" onclick=${showStory} data-key="last move">
    <span class="lines"><span class="hidden">${say("frame-last-move")}: </span>${told}</span>
  </button>`;
}

function showStory() {
  set({ openDetails: new Set([...table().openDetails, "history"]) });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const story = find(".history");
      story?.scrollIntoView({ block: "nearest" });
      story?.focus();
    }),
  );
}

/**
 * Return how a spectator watches: at a pace of their own.
 * @type {Cairn.Part}
 */
const watching = (state) => [pauseButton(state), skipButton(state), paceChoice(state)];

/** @type {(state: Cairn.State, ctx: Cairn.Context, me: Cairn.HeldSeat) => Cairn.Content} */
function playerActions(state, ctx, me) {
  const { game, clicked, waiting } = state;
  const seatsToAct = game.to_act.map(({ seat }) => seat);
  const other = !seatsToAct.includes(me.seat) && state.mySeats.find(({ seat }) => seatsToAct.includes(seat));
  return [
    movesWithButtons(state).map((move, place) => moveButton(state, ctx, move, "primary", MOVE_KEYS[place])),
    other &&
      button(say("page-hand-over", { name: ctx.names[other.seat] }), () => state.load(other.seat), {
        class: "primary",
        "data-key": "hand over",
      }),
    hintButton(state),
    undoTarget() && button(say("page-undo"), undo, { "data-key": "undo", "aria-keyshortcuts": "u" }),
    clicked.length > 0 && button(say("page-start-again"), () => set({ clicked: [] }), { "data-key": "again" }),
    waiting > 0 && skipButton(state),
  ];
}

/** @type {(state: Cairn.State) => Cairn.Move[]} */
function movesWithButtons({ view, moves, clicked, game }) {
  if (!clicked.length) return moves.filter(({ type }) => view.buttonMoves.has(type));
  const { fitting, complete } = possible(view, moves, clicked, game.state);
  return fitting.length <= MOST_BUTTONS ? fitting : complete;
}

/** @type {Cairn.BoardPart} */
function prompt({ game, me, clicked, view, moves, sending }, ctx) {
  if (game.status === "open") return say("page-waiting-for-seats");
  if (sending) return say("page-sending");
  const waitedFor = game.to_act[0];
  if (!waitedFor) return say("page-over");
  const spectating = !me && html` <span class="small">${say("page-spectating")}</span>`;
  const { chosen, seats } = game.choosing ?? {};
  const own = /** @type {Cairn.Move | null | undefined} */ (game.choosing?.own);
  const choosing =
    chosen && seats ? html` ${say("page-have-chosen", { count: chosen.length, all: seats.length })}` : null;
  if (own)
    return [html`<strong>${say("page-you-chose")}</strong> ${view.texts.moves[own.type]?.(own, ctx)[1]}.`, choosing];
  const turn = game.choosing ? say("page-seats-choose") : say("page-turn-of", { name: ctx.names[waitedFor.seat] });
  if (!me || !isWaitedFor(game, me.seat)) return [turn, choosing, spectating];
  return [
    html`<strong>${say("page-your-turn")}</strong>`,
    " ",
    view.texts.prompt(game.state, clicked, moves),
    choosing,
  ];
}
