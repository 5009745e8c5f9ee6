/** The AIs' characters: each level has one, and the page never says what the service calls an AI. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.mjs";

const { characterOf, portrait, withCharacters } = await part("characters.js");
const { crest } = await part("crests.js");
const LEVELS = ["random", "easy", "medium", "hard", "greedy"];
const SEATS = [0, 1, 2, 3, 4];

const drawn = (element) => JSON.stringify(element, (key, value) => (key.startsWith("__") ? undefined : value));

test("each level has lines, a face and a name on each seat, and none is that of another", () => {
  const names = LEVELS.flatMap((level) => SEATS.map((seat) => characterOf(level, seat).name));
  assert.equal(new Set(names).size, LEVELS.length * SEATS.length);
  const lines = LEVELS.map((level) => characterOf(level)).flatMap((one) => [
    one.greeting,
    ...Object.values(one.farewell),
  ]);
  assert.equal(new Set(lines).size, LEVELS.length * 3);
  assert.equal(new Set(LEVELS.map((level) => drawn(portrait(level)))).size, LEVELS.length);
});

test("the service's names of AIs become those of the characters, in JSON and wherever they stand", () => {
  const sent = { name: "easy 2", text: "hard 3 claims stone 7. medium 1 is easy.", other: "Easy 2, very easy 23" };
  assert.deepEqual(JSON.parse(withCharacters(JSON.stringify(sent))), {
    name: "Old Hamish",
    text: "Chief Malcolm claims stone 7. Clever Jean is easy.",
    other: "Easy 2, very easy 23",
  });
});

test("the crests differ in their outlines and in what is on them", () => {
  for (const find of [/"d":"(.*?)"/, /"charge",(.*)/])
    assert.equal(new Set(SEATS.map((seat) => find.exec(drawn(crest(seat)))[1])).size, SEATS.length);
});
