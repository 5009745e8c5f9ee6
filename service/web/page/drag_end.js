/** What becomes of a piece when it was dropped: it stays where it is put, or flies back. */

import { startFrom } from "./motion.js";
import { isStill } from "./settings.js";
import { watch } from "./store.js";

/** @typedef {Pick<import("./drag.js").Drag, "piece" | "picture" | "box">} Dropped */

const BACK_MILLISECONDS = 220;

/**
 * The piece stays where it was dropped until the service has answered: it goes on from there, or back.
 * @param {Dropped} dropped
 */
export function waitForAnswer(dropped) {
  const { piece, picture } = dropped;
  const name = piece.dataset.piece ?? "";
  startFrom(name, picture.getBoundingClientRect());
  const unwatch = watch(({ sending, game, notice }) => {
    if (sending && game) return;
    unwatch();
    startFrom(name, null);
    if (notice && !isStill()) flyHome(dropped);
    else putAway(dropped);
  });
}

/**
 * Let what was dropped fly to where its piece is.
 * @param {Dropped} dropped
 */
export function flyHome(dropped) {
  const { picture, piece, box } = dropped;
  const home = piece.isConnected ? piece.getBoundingClientRect() : box;
  /** @type {KeyframeAnimationOptions} */
  const timing = { duration: BACK_MILLISECONDS, easing: "ease-out", fill: "forwards" };
  const flight = picture.animate({ translate: `${home.left - box.left}px ${home.top - box.top}px` }, timing);
  flight.finished.then(
    () => putAway(dropped),
    () => putAway(dropped),
  );
}

/**
 * Show the piece itself again.
 * @param {Dropped} dropped
 */
export function putAway({ picture, piece }) {
  picture.remove();
  delete piece.dataset.dragged;
}
