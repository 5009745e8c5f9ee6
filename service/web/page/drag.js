/**
 * Pieces are dragged to their places, by mouse and by touch. A drag is the same as two clicks: it chooses the piece, and
 * dropping it on a target clicks that. Dropped elsewhere it is given back, as by Escape. A press that does not move is a
 * click or, when it is long, asks for an explanation (see `popover.js`).
 *
 * What can be dragged has `data-drag`: empty if it is chosen by that, or else the kind of the targets that it is put on.
 */

import { possible } from "./clicks.js";
import { pictureOf } from "./drag_picture.js";
import { startFrom } from "./motion.js";
import { hide as hidePopover } from "./popover.js";
import { clickPiece } from "./screens/commands.js";
import { isStill } from "./settings.js";
import { sound } from "./sounds.js";
import { get, set, watch } from "./store.js";

/** A press that moves less far, in pixels, is a click. */
const STILL_PIXELS = { mouse: 5, pen: 8, touch: 10 };
/** So near to the edge of its frame, in pixels, the board scrolls under what is dragged, so many pixels at a time. */
const EDGE = 36;
const SCROLL_PIXELS = 9;
const BACK_MILLISECONDS = 220;

/** What is pressed or dragged: {piece, x, y, pointerId, still, picture, box, kind, over, wasClicked}; or null. */
let held = null;

/** Tell whether something is dragged. */
export const isDragging = () => Boolean(held?.picture);

document.addEventListener("pointerdown", (event) => {
  const { isPrimary, button, target, pointerId, pointerType, clientX: x, clientY: y } = event;
  if (held) return giveBack(); // a second finger
  const piece = target.closest?.("[data-drag]");
  if (!piece || !isPrimary || button !== 0) return;
  held = { piece, x, y, pointerId, still: STILL_PIXELS[pointerType] ?? STILL_PIXELS.touch };
});

document.addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.pointerId) return;
  const { clientX: x, clientY: y } = event;
  if (!held.picture && Math.hypot(x - held.x, y - held.y) <= held.still) return;
  if (!held.picture && !begin()) return;
  follow(x, y);
});

document.addEventListener("pointerup", (event) => {
  if (!held || event.pointerId !== held.pointerId) return;
  if (!held.picture) held = null;
  else drop(event.clientX, event.clientY);
});

document.addEventListener("pointercancel", ({ pointerId }) => pointerId === held?.pointerId && giveBack());
// What is dragged is ours: the browser neither drags a picture, nor scrolls with the finger that holds a piece.
document.addEventListener("dragstart", (event) => event.target.closest?.("[data-drag]") && event.preventDefault());
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !isDragging()) return;
    event.preventDefault();
    event.stopPropagation();
    giveBack();
  },
  true,
);

/** Take the piece up. Return whether that is possible: nothing may be on its way to the service. */
function begin() {
  const { piece } = held;
  const { sending, clicked } = get();
  if (sending || !piece.isConnected) {
    held = null;
    return false;
  }
  hidePopover();
  const targets = piece.dataset.targets?.split(" ") ?? [];
  held.wasClicked = clicked;
  held.box = piece.getBoundingClientRect();
  held.kind = piece.dataset.drag;
  held.picture = pictureOf(piece, held.box);
  if (!held.kind && !targets.includes(clicked.at(-1))) clickPiece(targets, piece.ariaLabel ?? "");
  else sound("pick");
  piece.dataset.dragged = "";
  document.body.dataset.dragging = "";
  scrollAtEdges();
  return true;
}

function follow(x, y) {
  const { picture } = held;
  held.at = { x, y };
  picture.style.translate = `${x - held.x}px ${y - held.y}px`;
  const over = targetAt(x, y);
  if (over === held.over) return;
  delete held.over?.dataset.over;
  held.over = over;
  if (over) over.dataset.over = "";
}

/** Return the piece at a point on which what is dragged may be put; null if there is none. */
function targetAt(x, y) {
  const { view, moves, clicked, game } = get();
  const { next } = possible(view, moves, held.kind ? [] : clicked, game.state);
  const fits = (target) => next.has(target) && (!held.kind || target.startsWith(`${held.kind}:`));
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(".play [data-targets]"))
    .find((piece) => piece && piece !== held.piece && piece.dataset.targets.split(" ").some(fits));
  return found ?? null;
}

function drop(x, y) {
  const over = targetAt(x, y);
  if (!over) return giveBack();
  swallowClick();
  const dropped = held;
  end();
  clickPiece(over.dataset.targets.split(" "), over.ariaLabel ?? "");
  if (get().sending) waitForAnswer(dropped);
  else putAway(dropped);
}

/** The piece stays where it was dropped until the service has answered: it goes on from there, or back. */
function waitForAnswer(dropped) {
  const { piece, picture } = dropped;
  const name = piece.dataset.piece;
  startFrom(name, picture.getBoundingClientRect());
  const unwatch = watch(({ sending, game, notice }) => {
    if (sending && game) return;
    unwatch();
    startFrom(name, null);
    if (notice && !isStill()) flyHome(dropped);
    else putAway(dropped);
  });
}

/** Let the piece go back to where it was taken from, and choose again what was chosen before. */
function giveBack() {
  const dropped = held;
  end();
  if (!dropped.picture) {
    delete dropped.piece.dataset.dragged;
    return;
  }
  swallowClick();
  if (!dropped.kind) set({ clicked: dropped.wasClicked });
  sound("letGo");
  if (isStill()) putAway(dropped);
  else flyHome(dropped);
}

function flyHome(dropped) {
  const { picture, piece, box } = dropped;
  const home = piece.isConnected ? piece.getBoundingClientRect() : box;
  const timing = { duration: BACK_MILLISECONDS, easing: "ease-out", fill: "forwards" };
  const flight = picture.animate({ translate: `${home.left - box.left}px ${home.top - box.top}px` }, timing);
  flight.finished.then(
    () => putAway(dropped),
    () => putAway(dropped),
  );
}

function putAway({ picture, piece }) {
  picture.remove();
  delete piece.dataset.dragged;
}

function end() {
  delete held.over?.dataset.over;
  delete document.body.dataset.dragging;
  held = null;
}

/** The click that a browser makes of the press and the release of a drag means nothing. */
function swallowClick() {
  const over = new AbortController();
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  document.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

/** Scroll the board while what is dragged is near the edge of its frame. */
function scrollAtEdges() {
  if (!isDragging()) return;
  const board = document.querySelector(".table .board");
  if (board && held.at) {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const { x, y } = held.at;
    const isOver = x > left && x < right && y > top && y < bottom;
    const way = (from, to, at) => (at - from < EDGE ? -1 : to - at < EDGE ? 1 : 0);
    if (isOver) board.scrollBy(way(left, right, x) * SCROLL_PIXELS, way(top, bottom, y) * SCROLL_PIXELS);
  }
  requestAnimationFrame(scrollAtEdges);
}
