/** JSON Patch (RFC 6902), as decisions tell what they changed. */

const steps = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Return a copy of a document with the changes made in it. */
export function patched(document, changes) {
  let root = structuredClone(document);
  for (const change of changes) root = apply(root, change);
  return root;
}

function apply(root, { op, path, from, value }) {
  if (op === "test") return root;
  if (op === "move" || op === "copy") {
    const moved = structuredClone(get(root, from));
    const rest = op === "move" ? apply(root, { op: "remove", path: from }) : root;
    return apply(rest, { op: "add", path, value: moved });
  }
  if (path === "") return structuredClone(value);
  const way = steps(path),
    last = way.pop();
  const holder = way.reduce((inner, step) => inner[step], root);
  if (Array.isArray(holder)) {
    const place = last === "-" ? holder.length : Number(last);
    if (op === "add") holder.splice(place, 0, structuredClone(value));
    else if (op === "remove") holder.splice(place, 1);
    else holder[place] = structuredClone(value);
  } else if (op === "remove") delete holder[last];
  else holder[last] = structuredClone(value);
  return root;
}

const get = (root, pointer) => steps(pointer).reduce((inner, step) => inner[step], root);

/** Tell whether one of the changed pointers lies in what an element shows, or the other way about. */
export function touches(changed, shown) {
  return changed.some((path) => path === shown || path.startsWith(`${shown}/`));
}
