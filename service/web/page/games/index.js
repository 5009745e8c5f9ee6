/** The games the page can draw, each by its ruleset's name; one that is not here is still told in words. */

import { h } from "../dom.js";

const VIEWS = {
  glen_more: () => import("./glen_more/index.js"),
  highland_clans: () => import("./highland_clans/index.js"),
  schotten_totten: () => import("./schotten_totten/index.js"),
};

/** What a view need not have. */
const PLAIN = {
  board: ({ state }) => h("pre", { tabindex: 0 }, JSON.stringify(state, null, 1)),
  way: () => [],
  attempt: () => null,
  sorted: (path) => path,
  bar: new Set(),
  prompt: () => "",
  mark: () => null,
  tally: (seats) => ({ count: () => {}, keep: () => ({ points: Array(seats).fill(0) }), restore: () => {} }),
};

/** Return how a game is drawn and clicked, once it has what it needs. */
export async function viewOf(ruleset) {
  const view = { ...PLAIN, ...(await VIEWS[ruleset]?.())?.default };
  await view.prepare?.();
  return view;
}
