/**
 * The tokens that this browser holds: the player's, and those of the seats that guests took here. They are sent in a
 * header. In an address they are only on the way from one device to another, and are removed from it at once.
 */

import { forgetGames } from "./offline.js";

const PREFIX = "cairn:token:";
const PLAYER = "cairn:player";

/** Return the player's token; null for somebody who is a guest everywhere. */
export const playerToken = () => localStorage.getItem(PLAYER);

/** Return the id of the player, which their token begins with. */
export const playerId = () => playerToken()?.split(".")[0] ?? null;

/**
 * Keep the token of the player who uses this browser.
 * @param {string} token
 */
export function keepPlayer(token) {
  localStorage.setItem(PLAYER, token);
  forgetGames();
}

/** Forget the player. Their games and their other devices are as they were. */
export function forgetPlayer() {
  localStorage.removeItem(PLAYER);
  forgetGames();
}

/**
 * Call a function when another tab of this browser has become, or forgotten, a player.
 * @param {() => unknown} changed
 */
export function whenPlayerChanges(changed) {
  window.addEventListener("storage", ({ key }) => (key === PLAYER || key === null) && changed());
}

/**
 * Keep the token of a guest's seat.
 * @type {(game: string, seat: number, token: string) => void}
 */
export function keepToken(game, seat, token) {
  localStorage.setItem(`${PREFIX}${game}:${seat}`, token);
}

/**
 * Forget the token of a guest's seat that was left.
 * @type {(game: string, seat: number) => void}
 */
export function forgetToken(game, seat) {
  localStorage.removeItem(`${PREFIX}${game}:${seat}`);
}

/** Return the seats of guests whose tokens this browser holds. */
export const guestSeats = () =>
  Object.entries(localStorage).flatMap(([key, token]) => {
    const [game, seat] = key.slice(PREFIX.length).split(":");
    return key.startsWith(PREFIX) ? [{ game, seat: Number(seat), token }] : [];
  });

/** Return the ids of the games in which this browser holds the token of a guest's seat. */
export const guestGames = () => [...new Set(guestSeats().map(({ game }) => game))];

/**
 * Return the seats of a game that this browser holds, the player's and those of guests, the lowest first.
 * @type {(game: Pick<Cairn.Listed, "id" | "seats">) => Cairn.HeldSeat[]}
 */
export function heldSeats({ id, seats }) {
  const me = playerId();
  return seats.flatMap(({ seat, kind, player }) => {
    if (kind !== "human") return [];
    const token = player ? player === me && playerToken() : localStorage.getItem(`${PREFIX}${id}:${seat}`);
    return token ? [{ seat, token }] : [];
  });
}
