/** Changes and differences of positions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.mjs";

const { applyChanges, touches } = await part("patch.js");
const { diff } = await part("diff.js");

test("each operation of RFC 6902 does what it says, and the document itself stays as it was", () => {
  const document = { seats: ["Ann", "Bob"], "a/b": 1, "m~n": 2, state: { hand: [1, 2] } };
  const before = structuredClone(document);
  const changed = applyChanges(document, [
    { op: "add", path: "/seats/1", value: "Eve" },
    { op: "add", path: "/seats/-", value: "Mia" },
    { op: "remove", path: "/seats/0" },
    { op: "replace", path: "/a~1b", value: 3 },
    { op: "remove", path: "/m~0n" },
    { op: "copy", from: "/state/hand", path: "/state/kept" },
    { op: "move", from: "/state/hand/0", path: "/state/kept/-" },
    { op: "test", path: "/a~1b", value: 3 },
  ]);
  assert.deepEqual(changed, { seats: ["Eve", "Bob", "Mia"], "a/b": 3, state: { hand: [2], kept: [1, 2, 1] } });
  assert.deepEqual(document, before);
});

test("the first changes of a game make it of nothing", () => {
  assert.deepEqual(applyChanges(null, [{ op: "add", path: "", value: { version: 1 } }]), { version: 1 });
});

test("a difference names the innermost places that differ, and the list that has lost something", () => {
  const older = { turn: 0, stones: [{ owner: null }, { owner: 1 }], hand: ["red-1", "red-1", "blue-2"] };
  const newer = { turn: 0, stones: [{ owner: null }, { owner: 0 }], hand: ["red-1", "blue-2", "green-3"] };
  assert.deepEqual(diff(older, newer, "/state"), ["/state/stones/1/owner", "/state/hand/2", "/state/hand/-"]);
  assert.deepEqual(diff(newer, structuredClone(newer)), []);
});

test("an element shows a change at its own place and below it, but not beside it", () => {
  assert.equal(touches(["/state/stones/3/owner"], "/state/stones/3"), true);
  assert.equal(touches(["/state/stones/3"], "/state/stones/3"), true);
  assert.equal(touches(["/state/stones/31"], "/state/stones/3"), false);
});
