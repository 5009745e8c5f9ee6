/** The tokens of the seats that this browser holds. They are sent in a header and never in an address. */

const PREFIX = "cairn:token:";

/** Keep the token of a seat. */
export function keepToken(game, seat, token) {
  localStorage.setItem(`${PREFIX}${game}:${seat}`, token);
}

/** Forget the token of a seat that was left. */
export function forgetToken(game, seat) {
  localStorage.removeItem(`${PREFIX}${game}:${seat}`);
}

/** Return the seats of a game that this browser holds: [{seat, token}], the lowest first. */
export function heldSeats(game) {
  const found = [];
  for (let index = 0; index < localStorage.length; index++) {
    const name = localStorage.key(index);
    if (!name.startsWith(`${PREFIX}${game}:`)) continue;
    found.push({ seat: Number(name.slice(PREFIX.length + game.length + 1)), token: localStorage.getItem(name) });
  }
  return found.sort((a, b) => a.seat - b.seat);
}
