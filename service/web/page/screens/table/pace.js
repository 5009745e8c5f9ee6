/** How fast the decisions of others are shown: at the pace that this browser keeps; paused, or skipped. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { get, set, table, watch } from "../../store.js";

const KEY = "cairn:pace";
/**
 * For how many milliseconds each decision is shown at least.
 * @type {Record<string, number>}
 */
const PACES = { slow: 1600, normal: 700, fast: 250, once: 0 };
/** When so many decisions wait to be shown to a player, the page shows them without a delay. */
const MOST_WAITING = 20;

/** Return the pace that this browser keeps, in milliseconds. */
export const keptPace = () => PACES[localStorage.getItem(KEY) ?? ""] ?? PACES.normal;

/**
 * Wait until the next decision may be shown, so that each of them can be seen. `by` is the seat that made it.
 * @param {number | null} by
 * @param {AbortSignal} signal
 */
export async function untilDue(by, signal) {
  while (!signal.aborted) {
    const left = millisecondsLeft(table(), by);
    if (left <= 0) return;
    await woken(left, signal);
  }
}

/** @type {(state: Cairn.State, by: number | null) => number} */
function millisecondsLeft({ at, me, pace, paused, catchingUp, waiting, shownAt }, by) {
  if (document.hidden || at !== null || catchingUp || (me && (by === me.seat || waiting >= MOST_WAITING))) return 0;
  return paused ? Infinity : shownAt + pace - performance.now();
}

/**
 * Wait for some time, or until it may be shorter: somebody pauses, goes on, skips, sets another pace, or looks away.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 */
async function woken(milliseconds, signal) {
  /** @type {(state: Cairn.Store) => string} */
  const paceOf = ({ pace, paused, catchingUp, waiting }) =>
    `${pace} ${paused} ${catchingUp} ${waiting !== undefined && waiting >= MOST_WAITING}`;
  const before = paceOf(get());
  const over = new AbortController();
  await new Promise((/** @type {(woken?: unknown) => void} */ done) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined;
    const unwatch = watch((state) => paceOf(state) !== before && done());
    document.addEventListener("visibilitychange", done, { signal: over.signal });
    signal.addEventListener("abort", done, { signal: over.signal });
    over.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      unwatch();
    });
  });
  over.abort();
}

/**
 * Note how many decisions wait to be shown. Who skips has seen all when none waits.
 * @param {number} waiting
 */
export function setWaiting(waiting) {
  set({ waiting, catchingUp: table().catchingUp && waiting > 0 });
}

/**
 * Return the choice of a pace.
 * @type {Cairn.Part}
 */
export const paceChoice = ({ pace }) =>
  html`<label class="inline">
    ${say("frame-pace")}
    <select data-key="pace" onchange=${(/** @type {Cairn.FieldEvent<HTMLSelectElement>} */ event) => choose(event.target.value)}>
      ${Object.entries(PACES).map(
        ([name, milliseconds]) =>
          html`<option value=${name} selected=${milliseconds === pace}>${say(`frame-paces-${name}`)}</option>`,
      )}
    </select>
  </label>`;

/** @param {string} name */
function choose(name) {
  localStorage.setItem(KEY, name);
  set({ pace: PACES[name] });
}

/**
 * Return the button that shows at once what waits.
 * @type {Cairn.Part}
 */
export const skipButton = ({ waiting }) =>
  button(say("frame-skip", { count: waiting }), () => set({ catchingUp: true }), {
    "data-key": "skip",
    disabled: waiting === 0,
    "aria-label": waiting
      ? `${say("frame-skip", { count: waiting })}. ${say("frame-waiting-to-be-shown", { count: waiting })}`
      : null,
  });

/**
 * Return the button that stops showing decisions, or goes on.
 * @type {Cairn.Part}
 */
export const pauseButton = ({ paused }) =>
  button(paused ? say("frame-go-on") : say("frame-pause"), () => set({ paused: !paused }), { "data-key": "pause" });
