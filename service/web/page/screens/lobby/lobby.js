/** The lobby: the games on the shelf, one's own games, and those that wait, are being played or have ended. */

import { askOnce, messageFor, titleOf } from "../../api.js";
import { button, html, render } from "../../html.js";
import { say } from "../../language.js";
import { keptGames } from "../../offline.js";
import { get, watch } from "../../store.js";
import { playerToken } from "../../tokens.js";
import { rememberForm } from "../account/who.js";
import { gameCards } from "./cards.js";
import { addressOf, filterBar, fits, isFiltered, listsOf, wishOf } from "./filters.js";
import { gameRow } from "./game_row.js";
import { glen } from "./glen.js";
import { firstLimits, gameList, keyOf, loadList } from "./lobby_lists.js";
import { miniature } from "./miniature.js";
import { inOrder, loadYourGames, yourGames } from "./your_games.js";

const REFRESH_MILLISECONDS = 8000;

/**
 * @typedef {object} Shown what the lobby shows
 * @property {Cairn.Ruleset[]} rulesets
 * @property {Cairn.Titles} titles
 * @property {Record<string, import("./lobby_lists.js").Page>} pages
 * @property {Cairn.LobbyRow[]} mine
 * @property {Cairn.Game[]} kept games that had ended, which this browser has
 * @property {string | null} error
 * @property {boolean} opening whether a table is being opened
 */

/**
 * Show the lobby in an element. Return `goTo`, which looks for other games, and `leave`, which stops loading it.
 * @type {Cairn.Screen}
 */
export function showLobby(main, _, query) {
  let wish = wishOf(query),
    left = false,
    asked = 0,
    loaded = "";
  /** @type {unknown[]} */
  let drawnFor = [];
  const limits = firstLimits();
  /** @type {Shown} */
  const shown = { rulesets: [], titles: {}, pages: {}, mine: [], kept: [], error: null, opening: false };
  const remember = rememberForm(draw);
  const cards = gameCards(draw, openTable);
  const mini = miniature();

  async function load() {
    asked += 1;
    const latest = asked;
    try {
      /** @type {{items: Cairn.Ruleset[]}} */
      const { items } = await askOnce("/rulesets");
      wish = wishOf(query, items);
      shown.rulesets = items;
      shown.titles = Object.fromEntries(items.map(({ name, title }) => [name, title]));
      const statuses = listsOf(wish);
      const [mine, ...pages] = await Promise.all([
        loadYourGames(),
        ...statuses.map((status) => loadList(wish, status, limits)),
      ]);
      if (left || latest !== asked) return;
      loaded = keyOf(wish);
      shown.mine = mine;
      shown.pages = Object.fromEntries(statuses.map((status, place) => [status, pages[place]]));
      shown.error = null;
      mini.load(beingPlayed());
    } catch (error) {
      if (left || latest !== asked) return;
      shown.error = messageFor(error);
      shown.kept = await keptGames();
      for (const { ruleset } of shown.kept) shown.titles[ruleset] ??= await titleOf(ruleset).catch(() => ruleset);
    }
    draw();
  }

  /** Return the game that is shown in miniature: the newest of those that are being played. */
  const beingPlayed = () => shown.pages.running?.items[0];

  function draw() {
    if (left) return;
    const { player } = get();
    const mine = inOrder(shown.mine).filter((game) => fits(wish, game));
    const isListed = Object.keys(shown.pages).length > 0;
    const yours = isListed && (mine.length > 0 || (player && (wish.show === "mine" || !isFiltered(wish))));
    const own = yours && yourGames(mine, shown.titles, answered);
    render(
      main,
      html`<div class="lobby">
        ${glen(shown.rulesets)}
        ${shown.error && html`<p class="refused" role="alert">${shown.error}</p>`}
        ${shown.error && !isListed && shown.kept.length > 0 && keptHere()}
        ${mine.length > 0 && own} ${cards(shown.rulesets)} ${!playerToken() && remember()} ${!mine.length && own}
        ${beingPlayed() && mini.draw(beingPlayed(), shown.titles)} ${isListed && tables(mine)}
        <p><a href="#/archive" data-key="archive">${say("archive-title")}</a></p>
      </div>`,
    );
  }

  const keptHere = () =>
    html`<section>
      <h2>${say("lobby-kept-here")}</h2>
      <ul class="rows">${shown.kept.map((game) => gameRow(game, shown.titles, null))}</ul>
    </section>`;

  /** @param {Cairn.LobbyRow[]} mine */
  function tables(mine) {
    return html`<div class="tables">
      <div class="tables-head">
        <h2>${say("lobby-tables")}</h2>
        ${button(say("lobby-new-game"), async () => (await import("./new_game.js")).openNewGame(), { "data-key": "new" })}
      </div>
      ${filterBar(wish, shown.rulesets, look)}
      ${listsOf(wish).map((status) => {
        const page = shown.pages[status];
        return page && gameList({ wish, titles: shown.titles, limits }, status, page, mine, load);
      })}
      ${isFiltered(wish) && html`<p><a href="#/" data-key="clear">${say("lobby-clear")}</a></p>`}
    </div>`;
  }

  /**
   * Look for other games. The address is replaced, so that the way back does not lead through each letter.
   * @param {Cairn.Wish} wanted
   */
  function look(wanted) {
    wish = wanted;
    location.replace(addressOf(wanted));
  }

  /** @param {string | null} problem */
  function answered(problem) {
    shown.error = problem;
    if (problem) draw();
    else load();
  }

  /**
   * Open a table, one only however often it is asked for, or say why that cannot be.
   * @param {() => Promise<void>} open
   */
  async function openTable(open) {
    if (shown.opening) return;
    shown.opening = true;
    try {
      await open();
    } catch (error) {
      shown.opening = false;
      shown.error = messageFor(error);
      draw();
    }
  }

  /** Somebody has become, or stopped to be, a player, or another game waits. */
  const unwatch = watch(({ player, waitingGames }) => {
    if (drawnFor[0] === player && drawnFor[1] === waitingGames) return;
    drawnFor = [player, waitingGames];
    draw();
    load();
  });
  const timer = setInterval(() => document.hidden || load(), REFRESH_MILLISECONDS);
  drawnFor = [get().player, get().waitingGames];
  load();
  return {
    goTo: (/** @type {URLSearchParams} */ newQuery) => {
      query = newQuery;
      wish = wishOf(query, shown.rulesets);
      draw();
      if (keyOf(wish) !== loaded) load();
    },
    leave: () => {
      left = true;
      unwatch();
      clearInterval(timer);
    },
  };
}
