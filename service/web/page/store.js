// @ts-check
/** The store of the page: everything it shows now. `set` changes it, and `watch` calls a function after each change. */

/** @typedef {Record<string, any>} State what the screens keep in it, each by names of its own */

/** @type {State} */
const state = {};
/** @type {Set<(state: State) => void>} */
const watchers = new Set();
let scheduled = false;

/** Return the whole state. Only `set` may change it. */
export const get = () => state;

/**
 * Change some values. Watchers are called once for all changes between two frames.
 * @param {State} changes
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
 * @param {(state: State) => void} watcher
 */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
