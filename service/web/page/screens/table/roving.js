/**
 * The board is one stop of the tab key, and the hand below it another: within them, and between them, the arrow keys
 * lead from piece to piece.
 */

import { neighbour } from "../../geometry.js";
import { findAll } from "../../html.js";

const AREAS = [".board", ".hand-bar"];
const PIECES = ":is(button[data-targets], [data-explained][tabindex])";
const CLICKABLE = ".clickable, .picked";

/**
 * In each area the piece on which one was last.
 * @type {Map<string, HTMLElement>}
 */
const last = new Map();
/** @type {HTMLElement | null} */
let current = null;

/**
 * Let one piece of each area be a stop of the tab key. In a replay, where arrow keys are steps, each of them is.
 * @param {HTMLElement} main
 * @param {boolean} isReplay
 */
export function settle(main, isReplay) {
  for (const area of AREAS) {
    const pieces = piecesIn(main, area);
    const stop = stopOf(area, pieces);
    for (const piece of pieces) {
      const index = isReplay || piece === stop ? 0 : -1;
      if (piece.tabIndex !== index) piece.tabIndex = index;
    }
  }
}

/**
 * Note on which piece one is.
 * @param {HTMLElement} piece
 */
export function remember(piece) {
  const area = AREAS.find((one) => piece.closest(one));
  if (!area || !piece.matches(PIECES)) return;
  current = piece;
  const before = last.get(area);
  if (before === piece) return;
  if (before?.isConnected) before.tabIndex = -1;
  piece.tabIndex = 0;
  last.set(area, piece);
}

/**
 * Give the focus to the nearest piece in the direction of an arrow key: the nearest one that can be clicked, if there is
 * one, or with `isAny` the nearest of all. From elsewhere the first key leads to where one was.
 * @param {string} key
 * @param {boolean} isAny
 */
export function moveFocus(key, isAny) {
  const pieces = AREAS.flatMap((area) => piecesIn(document, area)).filter((piece) => piece.checkVisibility());
  if (!pieces.length) return;
  const focused = pieces.find((piece) => piece === document.activeElement);
  const from = focused ?? pieces.find((piece) => piece === current);
  if (!from) return focusOn(pieces.find((piece) => piece.matches(CLICKABLE)) ?? pieces[0]);
  /** @type {(among: HTMLElement[]) => HTMLElement | undefined} */
  const next = (among) => among[neighbour(boxOf(from), among.map(boxOf), key)];
  const found = (!isAny && next(pieces.filter((piece) => piece.matches(CLICKABLE)))) || next(pieces) || from;
  return focusOn(found);
}

/** @param {HTMLElement} piece */
function focusOn(piece) {
  remember(piece);
  piece.focus();
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @type {(piece: HTMLElement) => DOMRect} */
const boxOf = (piece) => piece.getBoundingClientRect();

/** @type {(parent: ParentNode, area: string) => HTMLElement[]} */
const piecesIn = (parent, area) => findAll(`${area} ${PIECES}`, parent);

/** @type {(area: string, pieces: HTMLElement[]) => HTMLElement | undefined} */
function stopOf(area, pieces) {
  const known = last.get(area);
  if (known && pieces.includes(known)) return known;
  return pieces.find((piece) => piece.matches(CLICKABLE)) ?? pieces[0];
}

document.addEventListener("focusin", ({ target }) => remember(/** @type {HTMLElement} */ (target)));
