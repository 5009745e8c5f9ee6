/** The seats this browser holds: each seat's token, kept here and sent in a header, never in an address. */

const PREFIX = "cairn:token:";

/** Keep the token of a seat. */
export function keep(game, seat, token) {
  localStorage.setItem(`${PREFIX}${game}:${seat}`, token);
}

/** Forget the token of a seat that was left. */
export function forget(game, seat) {
  localStorage.removeItem(`${PREFIX}${game}:${seat}`);
}

/** Return the seats of a game that this browser holds: [{seat, token}], the lowest first. */
export function held(game) {
  const found = [];
  for (let index = 0; index < localStorage.length; index++) {
    const name = localStorage.key(index);
    if (!name.startsWith(`${PREFIX}${game}:`)) continue;
    found.push({ seat: Number(name.slice(PREFIX.length + game.length + 1)), token: localStorage.getItem(name) });
  }
  return found.sort((a, b) => a.seat - b.seat);
}
