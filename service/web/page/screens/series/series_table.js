/** The table of a series: where everybody stands, with the tie-breaks of its format. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { playerId } from "../../tokens.js";

/** @typedef {(series: Cairn.Series, who: Cairn.Participant) => void} Choose called with whose name is chosen */

/** @type {("won" | "drawn" | "lost")[]} */
const COUNTED = ["won", "drawn", "lost"];

/**
 * Return the table. `choose` is called with the series and the participant whose name is chosen.
 * @type {(series: Cairn.Series, table: Cairn.Schemas["TableResource"], choose: Choose) => Cairn.Template}
 */
export function seriesTable(series, { rows, tie_breaks: tieBreaks }, choose) {
  return html`<section>
    <h2>${say("tournament-standings")}</h2>
    <p class="small">${say("tournament-points-help")}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${say("tournament-standings")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say("tournament-columns-rank")}</th>
            <th scope="col">${say("tournament-columns-who")}</th>
            <th scope="col">${say("tournament-columns-points")}</th>
            ${COUNTED.map((name) => html`<th scope="col"><abbr title=${say(`tournament-whole-columns-${name}`)}>${say(`tournament-columns-${name}`)}</abbr></th>`)}
            ${tieBreaks.map((name) => html`<th scope="col" class="tie-break">${say(`tournament-tie-breaks-${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => line(series, row, choose))}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @type {(series: Cairn.Series, row: Cairn.Schemas["TableRow"], choose: Choose) => Cairn.Template} */
function line(series, row, choose) {
  const who = series.participants[row.place];
  const isMe = who.player && who.player === playerId();
  return html`<tr key=${row.place} class=${isMe ? "mine" : null}>
    <td class="number">${row.rank}</td>
    <th scope="row">
      ${button(who.name, () => choose(series, who), { class: "name", "data-key": `history ${row.place}` })}
      ${isMe && ` (${say("page-you")})`} ${who.bot && html`<span class="bot">${say("tournament-bot")}</span>`}
      ${series.status !== "finished" && who.withdrawn && html`<span class="small"> ${say("tournament-withdrawn")}</span>`}
    </th>
    <td class="number points">${row.points}</td>
    ${COUNTED.map((name) => html`<td key=${name} class="number">${row[name]}</td>`)}
    ${row.tie_breaks.map((score) => html`<td class="number tie-break">${score}</td>`)}
  </tr>`;
}
