/** The store of the page: everything it shows now. `set` changes it, and `watch` calls a function after each change. */

const state = {};
const watchers = new Set();
let scheduled = false;

/** Return the whole state. Only `set` may change it. */
export const get = () => state;

/** Change some values. Watchers are called once for all changes between two frames. */
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

/** Call a function after each change, until the returned function is called. */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
