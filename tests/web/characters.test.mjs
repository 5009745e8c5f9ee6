/** The AIs' characters: each level has lines of its own, and each seat of a level a face of its own. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.mjs";

const { portrait } = await part("characters.js");
const { say } = await part("language.js");
const { crest } = await part("crests.js");
const LEVELS = ["random", "beginner", "casual", "greedy", "easy", "medium", "hard", "expert"];
const SEATS = [0, 1, 2, 3, 4];

const drawn = (element) => JSON.stringify(element, (key, value) => (key.startsWith("__") ? undefined : value));

test("each level has lines that are those of no other", () => {
  const lines = LEVELS.flatMap((level) =>
    ["greeting", "farewell-won", "farewell-lost"].map((line) => say(`character-${level}-${line}`)),
  );
  assert.equal(new Set(lines).size, LEVELS.length * 3);
});

test("the AIs of a table have a face each, whatever their levels are", () => {
  const faces = LEVELS.flatMap((level) => SEATS.map((seat) => drawn(portrait(level, { seat }))));
  assert.equal(new Set(faces).size, LEVELS.length * SEATS.length);
});

test("the crests differ in their outlines and in what is on them", () => {
  for (const find of [/"d":"(.*?)"/, /"charge",(.*)/])
    assert.equal(new Set(SEATS.map((seat) => find.exec(drawn(crest(seat)))[1])).size, SEATS.length);
});
