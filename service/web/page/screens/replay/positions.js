/** The positions of an archived game, worked out of its decisions. */

import { applyChanges } from "../../patch.js";

/** How many steps apart positions are kept. Those between are made of the one before. */
const KEPT = 25;

/**
 * Return what gives the position of a version, of the decisions with their changes.
 * @type {(decisions: Cairn.Step[]) => (version: number) => Cairn.Game}
 */
export function positionsOf(decisions) {
  /** @type {(Cairn.Game | null)[]} */
  const kept = [null];
  /** @type {(start: number, end: number) => Cairn.Change[]} */
  const changesOf = (start, end) => decisions.slice(start, end).flatMap(({ changes }) => changes);
  return (version) => {
    const place = Math.floor(version / KEPT);
    while (kept.length <= place) {
      const end = kept.length * KEPT;
      kept.push(applyChanges(kept[kept.length - 1], changesOf(end - KEPT, end)));
    }
    return applyChanges(kept[place], changesOf(place * KEPT, version));
  };
}
