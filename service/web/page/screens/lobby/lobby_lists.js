/** The lists of the lobby: the games that wait for players, are being played, or have ended. */

import { ask } from "../../api.js";
import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { heldSeats, playerToken } from "../../tokens.js";
import { seatButton } from "../table/invite.js";
import { fits, isFiltered } from "./filters.js";
import { gameRow, wordsOf } from "./game_row.js";

/** How many games of each status are shown at first, how many more each time, and how many at most. */
const PAGE = 8;
const NEXT_PAGE = 24;
const MOST = 500;

/** @typedef {Record<string, number>} Limits how many games of each status are shown */
/** @typedef {{items: Cairn.LobbyRow[], next: string | null}} Page a list, as far as it is loaded */

/**
 * Return how many games are shown at first.
 * @returns {Limits}
 */
export const firstLimits = () => ({ open: PAGE, running: PAGE, finished: PAGE });

/**
 * Return what the lists that are loaded depend on. A name is searched in what is here.
 * @param {Cairn.Wish} wish
 */
export const keyOf = (wish) => JSON.stringify({ ...wish, player: wish.player !== "" });

/**
 * Load a list. For the search of a name it has as many rows as one request gives.
 * @type {(wish: Cairn.Wish, status: string, limits: Limits) => Promise<Page>}
 */
export function loadList(wish, status, limits) {
  const isMine = wish.show === "mine" && playerToken();
  const limit = wish.player || (wish.show === "mine" && !isMine) ? MOST : limits[status];
  const filters = { ...(isMine && { player: "me" }), ...(wish.game && { ruleset: wish.game }) };
  const wanted = new URLSearchParams({ status, limit: String(limit), ...filters });
  return (isMine ? askAsPlayer : ask)(`/games?${wanted}`);
}

/**
 * Return a list.
 * @param {{wish: Cairn.Wish, titles: Cairn.Titles, limits: Limits}} shown
 * @param {string} status
 * @param {Page} page
 * @param {Cairn.LobbyRow[]} mine the player's own games, which are shown elsewhere
 * @param {() => void} load loads the list again, when its limit was raised
 */
export function gameList({ wish, titles, limits }, status, page, mine, load) {
  const isOfGuest = wish.show === "mine" && !playerToken();
  const games = page.items.filter(
    (game) => !mine.some(({ id }) => id === game.id) && fits(wish, game) && (!isOfGuest || heldSeats(game).length),
  );
  const raise = () => {
    limits[status] = Math.min(MOST, limits[status] + NEXT_PAGE);
    load();
  };
  return html`<section key=${status}>
    <h3>${say(`lobby-sections-${status}`)}</h3>
    ${
      games.length
        ? html`<ul class="rows">
            ${games.map((game) => row(game, titles))}
          </ul>`
        : html`<p class="empty">${isFiltered(wish) ? say("lobby-empty-filtered") : say(`lobby-empty-${status}`)}</p>`
    }
    ${page.next && (wish.player || limits[status] >= MOST ? html`<p class="small">${say("lobby-search-lead", { most: MOST })}</p>` : button(say("page-more"), raise, { "data-key": `more ${status}` }))}
  </section>`;
}

/** @type {(game: Cairn.LobbyRow, titles: Cairn.Titles) => Cairn.Template} */
function row(game, titles) {
  const { title, names } = wordsOf(game, titles);
  return gameRow(game, titles, null, seatButton(game, title, undefined, names.join(", ")));
}
