/** The one store of the page: what it shows now. Whoever changes it calls `set`; who draws, `watch`es. */

const state = {};
const watchers = new Set();
let due = false;

/** Return the whole state; nobody changes it but through `set`. */
export const get = () => state;

/** Change some of it; watchers are called once after all changes of this moment. */
export function set(changes) {
  Object.assign(state, changes);
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    for (const watcher of [...watchers]) watcher(state);
  });
}

/** Have a function called after changes; returns what stops that. */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
