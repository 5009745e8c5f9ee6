/**
 * Pieces move from where they were to where they are (FLIP). Each has a name of its own in `data-piece`. One that is
 * new comes from the piece that its `data-from` names, as a card does that was drawn from a deck; others fade in. A
 * piece that is still on its way goes on from where it is seen.
 */

const MILLISECONDS = 350;
const OURS = "piece";
/** Where each of our animations leads to: the place of its element within the page's layout. */
const goals = new WeakMap();

/**
 * Call `draw`, and let the pieces within an element move.
 * @param {HTMLElement} parent
 * @param {() => void} draw draws into it
 * @param {boolean} isSame whether the same table is drawn from the same side; nothing moves otherwise
 */
export function animateMoves(parent, draw, isSame = true) {
  if (!isSame || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    draw();
    return;
  }
  const before = new Map(piecesOf(parent).map((element) => [element.dataset.piece, element.getBoundingClientRect()]));
  draw();
  const pieces = piecesOf(parent);
  const running = document.getAnimations().filter(({ id }) => id === OURS);
  const moving = new Map(running.map((animation) => [animation.effect.target, animation]));
  // A piece whose place has not changed goes on to it; all others are measured at rest.
  const kept = new Set();
  for (const [element, animation] of moving) {
    const { left, top } = goals.get(animation);
    if (element.offsetLeft === left && element.offsetTop === top) kept.add(element);
    else animation.cancel();
  }
  const measured = pieces
    .filter((element) => !kept.has(element))
    .map((element) => ({ element, old: boxOf(before, element), box: element.getBoundingClientRect() }));
  for (const { element, old, box } of measured) {
    if (!box.width || !before.size) continue;
    const keyframes = old ? travel(element, old, box) : [{ opacity: 0 }, {}];
    if (!keyframes) continue;
    const animation = element.animate(keyframes, { duration: MILLISECONDS, easing: "ease-in-out", id: OURS });
    goals.set(animation, { left: element.offsetLeft, top: element.offsetTop });
  }
}

/** Return where an element was before, or where it comes from; nothing of one that appears. */
const boxOf = (before, { dataset }) => before.get(dataset.piece) ?? before.get(dataset.from);

const piecesOf = (parent) => [...parent.querySelectorAll("[data-piece]")];

/**
 * Return the keyframes that lead from the old box of an element to its box; null if they are the same. The element's
 * own transform stays: `translate` and `scale` are properties of their own. Within a scaled container a pixel is not a
 * pixel of the window.
 */
function travel(element, old, box) {
  const zoom = element.offsetWidth ? box.width / element.offsetWidth : 1;
  const right = (old.left + old.width / 2 - box.left - box.width / 2) / zoom,
    down = (old.top + old.height / 2 - box.top - box.height / 2) / zoom;
  const wider = old.width / box.width,
    higher = old.height / box.height;
  const isResized = old.width > 0 && (Math.abs(wider - 1) > 0.02 || Math.abs(higher - 1) > 0.02);
  if (!isResized && Math.abs(right) < 1 && Math.abs(down) < 1) return null;
  const from = { translate: `${right}px ${down}px`, zIndex: 5 };
  return [isResized ? { ...from, scale: `${wider} ${higher}` } : from, { zIndex: 5 }];
}
