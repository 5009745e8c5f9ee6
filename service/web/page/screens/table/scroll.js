/** The page scrolls to what can be clicked next if none of it is in view, such as after one has read the story. */

import { find, findAll } from "../../html.js";

/** @type {Pick<Cairn.State, "moves" | "clicked"> | null} */
let last = null;

/**
 * Scroll to the first piece that can be clicked, once for each new choice.
 * @param {HTMLElement} main
 * @param {Cairn.State} state
 */
export function scrollToChoices(main, { moves, clicked, at }) {
  if (at !== null || !moves.length || (last?.moves === moves && last.clicked === clicked)) return;
  last = { moves, clicked };
  const board = find(".board", main);
  const choices = findAll(".board .clickable", main);
  if (!board || !choices.length || choices.some((choice) => isInView(choice, board))) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  choices[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: isStill ? "auto" : "smooth" });
}

/**
 * Tell whether an element lies within the window and within its board, parts of which may scroll.
 * @type {(element: Element, board: Element) => boolean}
 */
function isInView(element, board) {
  const { top, bottom, left, right } = element.getBoundingClientRect(),
    frame = board.getBoundingClientRect();
  return (
    top >= Math.max(0, frame.top) - 1 &&
    bottom <= Math.min(innerHeight, frame.bottom) + 1 &&
    left >= frame.left - 1 &&
    right <= frame.right + 1
  );
}
