/** JSON Patch (RFC 6902): each decision comes with the changes it made to the game. */

/** @type {(pointer: string) => string[]} */
const keysOf = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/**
 * Return a document with the changes applied. It shares with the first one what they leave as it is.
 * @type {(document: any, changes: Cairn.Change[]) => any}
 */
export const applyChanges = (document, changes) => changes.reduce(apply, document);

/** @type {(root: any, change: Cairn.Change) => any} */
function apply(root, { op, path, from = "", value }) {
  if (op === "test") return root;
  if (op === "copy" || op === "move") {
    const rest = op === "move" ? apply(root, { op: "remove", path: from }) : root;
    return apply(rest, { op: "add", path, value: get(root, from) });
  }
  return withChange(root, keysOf(path), op, value);
}

/** @type {(old: any, way: string[], op: string, value: unknown) => any} */
function withChange(old, [key, ...deeper], op, value) {
  if (key === undefined) return value;
  const changed = Array.isArray(old) ? [...old] : { ...old };
  if (deeper.length) changed[key] = withChange(old[key], deeper, op, value);
  else if (op === "replace" || (op === "add" && !Array.isArray(old))) changed[key] = value;
  else if (op === "add") changed.splice(key === "-" ? old.length : Number(key), 0, value);
  else if (Array.isArray(old)) changed.splice(Number(key), 1);
  else delete changed[key];
  return changed;
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
