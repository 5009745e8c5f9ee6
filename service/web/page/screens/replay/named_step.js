/** The step of a game that an address names, such as `?at=12&as=1`: its position, as a seat sees it. */

import { ask, askOnce } from "../../api.js";
import { laidOutOf } from "../../games/index.js";
import { readAhead } from "./positions.js";

/**
 * Return what the store holds of the step that the parameters of an address name; without one of the present.
 * @type {(query: URLSearchParams, game: Cairn.Game, me: Cairn.HeldSeat | null) => Promise<Cairn.ShownStep>}
 */
export async function stepOf(query, game, me) {
  const viewer = query.has("as") ? Number(query.get("as")) : null;
  if (!query.has("at")) return { at: null, target: null, step: null, position: null, viewer };
  const at = Math.max(1, Math.min(Number(query.get("at")) || 1, game.version));
  const isOver = game.status === "finished";
  const ahead = isOver ? readAhead(game) : null;
  const known = ahead?.stepAt?.(at);
  if (known) return { at, target: null, viewer, ...known };
  const read = isOver ? askOnce : ask,
    options = { token: me?.token };
  try {
    const [position, step] = await Promise.all([
      read(`/games/${game.id}?at=${at}`, options),
      read(`/games/${game.id}/decisions/${at}`, options),
    ]);
    return { at, target: null, viewer, position, step };
  } catch (error) {
    const stepAt = await ahead?.reading.catch(() => null);
    if (!stepAt) throw error;
    return { at, target: null, viewer, ...stepAt(at) };
  }
}

/**
 * Return an example of the table if there is none yet at a step, while players are waited for.
 * @param {Cairn.ShownStep} step
 * @param {Cairn.Game} game
 */
export const laidOut = async ({ position }, game) => ((position ?? game).state ? null : laidOutOf(game));
