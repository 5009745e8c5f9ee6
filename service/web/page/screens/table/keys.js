/** The keys of a table. They work wherever the focus is, but for what uses the same keys itself. */

import { knows, say } from "../../language.js";

/** What takes a key itself: fields, sliders apart, and dialogs take all of them, what is pressed takes the space bar. */
const FIELDS = "input:not([type=range]), select, textarea, dialog, [popover]";
const PRESSED = "button, a, summary";
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/** @typedef {(name: string, target: Element) => (() => unknown) | null | undefined} ActionOf */

/**
 * Return a `ref`, the same at each call, which has keys handled while its element is on the page.
 * @param {ActionOf} actionOf returns what a key does now; the name of a
 * key is such as "ArrowLeft", "Shift+ArrowLeft", "e", "?", "5" or "Shift+5", on any keyboard
 * @returns {Cairn.Ref}
 */
export function whileShown(actionOf) {
  /** @type {AbortController | null} */
  let listening = null;
  return (element) => {
    listening?.abort();
    listening = null;
    if (!element) return;
    listening = new AbortController();
    document.addEventListener("keydown", (event) => handle(event, actionOf), { signal: listening.signal });
  };
}

/** @type {(event: KeyboardEvent, actionOf: ActionOf) => void} */
function handle(event, actionOf) {
  const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented) return;
  if (!(target instanceof Element) || target.closest(FIELDS) || document.querySelector("dialog[open]")) return;
  if (key === " " && target.closest(PRESSED)) return;
  const action = actionOf(nameOf(event), target);
  if (!action) return;
  event.preventDefault();
  action();
}

/**
 * Return the name of a key. Where shift makes another character, such as "?", that is the name.
 * @type {(event: KeyboardEvent) => string}
 */
function nameOf({ key, code, shiftKey }) {
  const digit = DIGIT.exec(code)?.[1];
  const name = digit ?? (key.length === 1 ? key.toLowerCase() : key);
  return shiftKey && (digit || key.length > 1) ? `Shift+${name}` : name;
}

/** @type {(key: string) => string} */
export const keyName = (key) => (knows(`key-${key}`) ? say(`key-${key}`) : key);
