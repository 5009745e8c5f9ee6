/** The steps of a replay are played at a speed. */

import { html } from "../../html.js";
import { say, sayEach } from "../../language.js";
import { get, set, table } from "../../store.js";
import { addressOf, beginOf, goTo } from "./steps.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Return the choice of a speed: how long each step is shown.
 * @type {Cairn.Part}
 */
export function speedChoice({ stepDelay }) {
  return html`<label class="inline">
    ${say("page-speed")}
    <select data-key="speed" onchange=${(/** @type {Cairn.FieldEvent<HTMLSelectElement>} */ event) => setStepDelay(Number(event.target.value))}>
      ${Object.entries(sayEach("page-speeds", ["2000", "1000", "400", "120"])).map(
        ([milliseconds, text]) =>
          html`<option value=${milliseconds} selected=${Number(milliseconds) === stepDelay}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** @param {number} stepDelay */
function setStepDelay(stepDelay) {
  set({ stepDelay });
  if (get().playingSteps) startPlaying();
}

/** Play the steps, or pause. */
export const playOrPause = () => (get().playingSteps ? stopPlaying() : startPlaying());

/** Play the steps. Those of a game that still runs lead to its present. */
export function startPlaying() {
  stopPlaying();
  set({ playingSteps: true });
  const { game, at, log } = table();
  if (at !== null && at >= game.version) goTo(beginOf(log));
  const showNext = () => {
    const now = table();
    if (!now.game || now.at === null) return stopPlaying();
    if (now.at >= now.game.version) {
      stopPlaying();
      if (now.game.status !== "finished") location.assign(addressOf(now.game, null, null, false));
      return undefined;
    }
    if (now.step?.version === now.at) goTo(now.at + 1);
    timer = setTimeout(showNext, now.stepDelay);
    return undefined;
  };
  timer = setTimeout(showNext, get().stepDelay);
}

/** Stop playing the steps. */
export function stopPlaying() {
  clearTimeout(timer);
  timer = undefined;
  if (get().playingSteps) set({ playingSteps: false });
}
