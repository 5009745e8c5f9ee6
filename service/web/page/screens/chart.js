/** The chart of a finished game: the points of each player over time, the milestones, and a table of the points. */

import { h, s } from "../dom.js";
import { texts } from "../texts/page.js";
import { details, panel } from "./details.js";
import { addressOf, milestonesOf } from "./replay.js";

const WIDTH = 640,
  HEIGHT = 280,
  LEFT = 36,
  BOTTOM = 28,
  TOP = 12,
  RIGHT = 12;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4"];

/** Return the points of all seats at each version that changed them: [{version, points}]. */
function seriesOf({ log, view, game }) {
  const counter = view.pointsCounter(game.seats.length);
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
    const { points } = counted.get(version);
    const same = JSON.stringify(points) === last;
    last = JSON.stringify(points);
    return same ? [] : [{ version, points }];
  });
}

/** Return the panel with the chart. */
export function chartPanel(state) {
  return panel(state, "chart", state.view.texts.chartTitle, () => {
    const series = seriesOf(state),
      milestones = milestonesOf(state);
    return h("div.chart", null, drawing(state, series, milestones), legend(state), table(state, series, milestones));
  });
}

function drawing({ game, view, at }, series, milestones) {
  const all = series.flatMap(({ points }) => points);
  const highest = Math.max(5, ...all),
    lowest = Math.min(0, ...all);
  const x = (version) => LEFT + ((WIDTH - LEFT - RIGHT) * (version - 1)) / Math.max(1, game.version - 1);
  const y = (points) => TOP + ((HEIGHT - TOP - BOTTOM) * (highest - points)) / (highest - lowest);
  const lines = game.seats.map(({ seat }) => {
    const path = series
      .map(({ version, points }, place) => `${place ? `H${x(version)}V` : `M${x(version)} `}${y(points[seat])}`)
      .join("");
    return s(`path.line.seat${seat}`, {
      d: `${path}H${x(game.version)}`,
      fill: "none",
      "stroke-dasharray": DASHES[seat],
    });
  });
  const grid = ticks(lowest, highest).map((points) => [
    s("line.grid", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
    s("text.tick", { x: LEFT - 6, y: y(points) + 4, "text-anchor": "end" }, points),
  ]);
  const marks = milestones.map(({ version, label }) =>
    s(
      "line.milestone",
      { x1: x(version), x2: x(version), y1: TOP, y2: HEIGHT - BOTTOM },
      s("title", null, `${texts.step} ${version}: ${label}`),
    ),
  );
  const here = at !== null && s("line.here", { x1: x(at), x2: x(at), y1: TOP, y2: HEIGHT - BOTTOM });
  const results = game.seats.map(({ seat, name }) => `${name}: ${series.at(-1)?.points[seat] ?? 0}`);
  return s(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": `${view.texts.chartTitle}. ${results.join(", ")}`,
    },
    grid,
    marks,
    here,
    lines,
    s("text.tick", { x: LEFT, y: HEIGHT - 8 }, `${texts.step} 1`),
    s("text.tick", { x: WIDTH - RIGHT, y: HEIGHT - 8, "text-anchor": "end" }, game.version),
  );
}

function ticks(lowest, highest) {
  const size = [1, 2, 5, 10, 20, 50, 100].find((one) => (highest - lowest) / one <= 7) ?? 200;
  const found = [];
  for (let points = Math.ceil(lowest / size) * size; points <= highest; points += size) found.push(points);
  return found;
}

function legend({ game }) {
  return h(
    "ul.legend",
    null,
    game.seats.map(({ seat, name }) =>
      h(
        "li",
        null,
        s(
          "svg",
          { viewBox: "0 0 30 8", width: 30, height: 8, "aria-hidden": "true" },
          s(`path.line.seat${seat}`, { d: "M0 4H30", "stroke-dasharray": DASHES[seat] }),
        ),
        " ",
        name,
      ),
    ),
  );
}

function table(state, series, milestones) {
  const { game, viewer } = state;
  const labels = new Map(milestones.map(({ version, label }) => [version, label]));
  return details(state, "chart table", texts.chartTable, () =>
    h(
      "div.wide",
      { tabindex: 0, role: "region", "aria-label": texts.chartTable, "data-scroll": "chart" },
      h(
        "table",
        null,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "col" }, texts.step),
            game.seats.map(({ name }) => h("th", { scope: "col" }, name)),
            h("th", { scope: "col" }, texts.event),
          ),
        ),
        h(
          "tbody",
          null,
          series.map(({ version, points }) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, h("a", { href: addressOf(game, version, viewer) }, version)),
              points.map((count) => h("td", null, count)),
              h("td", null, labels.get(version) ?? ""),
            ),
          ),
        ),
      ),
    ),
  );
}
