/** What people do at the table, as far as it needs no page: arrow keys, pieces that are carried, typed moves, sounds. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAMES, part } from "./page.mjs";

const { neighbour } = await part("geometry.js");
const { distance, meant } = await part("typing.js");
const { carried } = await part("clicks.js");
const { SOUNDS } = await part("sound_table.js");
const { TABLE_SOUNDS } = await part("screens/table/table_sounds.js");

const box = (left, top, width = 10, height = 10) => ({ left, top, width, height });

test("an arrow key leads to the nearest box that lies ahead, and to one aside if there is no other", () => {
  const from = box(50, 50);
  const boxes = [box(80, 52), box(64, 90), box(120, 50), box(50, 10), box(0, 300)];
  assert.equal(neighbour(from, boxes, "ArrowRight"), 0);
  assert.equal(neighbour(from, boxes, "ArrowUp"), 3);
  assert.equal(neighbour(from, boxes, "ArrowDown"), 1);
  assert.equal(neighbour(from, boxes, "ArrowLeft"), 4);
  assert.equal(neighbour(from, [from], "ArrowLeft"), -1);
});

test("a piece can be carried where a move goes on with a place of another kind", () => {
  const view = { targets: (move) => move };
  const moves = [["hand:a", "stone:1"], ["hand:b"], ["card:1", "card:2"], ["hand:c", "troop:1", "stone:2"]];
  assert.deepEqual(carried(view, moves, [], {}), new Set(["hand:a", "hand:c"]));
  assert.deepEqual(carried(view, moves, ["hand:c"], {}), new Set(["hand:a", "hand:c", "troop:1"]));
});

const MOVES = ["red 5 to stone 1", "red 5 to stone 12", "Claim stone 1", "Play the Recruiter"];

test("a typed move needs neither case nor spaces, and is meant when there is no doubt", () => {
  assert.deepEqual(meant(MOVES, ""), { fitting: [0, 1, 2, 3], only: null, nearest: [] });
  assert.deepEqual(meant(MOVES, "RED5"), { fitting: [0, 1], only: null, nearest: [] });
  assert.equal(meant(MOVES, "red5tostone1").only, 0, "one that is written in full is meant, though another goes on");
  assert.equal(meant(MOVES, "  claim").only, 2);
  assert.equal(meant(MOVES, "recruiter").only, 3, "what no move begins with may stand within one");
});

test("unknown words are answered with the nearest moves", () => {
  const { fitting, only, nearest } = meant(MOVES, "clame ston 1");
  assert.deepEqual([fitting, only, nearest[0]], [[], null, 2]);
  assert.equal(distance("stone", "ston"), 1);
  assert.equal(distance("abc", "axc"), 1);
  assert.equal(distance("", "abc"), 3);
});

const described = readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8");
const eventsOf = (prefix) =>
  new Set([...described.matchAll(new RegExp(`const: (${prefix}\\.[a-z_]+)`, "g"))].map(([, type]) => type));

test("each event that the service tells has a sound that exists, or is silent on purpose", async () => {
  const heard = new Set();
  for (const prefix of [...GAMES, "table"]) {
    const sounds = prefix === "table" ? TABLE_SOUNDS : (await part(`games/${prefix}/sounds.js`)).sounds;
    assert.deepEqual(new Set(Object.keys(sounds)), eventsOf(prefix), prefix);
    for (const [type, name] of Object.entries(sounds)) {
      assert.ok(name === null || name in SOUNDS, `${type}: ${name}`);
      heard.add(name);
    }
  }
  const apart = ["pick", "letGo", "refusal", "gong", "victory", "defeat", "over"];
  assert.deepEqual(
    Object.keys(SOUNDS).filter((name) => !heard.has(name) && !apart.includes(name)),
    [],
  );
});

test("there are twenty sounds and more, all short, and no voice is louder than what can be played", () => {
  assert.ok(Object.keys(SOUNDS).length >= 20);
  for (const [name, voices] of Object.entries(SOUNDS))
    for (const { at, lasts, loud, from, to, rise } of voices) {
      assert.ok(at + lasts <= 2.5 && rise < lasts, `${name} is short`);
      assert.ok(loud > 0 && loud <= 1 && from > 20 && to > 20, name);
    }
});
