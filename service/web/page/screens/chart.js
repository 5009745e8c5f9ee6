/** Points over time: a line for each player, the scorings marked, and the same as a table. */

import { h, s } from "../dom.js";
import { texts } from "../texts/page.js";
import { fold, panel } from "./actions.js";
import { addressOf, marksOf } from "./replay.js";

const WIDTH = 640,
  HEIGHT = 280,
  LEFT = 36,
  BOTTOM = 28,
  TOP = 12,
  RIGHT = 12;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4"];

/** Return each seat's points after each version: [{version, points}], where they changed. */
export function seriesOf({ log, view, game }) {
  const tally = view.tally(game.seats.length);
  const at = new Map();
  for (const { version, events } of log) {
    for (const event of events) {
      if (event.type === "table.undone") tally.restore(at.get(event.to));
      else tally.count(event);
    }
    at.set(version, tally.keep());
  }
  let last = "";
  return log.flatMap(({ version }) => {
    const points = at.get(version).points;
    const same = JSON.stringify(points) === last;
    last = JSON.stringify(points);
    return same ? [] : [{ version, points }];
  });
}

/** Return the panel with the chart of a finished game. */
export function chart(state) {
  return panel(state, "chart", state.view.texts.chartTitle, () => {
    const series = seriesOf(state),
      marks = marksOf(state);
    return h("div.chart", null, picture(state, series, marks), legend(state), table(state, series, marks));
  });
}

function picture({ game, view, at }, series, marks) {
  const all = series.flatMap(({ points }) => points);
  const top = Math.max(5, ...all),
    low = Math.min(0, ...all);
  const x = (version) => LEFT + ((WIDTH - LEFT - RIGHT) * (version - 1)) / Math.max(1, game.version - 1);
  const y = (points) => TOP + ((HEIGHT - TOP - BOTTOM) * (top - points)) / (top - low);
  const lines = game.seats.map(({ seat }) => {
    const way = series
      .map(({ version, points }, place) => `${place ? `H${x(version)}V` : `M${x(version)} `}${y(points[seat])}`)
      .join("");
    return s(`path.line.seat${seat}`, {
      d: `${way}H${x(game.version)}`,
      fill: "none",
      "stroke-dasharray": DASHES[seat],
    });
  });
  const grid = ticks(low, top).map((points) => [
    s("line.grid", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
    s("text.tick", { x: LEFT - 6, y: y(points) + 4, "text-anchor": "end" }, points),
  ]);
  const scorings = marks.map(({ version, label }) =>
    s(
      "line.mark",
      { x1: x(version), x2: x(version), y1: TOP, y2: HEIGHT - BOTTOM },
      s("title", null, `${texts.step} ${version}: ${label}`),
    ),
  );
  const here = at !== null && s("line.here", { x1: x(at), x2: x(at), y1: TOP, y2: HEIGHT - BOTTOM });
  return s(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": `${view.texts.chartTitle}. ${game.seats.map(({ seat, name }) => `${name}: ${series.at(-1)?.points[seat] ?? 0}`).join(", ")}`,
    },
    grid,
    scorings,
    here,
    lines,
    s("text.tick", { x: LEFT, y: HEIGHT - 8 }, `${texts.step} 1`),
    s("text.tick", { x: WIDTH - RIGHT, y: HEIGHT - 8, "text-anchor": "end" }, game.version),
  );
}

function ticks(low, top) {
  const size = [1, 2, 5, 10, 20, 50, 100].find((one) => (top - low) / one <= 7) ?? 200;
  const found = [];
  for (let points = Math.ceil(low / size) * size; points <= top; points += size) found.push(points);
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

function table(state, series, marks) {
  const { game, side } = state;
  const label = new Map(marks.map((mark) => [mark.version, mark.label]));
  return fold(state, "chart table", texts.chartTable, () =>
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
              h("th", { scope: "row" }, h("a", { href: addressOf(game, version, side) }, version)),
              points.map((count) => h("td", null, count)),
              h("td", null, label.get(version) ?? ""),
            ),
          ),
        ),
      ),
    ),
  );
}
