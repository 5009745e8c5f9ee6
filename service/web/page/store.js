/** The store of the page: everything it shows now. `set` changes it, and `watch` calls a function after each change. */

/** @type {Cairn.Store} */
const state = {};
/** @type {Set<(state: Cairn.Store) => void>} */
const watchers = new Set();
let scheduled = false;

/** Return the whole state. Only `set` may change it. */
export const get = () => state;

/** Return the state while a table is shown, for what is only on a table: it has a game, and all that belongs to one. */
export const table = () => /** @type {Cairn.State} */ (state);

/**
 * Tell whether a state has a game to show.
 * @param {Cairn.Store} state
 * @returns {state is Cairn.State}
 */
export const hasGame = (state) => Boolean(state.game);

/**
 * Tell whether a step of the game is shown, and not how it stands now.
 * @param {Cairn.State} state
 * @returns {state is Cairn.ReplayState}
 */
export const isReplay = (state) => state.at !== null;

/**
 * Change some values. Watchers are called once for all changes between two frames.
 * @param {Cairn.Store} changes
 */
export function set(changes) {
  Object.assign(state, changes);
  if (scheduled) return;
  scheduled = true;
  const schedule = document.hidden ? setTimeout : requestAnimationFrame;
  schedule(flush);
}

function flush() {
  scheduled = false;
  for (const watcher of [...watchers]) watcher(state);
}

/**
 * Call a function after each change, until the returned function is called.
 * @param {(state: Cairn.Store) => void} watcher
 */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
