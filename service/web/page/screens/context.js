/** What a game's view draws with: the position, the players, and `piece`, which makes the things on the board. */

import { possible } from "../clicks.js";
import { h } from "../dom.js";
import { touches } from "../patch.js";
import { texts } from "../texts/page.js";
import { clickPiece } from "./commands.js";

/** Return what a game's view draws with. */
export function context(state) {
  const { game, view, me, moves, clicked } = state;
  const isReplay = state.at !== null;
  const shown = isReplay ? state.position : game;
  const playing = !isReplay && me && game.status === "running";
  const next = playing ? possible(view, moves, clicked, game.state).next : new Set();
  const changed = isReplay ? pointersOf(state.step) : state.changed;
  const drawn = new Map();

  /**
   * Make a piece of the board. It is a button if it can be clicked.
   * @param {string} classes such as "card.red"
   * @param {{label?: string, targets?: string[], pointer?: string, style?: object}} props the name of the piece,
   * what a click on it may mean (see `clicks.js`), and the pointer to what it shows
   */
  function piece(classes, { label, targets = [], pointer, ...props }, ...children) {
    const count = (drawn.get(targets[0]) ?? 0) + 1; // several pieces may have the same target
    if (targets.length) drawn.set(targets[0], count);
    const clickable = targets.some((target) => next.has(target)),
      picked = targets.some((target) => clicked.filter((one) => one === target).length >= count);
    const look = [clickable && "clickable", picked && "picked", pointer && touches(changed, pointer) && "changed"]
      .filter(Boolean)
      .join(" ");
    if (!playing || !targets.length)
      return h(`div.${classes}`, { ...props, class: look, role: label ? "img" : null, "aria-label": label }, children);
    return h(
      `button.${classes}`,
      {
        ...props,
        class: `piece ${look}`,
        type: "button",
        "data-key": `${targets[0]} ${count}`,
        "data-targets": targets.join(" "),
        "aria-label": label,
        "aria-pressed": picked ? "true" : null,
        onclick: () => clickPiece(targets),
      },
      children,
    );
  }

  const nearSeat = state.viewer ?? me?.seat ?? 0;
  return {
    piece,
    playing,
    state: shown?.state,
    names: game.seats.map((seat) => seat.name ?? texts.openSeat),
    me: me?.seat ?? null,
    /** The seat that is drawn nearest to the reader. */
    nearSeat,
    /** All seats in playing order, the nearest one first. */
    seatOrder: game.seats.map((_, place) => (nearSeat + place) % game.seats.length),
    /** Tell whether the reader may see the hand of a seat. */
    sees: (seat) => game.status !== "finished" || state.viewer === null || state.viewer === seat,
    /** Tell whether what a pointer leads to has just changed. */
    changed: (pointer) => touches(changed, pointer),
  };
}

/** Return the pointers to what a step changed. Everything is new in the first step, so nothing is marked there. */
const pointersOf = (step) => (step?.version > 1 ? step.changes.map(({ path }) => path) : []);
