/** The standings of a ruleset: who plays it how well, in each group of options. */

import { ask, askOnce, messageFor } from "../../api.js";
import { button, html, render } from "../../html.js";
import { say } from "../../language.js";
import { setTitle } from "../../title.js";
import { playerId } from "../../tokens.js";
import { showProblem } from "../problem.js";
import { BOTS, groupName } from "./ratings.js";

const PAGE = 50;

/** @typedef {[text: string, address: string, isHere: boolean]} Link what it leads to may be what is shown now */

/**
 * Show the standings of a ruleset. Return `goTo`, which shows another group, and `leave`.
 * @type {Cairn.Screen}
 */
export function showStandings(main, ruleset, query) {
  let left = false,
    asked = 0,
    withAis = false;
  /** @type {string | null} */
  let group = null;
  /** @type {Cairn.Schemas["Standings"] | null} */
  let shown = null;
  /** @type {Cairn.Ruleset[]} */
  let rulesets = [];
  goTo(query);

  /** @param {string | number | null} [after] */
  async function load(after) {
    asked += 1;
    const mine = asked;
    const wanted = new URLSearchParams({
      limit: String(PAGE),
      ...(group && { group }),
      ...(withAis && { ais: "true" }),
      ...(after && { after: String(after) }),
    });
    try {
      /** @type {[Cairn.Schemas["Standings"], {items: Cairn.Ruleset[]}]} */
      const [page, all] = await Promise.all([ask(`/standings/${ruleset}?${wanted}`), askOnce("/rulesets")]);
      if (left || mine !== asked) return;
      rulesets = all.items;
      shown = { ...page, items: after && shown ? [...shown.items, ...page.items] : page.items };
      draw(shown);
    } catch (error) {
      if (!left && mine === asked) showProblem(main, messageFor(error));
    }
  }

  /** @param {URLSearchParams} newQuery */
  async function goTo(newQuery) {
    group = newQuery.get("group");
    withAis = newQuery.get("ais") === "true";
    await load();
  }

  /** @param {Cairn.Schemas["Standings"]} page */
  function draw(page) {
    const title = rulesets.find(({ name }) => name === ruleset)?.title ?? ruleset;
    setTitle(say("players-standings-of", { title }));
    const columns = [say("players-rank"), say("players-who"), say("players-rating"), say("players-games")];
    const levelColumns = [say("players-level"), say("players-rating"), say("players-interval"), say("players-games")];
    /** @type {Link[]} */
    const games = rulesets.map(({ name, title: called }) => [called, `#/standings/${name}`, name === ruleset]);
    /** @type {(one: string, ais: boolean) => string} */
    const address = (one, ais) => `#/standings/${ruleset}?group=${encodeURIComponent(one)}${ais ? "&ais=true" : ""}`;
    /** @type {Link[]} */
    const groups = page.groups.map((one) => [groupName(one), address(one, withAis), one === page.group]);
    /** @type {Link[]} */
    const whoIsIn = [false, true].map((ais) => [
      ais ? say("players-with-ais") : say("players-without-ais"),
      address(ais ? page.group : page.group.replace(BOTS, ""), ais),
      ais === withAis,
    ]);
    render(
      main,
      html`<div class="lobby standings">
        <div class="lobby-head"><h1>${say("players-standings-of", { title })}</h1></div>
        ${links(say("page-which-game"), games)} ${groups.length > 1 && links(say("players-group"), groups)} ${links(say("players-who-is-in"), whoIsIn)}
        <section>
          ${page.items.length ? table(say("players-standings-of", { title }), columns, page.items.map(line)) : html`<p class="empty">${say("players-no-standings")}</p>`}
          <p class="small">${say("players-plus-minus-meaning")} ${say("players-provisional-meaning")}</p>
          ${page.levels.length > 0 && [html`<h2>${say("players-levels")}</h2>`, html`<p class="small">${say("players-levels-meaning")}</p>`, table(say("players-levels"), levelColumns, page.levels.map(levelLine))]}
          ${page.next && button(say("page-more"), () => load(page.next), { "data-key": "more" })}
        </section>
      </div>`,
    );
  }

  return {
    goTo,
    leave: () => {
      left = true;
    },
  };
}

/**
 * Return links to choose from.
 * @type {(label: string, all: Link[]) => Cairn.Template}
 */
function links(label, all) {
  return html`<nav class="tabs" aria-label=${label}>
    ${all.map(([text, href, isHere]) => {
      const key = `${label} ${text}`;
      return html`<a key=${key} class="plain" href=${href} aria-current=${isHere ? "page" : null} data-key=${key}>${text}</a>`;
    })}
  </nav>`;
}

/** @type {(label: string, columns: string[], rows: Cairn.Content) => Cairn.Template} */
const table = (label, columns, rows) =>
  html`<div class="scrolls" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;

/** @type {(level: Cairn.Schemas["AnchoredLevel"]) => Cairn.Template} */
const levelLine = ({ level, rating, low, high, games }) =>
  html`<tr key=${level}>
    <th scope="row">${level}</th>
    ${[rating, say("players-between", { low, high }), games].map((shown) => html`<td class="number">${shown}</td>`)}
  </tr>`;

/** @type {(standing: Cairn.Schemas["Standing"]) => Cairn.Template} */
function line({ rank, player, rating, deviation, games, provisional }) {
  const isMe = player.id === playerId();
  return html`<tr key=${player.id} class=${isMe ? "mine" : null}>
    <td class="number">${rank}</td>
    <th scope="row"><a href="#/players/${player.id}">${player.name}</a>${isMe && ` (${say("page-you")})`}</th>
    <td class="number">
      ${say("players-plus-minus", { rating, deviation })}${provisional && html`<span class="small"> ${say("players-provisional")}</span>`}
    </td>
    <td class="number">${games}</td>
  </tr>`;
}
