/** Moves in words. A game's `texts.js` has a function for each type of move; other moves are told by their fields. */

/** @typedef {Pick<Cairn.GameTexts, "moves">} Texts */

/** @type {Cairn.MoveTexts[string]} */
const plain = ({ type, ...facts }) => [
  type.replaceAll("_", " "),
  `${type.replaceAll("_", " ")} ${Object.values(facts)
    .map((value) => JSON.stringify(value))
    .join(" ")}`,
];

/** @type {(gameTexts: Texts, move: Cairn.Move, ctx: Cairn.MoveContext) => [string, string]} */
const words = (gameTexts, move, ctx) => (gameTexts.moves[move.type] ?? plain)(move, ctx);

/**
 * Return a move as a button says it.
 * @type {(gameTexts: Texts, move: Cairn.Move, ctx: Cairn.MoveContext) => string}
 */
export const moveText = (gameTexts, move, ctx) => words(gameTexts, move, ctx)[1];

/**
 * Return moves in groups, each with its title, in the order they first come in.
 * @param {Texts} gameTexts
 * @param {Cairn.Move[]} moves
 * @param {Cairn.MoveContext} ctx
 */
export function moveGroups(gameTexts, moves, ctx) {
  /** @type {Map<string, Cairn.Move[]>} */
  const groups = new Map();
  for (const move of moves) {
    const [title] = words(gameTexts, move, ctx);
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return [...groups];
}
