/** A hint while one plays: a move that an AI would make with what the seat knows, in words and on the board. */

import { ask, messageFor, pause } from "../api.js";
import { announce, button, html } from "../html.js";
import { get, set } from "../store.js";
import { moveText } from "../texts/moves.js";
import { texts } from "../texts/replay.js";
import { nameOf } from "./game_row.js";
import { progress } from "./progress.js";

const ASK_AGAIN_MILLISECONDS = 500;

/** How many other moves are told. */
const OTHERS = 2;

const isFor = ({ game, me, hint }) => hint?.game === game.id && hint.version === game.version && hint.seat === me?.seat;

/** Return the move that a hint suggests now, with its seat; null without a hint. */
export const hintedMove = (state) =>
  isFor(state) && state.hint.moves?.length ? { seat: state.me.seat, move: state.hint.moves[0].move } : null;

/** Return the button that asks for a hint, if the player may move now and the game has hints. */
export function hintButton(state) {
  const { game, moves, sending } = state;
  if (!moves.length || !game.hints) return null;
  return button(texts.hint, () => askForHint(state), { "data-key": "hint", disabled: sending || isFor(state) });
}

/** Return the hint, or how it is being found, or why there is none. */
export function hintBox(state) {
  if (!isFor(state)) return null;
  const { message, moves } = state.hint;
  return html`<div class="hint">
    <div>
      ${message && html`<p class="refused">${message}</p>`}
      ${!message && !moves && progress(texts.hintThinks)} ${moves && suggestion(state, moves)}
    </div>
    ${
      (message || moves) &&
      button("×", () => set({ hint: null }), {
        class: "quiet",
        "aria-label": texts.closeHint,
        title: texts.closeHint,
        "data-key": "close hint",
      })
    }
  </div>`;
}

const words = ({ view, game }, move) =>
  moveText(view.texts, move, { names: game.seats.map(nameOf), state: game.state });

function suggestion(state, [best, ...others]) {
  return html`<p><strong>${texts.hintIs(words(state, best.move))}</strong> ${texts.hintExpects(best.value, best.exact)}</p>
    ${
      others.length > 0 &&
      html`<p class="small">
      ${texts.hintOthers}: ${others
        .slice(0, OTHERS)
        .map(({ move, value }) => texts.hintOther(words(state, move), value))
        .join("; ")}.
    </p>`
    }`;
}

async function askForHint(state) {
  const { game, me } = state;
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
      set({ hint: { ...asked, message: found.problem ?? texts.hintFailed } });
    else {
      set({ hint: { ...asked, moves: found.moves } });
      announce(`${texts.hint}: ${words(state, found.moves[0].move)}.`);
    }
  } catch (error) {
    if (isWanted()) set({ hint: { ...asked, message: messageFor(error) } });
  }
}
