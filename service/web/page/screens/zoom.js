/**
 * The board in its frame can be enlarged, up to three times: with two fingers, with Ctrl and the wheel, and with two
 * buttons. Where it is larger than its frame, its ground can be dragged by the mouse; a finger scrolls it.
 */

import { button, html } from "../html.js";
import { get, set } from "../store.js";
import { texts } from "../texts/table.js";

const MOST = 3;
/** So many times larger the board is after a click on the button. */
const STEP = 1.25;
/** So much the wheel enlarges for each pixel that it turns. */
const WHEEL_POWER = 0.0025;
/** A press that moves less far, in pixels, is a click. */
const STILL_PIXELS = 4;
/** What a press is for itself; all else of a board is its ground. */
const PIECES = "button, a, input, select, summary, [data-piece], [data-targets]";

/** Return the two buttons that make the board larger and smaller again, about its middle. */
export function zoomButtons({ zoom }) {
  const change = (factor) => () => {
    const board = document.querySelector(".table .board"),
      { left, top, width, height } = board.getBoundingClientRect();
    enlarge(board, factor, left + width / 2, top + height / 2);
  };
  const named = (key, label, disabled) => ({ "data-key": key, "aria-label": label, title: label, disabled });
  return html`<span class="zoom" role="group" aria-label=${texts.size}>
    ${button("−", change(1 / STEP), named("smaller", texts.smaller, zoom <= 1))}
    ${button("+", change(STEP), named("larger", texts.larger, zoom >= MOST))}
  </span>`;
}

/** Listen to what is done to a board, which is given when it is shown, and null when it is gone. */
export function holdBoard(board) {
  if (!board) return;
  if (get().zoom !== 1) set({ zoom: 1 });
  board.addEventListener("wheel", turn, { passive: false });
  board.addEventListener("touchstart", pinch, { passive: false });
  board.addEventListener("touchmove", pinch, { passive: false });
  board.addEventListener("pointerdown", pan);
  new ResizeObserver(() => markPans(board)).observe(board);
  new ResizeObserver(() => markPans(board)).observe(board.querySelector(".extent"));
}

const markPans = (board) =>
  board.classList.toggle(
    "pans",
    board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1,
  );

/** Make a board so many times larger. What is at the point (x, y) of the window stays there. */
function enlarge(board, factor, x, y) {
  const old = Number(board.style.getPropertyValue("--zoom")) || 1;
  const zoom = Math.min(MOST, Math.max(1, old * factor));
  const { left, top } = board.getBoundingClientRect();
  const fromLeft = x - left,
    fromTop = y - top;
  const right = (board.scrollLeft + fromLeft) * (zoom / old),
    down = (board.scrollTop + fromTop) * (zoom / old);
  // It has its size before the screen is drawn again, so that no piece seems to have moved.
  board.style.setProperty("--zoom", zoom);
  board.scrollLeft = right - fromLeft;
  board.scrollTop = down - fromTop;
  if (get().zoom !== zoom) set({ zoom });
}

function turn(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  enlarge(event.currentTarget, Math.exp(-event.deltaY * WHEEL_POWER), event.clientX, event.clientY);
}

/** Where the two fingers were: their middle, and how far they were from each other. */
let fingers = null;

function pinch(event) {
  const { touches, type, currentTarget: board } = event;
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

/** Drag the board by its ground. What is no piece is ground. */
function pan(event) {
  const { pointerType, button: pressed, target, currentTarget: board, pointerId, clientX, clientY } = event;
  if (pointerType !== "mouse" || pressed !== 0 || target.closest(PIECES) || !board.classList.contains("pans")) return;
  const { scrollLeft, scrollTop } = board;
  const done = new AbortController();
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
