/** The difference between two positions, as pointers into the newer one, such as `/state/stones/3/owner`. */

/**
 * Return the pointers at which the newer document differs.
 * @param {any} older
 * @param {any} newer
 * @param {string} [at] the pointer to both
 * @returns {string[]}
 */
export function diff(older, newer, at = "") {
  if (older === newer) return [];
  if (!isTree(older) || !isTree(newer)) return [at];
  if (Array.isArray(newer) && Array.isArray(older) && ![...newer, ...older].some(isTree))
    return added(older, newer, at);
  const found = Object.keys(newer).flatMap((name) => diff(older[name], newer[name], `${at}/${name}`));
  const removed = Object.keys(older).some((name) => !(name in newer));
  return removed ? [...found, `${at}/-`] : found;
}

/**
 * Return the pointers to the values that are new in a plain list. A value may be there several times.
 * @param {unknown[]} older
 * @param {unknown[]} newer
 * @param {string} at
 */
function added(older, newer, at) {
  const unmatched = [...older];
  /** @type {string[]} */
  const found = [];
  newer.forEach((value, place) => {
    const known = unmatched.indexOf(value);
    if (known < 0) found.push(`${at}/${place}`);
    else unmatched.splice(known, 1);
  });
  return unmatched.length ? [...found, `${at}/-`] : found;
}

/** @type {(value: unknown) => boolean} */
const isTree = (value) => typeof value === "object" && value !== null;
