/**
 * Explanations in a popover, one at a time: while the mouse rests on something, while it has the focus, after a long
 * press, and after a tap on what a tap does nothing else with. Escape closes it. A reader can turn off those that
 * nobody asks for by a press.
 */

import { find, html, render } from "./html.js";
import { say } from "./language.js";
import { placeBeside } from "./place.js";
import { isOn } from "./settings.js";
import { get } from "./store.js";

/** So long the mouse must lie still; on its way to somewhere else it asks for nothing. */
const STILL_MILLISECONDS = 700;
/** So long the mouse may be away from what is explained, on its way to a link in the explanation. */
const AWAY_MILLISECONDS = 200;
const PRESS_MILLISECONDS = 450;
/** A finger that moves farther than so many pixels scrolls. */
const STILL_PIXELS = 10;
const LINKS = "a, button";
/** The hand of who plays, which nothing covers. */
const HAND = ".table .hand-bar";

/** @typedef {HTMLElement | SVGElement} Explained */

/**
 * What explains each element that has an explanation.
 * @type {WeakMap<Element, Cairn.Explain>}
 */
const explanations = new WeakMap();
/** @type {number | undefined} */
let planned;
/** @type {number | undefined} */
let leaving;
/** @type {Explained | null} */
let shownFor = null;
/** @type {{x: number, y: number, isLong: boolean, isTouch: boolean} | null} */
let press = null;
let isListening = false;

/**
 * Return the attributes of something that explains itself: `html`<div ...${explained(() => template)}>``.
 * @param {Cairn.Explain} [explain] without it nothing is explained
 * @returns {Cairn.Attributes}
 */
export function explained(explain) {
  if (!explain) return {};
  listen();
  /** @type {Cairn.Ref<Element>} */
  const ref = (element) => element && explanations.set(element, explain);
  return { "data-explained": "", ref };
}

/**
 * Show the explanation of an element beside it; `preferAbove` says that it is rather above.
 * @param {Explained} target
 * @param {boolean} [preferAbove]
 */
export function show(target, preferAbove = false) {
  if (shownFor !== target) hide();
  shownFor = target;
  fill(preferAbove);
  target.setAttribute("aria-describedby", "popover");
}

/** Hide the explanation that is shown or about to be. */
export function hide() {
  clearTimeout(planned);
  clearTimeout(leaving);
  if (!shownFor) return;
  shownFor.removeAttribute("aria-describedby");
  shownFor = null;
  popover().hidePopover();
}

/** Bring the explanation up to date after the page was drawn again; hide it if what it explains is gone. */
export function refreshPopover() {
  if (!shownFor) return;
  if (shownFor.isConnected && "explained" in shownFor.dataset) fill(popover().dataset.above === "true");
  else hide();
}

/** @type {(preferAbove: boolean) => Promise<void>} */
async function fill(preferAbove) {
  const element = popover(),
    target = shownFor;
  const content = target && (await explanations.get(target)?.());
  if (!target || !content || shownFor !== target) return;
  render(element, html`${content}`);
  const hasLinks = element.querySelector(LINKS) !== null;
  element.setAttribute("role", hasLinks ? "group" : "tooltip");
  element.dataset.above = String(preferAbove);
  element.className = get().game?.ruleset ?? ""; // what a game explains is drawn in its style
  if (hasLinks && document.activeElement === target && target.matches(":focus-visible"))
    render(element, html`${content}<p class="small">${say("frame-links")}</p>`);
  element.showPopover();
  const hand = document.querySelector(HAND)?.getBoundingClientRect();
  placeBeside(element, target.getBoundingClientRect(), preferAbove, hand);
}

function popover() {
  const known = document.getElementById("popover");
  if (known) return known;
  const made = Object.assign(document.createElement("div"), { id: "popover", popover: "manual" });
  made.setAttribute("aria-label", say("frame-explanation"));
  find(".top")?.append(made); // all that is seen lies within a landmark
  return made;
}

/** @type {(element: EventTarget | null) => Explained | null} */
const explainedAt = (element) => (element instanceof Element ? element.closest("[data-explained]") : null);
/** @type {(element: EventTarget | null) => boolean} */
const isInPopover = (element) => element instanceof Element && element.closest("#popover") !== null;

/** @type {(element: EventTarget | null) => boolean} */
const isButton = (element) => element instanceof Element && element.closest("a, button:not([data-targets])") !== null;

/** @type {(milliseconds: number, action: () => void) => void} */
function plan(milliseconds, action) {
  clearTimeout(planned);
  planned = setTimeout(action, milliseconds);
}

function listen() {
  if (isListening) return;
  isListening = true;
  for (const [type, listener] of Object.entries(LISTENERS))
    document.addEventListener(type, /** @type {EventListener} */ (listener), true);
}

/** @type {{[type in keyof DocumentEventMap]?: (event: DocumentEventMap[type]) => void}} */
const LISTENERS = {
  pointerover({ pointerType, target }) {
    if (pointerType !== "mouse" || "dragging" in document.body.dataset) return;
    const found = explainedAt(target);
    clearTimeout(planned);
    clearTimeout(leaving);
    if (shownFor && !isInPopover(target) && found !== shownFor) leaving = setTimeout(hide, AWAY_MILLISECONDS);
  },
  pointerdown({ pointerType, target, clientX: x, clientY: y }) {
    if (isInPopover(target)) return;
    hide();
    const found = explainedAt(target);
    const begun = { x, y, isLong: false, isTouch: pointerType !== "mouse" };
    press = begun;
    if (!found || !begun.isTouch) return;
    plan(PRESS_MILLISECONDS, () => {
      begun.isLong = true;
      show(found, true);
    });
  },
  pointermove({ pointerType, buttons, target, clientX: x, clientY: y }) {
    if (pointerType === "mouse") {
      const found = explainedAt(target);
      if (found && found !== shownFor && !buttons && isOn("explanations")) plan(STILL_MILLISECONDS, () => show(found));
      return;
    }
    if (press?.isTouch && !press.isLong && Math.hypot(x - press.x, y - press.y) > STILL_PIXELS) clearTimeout(planned);
  },
  pointerup: () => press?.isTouch && clearTimeout(planned),
  pointercancel: () => clearTimeout(planned),
  contextmenu: (event) => press?.isTouch && explainedAt(event.target) && event.preventDefault(),
  /** The click that follows a long press does nothing. A tap on what cannot be clicked explains it. */
  click(event) {
    const found = explainedAt(event.target);
    const { isLong = false, isTouch = false } = press ?? {};
    press = null;
    if (isLong) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isTouch && found && !isButton(event.target) && !isTarget(found)) show(found, true);
  },
  focusin({ target }) {
    if (isInPopover(target)) return;
    const found = explainedAt(target);
    const isVisible = target instanceof Element && target.matches(":focus-visible");
    if (found && isOn("explanations") && isVisible) plan(0, () => show(found));
  },
  focusout: ({ target, relatedTarget }) => explainedAt(target) === shownFor && !isInPopover(relatedTarget) && hide(),
  keydown(event) {
    if (!shownFor) return;
    const inside = isInPopover(document.activeElement);
    if (event.key === "Escape") {
      if (inside) shownFor.focus();
      hide();
    } else if (event.key === "ArrowDown" && !inside && document.activeElement === shownFor) {
      const link = find(LINKS, popover());
      if (!link) return;
      event.preventDefault();
      link.focus();
    }
  },
  scroll: ({ target }) => !isInPopover(target) && hide(),
};

/**
 * Tell whether a click on a piece can begin or go on with a move, or take a click back.
 * @type {(element: Element) => boolean}
 */
const isTarget = (element) => element.matches(".clickable, .picked");
