/** A move of one's own is drawn before the service has answered, as far as a game's view says what it does. */

/**
 * Return a game as it is after a move of a seat, as far as that is known; null where nothing is.
 * @type {(view: Pick<Cairn.View, "outcomes">, game: Cairn.Game, move: Cairn.Move, seat: number) => Cairn.Game | null}
 */
export function foresee({ outcomes }, game, move, seat) {
  const outcome = outcomes[move.type];
  if (!outcome || game.choosing) return null;
  const state = structuredClone(game.state);
  outcome(move, state, seat);
  return { ...game, state };
}

/**
 * Remove one of equal things from a list, if it is there; the last one, as the newest cards stay.
 * @type {(list: unknown[], thing: unknown) => void}
 */
export function removeFrom(list, thing) {
  const place = list.lastIndexOf(thing);
  if (place >= 0) list.splice(place, 1);
}
