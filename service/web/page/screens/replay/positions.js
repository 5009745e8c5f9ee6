/** The positions of a finished game, worked out of its decisions. */

import { applyChanges } from "../../patch.js";

/**
 * The position after each decision, as far as it is worked out. Positions share what no decision between them changed.
 * @type {WeakMap<Cairn.Step, Cairn.Game>}
 */
const positions = new WeakMap();

/**
 * Return the position of a version, of all decisions up to it with their changes.
 * @type {(steps: Cairn.Step[], version: number) => Cairn.Game}
 */
export function positionAt(steps, version) {
  const known = steps.findLastIndex((step, place) => place < version && positions.has(step));
  /** @type {any} what the first step makes a game of nothing with */
  let position = positions.get(steps[known]);
  for (const step of steps.slice(known + 1, version)) {
    position = applyChanges(position, step.changes);
    positions.set(step, position);
  }
  return position;
}
