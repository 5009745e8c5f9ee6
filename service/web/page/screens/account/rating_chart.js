/** The chart of a rating over time, with how uncertain it was, and the same as a table. */

import { html } from "../../html.js";
import { momentOf, say } from "../../language.js";
import { BOTTOM, HEIGHT, RIGHT, TOP, ticks, WIDTH } from "../axes.js";

/** @typedef {Cairn.Schemas["RatingPoint"]} Point the rating after a game that counted */

const LEFT = 56;
/** With more games than this the dots are smaller. */
const MANY = 60;

/**
 * Return the chart and its table.
 * @param {string} title which rating it is
 * @param {Point[]} history the oldest first
 */
export function ratingChart(title, history) {
  return html`<figure class="chart rating-chart">
    <figcaption>${title}: ${say("players-chart-title")}</figcaption>
    ${drawing(history)}
    <details>
      <summary data-key="rating table">${say("players-chart-table")}</summary>
      ${table(history)}
    </details>
  </figure>`;
}

/** @param {Point[]} history */
function drawing(history) {
  const lowest = Math.min(...history.map(({ rating, deviation }) => rating - deviation)),
    highest = Math.max(...history.map(({ rating, deviation }) => rating + deviation));
  const times = history.map(({ at }) => Date.parse(at));
  const last = history[history.length - 1];
  const first = times[0],
    span = times[times.length - 1] - first;
  /** @type {(place: number) => number} */
  const x = (place) => {
    const share = span ? (times[place] - first) / span : 0.5; // all in one moment are in the middle
    return LEFT + (WIDTH - LEFT - RIGHT) * share;
  };
  /** @type {(rating: number) => number} */
  const y = (rating) => TOP + ((HEIGHT - TOP - BOTTOM) * (highest - rating)) / Math.max(1, highest - lowest);
  /** @type {(rating: number) => Cairn.Template} */
  const line = (rating) =>
    html`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(rating)} y2=${y(rating)} />
      <text class="tick" x=${LEFT - 6} y=${y(rating) + 4} text-anchor="end">${rating}</text>`;
  /** @type {(number: (point: Point) => number) => string[]} */
  const along = (number) => history.map((one, place) => `${x(place)} ${y(number(one))}`);
  const upper = along(({ rating, deviation }) => rating + deviation),
    lower = along(({ rating, deviation }) => rating - deviation);
  /** @type {(point: Point, place: number) => Cairn.Template} */
  const dot = ({ rating, deviation, at }, place) =>
    html`<circle class="dot" cx=${x(place)} cy=${y(rating)} r=${history.length > MANY ? 2 : 3.5}>
      <title>${momentOf(at)}: ${say("players-plus-minus", { rating, deviation })}</title>
    </circle>`;
  const words = say("players-chart-words", { first: history[0].rating, last: last.rating, count: history.length });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words}>
    ${ticks(lowest, highest).map(line)}
    <path class="band" d="M${upper.join("L")}L${lower.reverse().join("L")}Z" />
    <path class="line" d="M${along(({ rating }) => rating).join("L")}" />
    ${history.map(dot)}
    <text class="tick" x=${LEFT} y=${HEIGHT - 8}>${day(history[0].at)}</text>
    ${span > 0 && html`<text class="tick" x=${WIDTH - RIGHT} y=${HEIGHT - 8} text-anchor="end">${day(last.at)}</text>`}
  </svg>`;
}

/** @type {(at: string) => string} */
const day = (at) => new Date(at).toLocaleDateString("en-GB", { dateStyle: "medium" });

/** @param {Point[]} history */
function table(history) {
  /** @type {(point: Point) => Cairn.Template} */
  const line = ({ at, game, rating, deviation }) =>
    html`<tr>
      <th scope="row">${momentOf(at)}</th>
      <td>${say("players-plus-minus", { rating, deviation })}</td>
      <td>${game ? html`<a href="#/games/${game}">${say("players-show-game")}</a>` : say("players-unlisted")}</td>
    </tr>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label=${say("players-chart-table")}>
    <table>
      <thead>
        <tr>
          ${[say("players-when"), say("players-rating"), say("players-game")].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${history.map(line)}
      </tbody>
    </table>
  </div>`;
}
