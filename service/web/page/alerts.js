/**
 * How a player hears that it is their turn while the page is hidden: by a gong, and by a notification. Both are off until
 * the player turns them on; this browser keeps that.
 */

import { say } from "./language.js";
import { sound } from "./sounds.js";

const KEYS = { sound: "cairn:sound", notification: "cairn:notification" };

/** @typedef {keyof typeof KEYS} Kind how they hear it */

/**
 * Tell whether `sound` or `notification` is turned on.
 * @type {(kind: Kind) => boolean}
 */
export const isOn = (kind) => localStorage.getItem(KEYS[kind]) === "on";

/**
 * Turn `sound` or `notification` on or off. Return whether it is on now: a browser may refuse notifications.
 * @type {(kind: Kind, on: boolean) => Promise<boolean>}
 */
export async function turn(kind, on) {
  const allowed = !on || kind === "sound" || (await mayNotify());
  if (on && allowed) localStorage.setItem(KEYS[kind], "on");
  else localStorage.removeItem(KEYS[kind]);
  if (on && kind === "sound") sound("gong", 0, true);
  return isOn(kind);
}

const mayNotify = async () => "Notification" in window && (await Notification.requestPermission()) === "granted";

/**
 * Tell the player that it is their turn in a game.
 * @param {string} title
 */
export function tellTurn(title) {
  if (!document.hidden) return;
  if (isOn("sound")) sound("gong", 0, true);
  if (!isOn("notification") || Notification.permission !== "granted") return;
  const shown = new Notification(say("frame-your-turn"), {
    body: say("frame-your-turn-at", { title }),
    tag: location.hash,
  });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}
