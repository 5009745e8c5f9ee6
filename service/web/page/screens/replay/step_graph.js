/** A graph over the steps of a game. It is a slider: a click or a key leads to a step. */

import { html } from "../../html.js";
import { table } from "../../store.js";
import { goTo } from "./steps.js";

/** The size of what is drawn, in units of its own: it is stretched to the room that there is. */
export const WIDE = 1000;
export const HIGH = 100;

/**
 * Return where a step is on a graph, from 0 to 1.
 * @type {(version: number, game: Cairn.Game) => number}
 */
export const shareOf = (version, game) => (version - 1) / Math.max(1, game.version - 1);

/**
 * Return a graph.
 * @param {Cairn.State} state
 * @param {{label: string, valueText: string, marks?: Cairn.Content}} props its name; what is said of the step that is
 * shown; what stands upon it in HTML
 * @param {Cairn.Content} drawn SVG in `WIDE` by `HIGH` units
 */
export function stepGraph({ game, at }, { label, valueText, marks }, drawn) {
  const shown = at ?? game.version;
  return html`<div
    class="step-graph"
    role="slider"
    tabindex="0"
    aria-label=${label}
    aria-valuemin="1"
    aria-valuemax=${game.version}
    aria-valuenow=${shown}
    aria-valuetext=${valueText}
    data-key=${label}
    onclick=${goToClicked}
    onkeydown=${goByKey}
  >
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
      ${drawn}
      ${
        at !== null &&
        html`<line class="here" x1=${WIDE * shareOf(at, game)} x2=${WIDE * shareOf(at, game)} y1="0" y2=${HIGH} />`
      }
    </svg>
    ${marks}
  </div>`;
}

/** @param {MouseEvent & {currentTarget: HTMLElement}} event */
function goToClicked({ currentTarget, clientX }) {
  const { left, width } = currentTarget.getBoundingClientRect();
  goTo(Math.round(1 + ((clientX - left) / width) * (table().game.version - 1)));
}

/** @param {KeyboardEvent} event */
function goByKey(event) {
  const { game, at, target } = table();
  const shown = target ?? at ?? game.version;
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 1, End: game.version };
  if (event.shiftKey || !(event.key in steps)) return;
  event.preventDefault();
  goTo(steps[event.key]);
}
