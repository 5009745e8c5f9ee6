/** Words that several texts are made of. */

/**
 * Return a count with the word for one or for many.
 * @type {(count: number, one: string, many: string) => string}
 */
export const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/**
 * Return a list of names in words.
 * @type {(names: string[]) => string}
 */
export const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
