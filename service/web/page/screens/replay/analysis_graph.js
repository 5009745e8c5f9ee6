/** The value graph of an analysis: each player's chance to win after each step, and the moves that gave much away. */

import { html } from "../../html.js";
import { percent, say } from "../../language.js";
import { DASHES, legend } from "../legend.js";
import { nameOf } from "../lobby/game_row.js";
import { shownAnalysis } from "./analysis.js";
import { HIGH, shareOf, stepGraph, WIDE } from "./step_graph.js";

/** The decisions that have a mark on the graph, by their word. */
const MARKED = ["mistake", "blunder"];

/** @typedef {Cairn.AnalysedDecision & {after: number[]}} Judged a decision that was not forced */

/**
 * @param {Cairn.AnalysedDecision} row
 * @returns {row is Judged}
 */
const isJudged = (row) => row.after !== null;

/**
 * Return the value graph if the analysis is to be shown. Two players share one curve.
 * @type {Cairn.Part}
 */
export function valueGraph(state) {
  const analysis = shownAnalysis(state);
  if (!analysis) return null;
  const { game } = state,
    at = state.at ?? game.version;
  const rows = analysis.rows.filter(isJudged);
  const known = rows.findLast(({ version }) => version <= at);
  const chances = known?.after.map((share, seat) =>
    say("replay-chance", { name: nameOf(game.seats[seat]), share: percent(share) }),
  ) ?? [say("replay-no-chance")];
  const seats = game.seats.length === 2 ? game.seats.slice(0, 1) : game.seats;
  return html`<section class="value-graph ${seats.length === 1 ? "two" : ""}" aria-label=${say("replay-graph")}>
    ${legend(game.seats, known ? chances : game.seats.map(nameOf))}
    ${stepGraph(
      state,
      {
        label: say("replay-graph"),
        valueText: `${say("replay-step-of", { at, count: game.version })}: ${chances.join(", ")}`,
        marks: rows.filter(({ word }) => MARKED.includes(word)).map((row) => mark(row, game)),
      },
      [
        seats.length === 1 && rows.length > 1 && area(rows, game),
        html`<line class="grid" x1="0" x2=${WIDE} y1=${HIGH / 2} y2=${HIGH / 2} />`,
        ...seats.map(({ seat }) => curve(rows, seat, game, seats.length > 1)),
      ],
    )}
  </section>`;
}

/** @type {(row: Judged, seat: number, game: Cairn.Game) => string} */
const pointOf = ({ version, after }, seat, game) =>
  `${(WIDE * shareOf(version, game)).toFixed(1)} ${(HIGH * (1 - after[seat])).toFixed(1)}`;

/** @type {(rows: Judged[], seat: number, game: Cairn.Game) => string} */
const lineOf = (rows, seat, game) => rows.map((row) => pointOf(row, seat, game)).join("L");

/** @type {(rows: Judged[], seat: number, game: Cairn.Game, dashed: boolean) => Cairn.Content} */
const curve = (rows, seat, game, dashed) =>
  rows.length > 1 &&
  html`<path class="line seat${seat}" d=${`M${lineOf(rows, seat, game)}`} stroke-dasharray=${dashed ? DASHES[seat] : null} />`;

/**
 * Return what lies below the curve: the first player's share of the chances. Above it is the second player's.
 * @type {(rows: Judged[], game: Cairn.Game) => Cairn.Template}
 */
function area(rows, game) {
  const [first, last] = [rows[0], rows[rows.length - 1]].map(({ version }) => WIDE * shareOf(version, game));
  return html`<path class="area seat0" d=${`M${first} ${HIGH}L${lineOf(rows, 0, game)}L${last} ${HIGH}z`} />
    <path class="area seat1" d=${`M${first} 0L${lineOf(rows, 0, game)}L${last} 0z`} />`;
}

/** @type {(row: Judged, game: Cairn.Game) => Cairn.Template} */
function mark({ version, word, after, seat }, game) {
  const height = game.seats.length === 2 ? after[0] : after[seat];
  return html`<span
    key=${version}
    class="mark seat${seat}"
    style=${{ left: `${100 * shareOf(version, game)}%`, bottom: `${100 * height}%` }}
    aria-hidden="true"
    >${say(`replay-signs-${word}`)}</span
  >`;
}
