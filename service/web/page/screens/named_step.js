/** The step of a game that an address names, such as `?at=12&as=1`: its position, as a seat sees it. */

import { ask, askOnce } from "../api.js";
import { laidOutOf } from "../games/index.js";
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
  const found = ahead?.stepAt?.(at) ?? (await askedFor(game.id, at, isOver ? askOnce : ask, me, ahead?.reading));
  return { at, target: null, viewer, ...found };
}

/**
 * Ask for a step, and return it, or the same of the decisions that are being read if these are here before.
 * @type {(id: string, at: number, read: typeof ask, me: Cairn.HeldSeat | null, reading?: Promise<import("./positions.js").StepAt>) => Promise<Pick<Cairn.ShownStep, "position" | "step">>}
 */
async function askedFor(id, at, read, me, reading = Promise.reject()) {
  const options = { token: me?.token };
  const asked = Promise.all([read(`/games/${id}?at=${at}`, options), read(`/games/${id}/decisions/${at}`, options)]);
  return Promise.any([
    asked.then(([position, step]) => ({ position, step })),
    reading.then((stepAt) => stepAt(at)),
  ]).catch(() => asked.then(([position, step]) => ({ position, step })));
}

/**
 * Return an example of the table if there is none yet at a step, while players are waited for.
 * @param {Cairn.ShownStep} step
 * @param {Cairn.Game} game
 */
export const laidOut = async ({ position }, game) => ((position ?? game).state ? null : laidOutOf(game));
