/** The analysis of a finished game: what each move gave away, the better one, and how well each player decided. */

import { button, html } from "../../html.js";
import { percent, say } from "../../language.js";
import { moveText } from "../../texts/moves.js";
import { details } from "../details.js";
import { nameOf } from "../lobby/game_row.js";
import { progress } from "../progress.js";
import { analysisOf, badOf, isBad, readAgain, worstOf } from "./judging.js";
import { positionAt } from "./positions.js";
import { addressOf, around, goTo, isAnalysed, wantedOf } from "./steps.js";

/**
 * Return the analysis if it is to be shown, else null.
 * @type {(state: Cairn.BoardState) => Cairn.Analysis | null}
 */
export const shownAnalysis = (state) =>
  state.at !== null && !state.archive && state.game.status === "finished" && isAnalysed() ? analysisOf(state) : null;

/**
 * Return the steps before each move that gave something away, where the better one is seen.
 * @type {(state: Cairn.State) => number[]}
 */
export const mistakesOf = (state) => badOf(shownAnalysis(state)?.rows ?? []).map(({ version }) => version - 1);

/**
 * Return the best move at the step that is shown, with the seat that could make it; null if none is known.
 * @type {(state: Cairn.BoardState) => {seat: number, move: Cairn.Move} | null}
 */
export function bestMove(state) {
  const next = (state.at ?? 0) + 1;
  const row = shownAnalysis(state)?.rows.find(({ version }) => version === next);
  return row?.best ? { seat: row.seat, move: row.best } : null;
}

/** @type {(state: Cairn.State, move: Cairn.Move, position: Cairn.Game) => string} */
const words = ({ view, game }, move, position) =>
  moveText(view.texts, move, { names: game.seats.map(nameOf), state: position.state });

/**
 * Return what the analysis says of the step that is shown and of the next one.
 * @type {Cairn.ReplayPart}
 */
export function advice(state) {
  const analysis = shownAnalysis(state);
  if (!analysis) return null;
  const { at, position, viewer, game } = state;
  /** @type {(version: number) => Cairn.AnalysedDecision | undefined} */
  const rowAt = (version) => analysis.rows.find((row) => row.version === version);
  const here = rowAt(at),
    next = position?.version === at ? rowAt(at + 1) : null;
  return html`<div class="advice">
    ${next && position && nextMove(state, next, position)}
    ${
      here &&
      isBad(here) &&
      html`<p>
      ${say(here.exact ? "replay-this-gave-away-exactly" : "replay-this-gave-away", { word: say(`replay-words-${here.word}`), share: percent(here.given_away) })}${" "}
      <a href=${addressOf(game, at - 1, viewer)} data-key="better">${say("replay-see-better")}</a>
    </p>`
    }
    ${!here && !next && !isDone(analysis) && html`<p class="small">${say("replay-not-yet")}</p>`}
  </div>`;
}

/**
 * Return the buttons that lead to the moves which gave something away, each to the position before it.
 * @type {Cairn.ReplayPart}
 */
export function mistakeButtons(state) {
  if (!shownAnalysis(state)) return null;
  const { previous, next } = around(mistakesOf(state), wantedOf(state));
  /** @type {(text: string, sign: string, key: string, to: number | undefined) => Cairn.Template} */
  const jump = (text, sign, key, to) =>
    button(sign, () => to !== undefined && goTo(to), {
      disabled: to === undefined,
      class: "step-button mistake",
      "aria-label": text,
      "aria-keyshortcuts": `Shift+${key}`,
      title: text,
      "data-key": text,
    });
  return [
    jump(say("replay-previous-mistake"), "‹ ?", "ArrowUp", previous),
    jump(say("replay-next-mistake"), "? ›", "ArrowDown", next),
  ];
}

/**
 * Return who decided: the holder of the seat, or an AI in their place.
 * @type {(state: Cairn.State, row: Cairn.AnalysedDecision) => string}
 */
const decider = ({ game }, { seat, by }) => {
  const name = nameOf(game.seats[seat]);
  return ["human", "ai"].includes(by) ? name : say("replay-in-place-of", { name });
};

/** @type {(analysis: Cairn.Analysis) => boolean} */
const isDone = ({ status }) => status === "done" || status === "failed";

/** @type {(state: Cairn.State, row: Cairn.AnalysedDecision, position: Cairn.Game) => Cairn.Content} */
function nextMove(state, row, position) {
  const { move, word, best, reason, given_away: givenAway } = row;
  return html`<p>
    ${say("replay-next", { name: decider(state, row), move: words(state, move, position), word: say(`replay-words-${word}`) })}
    ${best && givenAway > 0 && html`${" "}<strong>${say("replay-better-is", { move: words(state, best, position) })}</strong> ${reason}`}
  </p>`;
}

/**
 * Return the panel of the analysis: how far it is, the moves that gave most away, and each player's accuracy.
 * @type {Cairn.Part}
 */
export function analysisPanel(state) {
  const analysis = shownAnalysis(state);
  if (!analysis) return null;
  const { status, done, count, message, rows, players } = analysis;
  return html`<section class="panel analysis" aria-label=${say("replay-analysis")}>
    <h2>${say("replay-analysis")}</h2>
    ${
      status === "failed" &&
      html`<p class="refused">
      ${say("replay-analysis-failed", { problem: message ?? "" })} ${button(say("replay-check-again"), () => readAgain(state), { "data-key": "again" })}
    </p>`
    }
    ${!isDone(analysis) && progress(count ? say("replay-analysing", { done: done ?? 0, of: count }) : say("replay-waits"), done, count)}
    <p class="small">${say("replay-words-meaning")}</p>
    ${players && accuracies(state, players)} ${rows.length > 0 && mistakes(state, analysis)}
    ${rows.length > 0 && chancesTable(state, rows)}
  </section>`;
}

/** @type {(state: Cairn.State, players: Cairn.Schemas["AnalysedPlayer"][]) => Cairn.Content} */
const accuracies = ({ game }, players) =>
  html`<h3>${say("replay-accuracy")}</h3>
    <ul class="legend">
      ${players.map(
        ({ seat, accuracy }) =>
          html`<li class="seat${seat}">${say(accuracy === null ? "replay-accuracy-none" : "replay-accuracy-of", { name: nameOf(game.seats[seat]), share: percent((accuracy ?? 0) / 100) })}</li>`,
      )}
    </ul>`;

/** @type {(state: Cairn.State, analysis: Cairn.Analysis) => Cairn.Content} */
function mistakes(state, { rows, status }) {
  const worst = worstOf(rows),
    steps = /** @type {Cairn.Step[]} */ (state.log);
  if (!worst.length) return status === "done" && html`<p>${say("replay-no-mistakes")}</p>`;
  return html`<h3>${say("replay-worst")}</h3>
    <ol class="mistakes">
      ${worst.map((row) => steps[row.version - 1]?.changes && mistake(state, row, positionAt(steps, row.version - 1)))}
    </ol>`;
}

/** @type {(state: Cairn.State, row: Cairn.AnalysedDecision, position: Cairn.Game) => Cairn.Content} */
function mistake(state, row, position) {
  const { version, seat, move, best, word, given_away: givenAway } = row,
    { game, viewer, at } = state;
  return html`<li key=${version} class="by seat${seat} ${at === version - 1 ? "shown" : ""}">
    <a href=${addressOf(game, version - 1, viewer)} aria-label=${say("replay-show-mistake", { version })} data-key=${`mistake ${version}`}
      >${version}</a
    >
    ${" "}<strong>${decider(state, row)}</strong> ${say("replay-gave-away", { share: percent(givenAway) })}
    ${" "}<span class="sign ${word}" title=${say(`replay-words-${word}`)}>${say(`replay-signs-${word}`)}</span>
    <span class="moves">
      ${say("replay-played")}: ${words(state, move, position)}. ${best && html`${say("replay-better")}: ${words(state, best, position)}.`}
    </span>
  </li>`;
}

/** @type {(state: Cairn.State, rows: Cairn.AnalysedDecision[]) => Cairn.Content} */
const chancesTable = (state, rows) =>
  details(
    state,
    "chances",
    say("replay-chances"),
    () =>
      html`<div class="wide" tabindex="0" role="region" aria-label=${say("replay-chances")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say("replay-step")}</th>
              ${state.game.seats.map((seat) => html`<th scope="col">${nameOf(seat)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ version, after }) =>
                after &&
                html`<tr key=${version}>
                    <th scope="row"><a href=${addressOf(state.game, version, state.viewer)}>${version}</a></th>
                    ${after.map((share) => html`<td>${percent(share)}</td>`)}
                  </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
