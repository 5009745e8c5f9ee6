/** What is looked for in the lobby's lists. It is in the address, `#/?game=glen_more&show=open`, to be shared. */

import { html } from "../../html.js";
import { say, sayEach } from "../../language.js";
import { select } from "../fields.js";
import { nameOf } from "./game_row.js";

/**
 * Which lists each choice shows.
 * @type {Record<string, string[]>}
 */
const LISTS = {
  all: ["open", "running", "finished"],
  open: ["open"],
  mine: ["finished"],
  running: ["running"],
  finished: ["finished"],
};

/**
 * Return what an address looks for. What it has no word for is as if it were not there.
 * @type {(query: URLSearchParams, rulesets?: Cairn.Ruleset[] | null) => Cairn.Wish}
 */
export function wishOf(query, rulesets = null) {
  const game = query.get("game") ?? "",
    show = query.get("show") ?? "";
  return {
    game: !rulesets || rulesets.some(({ name }) => name === game) ? game : "",
    show: Object.hasOwn(LISTS, show) ? show : "all",
    player: query.get("player") ?? "",
  };
}

/**
 * Return the address of the lobby that looks for something.
 * @type {(wish: Cairn.Wish) => string}
 */
export function addressOf({ game, show, player }) {
  const wanted = { ...(game && { game }), ...(show !== "all" && { show }), ...(player && { player }) };
  const query = new URLSearchParams(wanted);
  return query.size ? `#/?${query}` : "#/";
}

/**
 * Return the statuses of the games that are looked for. One's own open and running games have a list of their own.
 * @type {(wish: Cairn.Wish) => string[]}
 */
export const listsOf = ({ show }) => LISTS[show];

/**
 * Tell whether anything is looked for.
 * @type {(wish: Cairn.Wish) => boolean}
 */
export const isFiltered = ({ game, show, player }) => Boolean(game || player) || show !== "all";

/**
 * Tell whether a game's ruleset and players are those that are looked for.
 * @type {(wish: Cairn.Wish, game: Cairn.Listed) => boolean}
 */
export function fits({ game: ruleset, player }, game) {
  const wanted = player.trim().toLocaleLowerCase();
  const names = () => game.seats.map((seat) => nameOf(seat).toLocaleLowerCase());
  return (!ruleset || game.ruleset === ruleset) && (!wanted || names().some((name) => name.includes(wanted)));
}

/**
 * Return the fields with which one looks for games. `look` is called with the new wish.
 * @type {(wish: Cairn.Wish, rulesets: Cairn.Ruleset[], look: (wish: Cairn.Wish) => void) => Cairn.Template}
 */
export function filterBar(wish, rulesets, look) {
  const games = { "": say("lobby-any-game"), ...Object.fromEntries(rulesets.map(({ name, title }) => [name, title])) };
  return html`<div class="filters" role="search" aria-label=${say("lobby-filters")}>
    <nav class="tabs" aria-label=${say("lobby-filters")}>
      ${Object.entries(sayEach("lobby-show", Object.keys(LISTS))).map(
        ([show, text]) =>
          html`<a
            key=${show}
            class="plain"
            href=${addressOf({ ...wish, show })}
            aria-current=${wish.show === show ? "page" : null}
            data-key="show ${show}"
            >${text}</a
          >`,
      )}
    </nav>
    ${select(say("lobby-which-game"), games, wish.game, (game) => look({ ...wish, game }), "filter game")}
    <input
      type="search"
      aria-label=${say("lobby-search")}
      placeholder=${say("lobby-search")}
      data-key="search"
      value=${wish.player}
      oninput=${(/** @type {Cairn.FieldEvent} */ event) => look({ ...wish, player: event.target.value })}
    />
  </div>`;
}
