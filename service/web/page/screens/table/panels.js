/** The panels beside the board: what happened, and what there is to know of the step that is shown. */

import { portrait } from "../../characters.js";
import { find, findAll, html } from "../../html.js";
import { momentOf, say } from "../../language.js";
import { set, table } from "../../store.js";
import { panel } from "../details.js";
import { addressOf } from "../replay/steps.js";

/** How many decisions the story of a running game shows. */
const MOST_LINES = 60;
/** How many the replay has in the page at once, and how many pixels from the end of these it takes others. */
const WINDOW = 200;
const EDGE = 300;

/**
 * Return the story: each decision in words, with a link to its step. While the game is played the newest is the first;
 * the replay has them in order, and marks the one that is shown. The decisions of a turn stand together. Of a long story
 * only a window is in the page, which moves with the step that is shown and with who scrolls; on paper it is
 * whole (see `story_sheet.js`).
 * @type {Cairn.Part}
 */
export function historyPanel(state) {
  const { log, at } = state;
  const start = startOf(state);
  const lines = at === null ? log.slice(-MOST_LINES).reverse() : log.slice(start, start + WINDOW);
  return panel(
    state,
    "history",
    say("replay-history"),
    () =>
      html`<ol class="history" tabindex="0" reversed=${at === null} role="list" aria-label=${say("replay-history")} onscroll=${moveWindow} ref=${(/** @type {HTMLElement | null} */ list) => list && (at === null ? pushDown(list) : settle(list, state, start))}>
        ${lines.map((line, place) => storyLine(state, line, lines[place - 1]))}
      </ol>`,
  );
}

/** @type {(state: Cairn.State, line: Cairn.Line, above: Cairn.Line | undefined) => Cairn.Template} */
function storyLine({ game, viewer, at }, { version, by, ai, text }, above) {
  const isShown = version === at;
  const look = [by !== null && `by seat${by}`, above?.by === by && "same-turn", isShown && "shown"];
  return html`<li key=${version} class=${look.filter(Boolean).join(" ")}>
    <a
      href=${addressOf(game, version, viewer)}
      aria-label=${say("replay-show-step", { version })}
      aria-current=${isShown ? "step" : null}
      data-key=${`line ${version}`}
      >${version}</a
    >
    ${" "}${ai && portrait(ai.level, { size: "1.3em", seat: by })} ${text}
  </li>`;
}

/**
 * What lies in each list, a line and its place in the layout, and how far down the lines are drawn from there.
 * @type {WeakMap<HTMLElement, {line: HTMLElement, top: number, down: number}>}
 */
const pushed = new WeakMap();

/**
 * Keep the lines of a list where the layout has them, and move them by a transform when others come above them.
 * @param {HTMLElement} list
 */
function pushDown(list) {
  const line = find("li", list),
    before = pushed.get(list);
  if (!line) return;
  const down = before?.line.isConnected ? before.down + before.line.offsetTop - before.top : 0;
  list.style.setProperty("--down", `${down}px`);
  pushed.set(list, { line, top: line.offsetTop, down });
}

/**
 * Return the place in the log at which the window begins: where it was scrolled to since the step is shown.
 * @type {(state: Pick<Cairn.State, "at" | "log" | "story">) => number}
 */
function startOf({ log, at, story }) {
  const start = story && story.at === at ? story.start : (at ?? 0) - 1 - WINDOW / 2;
  return Math.max(0, Math.min(start, log.length - WINDOW));
}

/**
 * What is kept where it is seen when the window moves: a line, and how far it is from the beginning of the list.
 * @type {{line: HTMLElement, top: number} | null}
 */
let inSight = null;

/** @type {(state: Pick<Cairn.State, "game" | "at">) => string} */
const stepOf = ({ game, at }) => `${game.id} ${at}`;

/**
 * Move the window on where its end comes into sight, once the line of the step is there: a browser scrolls by itself
 * while lines come. Where more lines have come than are drawn, the end that is seen is not the window's.
 * @param {Event & {target: HTMLElement}} event
 */
function moveWindow({ target: list }) {
  const state = table(),
    start = startOf(state),
    drawn = settled.get(list);
  if (state.at === null || state.log.length <= WINDOW) return;
  if (drawn?.step !== stepOf(state) || drawn.start !== start) return;
  const isUp = list.scrollTop < EDGE,
    isDown = list.scrollHeight - list.clientHeight - list.scrollTop < EDGE;
  const moved = startOf({
    ...state,
    story: { at: state.at, start: start + (Number(isDown) - Number(isUp)) * (WINDOW / 2) },
  });
  if (moved === start) return;
  const line = findAll("li", list).find((one) => one.offsetTop + one.offsetHeight > list.scrollTop);
  inSight = line ? { line, top: line.offsetTop } : null;
  set({ story: { at: state.at, start: moved } });
}

/**
 * The step that each list shows, and where its window begins.
 * @type {WeakMap<HTMLElement, {step: string, start: number}>}
 */
const settled = new WeakMap();

/**
 * Scroll the story, and nothing else, to the line of the step that is shown. Who scrolls on from there is left alone, and
 * sees the same lines when the window has moved.
 * @type {(list: HTMLElement, state: Cairn.State, start: number) => void}
 */
function settle(list, state, start) {
  const step = stepOf(state),
    before = settled.get(list);
  if (before?.step === step && inSight) list.scrollTop += inSight.line.offsetTop - inSight.top;
  else if (before?.step !== step || before.start !== start) {
    if (!scrollToShown(list)) return;
    const { scrollTop } = list;
    // Lines break elsewhere when the fonts have come.
    document.fonts.ready.then(
      () => settled.get(list)?.step === step && list.scrollTop === scrollTop && scrollToShown(list),
    );
  }
  inSight = null;
  settled.set(list, { step, start });
}

/**
 * Scroll a list to the line of the step that is shown, and tell whether that is there.
 * @type {(list: HTMLElement) => boolean}
 */
function scrollToShown(list) {
  const line = find(".shown", list);
  if (line) list.scrollTop = line.offsetTop - Math.max(0, list.clientHeight - line.offsetHeight) / 2;
  return line !== null;
}

/**
 * Return the sentences of a step. A scoring has many.
 * @type {(text: string) => string[]}
 */
export const sentencesOf = (text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/**
 * Return what proves the step that is shown: when it was, its events, its draws and its fingerprints.
 * @type {Cairn.Part}
 */
export function stepPanel(state) {
  const { step } = state;
  if (!step) return null;
  const changes = step.changes.filter(({ path }) => path.startsWith("/state")).length;
  return panel(
    state,
    "facts",
    say("replay-facts"),
    () =>
      html`<div class="facts">
        <p class="small">${momentOf(step.at)} · ${say("replay-changes", { count: changes })}</p>
        <ul class="events">
          ${step.events.map(eventLine)}
        </ul>
        <p>${drawsOf(step)}</p>
        <dl>
          <dt>${say("replay-fingerprint")}</dt>
          <dd><code>${step.digest}</code></dd>
          <dt>${say("replay-fingerprint-chain")}</dt>
          <dd><code>${step.chain}</code></dd>
        </dl>
      </div>`,
  );
}

/** @type {(event: Cairn.GameEvent) => Cairn.Template} */
function eventLine({ type, ...fields }) {
  const facts = Object.entries(fields).map(([name, value]) => `${name}: ${valueText(value)}`);
  return html`<li><code>${type}</code> <span class="fields">${facts.join(", ")}</span></li>`;
}

/** @type {(value: unknown) => string} */
const valueText = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** @type {(step: Cairn.Step) => Cairn.Content} */
function drawsOf({ draws }) {
  if (draws === null) return say("replay-draws-later");
  if (!draws.length) return say("replay-no-draws");
  return draws.map(([count, result]) => html`<span>${say("replay-draw", { number: result + 1, count })}</span> `);
}
