/** Steps, turns, streams, the clock and the tokens. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { part } from "./page.mjs";

const kept = new Map();
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, String(value)),
  removeItem: (name) => kept.delete(name),
};
beforeEach(() => kept.clear());

const { around, milestonesOf } = await part("screens/replay/steps.js");
const { lastTurn, seenUntil } = await part("screens/table/last_turn.js");
const { parser } = await part("event_stream.js");
const { noteServerTime, serverNow } = await part("server_time.js");
const tokens = await part("tokens.js");

test("the nearest milestones are those before and after a step, and never the step itself", () => {
  assert.deepEqual(around([3, 7, 9], 7), { previous: 3, next: 9 });
  assert.deepEqual(around([3, 7, 9], 2), { previous: undefined, next: 3 });
});

test("a milestone is a version with the label of its first event that has one", () => {
  const view = { texts: { milestone: ({ type }) => (type === "claim" ? "Claim" : null) } };
  const log = [
    { version: 1, events: [{ type: "deal" }] },
    { version: 2, events: [{ type: "play" }, { type: "claim" }] },
  ];
  assert.deepEqual(milestonesOf({ log, view }), [{ version: 2, label: "Claim" }]);
});

test("the last turn is what one seat did in a row, whatever the service did after it", () => {
  const log = [null, 0, 0, 1, 1, null].map((by, place) => ({ version: place + 1, by }));
  assert.deepEqual(
    lastTurn(log).map(({ version }) => version),
    [4, 5],
  );
  assert.equal(seenUntil(log, 0), 3);
  assert.equal(seenUntil(log, null), 3);
  assert.deepEqual(lastTurn([{ version: 1, by: null }]), []);
});

test("a stream's messages are read wherever the network cuts them", async () => {
  const text = ": a heartbeat\n\nevent: game\ndata: {\ndata: }\n\r\nevent: decision\r\ndata:x\r\n\r\n";
  for (let cut = 0; cut <= text.length; cut++) {
    const heard = [];
    const parse = parser(async (event, data) => heard.push([event, data]));
    await parse(text.slice(0, cut));
    await parse(text.slice(cut));
    assert.deepEqual(
      heard,
      [
        ["game", "{\n}"],
        ["decision", "x"],
      ],
      `cut at ${cut}`,
    );
  }
});

test("a clock that is wrong is set right by the service's, and one that is right stays", () => {
  const saying = (offset) => ({ headers: new Headers({ Date: new Date(Date.now() + offset).toUTCString() }) });
  noteServerTime(saying(3_600_000));
  assert.ok(Math.abs(serverNow() - Date.now() - 3_600_000) < 2000);
  noteServerTime(saying(0));
  assert.ok(Math.abs(serverNow() - Date.now()) < 5);
  noteServerTime({ headers: new Headers() });
  assert.ok(Math.abs(serverNow() - Date.now()) < 5);
});

test("a seat is held by the player's token, or by that of a guest, and no AI's seat is", () => {
  const game = {
    id: "g",
    seats: [
      { seat: 0, kind: "human", player: "me" },
      { seat: 1, kind: "human", player: null },
      { seat: 2, kind: "human", player: "other" },
      { seat: 3, kind: "ai", player: null },
    ],
  };
  assert.deepEqual(tokens.heldSeats(game), []);
  tokens.keepPlayer("me.secret");
  tokens.keepToken("g", 1, "guest");
  tokens.keepToken("g", 3, "stale");
  assert.deepEqual(tokens.heldSeats(game), [
    { seat: 0, token: "me.secret" },
    { seat: 1, token: "guest" },
  ]);
  tokens.forgetPlayer();
  tokens.forgetToken("g", 1);
  assert.deepEqual(tokens.heldSeats(game), []);
});
