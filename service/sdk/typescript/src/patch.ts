/** JSON Patch (RFC 6902): the changes from one version of a game to the next. */
import type { components } from "./types.js";

type Change = components["schemas"]["Change"];
type Json = any; // eslint-disable-line

/** Return a changed copy of a document. */
export function patched(document: Json, changes: readonly Change[]): Json {
  const holder = { "": structuredClone(document) };
  for (const change of changes) {
    const path = ["", ...steps(change.path)];
    const from = ["", ...steps(change.from ?? "")];
    if (change.op === "add" || change.op === "replace") put(holder, path, structuredClone(change.value), change.op === "replace");
    else if (change.op === "remove") take(holder, path);
    else if (change.op === "move") put(holder, path, take(holder, from));
    else if (change.op === "copy") put(holder, path, structuredClone(at(holder, from)));
  }
  return holder[""];
}

/** Return the steps of a JSON pointer (RFC 6901). */
function steps(pointer: string): string[] {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(node: Json, path: string[]): Json {
  return path.reduce((inner, step) => inner[step], node);
}

function put(holder: Json, path: string[], value: Json, replaces = false): void {
  const parent = at(holder, path.slice(0, -1));
  const last = path[path.length - 1]!;
  if (!Array.isArray(parent) || replaces) parent[last] = value;
  else parent.splice(last === "-" ? parent.length : Number(last), 0, value);
}

function take(holder: Json, path: string[]): Json {
  const parent = at(holder, path.slice(0, -1));
  const last = path[path.length - 1]!;
  if (Array.isArray(parent)) return parent.splice(Number(last), 1)[0];
  const taken = parent[last];
  delete parent[last];
  return taken;
}
