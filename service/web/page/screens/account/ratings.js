/** The ratings of a player: one for each ruleset and group of options, and the chart of the one that is chosen. */

import { ask, messageFor } from "../../api.js";
import { button, html } from "../../html.js";
import { knows, say } from "../../language.js";
import { ratingChart } from "./rating_chart.js";

/** @typedef {Cairn.Schemas["Rating"]} Rating */

/** What the name of a group ends with if bots play in its games. */
export const BOTS = /-bots$/;

/**
 * Return a group of options in words.
 * @type {(group: string) => string}
 */
export const groupName = (group) =>
  BOTS.test(group)
    ? say("players-with-bots", { group: groupName(group.replace(BOTS, "")) })
    : knows(`players-groups-${group}`)
      ? say(`players-groups-${group}`)
      : group.replaceAll("_", " ");

/**
 * Return all ratings of a player over time in one ruleset and group, the oldest first. The API gives them in pages.
 * @type {(player: string, rating: {ruleset: string, group: string}) => Promise<Cairn.Schemas["RatingPoint"][]>}
 */
export async function historyOf(player, { ruleset, group }) {
  const all = [];
  for (let after = ""; after !== null; ) {
    const query = new URLSearchParams({ ruleset, group, limit: "500", ...(after && { after }) });
    const { items, next } = await ask(`/players/${player}/ratings?${query}`);
    all.push(...items);
    after = next;
  }
  return all;
}

/**
 * Return the section: `set` gives it what is known of the player, and `draw` makes it.
 * @param {string} player their id
 * @param {boolean} isMe
 * @param {() => void} redraw draws the screen again
 */
export function ratingsSection(player, isMe, redraw) {
  /** @type {Rating[]} */
  let ratings = [];
  /** @type {Cairn.Titles} */
  let titles = {};
  /** @type {Rating | null} */
  let chosen = null;
  /** @type {Cairn.Schemas["RatingPoint"][] | null} */
  let history = null;
  /** @type {string | null} */
  let problem = null;

  /** @param {Rating} rating */
  async function choose(rating) {
    chosen = rating;
    history = null;
    problem = null;
    try {
      const found = await historyOf(player, rating);
      if (chosen === rating) history = found;
    } catch (error) {
      problem = messageFor(error);
    }
    redraw();
  }

  /** @type {(rating: Rating) => string} */
  const words = ({ ruleset, group }) =>
    say("players-rating-of", { title: titles[ruleset] ?? ruleset, group: groupName(group) });

  /** @param {Rating} rating */
  function choice(rating) {
    const key = `rating ${rating.ruleset} ${rating.group}`;
    const standings = `#/standings/${rating.ruleset}?group=${encodeURIComponent(rating.group)}`;
    const isChosen = rating === chosen;
    return html`<li key=${key}>
      <label>
        <input type="radio" name="rating" checked=${isChosen} data-key=${key} onchange=${() => choose(rating)} />
        <span class="what">${words(rating)}</span>
        <strong class="number">${say("players-plus-minus", { rating: rating.rating, deviation: rating.deviation })}</strong>
        <span class="small">${say("players-counted", { count: rating.games })}${rating.provisional && `, ${say("players-provisional")}`}</span>
      </label>
      <a href=${standings} aria-label=${say("players-standings-of", { title: words(rating) })}>${say("players-standings")}</a>
    </li>`;
  }

  function content() {
    if (!ratings.length)
      return html`<p class="empty">${isMe ? say("players-no-ratings-of-yours") : say("players-no-ratings")}</p>`;
    const again = () => button(say("page-try-again"), () => chosen && choose(chosen), { class: "quiet" });
    return html`<p class="small">${say("players-plus-minus-meaning")} ${say("players-provisional-meaning")}</p>
      <fieldset>
        <legend class="hidden">${say("players-which-ratings")}</legend>
        <ul class="rating-list">${ratings.map(choice)}</ul>
      </fieldset>
      ${problem && html`<p class="refused" role="alert">${problem} ${again()}</p>`}
      ${chosen && history && history.length > 0 && ratingChart(words(chosen), history)}`;
  }

  return {
    set: (/** @type {Rating[]} */ found, /** @type {Cairn.Titles} */ named) => {
      ratings = found;
      titles = named;
      if (ratings.length) choose(ratings[0]);
    },
    draw: () => html`<section class="ratings"><h2>${say("players-ratings")}</h2>${content()}</section>`,
  };
}
