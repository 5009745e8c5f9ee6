/** A finished game on paper: what was played, by whom, how it ended, and its whole story. */

import { html } from "../../html.js";
import { momentOf, say } from "../../language.js";
import { hasGame } from "../../store.js";
import { wordsOf } from "../lobby/game_row.js";
import { resultsTable } from "../table/end.js";
import { resultsFor } from "../table/results.js";
import { readerOf } from "../table/seats.js";
import { verdict } from "../table/verdict.js";

/**
 * Return the sheet; null while the game goes on, which has no story to the end yet.
 * @type {(state: Cairn.Store) => Cairn.Content}
 */
export function storySheet(state) {
  if (!hasGame(state) || !state.game.outcome) return null;
  const { game, title, log } = state,
    ended = { ...game, outcome: state.game.outcome };
  const { by, why = [], rows, total } = resultsFor(state);
  const { names } = wordsOf(game, {});
  return html`<h1>${title}</h1>
    <p>${names.join(" · ")}</p>
    <p>${momentOf(game.created_at)}</p>
    <h2>${say("end-title")}</h2>
    <p>${verdict(ended, readerOf(state), by)} ${why.join(" ")}</p>
    ${resultsTable(ended, null, rows, total)}
    <h2>${say("replay-history")}</h2>
    <ol>${log.map(({ version, text }) => html`<li key=${version} value=${version}>${text}</li>`)}</ol>`;
}
