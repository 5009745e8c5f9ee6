/** JSON Patch (RFC 6902): each decision comes with the changes it made to the game. */

/** @typedef {{op: string, path: string, from?: string, value?: unknown}} Change an operation of RFC 6902 */

/** @type {(pointer: string) => string[]} */
const keysOf = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/**
 * Return a copy of a document with the changes applied.
 * @param {any} document
 * @param {Change[]} changes
 */
export function applyChanges(document, changes) {
  let root = structuredClone(document);
  for (const change of changes) root = apply(root, change);
  return root;
}

/**
 * @param {any} root
 * @param {Change} change
 * @returns {any}
 */
function apply(root, { op, path, from, value }) {
  if (op === "test") return root;
  if (op === "move" || op === "copy") {
    const moved = structuredClone(get(root, from ?? ""));
    const rest = op === "move" ? apply(root, { op: "remove", path: from ?? "" }) : root;
    return apply(rest, { op: "add", path, value: moved });
  }
  if (path === "") return structuredClone(value);
  const keys = keysOf(path),
    last = keys.pop() ?? "";
  const holder = keys.reduce((inner, key) => inner[key], root);
  if (Array.isArray(holder)) {
    const place = last === "-" ? holder.length : Number(last);
    if (op === "add") holder.splice(place, 0, structuredClone(value));
    else if (op === "remove") holder.splice(place, 1);
    else holder[place] = structuredClone(value);
  } else if (op === "remove") delete holder[last];
  else holder[last] = structuredClone(value);
  return root;
}

/** @type {(root: any, pointer: string) => any} */
const get = (root, pointer) => keysOf(pointer).reduce((inner, key) => inner[key], root);

/**
 * Tell whether one of the changed pointers lies at or below the pointer to what an element shows.
 * @param {string[]} changed
 * @param {string} shown
 */
export function touches(changed, shown) {
  return changed.some((pointer) => pointer === shown || pointer.startsWith(`${shown}/`));
}
