/**
 * Pieces are dragged to their places, by mouse and by touch. A drag is the same as two clicks: it chooses the piece, and
 * dropping it on a target clicks that. Dropped elsewhere it is given back, as by Escape. A press that does not move is a
 * click or, when it is long, asks for an explanation (see `popover.js`).
 *
 * What can be dragged has `data-drag`: empty if it is chosen by that, or else the kind of the targets that it is put on.
 */

import { possible } from "./clicks.js";
import { flyHome, putAway, waitForAnswer } from "./drag_end.js";
import { pictureOf } from "./drag_picture.js";
import { scrollAtEdges } from "./drag_scroll.js";
import { hide as hidePopover } from "./popover.js";
import { clickPiece } from "./screens/table/commands.js";
import { isStill } from "./settings.js";
import { sound } from "./sounds.js";
import { set, table } from "./store.js";

/**
 * What is pressed: a piece, where and by which pointer; `still` is how far it may move and be a click.
 * @typedef {{piece: HTMLElement, x: number, y: number, pointerId: number, still: number, picture?: undefined}} Press
 */

/**
 * What is dragged. A press becomes that when it moves.
 * @typedef {object} OfDrag
 * @property {HTMLElement} picture what is seen of it
 * @property {DOMRect} box of the piece when it was taken up
 * @property {string} kind of its targets; empty if it is chosen by the drag
 * @property {Pick<Cairn.State, "clicked" | "touched">} chosen what was chosen before
 * @property {HTMLElement | null} over the piece on which it would be dropped
 * @property {{x: number, y: number}} at where the pointer is
 * @typedef {Omit<Press, "picture"> & OfDrag} Drag
 */

/**
 * A press that moves less far, in pixels, is a click.
 * @type {Record<string, number>}
 */
const STILL_PIXELS = { mouse: 5, pen: 8, touch: 10 };

/** @type {Press | Drag | null} */
let held = null;

/** Tell whether something is dragged. */
export const isDragging = () => Boolean(held?.picture);

document.addEventListener("pointerdown", (event) => {
  const { isPrimary, button, target, pointerId, pointerType, clientX: x, clientY: y } = event;
  if (held) return giveBack(); // a second finger
  const piece = pieceAt(target);
  if (!piece || !isPrimary || button !== 0) return;
  held = { piece, x, y, pointerId, still: STILL_PIXELS[pointerType] ?? STILL_PIXELS.touch };
});

document.addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.pointerId) return;
  const { clientX: x, clientY: y } = event;
  if (!held.picture && Math.hypot(x - held.x, y - held.y) <= held.still) return;
  const drag = held.picture ? held : begin(held, x, y);
  if (drag) follow(drag, x, y);
});

document.addEventListener("pointerup", (event) => {
  if (!held || event.pointerId !== held.pointerId) return;
  if (!held.picture) held = null;
  else drop(held, event.clientX, event.clientY);
});

document.addEventListener("pointercancel", ({ pointerId }) => pointerId === held?.pointerId && giveBack());
// What is dragged is ours: the browser neither drags a picture, nor scrolls with the finger that holds a piece.
document.addEventListener("dragstart", (event) => pieceAt(event.target) && event.preventDefault());
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

/** @type {(element: EventTarget | null) => HTMLElement | null} */
const pieceAt = (element) => (element instanceof Element ? element.closest("[data-drag]") : null);

/** @type {(piece: HTMLElement) => string[]} */
const targetsOf = (piece) => piece.dataset.targets?.split(" ") ?? [];

/**
 * Take the piece up. Return the drag; null if that is not possible now: nothing may be on its way to the service.
 * @type {(press: Press, x: number, y: number) => Drag | null}
 */
function begin(press, x, y) {
  const { piece } = press;
  const { sending, clicked, touched } = table();
  if (sending || !piece.isConnected) {
    held = null;
    return null;
  }
  hidePopover();
  const box = piece.getBoundingClientRect(),
    kind = piece.dataset.drag ?? "",
    targets = targetsOf(piece);
  const drag = {
    ...press,
    picture: pictureOf(piece, box),
    box,
    kind,
    chosen: { clicked, touched },
    over: null,
    at: { x, y },
  };
  held = drag;
  if (!kind && !targets.includes(clicked.at(-1) ?? "")) clickPiece(targets, piece.ariaLabel ?? "", piece.dataset.piece);
  else sound("pick");
  piece.dataset.dragged = "";
  document.body.dataset.dragging = "";
  scrollAtEdges(() => (held?.picture ? held.at : null));
  return drag;
}

/** @type {(drag: Drag, x: number, y: number) => void} */
function follow(drag, x, y) {
  drag.at = { x, y };
  drag.picture.style.translate = `${x - drag.x}px ${y - drag.y}px`;
  const over = targetAt(drag, x, y);
  if (over === drag.over) return;
  delete drag.over?.dataset.over;
  drag.over = over;
  if (over) over.dataset.over = "";
}

/**
 * Return the piece at a point on which what is dragged may be put; null if there is none.
 * @type {(drag: Drag, x: number, y: number) => HTMLElement | null}
 */
function targetAt({ piece, kind }, x, y) {
  const { view, moves, clicked, game } = table();
  const { next } = possible(view, moves, kind ? [] : clicked, game.state);
  /** @type {(target: string) => boolean} */
  const fits = (target) => next.has(target) && (!kind || target.startsWith(`${kind}:`));
  for (const element of document.elementsFromPoint(x, y)) {
    /** @type {HTMLElement | null} */
    const found = element.closest(".play [data-targets]");
    if (found && found !== piece && targetsOf(found).some(fits)) return found;
  }
  return null;
}

/** @type {(drag: Drag, x: number, y: number) => void} */
function drop(drag, x, y) {
  const over = targetAt(drag, x, y);
  if (!over) return giveBack();
  swallowClick();
  end();
  clickPiece(targetsOf(over), over.ariaLabel ?? "", over.dataset.piece);
  if (table().sending) waitForAnswer(drag);
  else putAway(drag);
}

/** Let the piece go back to where it was taken from, and choose again what was chosen before. */
function giveBack() {
  const dropped = held;
  end();
  if (!dropped) return;
  if (!dropped.picture) {
    delete dropped.piece.dataset.dragged;
    return;
  }
  swallowClick();
  if (!dropped.kind) set(dropped.chosen);
  sound("letGo");
  if (isStill()) putAway(dropped);
  else flyHome(dropped);
}

function end() {
  if (held?.picture) delete held.over?.dataset.over;
  delete document.body.dataset.dragging;
  held = null;
}

/** The click that a browser makes of the press and the release of a drag means nothing. */
function swallowClick() {
  const over = new AbortController();
  /** @param {Event} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  document.addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
