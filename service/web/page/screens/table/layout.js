/** The screen of a table: the head, the players, the board, the controls, and the panels beside them. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { isReplay, set } from "../../store.js";
import { panel } from "../details.js";
import { actionBar } from "./actions.js";
import { boardFrame } from "./board.js";
import { context } from "./context.js";
import { head } from "./head.js";
import { notice } from "./notice.js";
import { historyPanel } from "./panels.js";
import { playersStrip } from "./strip.js";
import { tableKeys } from "./table_keys.js";

/**
 * Return the whole screen for a state of the store. What one needs to play, the `screenful`, is as high as the window:
 * the board has what the head, the players and the controls leave of it. The panels are beside it, or below on a phone.
 * @type {(state: Cairn.State) => Cairn.Template}
 */
export function layout(state) {
  const { game, view, parts } = state;
  const ctx = context(state);
  const isEnd = state.at === null && game.status === "finished",
    graph = parts?.valueGraph(state);
  return html`<div class="table ${game.ruleset} ${isEnd ? "ended" : ""} ${graph ? "graphed" : ""}" ref=${tableKeys}>
    <div class="screenful">
      ${head(state)} ${playersStrip(state, ctx)}
      ${boardFrame(state, ctx)}
      ${graph} ${isEnd ? ending(state) : controls(state, ctx)}
    </div>
    ${
      !isEnd &&
      html`<div class="panels">
      ${parts?.analysisPanel(state)} ${view.aside?.(ctx)} ${historyPanel(state)}
      ${game.status === "finished" && parts?.chartPanel(state)} ${state.at !== null && stepPanel(state)} ${proofPanel(state)}
    </div>`
    }
  </div>`;
}

/** @type {(state: Cairn.State, ctx: Cairn.Context) => Cairn.Template} */
const controls = (state, ctx) =>
  html`<div class="controls">
    ${isReplay(state) ? [html`<div class="last">${notice(state)}</div>`, state.parts?.replayBar(state)] : actionBar(state, ctx)}
  </div>`;

/**
 * Return what is beside the board when the game is over. On a phone it lies over the board, until one looks at that.
 * @type {Cairn.Part}
 */
function ending(state) {
  const { resultHidden, parts } = state;
  const isComing = !parts || parts.areComing(state);
  return [
    html`<div class="ending ${resultHidden ? "away" : ""} ${isComing ? "coming" : ""}" key="ending">
      <div class="last">${notice(state)}</div>
      ${isComing ? html`<p class="hidden" tabindex="-1" data-next-focus=""></p>` : [parts.endScreen(state), parts.chartPanel(state), historyPanel(state), proofPanel(state)]}
    </div>`,
    html`<div class="ending-bar" key="bar">
      ${button(
        resultHidden ? say("frame-show-result") : say("frame-show-board"),
        () => set({ resultHidden: !resultHidden }),
        {
          "data-key": "result",
          "data-next-focus": true,
        },
      )}
    </div>`,
  ];
}

/**
 * Return a panel of what is proven. What draws it is loaded when it is opened.
 * @type {(state: Cairn.State, name: "proof" | "facts", draw: (proofs: Cairn.Proofs) => Cairn.Content) => Cairn.Template}
 */
const proven = (state, name, draw) =>
  panel(state, name, say(`replay-${name}`), () => {
    if (!state.proofs) import("../replay/proof.js").then((proofs) => set({ proofs }));
    return state.proofs && draw(state.proofs);
  });

/** @type {Cairn.Part} */
const proofPanel = (state) => proven(state, "proof", ({ proofOf }) => proofOf(state));
/** @type {Cairn.Part} */
export const stepPanel = (state) =>
  state.step && proven(state, "facts", ({ factsOf }) => state.step && factsOf(state.step));
