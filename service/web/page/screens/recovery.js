/** What the page says of a service that cannot be reached goes when it can be reached again. */

import { pause } from "../api.js";
import { say } from "../language.js";
import { get, set } from "../store.js";

const LOOK_MILLISECONDS = 2500;

let isLooking = false;

/**
 * Wait until the service answers anything at all, or `signal` stops that.
 * @param {AbortSignal} signal
 */
export async function untilReachable(signal) {
  do {
    const online = new Promise((done) => window.addEventListener("online", done, { once: true, signal }));
    await Promise.race([pause(LOOK_MILLISECONDS), online]);
    try {
      await fetch("/v1/rulesets", { cache: "no-store", signal });
      return;
    } catch {
      // It is asked again after a while.
    }
  } while (!signal.aborted);
}

/**
 * If a notice says that the service cannot be reached, remove it when that is not true any more, and call `again`.
 * @param {Cairn.State} state
 * @param {AbortSignal} signal
 * @param {() => void} again
 */
export async function recover({ notice }, signal, again) {
  if (isLooking || notice?.message !== say("page-offline")) return;
  isLooking = true;
  await untilReachable(signal);
  isLooking = false;
  if (signal.aborted) return;
  if (get().notice?.message === say("page-offline")) set({ notice: null });
  again();
}
