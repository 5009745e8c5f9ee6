/** A player's page: who they are, how well they play over time, and their games. */

import { ask, askOnce, messageFor, Refusal } from "../../api.js";
import { button, html, render } from "../../html.js";
import { dateOf, say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { setTitle } from "../../title.js";
import { playerId } from "../../tokens.js";
import { gameRow } from "../lobby/game_row.js";
import { openNewGame } from "../lobby/new_game.js";
import { showProblem } from "../problem.js";
import { ratingsSection } from "./ratings.js";

const PAGE = 24;

/**
 * @typedef {object} Shown what is shown of a player
 * @property {Cairn.Schemas["Player"] | null} player
 * @property {Cairn.Titles} titles
 * @property {Cairn.LobbyRow[]} games
 * @property {string | null} next where the list of games goes on
 * @property {string | null} problem
 */

/**
 * Show a player. Return `leave`, after which nothing is drawn any more.
 * @type {Cairn.Screen}
 */
export function showPlayer(main, id) {
  const isMe = id === playerId();
  /** @type {Shown} */
  const shown = { player: null, titles: {}, games: [], next: null, problem: null };
  const ratings = ratingsSection(id, isMe, draw);
  let left = false;
  load();

  async function load() {
    try {
      /** @type {[Cairn.Schemas["Player"], {items: Cairn.Ruleset[]}, void]} */
      const [player, { items }] = await Promise.all([ask(`/players/${id}`), askOnce("/rulesets"), loadGames()]);
      if (left) return;
      shown.player = player;
      shown.titles = Object.fromEntries(items.map(({ name, title }) => [name, title]));
      setTitle(player.name);
      ratings.set(player.ratings, shown.titles);
      draw();
    } catch (error) {
      if (left) return;
      const isGone = error instanceof Refusal && error.status === 404;
      showProblem(main, isGone ? say("players-no-player") : messageFor(error));
    }
  }

  async function loadGames() {
    const after = shown.next ? `&cursor=${encodeURIComponent(shown.next)}` : "";
    const { items, next } = await askAsPlayer(`/games?player=${id}&limit=${PAGE}${after}`);
    shown.games.push(...items);
    shown.next = next;
  }

  async function showMore() {
    try {
      await loadGames();
      shown.problem = null;
    } catch (error) {
      shown.problem = messageFor(error);
    }
    draw();
  }

  function draw() {
    const { player } = shown;
    if (left || !player) return;
    render(
      main,
      html`<div class="lobby person">
        <div class="lobby-head">
          <div><h1>${player.name}</h1><p>${say("players-since", { date: dateOf(player.created_at) })}</p></div>
          ${
            isMe
              ? html`<a class="plain" href="#/me" data-key="settings">${say("players-settings")}</a>`
              : button(say("players-invite"), () => openNewGame(player), { class: "primary", "data-key": "invite" })
          }
        </div>
        ${ratings.draw()} ${gamesSection(shown, showMore)}
      </div>`,
    );
  }

  return {
    leave: () => {
      left = true;
    },
  };
}

/** @type {(shown: Shown, showMore: () => void) => Cairn.Template} */
function gamesSection({ player, titles, games, next, problem }, showMore) {
  /** @type {(counts: Cairn.Schemas["PlayedCount"]) => Cairn.Template} */
  const count = (counts) => html`<li>${titles[counts.ruleset]}: ${say("players-games-count", counts)}</li>`;
  return html`<section>
    <h2>${say("players-games")}</h2>
    ${player && player.games.length > 0 && html`<ul class="counts">${player.games.map(count)}</ul>`}
    ${
      games.length
        ? html`<ul class="rows">${games.map((game) => gameRow(game, titles, null))}</ul>`
        : html`<p class="empty">${say("players-no-games-of-theirs")}</p>`
    }
    ${problem && html`<p class="refused" role="alert">${problem}</p>`}
    ${next && button(say("page-more"), showMore, { "data-key": "more" })}
  </section>`;
}
