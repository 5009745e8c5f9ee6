/** The board scrolls under what is dragged near the edge of its frame. */

/** So near to the edge of its frame, in pixels, the board scrolls, so many pixels at a time. */
const EDGE = 36;
const SCROLL_PIXELS = 9;

/**
 * Scroll the board while something is dragged near the edge of its frame.
 * @param {() => {x: number, y: number} | null} at returns where that is; null when it is dragged no more
 */
export function scrollAtEdges(at) {
  const point = at();
  if (!point) return;
  const board = document.querySelector(".table .board");
  if (board) {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const { x, y } = point;
    const isOver = x > left && x < right && y > top && y < bottom;
    if (isOver) board.scrollBy(way(left, right, x) * SCROLL_PIXELS, way(top, bottom, y) * SCROLL_PIXELS);
  }
  requestAnimationFrame(() => scrollAtEdges(at));
}

/** @type {(from: number, to: number, at: number) => -1 | 0 | 1} */
const way = (from, to, at) => (at - from < EDGE ? -1 : to - at < EDGE ? 1 : 0);
