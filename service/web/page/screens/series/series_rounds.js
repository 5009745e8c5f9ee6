/** The rounds of a series: who plays whom and what came of it, and one's own game; of an elimination, a bracket. */

import { html } from "../../html.js";
import { momentOf, say } from "../../language.js";
import { playerId } from "../../tokens.js";

/**
 * Return the rounds, the newest first, each with its tables. `leave` is called when a game is chosen.
 * @type {(series: Cairn.Series, rounds: Cairn.Round[], leave?: () => void) => Cairn.Content}
 */
export function roundList(series, rounds, leave) {
  if (!rounds.length) return null;
  return html`<section class="rounds">
    <h2>${say("tournament-rounds")}</h2>
    ${[...rounds].reverse().map(
      ({ round, tables, byes }) =>
        html`<div key=${round}>
          <h3>${say("tournament-round", { number: round })}</h3>
          <ul class="pairs">
            ${tables.map((table) => pair(series, table, leave))}
            ${byes.map((place) => html`<li key="bye ${place}" class="bye">${say("tournament-bye", { name: series.participants[place].name })}</li>`)}
          </ul>
        </div>`,
    )}
  </section>`;
}

/** @type {(series: Cairn.Series, table: Cairn.Round["tables"][number], leave?: () => void) => Cairn.Template} */
function pair(series, { game, places, points, absent }, leave) {
  const isMine = places.some((place) => series.participants[place].player === playerId() && playerId());
  const names = places.map((place) => series.participants[place].name);
  const result = points ? points.join(" : ") : say("page-status-running");
  return html`<li key=${game}>
    <a class=${isMine ? "pair mine" : "pair"} href="#/games/${game}" onclick=${leave} data-key=${game} aria-label="${names.join(", ")}: ${result}">
      <span class="pair-names">
        ${places.map(
          (place, seat) =>
            html`<span class=${points && points[seat] === Math.max(...points) && points[seat] > 0 ? "best" : null}>
              ${names[seat]}${absent.includes(place) && html`<span class="small"> ${say("tournament-no-show")}</span>`}
            </span>`,
        )}
      </span>
      <span class="pair-result">${points ? points.map((count) => html`<span>${count}</span>`) : html`<span class="small">…</span>`}</span>
    </a>
  </li>`;
}

/**
 * Return the bracket of an elimination: a column for each round, from the first to the last.
 * @type {(series: Cairn.Series, rounds: Cairn.Round[]) => Cairn.Content}
 */
export function bracket(series, rounds) {
  if (!rounds.length) return null;
  return html`<section>
    <h2>${say("tournament-bracket")}</h2>
    <div class="bracket" tabindex="0" role="region" aria-label=${say("tournament-bracket")}>
      ${rounds.map(
        ({ round, tables, byes }) =>
          html`<ol key=${round} aria-label=${say("tournament-round", { number: round })}>
            ${tables.map((table) => pair(series, table))}
            ${byes.map((place) => html`<li key="bye ${place}" class="bye">${series.participants[place].name}</li>`)}
          </ol>`,
      )}
    </div>
  </section>`;
}

/**
 * Return what the player has to do now: the way to their game, and until when they must come.
 * @type {(series: Cairn.Series, rounds: Cairn.Round[]) => Cairn.Content}
 */
export function ownGame(series, rounds) {
  const mine = series.participants.find(({ player }) => player && player === playerId());
  if (!mine || series.status !== "running" || mine.withdrawn) return null;
  const tables = rounds.flatMap((round) => round.tables).reverse();
  const table = tables.find(({ places, points }) => points === null && places.includes(mine.place));
  if (!table) return html`<p class="reminder">${say("tournament-no-table-yet")}</p>`;
  const others = table.places.filter((place) => place !== mine.place).map((place) => series.participants[place].name);
  return html`<p class="reminder">
    <span>${say("tournament-yours", { names: others.join(", ") })} ${series.come_until && say("tournament-come-until", { at: momentOf(series.come_until) })}</span>
    <a class="plain" href="#/games/${table.game}" data-key="own game">${say("tournament-your-table")}</a>
  </p>`;
}

/**
 * Return which round a series has come to, in words.
 * @type {(series: {round: number, rounds: number | null}) => string}
 */
export const roundOf = ({ round, rounds }) =>
  rounds ? say("tournament-round-of", { round, rounds }) : say("tournament-round", { number: round });
