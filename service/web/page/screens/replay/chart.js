/** The chart of a finished game: the points of each player over time, the milestones, and a table of the points. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { ticks } from "../axes.js";
import { details, panel } from "../details.js";
import { DASHES, legend } from "../legend.js";
import { nameOf } from "../lobby/game_row.js";
import { HIGH, shareOf, stepGraph, WIDE } from "./step_graph.js";
import { addressOf, milestonesOf } from "./steps.js";

/** @typedef {{version: number, points: number[]}} Points the points of all seats at a version that changed them */

/**
 * What was counted of each log. A log that grows is another one.
 * @type {WeakMap<Cairn.Line[], Points[]>}
 */
const counts = new WeakMap();

/**
 * Return the points of all seats at each version that changed them: [{version, points}].
 * @type {(state: Cairn.State) => Points[]}
 */
function seriesOf(state) {
  const found = counts.get(state.log) ?? countOf(state);
  counts.set(state.log, found);
  return found;
}

/** @type {(state: Cairn.State) => Points[]} */
function countOf({ log, view, game }) {
  const counter = view.pointsCounter(game.seats.length);
  /** @type {Map<number, Cairn.Counted>} */
  const counted = new Map();
  for (const { version, events } of log) {
    for (const event of events) {
      if (event.type === "table.undone") counter.restore(counted.get(event.to));
      else counter.count(event);
    }
    counted.set(version, counter.current());
  }
  let last = "";
  return log.flatMap(({ version }) => {
    const { points } = counted.get(version) ?? { points: [] };
    const same = JSON.stringify(points) === last;
    last = JSON.stringify(points);
    return same ? [] : [{ version, points }];
  });
}

/**
 * Return the panel with the chart. A click on it, or a key, leads to a step.
 * @type {Cairn.Part}
 */
export function chartPanel(state) {
  return panel(state, "chart", state.view.texts.chartTitle, () => {
    const series = seriesOf(state),
      milestones = milestonesOf(state);
    return html`<div class="chart">${drawing(state, series, milestones)} ${table(state, series, milestones)}</div>`;
  });
}

/** @type {(state: Cairn.State, series: Points[], milestones: Cairn.Milestone[]) => Cairn.Template} */
function drawing(state, series, milestones) {
  const { game, view, at } = state;
  const all = series.flatMap(({ points }) => points);
  const highest = Math.max(5, ...all),
    lowest = Math.min(0, ...all);
  /** @type {(version: number) => number} */
  const x = (version) => WIDE * shareOf(version, game);
  /** @type {(points: number) => number} */
  const share = (points) => (highest - points) / (highest - lowest);
  /** @type {(points: number) => number} */
  const y = (points) => HIGH * share(points);
  const here = series.findLast(({ version }) => version <= (at ?? game.version))?.points ?? [];
  const said = game.seats.map((seat) => say("replay-points-of", { name: nameOf(seat), points: here[seat.seat] ?? 0 }));
  const lines = game.seats.map(({ seat }) => {
    const path = series
      .map(({ version, points }, place) => `${place ? `H${x(version)}V` : `M${x(version)} `}${y(points[seat])}`)
      .join("");
    return html`<path class="line seat${seat}" d=${`${path}H${WIDE}`} stroke-dasharray=${DASHES[seat]} />`;
  });
  const heights = ticks(lowest, highest);
  return html`${legend(game.seats, said)}
    <div class="plot">
      <div class="ticks" aria-hidden="true">
        ${heights.map((points) => html`<span style=${{ top: `${100 * share(points)}%` }}>${points}</span>`)}
      </div>
      ${stepGraph(
        state,
        {
          label: view.texts.chartTitle,
          valueText: `${say("replay-step-of", { at: at ?? game.version, count: game.version })}: ${said.join(", ")}`,
        },
        [
          ...heights.map((points) => html`<line class="grid" x1="0" x2=${WIDE} y1=${y(points)} y2=${y(points)} />`),
          ...milestones.map(
            ({ version }) => html`<line class="milestone" x1=${x(version)} x2=${x(version)} y1="0" y2=${HIGH} />`,
          ),
          ...lines,
        ],
      )}
    </div>`;
}

/** @type {(state: Cairn.State, series: Points[], milestones: Cairn.Milestone[]) => Cairn.Content} */
function table(state, series, milestones) {
  const { game, viewer } = state;
  const labels = new Map(milestones.map(({ version, label }) => [version, label]));
  return details(
    state,
    "chart table",
    say("replay-chart-table"),
    () =>
      html`<div class="wide" tabindex="0" role="region" aria-label=${say("replay-chart-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say("replay-step")}</th>
              ${game.seats.map(({ name }) => html`<th scope="col">${name}</th>`)}
              <th scope="col">${say("replay-event")}</th>
            </tr>
          </thead>
          <tbody>
            ${series.map(
              ({ version, points }) =>
                html`<tr key=${version}>
                  <th scope="row"><a href=${addressOf(game, version, viewer)}>${version}</a></th>
                  ${points.map((count) => html`<td>${count}</td>`)}
                  <td>${labels.get(version) ?? ""}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}
