/**
 * Every legal move in words, for those who do not use the board: as a button, or typed. They open over what is around,
 * so nothing is pushed.
 */

import { button, find, html } from "../../html.js";
import { say } from "../../language.js";
import { set, table, watch } from "../../store.js";
import { moveGroups, moveText } from "../../texts/moves.js";
import { meant } from "../../typing.js";
import { details } from "../details.js";
import { sendMove } from "./commands.js";

/** In a window like this, the list lies over the board. */
const SMALL = "(max-width: 999px) and (max-aspect-ratio: 1249/1000), (max-height: 599px)";
const FIELD = "typed move";

/**
 * @typedef {{typed: string, shown: Cairn.Move[], only: Cairn.Move | null, fits: number}} Understood what was typed, the
 * moves that are shown for it, the one that is meant if there is no doubt, and how many it fits
 */

/**
 * Return a button for a move; a key that presses it is shown on it.
 * @param {Cairn.State} state
 * @param {Cairn.Context} ctx
 * @param {Cairn.Move} move
 * @param {string} look
 * @param {string | null} [key]
 * @returns {Cairn.Template}
 */
export function moveButton(state, ctx, move, look, key = null) {
  return button(
    [moveText(state.view.texts, move, ctx), key && html` <kbd aria-hidden="true">${key.toUpperCase()}</kbd>`],
    () => choose(move),
    {
      class: look,
      disabled: state.sending,
      "aria-keyshortcuts": key,
      "data-key": `move ${JSON.stringify(move)}`,
      "data-move": move.type,
    },
  );
}

/**
 * Return every legal move as a button, in groups, with a field above them that says which fit.
 * @type {Cairn.BoardPart}
 */
export function allMoves(state, ctx) {
  const { moves } = state;
  const summary = moves.length === 1 ? say("page-one-move") : say("page-all-moves", { count: moves.length });
  const body = () => {
    const found = understood(state, ctx);
    return html`<div class="groups" tabindex="0" role="region" aria-label=${summary}>
      ${field(state, found)}
      ${moveGroups(state.view.texts, found.shown, ctx).map(
        ([title, group]) =>
          html`<fieldset key=${title}>
            <legend>${title}</legend>
            ${group.map((move) => moveButton(state, ctx, move, move === found.only ? "primary" : "plain"))}
          </fieldset>`,
      )}
    </div>`;
  };
  return details(state, "moves", summary, body, "all-moves");
}

/**
 * Return what was typed, the moves that are shown for it, and the one that is meant if there is no doubt.
 * @type {(state: Cairn.State, ctx: Cairn.Context) => Understood}
 */
function understood({ moves, view, typed = "" }, ctx) {
  const { fitting, only, nearest } = meant(
    moves.map((move) => moveText(view.texts, move, ctx)),
    typed,
  );
  const places = fitting.length ? fitting : nearest;
  return {
    typed,
    shown: places.map((place) => moves[place]),
    only: only === null ? null : moves[only],
    fits: fitting.length,
  };
}

/** @type {(state: Cairn.State, understood: Understood) => Cairn.Template} */
function field(state, { typed, only, fits }) {
  const said = !typed.trim()
    ? say("keys-type-how")
    : !fits
      ? say("keys-none-fits")
      : only
        ? say("keys-fitting", { count: 1 })
        : say("keys-not-clear", { count: fits });
  return html`<div class="typing">
    <label>
      ${say("keys-type-move")}
      <input
        type="text"
        value=${typed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        enterkeyhint="go"
        data-key=${FIELD}
        oninput=${(/** @type {Cairn.FieldEvent} */ { target }) => set({ typed: target.value })}
        onkeydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && play(state, only, event)}
      />
    </label>
    <p class="small" role="status">${said}</p>
  </div>`;
}

/** @type {(state: Cairn.State, only: Cairn.Move | null, event: KeyboardEvent) => void} */
function play({ sending }, only, event) {
  event.preventDefault();
  if (only && !sending) choose(only);
}

/** @param {Cairn.Move} move */
function choose(move) {
  set({ typed: "" });
  if (matchMedia(SMALL).matches) close();
  sendMove(move);
}

/**
 * Open the list, or close it if it is open. With `types` it stays open, and the field has the focus.
 * @param {boolean} types
 */
export function openMoves(types) {
  const { openDetails, moves } = table();
  if (!moves.length) return;
  if (openDetails.has("moves") && !types) return close();
  set({ openDetails: new Set([...openDetails, "moves"]) });
  if (types) focusWhenDrawn();
}

let waiting = false;

/** Tell whether the field is about to have the focus: keys that are pressed until then are meant for it. */
export const isAboutToType = () => waiting;

function focusWhenDrawn() {
  waiting = true;
  const unwatch = watch(() => {
    waiting = false;
    unwatch();
    find(`[data-key="${FIELD}"]`)?.focus();
  });
}

/** Close the list. */
export function close() {
  const { openDetails } = table();
  set({ typed: "", openDetails: new Set([...openDetails].filter((name) => name !== "moves")) });
}
