/** Moves in words. A game's `texts.js` has a function for each type of move; other moves are told by their fields. */

const plain = ({ type, ...facts }) => [
  type.replaceAll("_", " "),
  `${type.replaceAll("_", " ")} ${Object.values(facts)
    .map((value) => JSON.stringify(value))
    .join(" ")}`,
];

const words = (gameTexts, move, ctx) => (gameTexts.moves[move.type] ?? plain)(move, ctx);

/** Return a move as a button says it. */
export const moveText = (gameTexts, move, ctx) => words(gameTexts, move, ctx)[1];

/** Return moves in groups: [[title, moves]], in the order they first come in. */
export function moveGroups(gameTexts, moves, ctx) {
  const groups = new Map();
  for (const move of moves) {
    const [title] = words(gameTexts, move, ctx);
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return [...groups];
}
