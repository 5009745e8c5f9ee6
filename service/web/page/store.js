/** The one store of the page: what it shows now. Whoever changes it calls `set`; who draws, `watch`es. */

const state = {};
const watchers = new Set();
let due = false;

/** Return the whole state; nobody changes it but through `set`. */
export const get = () => state;

/** Change some of it; watchers are called once for all changes since the screen was last drawn. */
export function set(changes) {
  Object.assign(state, changes);
  if (due) return;
  due = true;
  const soon = document.hidden ? setTimeout : requestAnimationFrame;
  soon(() => {
    due = false;
    for (const watcher of [...watchers]) watcher(state);
  });
}

/** Have a function called after changes; returns what stops that. */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
