/**
 * The board is one stop of the tab key, and the hand below it another: within them, and between them, the arrow keys
 * lead from piece to piece.
 */

import { neighbour } from "../geometry.js";

const AREAS = [".board", ".hand-bar"];
const PIECES = ":is(button[data-targets], [data-explained][tabindex])";
const CLICKABLE = ".clickable, .picked";

/** In each area the piece on which one was last. */
const last = new Map();
let current = null;

/** Let one piece of each area be a stop of the tab key. In a replay, where arrow keys are steps, each of them is. */
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

/** Note on which piece one is. */
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
 */
export function moveFocus(key, isAny) {
  const pieces = AREAS.flatMap((area) => piecesIn(document, area)).filter((piece) => piece.checkVisibility());
  if (!pieces.length) return;
  const focused = pieces.find((piece) => piece === document.activeElement);
  const from = focused ?? pieces.find((piece) => piece === current);
  if (!from) return focusOn(pieces.find((piece) => piece.matches(CLICKABLE)) ?? pieces[0]);
  const next = (among) => among[neighbour(boxOf(from), among.map(boxOf), key)];
  const found = (!isAny && next(pieces.filter((piece) => piece.matches(CLICKABLE)))) || next(pieces) || from;
  return focusOn(found);
}

function focusOn(piece) {
  remember(piece);
  piece.focus();
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const boxOf = (piece) => piece.getBoundingClientRect();

const piecesIn = (parent, area) => [...parent.querySelectorAll(`${area} ${PIECES}`)];

function stopOf(area, pieces) {
  const known = last.get(area);
  if (pieces.includes(known)) return known;
  return pieces.find((piece) => piece.matches(CLICKABLE)) ?? pieces[0];
}

document.addEventListener("focusin", ({ target }) => remember(target));
