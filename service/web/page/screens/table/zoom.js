/**
 * The board in its frame can be enlarged, up to three times: with two fingers, with Ctrl and the wheel, and with two
 * buttons. Where it is larger than its frame, its ground can be dragged by the mouse; a finger scrolls it.
 */

import { button, find, html } from "../../html.js";
import { say } from "../../language.js";
import { get, set } from "../../store.js";

const MOST = 3;
/** So many times larger the board is after a click on the button. */
const STEP = 1.25;
/** So much the wheel enlarges for each pixel that it turns. */
const WHEEL_POWER = 0.0025;
/** A press that moves less far, in pixels, is a click. */
const STILL_PIXELS = 4;
/** What a press is for itself; all else of a board is its ground. */
const PIECES = "button, a, input, select, summary, [data-piece], [data-targets]";

/**
 * Return the two buttons that make the board larger and smaller again, about its middle.
 * @type {Cairn.Part}
 */
export function zoomButtons({ zoom = 1 }) {
  /** @type {(factor: number) => () => void} */
  const change = (factor) => () => {
    const board = find(".table .board");
    if (!board) return;
    const { left, top, width, height } = board.getBoundingClientRect();
    enlarge(board, factor, left + width / 2, top + height / 2);
  };
  /** @type {(key: string, label: string, disabled: boolean) => Cairn.Attributes} */
  const named = (key, label, disabled) => ({ "data-key": key, "aria-label": label, title: label, disabled });
  return html`<span class="zoom" role="group" aria-label=${say("frame-size")}>
    ${button("−", change(1 / STEP), named("smaller", say("frame-smaller"), zoom <= 1))}
    ${button("+", change(STEP), named("larger", say("frame-larger"), zoom >= MOST))}
  </span>`;
}

/**
 * Listen to what is done to a board, which is given when it is shown, and null when it is gone.
 * @type {Cairn.Ref}
 */
export function holdBoard(board) {
  if (!board) return;
  if (get().zoom !== 1) set({ zoom: 1 });
  board.addEventListener("wheel", (event) => turn(event, board), { passive: false });
  board.addEventListener("touchstart", (event) => pinch(event, board), { passive: false });
  board.addEventListener("touchmove", (event) => pinch(event, board), { passive: false });
  board.addEventListener("pointerdown", (event) => pan(event, board));
  new ResizeObserver(() => markPans(board)).observe(board);
  const extent = find(".extent", board);
  if (extent) new ResizeObserver(() => markPans(board)).observe(extent);
}

/** @type {(board: HTMLElement) => boolean} */
const markPans = (board) =>
  board.classList.toggle(
    "pans",
    board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1,
  );

/**
 * Make a board so many times larger. What is at the point (x, y) of the window stays there.
 * @type {(board: HTMLElement, factor: number, x: number, y: number) => void}
 */
function enlarge(board, factor, x, y) {
  const old = Number(board.style.getPropertyValue("--zoom")) || 1;
  const zoom = Math.min(MOST, Math.max(1, old * factor));
  const { left, top } = board.getBoundingClientRect();
  const fromLeft = x - left,
    fromTop = y - top;
  const right = (board.scrollLeft + fromLeft) * (zoom / old),
    down = (board.scrollTop + fromTop) * (zoom / old);
  // It has its size before the screen is drawn again, so that no piece seems to have moved.
  board.style.setProperty("--zoom", String(zoom));
  board.scrollLeft = right - fromLeft;
  board.scrollTop = down - fromTop;
  if (get().zoom !== zoom) set({ zoom });
}

/** @type {(event: WheelEvent, board: HTMLElement) => void} */
function turn(event, board) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  enlarge(board, Math.exp(-event.deltaY * WHEEL_POWER), event.clientX, event.clientY);
}

/**
 * Where the two fingers were: their middle, and how far they were from each other.
 * @type {{x: number, y: number, apart: number} | null}
 */
let fingers = null;

/** @type {(event: TouchEvent, board: HTMLElement) => void} */
function pinch(event, board) {
  const { touches, type } = event;
  if (touches.length !== 2) return;
  const [one, other] = touches;
  const now = {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
  if (event.cancelable) event.preventDefault();
  if (type === "touchmove" && fingers) {
    board.scrollLeft -= now.x - fingers.x;
    board.scrollTop -= now.y - fingers.y;
    enlarge(board, now.apart / fingers.apart, now.x, now.y);
  }
  fingers = now;
}

/**
 * Drag the board by its ground. What is no piece is ground.
 * @type {(event: PointerEvent, board: HTMLElement) => void}
 */
function pan(event, board) {
  const { pointerType, button: pressed, target, pointerId, clientX, clientY } = event;
  const isGround = target instanceof Element && !target.closest(PIECES);
  if (pointerType !== "mouse" || pressed !== 0 || !isGround || !board.classList.contains("pans")) return;
  const { scrollLeft, scrollTop } = board;
  const done = new AbortController();
  /** @type {(event: PointerEvent) => void} */
  const move = ({ clientX: x, clientY: y }) => {
    if (!board.hasPointerCapture(pointerId)) {
      if (Math.hypot(x - clientX, y - clientY) < STILL_PIXELS) return;
      board.setPointerCapture(pointerId);
      board.classList.add("panning");
    }
    board.scrollLeft = scrollLeft + clientX - x;
    board.scrollTop = scrollTop + clientY - y;
  };
  const end = () => {
    done.abort();
    board.classList.remove("panning");
  };
  const { signal } = done;
  board.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, end, { signal });
}
