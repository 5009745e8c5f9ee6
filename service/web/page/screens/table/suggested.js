/** The move that the page suggests at the position it shows: that of a hint, or the better one of an analysis. */

import { hintedMove } from "./hint.js";

/**
 * Return the seat that could make it and the targets on the board that are clicked for it; null without one.
 * @type {(state: Cairn.BoardState) => {seat: number, targets: Set<string>} | null}
 */
export function suggested(state) {
  const found = state.at === null ? state.game.status === "running" && hintedMove(state) : state.parts?.bestMove(state);
  const position = state.at === null ? state.game : state.position;
  if (!found || !position?.state) return null;
  return { seat: found.seat, targets: new Set(state.view.targets(found.move, position.state)) };
}
