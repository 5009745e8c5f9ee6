/** What a game's view draws with: the position, who sees what, and `spot`, which makes the things one can click. */

import { h } from "../dom.js";
import { touches } from "../patch.js";
import { open } from "../picks.js";
import { texts } from "../texts/page.js";
import { pick } from "./act.js";

/** Return what a game's view draws with: the position, who sees what, and `spot`, which makes things clickable. */
export function context(state) {
  const { game, view, me, moves, path } = state;
  const past = state.at !== null;
  const shown = past ? state.position : game;
  const playing = !past && me && game.status === "running";
  const { next } = playing ? open(view, moves, path, game.state) : { next: new Set() };
  const changed = past ? (state.step?.version > 1 ? state.step.changes.map(({ path: at }) => at) : []) : state.changed;
  const used = new Map();

  /**
   * Make a piece of the board.
   * @param {string} tag classes, without an element: "card.red"
   * @param {{label?: string, keys?: string[], at?: string, style?: object}} props what it is called; what a click on it
   * may mean; the pointer to what it shows
   */
  function spot(tag, { label, keys = [], at, ...props }, ...children) {
    const count = (used.get(keys[0]) ?? 0) + 1; // of equal things so many are picked as were clicked
    if (keys.length) used.set(keys[0], count);
    const can = keys.some((key) => next.has(key)),
      picked = keys.some((key) => path.filter((step) => step === key).length >= count);
    const extra = [can && "can", picked && "picked", at && touches(changed, at) && "changed"].filter(Boolean).join(" ");
    if (!playing || !keys.length) {
      return h(`div.${tag}`, { ...props, class: extra, role: label ? "img" : null, "aria-label": label }, children);
    }
    return h(
      `button.${tag}`,
      {
        ...props,
        class: `spot ${extra}`,
        type: "button",
        "data-key": `${keys[0]} ${count}`,
        "data-spot": keys.join(" "),
        "aria-label": label,
        "aria-pressed": picked ? "true" : null,
        onclick: () => pick(keys),
      },
      children,
    );
  }

  const side = state.side ?? me?.seat ?? 0;
  const names = game.seats.map((seat) => seat.name ?? texts.openSeat);
  return {
    game,
    spot,
    names,
    playing,
    state: shown?.state,
    me: me?.seat ?? null,
    side,
    path,
    moves,
    count: game.seats.length,
    sees: (seat) => game.status !== "finished" || state.side === null || state.side === seat,
    changed: (at) => touches(changed, at),
  };
}
