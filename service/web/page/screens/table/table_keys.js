/** What the keys do at a table: arrows lead over the board, digits choose, letters press the buttons below it. */

import { find, findAll } from "../../html.js";
import { set, table } from "../../store.js";
import { isAboutToType, openMoves } from "./all_moves.js";
import { whileShown } from "./keys.js";
import { moveFocus, remember } from "./roving.js";

/** The letters of the first buttons for a move, in order. */
export const MOVE_KEYS = ["e", "r", "t"];

/** The letters of other buttons below the board, by their `data-key`. */
export const BUTTON_KEYS = { undo: "u", hint: "h", skip: "s" };

/** Where arrow keys lead over the board: on it, beside it, and where nothing has the focus. What scrolls keeps them. */
const AWAY = "[role=region], [role=tab], .panels, .ending, .table-head";

/** A `ref` for the table. */
export const tableKeys = whileShown((name, target) => {
  const { at, clicked } = table();
  if (isAboutToType()) return () => {};
  if (name === "?") return async () => (await import("./keys_dialog.js")).openKeys();
  if (at !== null) return undefined;
  const shift = name.startsWith("Shift+"),
    plain = shift ? name.slice("Shift+".length) : name;
  if (plain.startsWith("Arrow")) return target.closest(AWAY) ? undefined : () => moveFocus(plain, shift);
  if (/^[1-9]$/.test(plain)) return clickOf(shift ? numbered(plain) : chosenBy(plain));
  if (name === "Escape") return clicked.length ? () => set({ clicked: [] }) : undefined;
  if (name === "/" || name === "m") return () => openMoves(name === "/");
  return clickOf(buttonOf(name));
});

/**
 * Return what a digit means: a piece in the hand, or, when one is chosen or none can be, what has that number.
 * @type {(digit: string) => HTMLElement | undefined}
 */
function chosenBy(digit) {
  const hand = findAll(".hand-bar button[data-targets]");
  const found = numbered(digit);
  const isForHand = !table().clicked.length && hand.some((piece) => piece.matches(".clickable"));
  return (isForHand ? null : found) ?? hand[Number(digit) - 1];
}

/**
 * Return the piece of the board that has a number; several may have it, of which one can be clicked.
 * @type {(digit: string) => HTMLElement | undefined}
 */
function numbered(digit) {
  const found = findAll(`.play button[data-digit="${digit}"]`);
  return found.find((piece) => piece.matches(".clickable")) ?? found[0];
}

/** @type {(name: string) => HTMLElement | null | undefined} */
function buttonOf(name) {
  const place = MOVE_KEYS.indexOf(name);
  if (place >= 0) return findAll(".actions .buttons button.primary")[place];
  const [key] = Object.entries(BUTTON_KEYS).find(([, letter]) => letter === name) ?? [];
  return key === undefined ? null : find(`.actions .buttons [data-key="${key}"]`);
}

/** @type {(element: HTMLElement | null | undefined) => (() => void) | undefined} */
const clickOf = (element) =>
  element
    ? () => {
        remember(element);
        element.click();
      }
    : undefined;
