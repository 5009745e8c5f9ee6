/** The head of a table: what is played and how it stands, and what one does seldom. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { outcome } from "../lobby/game_row.js";
import { tableMenu } from "./menu.js";
import { phraseButton } from "./phrases.js";
import { zoomButtons } from "./zoom.js";

/**
 * Return the head.
 * @type {Cairn.Part}
 */
export function head(state) {
  const { game } = state;
  return html`<div class="table-head">
    <h1>${state.title}</h1>
    <p class=${isPlain(state) ? "status short" : "status"}>${status(state)} ${origins(game)}</p>
    <div class="buttons">
      ${button(say("page-rules"), async () => (await import("../../rulebook.js")).openRules(game.ruleset, game.rules_version), { "data-key": "rules" })}
      ${state.at === null && game.status === "running" && lookBack(game)}
      ${zoomButtons(state)} ${phraseButton(state)} ${tableMenu(state)}
    </div>
  </div>`;
}

/**
 * Tell whether what is on the screen says how the game stands: the prompt does, and the result at the end.
 * @type {(state: Cairn.State) => boolean}
 */
const isPlain = ({ game, at }) => game.status === "running" || (game.status === "finished" && at === null);

/**
 * Return how the game stands; to those who see only where nothing else says so.
 * @type {Cairn.Part}
 */
const status = (state) => {
  const { status: now } = state.game;
  const words =
    now === "finished" ? `${say("page-status-finished")}: ${outcome(state.game)}.` : say(`page-status-${now}`);
  return html`<span class=${isPlain(state) ? "hidden" : ""}>${words}</span>`;
};

/**
 * Return links to the games that this one came from.
 * @type {(game: Cairn.Game) => Cairn.Content}
 */
function origins({ forked_from: fork, rematch_of: rematchOf, labels = {} }) {
  return [
    fork &&
      html`<a key="fork" href="#/games/${fork.game}?at=${fork.version}" aria-label=${say("page-forked")}>${say("frame-fork-short")}</a> `,
    labels.series && html`<a key="series" href="#/series/${labels.series}">${say("page-series")}</a> `,
    rematchOf &&
      html`<a key="rematch" href="#/games/${rematchOf}" aria-label=${say("players-rematch-of")}>${say("frame-rematch-short")}</a>`,
  ];
}

/** @type {(game: Cairn.Game) => Cairn.Template} */
const lookBack = ({ id, version }) =>
  html`<a
    class="plain icon-only"
    href="#/games/${id}?at=${version}"
    data-key="back"
    aria-label=${say("page-look-back")}
    title=${say("page-look-back")}
  >
    <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path fill="none" d="M4 12a8 8 0 1 0 2.6-5.9M4 3v5.5h5.5M12 8v4.5l3 2" />
    </svg>
  </a>`;
