/** Words that several texts are made of. */

/** Return a count with the word for one or for many. */
export const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** Return a list of names in words. */
export const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
