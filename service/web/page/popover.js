/**
 * Explanations in a popover, one at a time: while the mouse rests on something, while it has the focus, after a long
 * press, and after a tap on what a tap does nothing else with. Escape closes it. A reader can turn off those that
 * nobody asks for by a press.
 */

import { html, render } from "./html.js";
import { placeBeside } from "./place.js";
import { isOn } from "./settings.js";
import { texts } from "./texts/table.js";

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

/** What explains each element that has an explanation. */
const explanations = new WeakMap();
let planned = null,
  leaving = null,
  shownFor = null,
  press = null,
  isListening = false;

/**
 * Return the attributes of something that explains itself: `html`<div ...${explained(() => template)}>``.
 * @param {(() => *)|undefined} explain returns a template or a text; without it nothing is explained
 */
export function explained(explain) {
  if (!explain) return {};
  listen();
  return { "data-explained": "", ref: (element) => element && explanations.set(element, explain) };
}

/** Show the explanation of an element beside it; `preferAbove` says that it is rather above. */
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

function fill(preferAbove) {
  const element = popover();
  render(element, html`${explanations.get(shownFor)()}`);
  const hasLinks = element.querySelector(LINKS) !== null;
  element.setAttribute("role", hasLinks ? "group" : "tooltip");
  element.dataset.above = preferAbove;
  if (hasLinks && document.activeElement === shownFor && shownFor.matches(":focus-visible"))
    render(element, html`${explanations.get(shownFor)()}<p class="small">${texts.links}</p>`);
  element.showPopover();
  const hand = document.querySelector(HAND)?.getBoundingClientRect();
  placeBeside(element, shownFor.getBoundingClientRect(), preferAbove, hand);
}

function popover() {
  const known = document.getElementById("popover");
  if (known) return known;
  const made = Object.assign(document.createElement("div"), { id: "popover", popover: "manual" });
  made.setAttribute("aria-label", texts.explanation);
  document.querySelector(".top").append(made); // all that is seen lies within a landmark
  return made;
}

const explainedAt = (element) => element?.closest?.("[data-explained]") ?? null;
const isInPopover = (element) => Boolean(element?.closest?.("#popover"));

function plan(milliseconds, action) {
  clearTimeout(planned);
  planned = setTimeout(action, milliseconds);
}

function listen() {
  if (isListening) return;
  isListening = true;
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener, true);
}

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
    press = { x, y, isLong: false, isTouch: pointerType !== "mouse" };
    if (!found || !press.isTouch) return;
    plan(PRESS_MILLISECONDS, () => {
      press.isLong = true;
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
    } else if (isTouch && found && !event.target.closest("a, button:not([data-targets])") && !isTarget(found))
      show(found, true);
  },
  focusin({ target }) {
    if (isInPopover(target)) return;
    const found = explainedAt(target);
    if (found && isOn("explanations") && target.matches(":focus-visible")) plan(0, () => show(found));
  },
  focusout: ({ target, relatedTarget }) => explainedAt(target) === shownFor && !isInPopover(relatedTarget) && hide(),
  keydown(event) {
    if (!shownFor) return;
    const inside = isInPopover(document.activeElement);
    if (event.key === "Escape") {
      if (inside) shownFor.focus();
      hide();
    } else if (event.key === "ArrowDown" && !inside && document.activeElement === shownFor) {
      const link = popover().querySelector(LINKS);
      if (!link) return;
      event.preventDefault();
      link.focus();
    }
  },
  scroll: ({ target }) => !isInPopover(target) && hide(),
};

/** Tell whether a click on a piece can begin or go on with a move, or take a click back. */
const isTarget = (element) => element.matches(".clickable, .picked");
