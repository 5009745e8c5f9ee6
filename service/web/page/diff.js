/** What differs between two positions, as pointers into the newer one: `/state/stones/3/owner`. */

/** Return the pointers at which the newer document differs. */
export function diff(older, newer, at = "") {
  if (older === newer) return [];
  if (!isTree(older) || !isTree(newer)) return [at];
  if (Array.isArray(newer) && Array.isArray(older) && ![...newer, ...older].some(isTree))
    return added(older, newer, at);
  const found = Object.keys(newer).flatMap((name) => diff(older[name], newer[name], `${at}/${name}`));
  const lost = Object.keys(older).some((name) => !(name in newer));
  return lost ? [...found, `${at}/-`] : found;
}

/** Return what is in a plain list now that was not: each value as often as it is new. */
function added(older, newer, at) {
  const left = [...older];
  const found = [];
  newer.forEach((value, place) => {
    const known = left.indexOf(value);
    if (known < 0) found.push(`${at}/${place}`);
    else left.splice(known, 1);
  });
  return left.length ? [...found, `${at}/-`] : found;
}

const isTree = (value) => typeof value === "object" && value !== null;
