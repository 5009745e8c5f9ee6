/**
 * Clicks on the board become moves. Everything that can be clicked has a name, its target: "hand:red-5" or "stone:3". A
 * game's view says for each legal move which targets are clicked for it, in order. A move stays possible as long as its
 * targets begin with those that were clicked.
 */

/**
 * Return what is possible after some clicks.
 * @param {Cairn.View} view
 * @param {Cairn.Move[]} moves
 * @param {string[]} clicked
 * @param {any} state of the game
 * @returns {{fitting: Cairn.Move[], complete: Cairn.Move[], next: Set<string>}} the moves that are still possible, those
 * among them that need no further click, and the targets that may be clicked next
 */
export function possible(view, moves, clicked, state) {
  const found = moves.map((move) => ({ move, targets: view.targets(move, state) }));
  const fitting = found.filter(({ targets }) => clicked.every((target, place) => targets[place] === target));
  return {
    fitting: fitting.map(({ move }) => move),
    complete: fitting.filter(({ targets }) => targets.length === clicked.length).map(({ move }) => move),
    next: new Set(
      fitting.filter(({ targets }) => targets.length > clicked.length).map(({ targets }) => targets[clicked.length]),
    ),
  };
}

/**
 * Return what a target is, such as "hand" of "hand:red-5".
 * @param {string} target
 */
const kindOf = (target) => target.split(":")[0];

/**
 * Return the targets of the pieces that can be carried to another place: those after which a move goes on with a target
 * of another kind. Who has chosen one may carry it, too, or choose another one by that.
 * @type {(view: Cairn.View, moves: Cairn.Move[], clicked: string[], state: any) => Set<string>}
 */
export function carried(view, moves, clicked, state) {
  const found = moves.map((move) => view.targets(move, state));
  /** @type {(targets: string[], place: number) => boolean} */
  const isCarried = (targets, place) =>
    targets.length > place + 1 && kindOf(targets[place]) !== kindOf(targets[place + 1]);
  /** @type {(before: string[]) => string[]} */
  const of = (before) =>
    found
      .filter((targets) => before.every((target, place) => targets[place] === target))
      .filter((targets) => isCarried(targets, before.length))
      .map((targets) => targets[before.length]);
  return new Set([...of([]), ...of(clicked), ...(clicked.length ? of(clicked.slice(0, -1)) : [])]);
}

/**
 * Return by which pieces a move was begun, or made, when one more was clicked; a piece without a name is not known.
 * @param {Cairn.Touched[]} touched those before
 * @param {string[]} targets the targets of the piece
 * @param {string} piece its name
 * @param {string[]} clicked what counts as clicked now
 * @param {Cairn.Move} [move] the move that was made by that
 * @returns {Cairn.Touched[]}
 */
export function touchedBy(touched, targets, piece, clicked, move) {
  const others = touched.filter((one) => one.piece !== piece);
  const target = move ? targets[0] : targets.find((one) => clicked.includes(one));
  if (others.length < touched.length && !move) return others; // it is let go
  return piece && target ? [...others, { target, piece }] : others;
}

/**
 * Tell whether a piece was chosen: of several with the same target those that were touched, or else the first ones.
 * @param {string[]} clicked
 * @param {Cairn.Touched[]} touched
 * @param {string} target
 * @param {string | undefined} piece its name
 * @param {number} count which of those with that target it is, counted from 1
 */
export function isPicked(clicked, touched, target, piece, count) {
  const many = clicked.filter((one) => one === target).length;
  const names = touched.filter((one) => one.target === target).map((one) => one.piece);
  return names.length && names.length >= many ? many > 0 && names.slice(-many).includes(piece ?? "") : many >= count;
}

/**
 * Decide what a click means.
 * @param {Cairn.View} view
 * @param {Cairn.Move[]} moves
 * @param {string[]} clicked
 * @param {string[]} targets the targets of what was clicked, the most likely one first
 * @param {any} state of the game
 * @returns {{clicked: string[], send?: Cairn.Move, refused?: true}} what counts as clicked now, and the move to be sent
 * if there is one. An illegal move is sent, too, so that the service says why it is refused. `refused` says that the click
 * means no move at all.
 */
export function interpret(view, moves, clicked, targets, state) {
  for (const target of targets) {
    const longer = view.sortTargets([...clicked, target]);
    const found = possible(view, moves, longer, state);
    if (found.complete.length === 1 && !found.next.size) return { clicked: [], send: found.complete[0] };
    if (found.fitting.length) return { clicked: longer };
  }
  if (targets.includes(clicked.at(-1) ?? "")) return { clicked: clicked.slice(0, -1) };
  const guessed =
    clicked.length > 0 && targets.map((target) => view.guessMove([...clicked, target], state)).find(Boolean);
  if (guessed) return { clicked, send: guessed };
  for (const target of clicked.length ? targets : []) {
    const found = possible(view, moves, [target], state);
    if (found.complete.length === 1 && !found.next.size) return { clicked: [], send: found.complete[0] };
    if (found.fitting.length) return { clicked: [target] };
  }
  const alone = targets.map((target) => view.guessMove([target], state)).find(Boolean);
  return alone ? { clicked: [], send: alone } : { clicked: [], refused: true };
}
