/** The step of a game that an address names, such as `?at=12&as=1`: its position, as a seat sees it. */

import { ask, askOnce } from "../../api.js";
import { laidOutOf } from "../../games/index.js";

/**
 * Return what the store holds of the step that the parameters of an address name; without one of the present.
 * @type {(query: URLSearchParams, game: Cairn.Game, me: Cairn.HeldSeat | null) => Promise<Cairn.ShownStep>}
 */
export async function stepOf(query, { id, status, version }, me) {
  const viewer = query.has("as") ? Number(query.get("as")) : null;
  if (!query.has("at")) return { at: null, target: null, step: null, position: null, viewer };
  const at = Math.max(1, Math.min(Number(query.get("at")) || 1, version));
  const options = { token: me?.token };
  const read = status === "finished" ? askOnce : ask;
  const [position, step] = await Promise.all([
    read(`/games/${id}?at=${at}`, options),
    read(`/games/${id}/decisions/${at}`, options),
  ]);
  return { at, target: null, viewer, position, step };
}

/**
 * Return an example of the table if there is none yet at a step, while players are waited for.
 * @param {Cairn.ShownStep} step
 * @param {Cairn.Game} game
 */
export const laidOut = async ({ position }, game) => ((position ?? game).state ? null : laidOutOf(game));
