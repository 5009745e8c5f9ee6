/** The clocks of a game: what is left of each seat's time, counted down while it is waited for. */

import { announce, findAll, html } from "../../html.js";
import { say } from "../../language.js";
import { serverNow } from "../../server_time.js";
import { get } from "../../store.js";

const TICK_MILLISECONDS = 250;
/** Below this part of their time a player is warned. */
const LITTLE = 0.2;

/**
 * The deadline at which the player was warned last. They are warned once in each wait.
 * @type {string | null}
 */
let warnedOf = null;

/**
 * Return the clock of a seat; nothing if the game has none or does not run.
 * @type {(state: Pick<Cairn.State, "game" | "at">, seat: number) => Cairn.Content}
 */
export function seatClock({ game, at }, seat) {
  const { clock, status, to_act: toAct } = game;
  if (!clock?.left || status !== "running" || at !== null) return null;
  const until = toAct.find((one) => one.seat === seat)?.until ?? null;
  const props = { "data-until": until ?? "", "data-left": clock.left[seat], "data-all": clock.seconds * 1000 };
  return html`<span class="clock" role="timer" aria-live="off" key="clock" ...${props} ref=${write}></span>`;
}

/**
 * Count the shown clocks down, until `signal` stops it.
 * @param {AbortSignal} signal
 */
export function runClocks(signal) {
  const timer = setInterval(() => {
    for (const element of findAll(".players .clock")) write(element);
    warn(get());
  }, TICK_MILLISECONDS);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/**
 * Write what is left into a clock. It is not the template that does so: it would be drawn again at each tick.
 * @param {HTMLElement | null} element
 */
function write(element) {
  if (!element) return;
  const { until, left, all } = element.dataset;
  const now = until ? Math.max(0, Date.parse(until) - serverNow()) : Number(left);
  const text = inWords(now);
  if (element.textContent !== text) {
    element.textContent = text;
    element.setAttribute("aria-label", say("frame-time-left", { time: text }));
  }
  element.classList.toggle("low", Boolean(until) && now < Number(all) * LITTLE);
}

/**
 * Warn a player once that little of their time is left.
 * @param {Cairn.Store} state
 */
function warn({ game, me, at }) {
  const until = me && at === null && game?.to_act.find(({ seat }) => seat === me.seat)?.until;
  if (!game?.clock || !until || until === warnedOf) return;
  if (Date.parse(until) - serverNow() > game.clock.seconds * 1000 * LITTLE) return;
  warnedOf = until;
  announce(say("frame-time-low"));
}

/**
 * Return a time in words, such as `4:05`.
 * @param {number} milliseconds
 */
export function inWords(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000),
    minutes = Math.floor(seconds / 60),
    hours = Math.floor(minutes / 60);
  /** @type {(number: number) => string} */
  const two = (number) => String(number).padStart(2, "0");
  if (hours >= 24) return say("frame-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
