/** Who one is: the player whose token this browser keeps. Nobody becomes a player before they give a name. */

import { ask, whenUnauthorized } from "./api.js";
import { showBanner } from "./banner.js";
import { say } from "./language.js";
import { get, set } from "./store.js";
import {
  forgetPlayer,
  forgetToken,
  guestSeats,
  keepPlayer,
  playerId,
  playerToken,
  whenPlayerChanges,
} from "./tokens.js";

const NAME_KEY = "cairn:name";
/** Where the browser keeps what tells of who uses it, their tokens apart: the name, the games, a reminder put off. */
const OF_A_PERSON = [NAME_KEY, "cairn:last-game", "cairn:code-later"];

/** Return the player as the service knows them, or null. Before the service has answered, they have an id only. */
export const player = () => get().player ?? null;

/** Return the name that was used last in this browser. */
export const lastName = () => localStorage.getItem(NAME_KEY) ?? "";

/**
 * Keep the name that was used last in this browser.
 * @type {(name: string) => void}
 */
export const rememberName = (name) => localStorage.setItem(NAME_KEY, name);

/**
 * Ask the API with the player's token, if there is one.
 * @type {(path: string, options?: Cairn.Request) => Promise<any>}
 */
export const askAsPlayer = (path, options) => ask(path, { ...options, token: playerToken() ?? undefined });

/** Find out who uses this browser, and go on to know it when another tab changes it. */
export function startPlayer() {
  whenUnauthorized(doubt);
  whenPlayerChanges(load);
  load();
}

async function load() {
  const id = playerId();
  set({ player: id ? { id, name: lastName() || say("players-you") } : null });
  if (!id) return;
  try {
    know(await askAsPlayer("/me"));
  } catch {
    // A token that is good no more was forgotten by `doubt`. Without an answer the player is still who they were.
  }
}

/**
 * Become a player with a name.
 * @param {string} name
 */
export async function becomePlayer(name) {
  const { token, ...made } = await ask("/players", { method: "POST", body: { name } });
  keepPlayer(token);
  know({ ...made, recovery_code_at: null });
  await adoptGames();
}

/** Adopt the guest's seat of each finished game in which this browser holds one. Others stay on this device. */
export async function adoptGames() {
  const seats = guestSeats();
  for (const { game, seat, token } of seats) {
    if (seats.filter((one) => one.game === game).length > 1) continue;
    try {
      await askAsPlayer(`/games/${game}/seats/${seat}/player`, { method: "PUT", body: { token } });
      forgetToken(game, seat);
    } catch {
      // It is not over, or cannot be adopted.
    }
  }
}

/**
 * Become a player of whom this browser was given a token.
 * @param {string} token
 */
export async function takeOver(token) {
  keepPlayer(token);
  know(await askAsPlayer("/me"));
}

/**
 * Change what the player is called.
 * @param {string} name
 */
export async function rename(name) {
  know(await askAsPlayer("/me", { method: "PATCH", body: { name } }));
}

/**
 * Forget who uses this browser, and say why.
 * @param {string} sentence
 */
export function forgetMe(sentence) {
  forgetPlayer();
  set({ player: null });
  showBanner(sentence);
}

/** Forget all that tells of who used this browser, their tokens apart; a tab keeps which tables they muted. */
export function forgetPerson() {
  sessionStorage.clear();
  for (const key of OF_A_PERSON) localStorage.removeItem(key);
}

/** @type {(found: Cairn.Me) => void} */
function know(found) {
  rememberName(found.name);
  set({ player: found });
}

/**
 * The token was refused. It may be that of a seat the player has left, so the service is asked for the player.
 * @type {(path: string) => Promise<void>}
 */
async function doubt(path) {
  if (path === "/me") forgetMe(say("players-forgotten"));
  else await askAsPlayer("/me").catch(() => {});
}
