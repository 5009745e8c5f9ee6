/** The panels beside the board: what happened, and what there is to know of the step that is shown. */

import { html } from "../html.js";
import { texts } from "../texts/replay.js";
import { panel } from "./details.js";
import { addressOf } from "./steps.js";

/** How many decisions the story of a running game shows. */
const MOST_LINES = 60;

/**
 * Return the story: each decision in words, with a link to its step. While the game is played the newest is the first;
 * the replay has all of them in order, and marks the one that is shown. The decisions of a turn stand together.
 */
export function historyPanel(state) {
  const { log, at } = state;
  const lines = at === null ? log.slice(-MOST_LINES).reverse() : log;
  return panel(
    state,
    "history",
    texts.history,
    () =>
      html`<ol class="history" tabindex="0" reversed=${at === null} role="list" aria-label=${texts.history}>
        ${lines.map((line, place) => storyLine(state, line, lines[place - 1]))}
      </ol>`,
  );
}

function storyLine({ game, viewer, at }, { version, by, text }, above) {
  const isShown = version === at;
  const look = [by !== null && `by seat${by}`, above?.by === by && "same-turn", isShown && "shown"];
  return html`<li key=${version} class=${look.filter(Boolean).join(" ")} ref=${isShown ? keepInView : null}>
    <a
      href=${addressOf(game, version, viewer)}
      aria-label=${texts.showStep(version)}
      aria-current=${isShown ? "step" : null}
      data-key=${`line ${version}`}
      >${version}</a
    >
    ${" "}${text}
  </li>`;
}

/** Scroll the story, and nothing else, to the line of the step that is shown. */
function keepInView(line) {
  const list = line?.parentElement;
  if (list) list.scrollTop = line.offsetTop - Math.max(0, list.clientHeight - line.offsetHeight) / 2;
}

/** Return the sentences of a step. A scoring has many. */
export const sentencesOf = (text) => text.split(/(?<=[.!?]) (?=[A-Z])/);

/** Return what proves the step that is shown: when it was, its events, its draws and its digest. */
export function stepPanel(state) {
  const { step } = state;
  if (!step) return null;
  const changes = step.changes.filter(({ path }) => path.startsWith("/state")).length;
  return panel(
    state,
    "facts",
    texts.facts,
    () =>
      html`<div class="facts">
        <p class="small">${texts.when(step.at)} · ${texts.changes(changes)}</p>
        <ul class="events">
          ${step.events.map(eventLine)}
        </ul>
        <p>${drawsOf(step)}</p>
        <dl>
          <dt>digest</dt>
          <dd><code>${step.digest}</code></dd>
          <dt>chain</dt>
          <dd><code>${step.chain}</code></dd>
        </dl>
      </div>`,
  );
}

function eventLine({ type, ...fields }) {
  const facts = Object.entries(fields).map(([name, value]) => `${name}: ${valueText(value)}`);
  return html`<li><code>${type}</code> <span class="fields">${facts.join(", ")}</span></li>`;
}

const valueText = (value) => (typeof value === "string" ? value : JSON.stringify(value));

function drawsOf({ draws }) {
  if (draws === null) return texts.drawsLater;
  if (!draws.length) return texts.noDraws;
  return draws.map(([count, result]) => html`<span class="draw">${texts.draw(count, result)}</span> `);
}
