/**
 * The replay of a game, step by step or played at a speed. Each step has an address. A table loads this module with all
 * that it shows of a finished game and its steps.
 */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { table } from "../../store.js";
import { whileShown } from "../table/keys.js";
import { sentencesOf } from "../table/panels.js";
import { advice, mistakeButtons, mistakesOf } from "./analysis.js";
import { playOrPause, stopPlaying } from "./playing.js";
import { replayOptions, showMore } from "./replay_options.js";
import { around, beginOf, goTo, milestonesOf, wantedOf } from "./steps.js";

export { endScreen } from "../table/end.js";
export { watchRematch } from "../table/rematch.js";
export { areComing } from "../table/results.js";
export { analysisPanel, bestMove } from "./analysis.js";
export { valueGraph } from "./analysis_graph.js";
export { chartPanel } from "./chart.js";
export { storySheet } from "./story_sheet.js";

/** @type {Record<string, string>} */
const ICONS = {
  first: "M4 4v16M20 4 9 12l11 8z",
  milestone: "M11 4 4 12l7 8M20 12H5",
  back: "M16 4 7 12l9 8",
  play: "M7 4l12 8-12 8z",
  pause: "M8 4v16M16 4v16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};
const OUTLINED = ["back", "milestone", "more"];

/**
 * Return the icon of a button. Buttons that lead forward have the mirrored icons of those that lead back.
 * @type {(name: string, mirrored?: boolean) => Cairn.Template}
 */
const icon = (name, mirrored) =>
  html`<svg class="icon ${mirrored ? "mirrored" : ""}" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d=${ICONS[name]} fill=${OUTLINED.includes(name) ? "none" : null} />
  </svg>`;

/**
 * Return the controls of the replay: the step in words, the slider, a row of buttons, and more that is seldom used.
 * @type {Cairn.ReplayPart}
 */
export function replayBar(state) {
  const { game } = state,
    at = wantedOf(state);
  return html`<section class="replay" aria-label=${say("replay-replay")} ref=${keys}>
    ${stepInWords(state)}
    <div class="replay-row">
      <input
        type="range"
        min="1"
        max=${game.version}
        value=${at}
        aria-label=${say("replay-slider")}
        aria-valuetext=${say("replay-step-of", { at, count: game.version })}
        data-key="slider"
        data-next-focus
        onkeydown=${countFromWanted}
        oninput=${(/** @type {Cairn.FieldEvent} */ event) => jump(Number(event.target.value))}
      />
      ${mistakeButtons(state)}
      <span class="step-number">${say("replay-step-of", { at, count: game.version })}</span>
    </div>
    ${buttons(state)} ${replayOptions(state)}
  </section>`;
}

/**
 * Have the slider's own keys count from the step that was asked for last, which may not be drawn yet.
 * @param {Cairn.FieldEvent} event
 */
function countFromWanted({ target }) {
  target.value = String(wantedOf(table()));
}

/** @type {Cairn.ReplayPart} */
function stepInWords(state) {
  const { step, at, position } = state;
  if (step?.version !== at) return html`<div class="step"></div>`;
  const by =
    step.by === null ? say("replay-by-service") : say("replay-by", { name: position?.seats[step.by].name ?? "" });
  return html`<div class="step" tabindex="0" role="group" aria-label=${say("replay-this-step")}>
    ${advice(state)}
    <h2>${say("replay-step")} ${step.version}, ${by}</h2>
    <div class="sentences">${sentencesOf(step.text).map((sentence) => html`<p>${sentence}</p>`)}</div>
  </div>`;
}

/** @type {Cairn.ReplayPart} */
function buttons(state) {
  const { game, view, playingSteps, openDetails } = state;
  const at = wantedOf(state),
    ways = waysFrom(state);
  const what = view.texts.milestoneName;
  /**
   * @param {string} label
   * @param {Cairn.Content} image
   * @param {string} key
   * @param {boolean} [disabled]
   * @returns {Cairn.Template}
   */
  const stepButton = (label, image, key, disabled = ways[key] === undefined) =>
    button(image, () => jump(waysFrom(table())[key]), {
      "aria-label": label,
      "aria-keyshortcuts": key,
      title: `${label} (${key.replace("ArrowLeft", "←").replace("ArrowRight", "→")})`,
      disabled,
      class: "step-button",
      "data-key": label,
    });
  const playing = playingSteps ? say("replay-pause-steps") : say("replay-play-steps");
  const isOpen = openDetails.has("more");
  return html`<div class="replay-row step-buttons">
    ${stepButton(say("replay-first"), icon("first"), "Home", at <= beginOf(state.log))}
    ${stepButton(say("replay-previous-milestone", { what }), icon("milestone"), "Shift+ArrowLeft")}
    ${stepButton(say("replay-back"), icon("back"), "ArrowLeft", at <= beginOf(state.log))}
    ${button(icon(playingSteps ? "pause" : "play"), playOrPause, {
      class: "step-button run",
      "aria-label": playing,
      "aria-keyshortcuts": "Space",
      title: playing,
      "data-key": "playing",
    })}
    ${stepButton(say("replay-forward"), icon("back", true), "ArrowRight", at >= game.version)}
    ${stepButton(say("replay-next-milestone", { what }), icon("milestone", true), "Shift+ArrowRight")}
    ${stepButton(say("replay-last"), icon("first", true), "End", at >= game.version)}
    ${button(icon("more"), () => showMore(!isOpen), {
      class: "step-button more",
      "aria-label": say("replay-more"),
      "aria-expanded": String(isOpen),
      title: say("replay-more"),
      "data-key": "more",
    })}
  </div>`;
}

/**
 * Return the step to which each key leads from the one that was asked for last; undefined where there is none.
 * @type {(state: Cairn.State) => Record<string, number | undefined>}
 */
function waysFrom(state) {
  const at = wantedOf(state),
    versions = milestonesOf(state).map(({ version }) => version);
  const stones = around(versions, at),
    mistakes = around(mistakesOf(state), at);
  return {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: beginOf(state.log),
    End: state.game.version,
    "Shift+ArrowLeft": stones.previous,
    "Shift+ArrowRight": stones.next,
    "Shift+ArrowUp": mistakes.previous,
    "Shift+ArrowDown": mistakes.next,
  };
}

/** What the keys do, wherever the focus is. */
const keys = whileShown((name) => {
  const state = table();
  if (state.at === null) return undefined;
  if (name === " ") return playOrPause;
  const to = waysFrom(state)[name];
  return to === undefined ? undefined : () => jump(to);
});

/**
 * Go to a step, and stop there.
 * @param {number | undefined} to
 */
function jump(to) {
  if (to === undefined) return;
  stopPlaying();
  goTo(to);
}
