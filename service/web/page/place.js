/** Where a popover is put: beside what it belongs to, within the window. */

/** How far a popover is from what it belongs to, and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * Put a popover below a box, or above it. It goes to the other side if there is no space.
 * @param {HTMLElement} popover that is shown, with a fixed position
 * @param {DOMRect} box of what it belongs to
 * @param {boolean} preferAbove whether it is rather above, such as away from a finger
 */
export function placeBeside(popover, box, preferAbove = false) {
  const { width, height } = popover.getBoundingClientRect();
  const above = box.top - GAP - height,
    below = box.bottom + GAP;
  const fitsAbove = above >= GAP,
    fitsBelow = below + height <= innerHeight - GAP;
  const top = fitsAbove && (preferAbove || !fitsBelow) ? above : fitsBelow ? below : innerHeight - GAP - height;
  const left = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), innerWidth - width - GAP);
  // Where it fits neither above nor below, it goes beside the box, so that it never covers what it explains.
  const beside = box.right + GAP + width <= innerWidth ? box.right + GAP : Math.max(GAP, box.left - GAP - width);
  popover.style.top = `${Math.max(GAP, top)}px`;
  popover.style.left = `${fitsAbove || fitsBelow ? left : beside}px`;
}
