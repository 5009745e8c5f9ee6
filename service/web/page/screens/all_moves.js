/**
 * Every legal move in words, for those who do not use the board. They open over what is around, so nothing is pushed.
 */

import { button, html } from "../html.js";
import { get, set } from "../store.js";
import { moveGroups, moveText } from "../texts/moves.js";
import { texts } from "../texts/page.js";
import { sendMove } from "./commands.js";
import { details } from "./details.js";

/** In a window like this, the list lies over the board. */
const SMALL = "(max-width: 999px) and (max-aspect-ratio: 1249/1000), (max-height: 599px)";

/** Return a button for a move. */
export function moveButton(state, ctx, move, look) {
  return button(moveText(state.view.texts, move, ctx), () => choose(move), {
    class: look,
    disabled: state.sending,
    "data-key": `move ${JSON.stringify(move)}`,
    "data-move": move.type,
  });
}

/** Return every legal move as a button, in groups. */
export function allMoves(state, ctx) {
  const { moves } = state;
  const summary = moves.length === 1 ? texts.oneMove : texts.allMoves(moves.length);
  const groups = () =>
    html`<div class="groups" tabindex="0" role="region" aria-label=${summary}>
      ${moveGroups(state.view.texts, moves, ctx).map(
        ([title, group]) =>
          html`<fieldset key=${title}>
            <legend>${title}</legend>
            ${group.map((move) => moveButton(state, ctx, move, "plain"))}
          </fieldset>`,
      )}
    </div>`;
  return details(state, "moves", summary, groups, "all-moves");
}

function choose(move) {
  if (matchMedia(SMALL).matches) close();
  sendMove(move);
}

/** Close the list. */
export function close() {
  const { openDetails } = get();
  set({ openDetails: new Set([...openDetails].filter((name) => name !== "moves")) });
}
