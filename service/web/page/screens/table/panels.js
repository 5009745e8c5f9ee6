/** The panels beside the board: what happened, and what there is to know of the step that is shown. */

import { portrait } from "../../characters.js";
import { find, findAll, html } from "../../html.js";
import { say } from "../../language.js";
import { set, table } from "../../store.js";
import { panel } from "../details.js";
import { addressOf, isAnalysed } from "../replay/steps.js";

/** How many decisions the story has in the page at once, by how many these move on, and how near their end in pixels. */
const WINDOW = 60;
const MOVE = 20;
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
  const start = startOf(state),
    analysed = isAnalysed();
  const lines = at === null ? log.slice(-WINDOW).reverse() : log.slice(start, start + WINDOW);
  return panel(
    state,
    "history",
    say("replay-history"),
    () =>
      html`<ol class="history" tabindex="0" reversed=${at === null} role="list" aria-label=${say("replay-history")} onscroll=${moveWindow} ref=${(/** @type {HTMLElement | null} */ list) => list && (at === null ? pushDown(list) : settle(list, state, start))}>
        ${lines.map((line, place) => storyLine(state, line, lines[place - 1], analysed))}
      </ol>`,
  );
}

/** @type {WeakMap<Cairn.Line, Record<string, Cairn.Template>>} drawn lines by what they show, not to be compared again */
const drawn = new WeakMap();

/** @type {(state: Cairn.State, line: Cairn.Line, above: Cairn.Line | undefined, analysed: boolean) => Cairn.Template} */
function storyLine({ game, viewer, at }, line, above, analysed) {
  const { version, by, ai, text } = line,
    isShown = version === at;
  const lines = drawn.get(line) ?? {},
    shown = `${viewer} ${analysed} ${above?.by} ${isShown}`;
  drawn.set(line, lines);
  if (lines[shown]) return lines[shown];
  const look = [by !== null && `by seat${by}`, above?.by === by && "same-turn", isShown && "shown"];
  lines[shown] = html`<li key=${version} class=${look.filter(Boolean).join(" ")}>
    <a
      href=${addressOf(game, version, viewer, analysed)}
      aria-label=${say("replay-show-step", { version })}
      aria-current=${isShown ? "step" : null}
      data-key=${`line ${version}`}
      >${version}</a
    >
    ${" "}${ai && portrait(ai.level, { size: "1.3em", seat: by })} ${text}
  </li>`;
  return lines[shown];
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
  const begin = Math.ceil(((at ?? 0) - 1 - WINDOW / 2) / MOVE) * MOVE;
  const start = story && story.at === at ? story.start : begin;
  return Math.max(0, Math.min(start, log.length - WINDOW));
}

/**
 * What is kept where it is seen when the window moves: a line, and how far it is below the upper edge.
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
  inSight = line ? { line, top: line.offsetTop - list.scrollTop } : null;
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
  if (before?.step === step && inSight) list.scrollTop = inSight.line.offsetTop - inSight.top;
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
