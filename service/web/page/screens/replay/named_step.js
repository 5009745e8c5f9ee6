/** The step of a game that an address names, such as `?at=12&as=1`: its position, as a seat sees it. */

import { ask } from "../../api.js";
import { laidOutOf } from "../../games/index.js";
import { load } from "../../language.js";
import { get } from "../../store.js";
import { positionAt } from "./positions.js";

/**
 * Return what the store holds of the step that the parameters of an address name; without one of the present. It is
 * worked out of the decisions, or read if they lack it.
 * @type {(query: URLSearchParams, game: Cairn.Game, me: Cairn.HeldSeat | null, log: Cairn.Line[]) => Promise<Cairn.ShownStep>}
 */
export async function stepOf(query, { id, status, version }, me, log) {
  const viewer = query.has("as") ? Number(query.get("as")) : null;
  // A frame may be drawn before an import ends, although its code is already here.
  const isNeeded = query.has("at") || status === "finished";
  const parts = isNeeded ? (get().parts ?? (await readParts())) : null;
  if (!query.has("at")) return { at: null, target: null, step: null, position: null, viewer, parts };
  const at = Math.max(1, Math.min(Number(query.get("at")) || 1, version));
  const shown = { at, target: null, viewer, parts };
  const steps = /** @type {Cairn.Step[]} */ (log);
  if (steps[at - 1]?.changes) return { ...shown, position: positionAt(steps, at), step: steps[at - 1] };
  const options = { token: me?.token };
  const [position, step] = await Promise.all([
    ask(`/games/${id}?at=${at}`, options),
    ask(`/games/${id}/decisions/${at}`, options),
  ]);
  return { ...shown, position, step };
}

/**
 * Return an example of the table if there is none yet at a step, while players are waited for.
 * @param {Cairn.ShownStep} step
 * @param {Cairn.Game} game
 */
export const laidOut = async ({ position }, game) => ((position ?? game).state ? null : laidOutOf(game));

/** Read the code of a replay and its texts. */
async function readParts() {
  const [parts] = await Promise.all([import("./replay.js"), load("replay")]);
  return parts;
}
