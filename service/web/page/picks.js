/**
 * Choosing a move on the board. A game's view gives each legal move a way: the things to click, in order, such as
 * ["hand:red-5", "stone:3"]. What was clicked so far is the path; moves whose way begins with it are still possible.
 */

/**
 * Return what the path leaves open.
 * @returns {{fitting: object[], complete: object[], next: Set<string>}} moves that fit, those the path makes, and what
 * may be clicked next
 */
export function open(view, moves, path, state) {
  const ways = moves.map((move) => ({ move, way: view.way(move, state) }));
  const fitting = ways.filter(({ way }) => path.every((step, place) => way[place] === step));
  return {
    fitting: fitting.map(({ move }) => move),
    complete: fitting.filter(({ way }) => way.length === path.length).map(({ move }) => move),
    next: new Set(fitting.filter(({ way }) => way.length > path.length).map(({ way }) => way[path.length])),
  };
}

/**
 * Decide what a click means.
 * @param {string[]} keys what was clicked: the thing itself, then what it may stand for
 * @returns {{path: string[], send?: object, refused?: true}} the new path; a move to be sent, legal or, to hear why
 * not, an attempt; or that nothing can be made of it
 */
export function click(view, moves, path, keys, state) {
  for (const key of keys) {
    const longer = view.sorted([...path, key]);
    const found = open(view, moves, longer, state);
    if (found.complete.length === 1 && !found.next.size) return { path: [], send: found.complete[0] };
    if (found.fitting.length) return { path: longer };
  }
  if (keys.includes(path.at(-1))) return { path: path.slice(0, -1) };
  const tried = path.length > 0 && keys.map((key) => view.attempt([...path, key], state)).find(Boolean);
  if (tried) return { path, send: tried };
  for (const key of path.length ? keys : []) {
    const found = open(view, moves, [key], state);
    if (found.complete.length === 1 && !found.next.size) return { path: [], send: found.complete[0] };
    if (found.fitting.length) return { path: [key] };
  }
  const alone = keys.map((key) => view.attempt([key], state)).find(Boolean);
  return alone ? { path: [], send: alone } : { path: [], refused: true };
}
