/**
 * The title of the window: what is shown, and before it that it is the player's turn, or how many games wait for them.
 */

import { say } from "./language.js";

let shown = "Cairn",
  waiting = 0,
  isTurn = false;

/**
 * Say what is shown; nothing means the lobby.
 * @param {string} text
 */
export function setTitle(text) {
  shown = text ? `${text} · Cairn` : "Cairn";
  write();
}

/**
 * Say how many games wait for the player.
 * @param {number} count
 */
export function setWaiting(count) {
  waiting = count;
  write();
}

/**
 * Say whether it is the player's turn in the game that is shown.
 * @param {boolean} isNow
 */
export function setTurn(isNow) {
  isTurn = isNow;
  write();
}

function write() {
  const mark = isTurn ? `● ${say("frame-your-turn")} · ` : waiting ? `(${waiting}) ` : "";
  if (document.title !== mark + shown) document.title = mark + shown;
}
