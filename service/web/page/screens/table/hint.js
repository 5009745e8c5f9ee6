/** A hint while one plays: a move that an AI would make with what the seat knows, in words and on the board. */

import { ask, messageFor, pause } from "../../api.js";
import { announce, button, html } from "../../html.js";
import { percent, say } from "../../language.js";
import { get, set } from "../../store.js";
import { moveText } from "../../texts/moves.js";
import { nameOf } from "../lobby/game_row.js";
import { progress } from "../progress.js";

const ASK_AGAIN_MILLISECONDS = 500;

/** How many other moves are told. */
const OTHERS = 2;

/** @type {(state: Pick<Cairn.Store, "game" | "me" | "hint">) => boolean} */
const isFor = ({ game, me, hint }) =>
  Boolean(game && hint?.game === game.id && hint.version === game.version && hint.seat === me?.seat);

/**
 * Return the move that a hint suggests now, with its seat; null without a hint.
 * @type {(state: Cairn.BoardState) => {seat: number, move: Cairn.Move} | null}
 */
export function hintedMove(state) {
  const best = isFor(state) && state.hint?.moves?.[0];
  return best && state.me ? { seat: state.me.seat, move: best.move } : null;
}

/**
 * Return the button that asks for a hint, if the player may move now and the game has hints.
 * @type {Cairn.Part}
 */
export function hintButton(state) {
  const { game, moves, sending, me } = state;
  if (!me || !moves.length || !game.hints) return null;
  return button(say("replay-hint"), () => askForHint(state, me), {
    "data-key": "hint",
    disabled: sending || isFor(state),
  });
}

/**
 * Return the hint, or how it is being found, or why there is none.
 * @type {Cairn.Part}
 */
export function hintBox(state) {
  if (!state.hint || !isFor(state)) return null;
  const { message, moves } = state.hint;
  return html`<div class="hint">
    <div>
      ${message && html`<p class="refused">${message}</p>`}
      ${!message && !moves && progress(say("replay-hint-thinks"))} ${moves && suggestion(state, moves)}
    </div>
    ${
      (message || moves) &&
      button("×", () => set({ hint: null }), {
        class: "quiet",
        "aria-label": say("replay-close-hint"),
        title: say("replay-close-hint"),
        "data-key": "close hint",
      })
    }
  </div>`;
}

/** @type {(state: Cairn.State, move: Cairn.Move) => string} */
const words = ({ view, game }, move) =>
  moveText(view.texts, move, { names: game.seats.map(nameOf), state: game.state });

/** @type {(state: Cairn.State, moves: Cairn.Schemas["Hinted"][]) => Cairn.Template} */
function suggestion(state, [best, ...others]) {
  return html`<p><strong>${say("replay-hint-is", { move: words(state, best.move) })}</strong> ${best.reason} ${say(best.exact ? "replay-hint-expects-exactly" : "replay-hint-expects", { share: percent(best.value) })}</p>
    ${
      others.length > 0 &&
      html`<p class="small">
      ${say("replay-hint-others")}: ${others
        .slice(0, OTHERS)
        .map(({ move, value }) => say("replay-hint-other", { move: words(state, move), share: percent(value) }))
        .join("; ")}.
    </p>`
    }`;
}

/** @type {(state: Cairn.State, me: Cairn.HeldSeat) => Promise<void>} */
async function askForHint(state, me) {
  const { game } = state;
  const path = `/games/${game.id}/hints`;
  const asked = { game: game.id, version: game.version, seat: me.seat };
  const isWanted = () => isFor({ ...get(), hint: asked });
  set({ hint: asked });
  try {
    let found = await ask(path, { method: "POST", body: {}, token: me.token, version: game.version });
    while (found.status === "pending") {
      await pause(ASK_AGAIN_MILLISECONDS);
      if (!isWanted()) return;
      found = await ask(`${path}/${found.id}`, { token: me.token });
    }
    if (!isWanted()) return;
    if (found.status === "failed" || !found.moves.length)
      set({ hint: { ...asked, message: found.problem ?? say("replay-hint-failed") } });
    else {
      set({ hint: { ...asked, moves: found.moves } });
      announce(`${say("replay-hint")}: ${words(state, found.moves[0].move)}. ${found.moves[0].reason ?? ""}`);
    }
  } catch (error) {
    if (isWanted()) set({ hint: { ...asked, message: messageFor(error) } });
  }
}
