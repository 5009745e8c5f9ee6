/** Where a popover is put: beside what it belongs to, within the window, and off one's hand. */

/** @typedef {{left: number, top: number}} Place of the corner of a popover, in pixels */

/** How far a popover is from what it belongs to, and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * Put a popover below a box, above it or beside it: at the first of these places where it covers neither the box nor
 * what is to stay free. If there is none, the box is covered rather than that.
 * @param {HTMLElement} popover that is shown, with a fixed position
 * @param {DOMRect} box of what it belongs to
 * @param {boolean} [preferAbove] whether it is rather above, such as away from a finger
 * @param {DOMRect} [free] what stays free in any case: one's hand
 */
export function placeBeside(popover, box, preferAbove = false, free = undefined) {
  const { width, height } = popover.getBoundingClientRect();
  /** @type {(place: number, size: number, most: number) => number} */
  const within = (place, size, most) => Math.min(Math.max(GAP, place), Math.max(GAP, most - size - GAP));
  const across = within(box.left + box.width / 2 - width / 2, width, innerWidth),
    along = within(box.top + box.height / 2 - height / 2, height, innerHeight);
  const above = { left: across, top: box.top - GAP - height },
    below = { left: across, top: box.bottom + GAP };
  const places = [
    ...(preferAbove ? [above, below] : [below, above]),
    { left: box.right + GAP, top: along },
    { left: box.left - GAP - width, top: along },
    ...(free ? [{ left: across, top: free.top - GAP - height }] : []),
  ].map(({ left, top }) => ({ left: within(left, width, innerWidth), top: within(top, height, innerHeight) }));
  /** @type {(place: Place, other: DOMRect) => boolean} */
  const covers = ({ left, top }, other) =>
    left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  /** @type {(place: Place) => boolean} */
  const mayLie = (place) => !free || !covers(place, free);
  const { left, top } =
    places.find((place) => mayLie(place) && !covers(place, box)) ?? places.find(mayLie) ?? places[0];
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
