/**
 * Pieces move from where they were to where they are (FLIP). Each has a name of its own in `data-piece`. One that is new
 * comes from the piece that its `data-from` names, as a card does that was drawn from a deck; others fade in. A piece
 * that is still on its way goes on from where it is seen, and can be clicked there: nobody waits for it.
 *
 * `data-motion` says how: "turn" turns a card over as it comes, "slide" is heavy, "hop" goes in an arc, and "roll"
 * tumbles when the piece's `data-value` changes. A die has a drawing of each face, first the one that was rolled.
 */

import { isStill } from "./settings.js";

/** @typedef {{box: DOMRect, value: string | undefined, element: HTMLElement}} Seen a piece, and where it was seen */

/**
 * Where an element comes from: how far right and down of its box, and so many times wider and higher. Within a scaled
 * container a pixel is not a pixel of the window: `zoom` times as much.
 * @typedef {{right: number, down: number, wider: number, higher: number, zoom: number}} Journey
 */

const OURS = "piece";
/**
 * How long each way to move takes, in milliseconds, and how it begins and ends.
 * @type {Record<string, {duration: number, easing: string}>}
 */
const WAYS = {
  glide: { duration: 350, easing: "ease-in-out" },
  turn: { duration: 460, easing: "ease-in-out" },
  slide: { duration: 760, easing: "cubic-bezier(0.6, 0, 0.1, 1)" },
  hop: { duration: 430, easing: "linear" },
  roll: { duration: 700, easing: "cubic-bezier(0.15, 0.6, 0.3, 1)" },
};
/**
 * Where pieces were dropped that are on their way from there, by their names.
 * @type {Map<string, DOMRect>}
 */
const dropped = new Map();
/**
 * Where each of our animations leads to: the place of its element within the page's layout.
 * @type {WeakMap<Animation, {left: number, top: number}>}
 */
const goals = new WeakMap();

/**
 * Let a piece start from a box when it is at another place than before; null forgets that.
 * @type {(name: string, box: DOMRect | null) => void}
 */
export function startFrom(name, box) {
  if (box) dropped.set(name, box);
  else dropped.delete(name);
}

/**
 * Call `draw`, and let the pieces within an element move.
 * @param {HTMLElement} parent
 * @param {() => void} draw draws into it
 * @param {boolean} isSame whether the same table is drawn from the same side; nothing moves otherwise
 */
export function animateMoves(parent, draw, isSame = true) {
  if (!isSame || isStill()) {
    draw();
    return;
  }
  const before = new Map(piecesOf(parent).map((element) => [nameOf(element), seen(element)]));
  draw();
  const pieces = piecesOf(parent);
  const running = document.getAnimations().filter(({ id }) => id === OURS);
  const moving = new Map(running.map((animation) => [elementOf(animation), animation]));
  // A piece whose place has not changed goes on to it; all others are measured at rest.
  const kept = new Set();
  for (const [element, animation] of moving) {
    const goal = goals.get(animation);
    if (goal && element.offsetLeft === goal.left && element.offsetTop === goal.top) kept.add(element);
    else animation.cancel();
  }
  const measured = pieces
    .filter((element) => !kept.has(element))
    .map((element) => ({ element, old: before.get(nameOf(element)), box: element.getBoundingClientRect() }))
    .map(({ element, old, box }) => ({ element, old: fromWhereItWasDropped(element, old, box), box }));
  if (before.size) for (const { element, old, box } of measured) if (box.width) move(element, old, box, before);
}

/** @type {(element: HTMLElement, old: Seen | undefined, box: DOMRect) => Seen | undefined} */
function fromWhereItWasDropped(element, old, box) {
  const start = dropped.get(nameOf(element));
  return start && old && travel(element, old.box, box) ? { ...old, box: start } : old;
}

/** @type {(parent: ParentNode) => HTMLElement[]} */
const piecesOf = (parent) => [.../** @type {NodeListOf<HTMLElement>} */ (parent.querySelectorAll("[data-piece]"))];
/** @type {(element: HTMLElement) => string} */
const nameOf = (element) => element.dataset.piece ?? "";
/** @type {(animation: Animation) => HTMLElement} */
const elementOf = ({ effect }) => /** @type {HTMLElement} */ (/** @type {KeyframeEffect} */ (effect).target);
/** @type {(element: HTMLElement) => Seen} */
const seen = (element) => ({ box: element.getBoundingClientRect(), value: element.dataset.value, element });

/** @type {(element: HTMLElement, old: Seen | undefined, box: DOMRect, before: Map<string, Seen>) => void} */
function move(element, old, box, before) {
  const { motion, from } = element.dataset;
  const source = old || !from ? null : before.get(from);
  const isRolled = motion === "roll" && old && old.value !== element.dataset.value;
  const way = isRolled ? "roll" : motion === "roll" || (motion === "turn" && !source) ? "glide" : motion;
  const start = old ?? source;
  const journey = start ? travel(element, start.box, box) : null;
  if (start && !journey && !isRolled) return;
  const keyframes = isRolled ? tumble(journey) : !journey ? [{ opacity: 0 }, {}] : framesOf(way, journey, box);
  const { duration, easing } = WAYS[way ?? "glide"] ?? WAYS.glide;
  const animation = element.animate(keyframes, { duration, easing, id: OURS });
  goals.set(animation, { left: element.offsetLeft, top: element.offsetTop });
  if (isRolled) turnFaces([...element.children], duration);
  if (way === "turn" && journey && source) showBack(element, source.element, animation, duration);
}

/**
 * Return where an element comes from; null if it was there already.
 * @type {(element: HTMLElement, old: DOMRect, box: DOMRect) => Journey | null}
 */
function travel(element, old, box) {
  const zoom = element.offsetWidth ? box.width / element.offsetWidth : 1;
  const right = (old.left + old.width / 2 - box.left - box.width / 2) / zoom,
    down = (old.top + old.height / 2 - box.top - box.height / 2) / zoom;
  const [wider, higher] = [old.width / box.width, old.height / box.height];
  const isResized = old.width > 0 && (Math.abs(wider - 1) > 0.02 || Math.abs(higher - 1) > 0.02);
  if (!isResized && Math.abs(right) < 1 && Math.abs(down) < 1) return null;
  return { right, down, wider: isResized ? wider : 1, higher: isResized ? higher : 1, zoom };
}

/**
 * Return the keyframes of a way. The element's own transform stays: `translate` and `scale` are properties beside it.
 * @type {(way: string | undefined, journey: Journey, box: DOMRect) => Keyframe[]}
 */
function framesOf(way, { right, down, wider, higher, zoom }, box) {
  const isResized = wider !== 1 || higher !== 1;
  /** @type {(share: number, more?: Keyframe) => Keyframe} */
  const at = (share, more = {}) => ({ translate: `${right * share}px ${down * share}px`, zIndex: 5, ...more });
  const from = at(1, isResized ? { scale: `${wider} ${higher}` } : {});
  if (way === "hop") {
    const arc = Math.min(box.height / zoom + 24, 12 + Math.hypot(right, down) / 3);
    const top = {
      translate: `${right / 2}px ${down / 2 - arc}px`,
      zIndex: 5,
      easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
    };
    return [{ ...from, easing: "cubic-bezier(0.1, 0.4, 0.5, 1)" }, top, { zIndex: 5 }];
  }
  if (way === "turn") {
    // The card is seen from its edge half way: until then its back is seen (see `showBack`).
    const edge = at(0.5, { scale: `0 ${(1 + higher) / 2}`, easing: "ease-out" });
    return [at(1, { scale: `${wider} ${higher}`, easing: "ease-in" }), edge, { scale: "1 1", zIndex: 5 }];
  }
  return [from, { zIndex: 5 }];
}

/**
 * Return the keyframes of a die that tumbles to where it lies.
 * @type {(journey: Journey | null) => Keyframe[]}
 */
function tumble(journey) {
  const { right = 0, down = 0 } = journey ?? {};
  /** @type {(share: number, up: number, turns: number) => Keyframe} */
  const at = (share, up, turns) => ({
    translate: `${right * share}px ${down * share - up}px`,
    rotate: `${turns}turn`,
    zIndex: 5,
  });
  return [at(1, 0, -2), at(0.55, 34, -1.1), at(0.2, 0, -0.45), at(0.08, 12, -0.2), { rotate: "0turn", zIndex: 5 }];
}

/**
 * Show the faces of a die in turn while it tumbles, the first one at the end.
 * @type {(faces: Element[], duration: number) => void}
 */
function turnFaces(faces, duration) {
  const turns = 2 * faces.length;
  for (const [place, face] of faces.entries()) {
    const isSeen = (/** @type {number} */ turn) => (turns - turn) % faces.length === place;
    const frames = Array.from({ length: turns + 1 }, (_, turn) => ({
      opacity: Number(isSeen(turn)),
      easing: "steps(1)",
    }));
    face.animate(frames, { duration, id: OURS });
  }
}

/**
 * Lay the back of a card over its face for the first half of its way, as it lies in the deck or the hand it comes from.
 * @type {(element: HTMLElement, source: HTMLElement, animation: Animation, duration: number) => void}
 */
function showBack(element, source, animation, duration) {
  const drawn = source.matches("svg") ? source : source.querySelector("svg");
  if (!drawn) return;
  const back = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  Object.assign(back.style, { position: "absolute", inset: 0, width: "100%", height: "100%" });
  back.setAttribute("aria-hidden", "true");
  element.append(back);
  const remove = () => back.remove();
  setTimeout(remove, duration / 2);
  animation.addEventListener("cancel", remove);
}
