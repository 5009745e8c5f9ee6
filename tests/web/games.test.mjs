/** What the games count for themselves: formations, cells, points. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, part, recordedDecisions } from "./page.mjs";

const { formationOf } = await part("games/schotten_totten/formations.js");
const { extent, freeCells } = await part("games/glen_more/cells.js");

const side = (cards, modes = []) => formationOf({ sides: [cards, []], modes }, 0);

test("a side has the strongest of the five formations that it fits", () => {
  assert.deepEqual(side(["red-4", "red-6", "red-5"]), { kind: "colour_run", total: 15 });
  assert.deepEqual(side(["red-4", "blue-4", "green-4"]), { kind: "of_a_kind", total: 12 });
  assert.deepEqual(side(["red-1", "red-6", "red-5"]), { kind: "colour", total: 12 });
  assert.deepEqual(side(["red-4", "blue-6", "red-5"]), { kind: "run", total: 15 });
  assert.deepEqual(side(["red-4", "blue-6", "red-1"]), { kind: "sum", total: 11 });
  assert.equal(side(["red-4", "blue-6"]), null);
});

test("an elite troop stands for what makes its side strongest", () => {
  assert.deepEqual(side(["red-8", "joker", "red-9"]), { kind: "colour_run", total: 24 });
  assert.deepEqual(side(["red-7", "spy", "blue-7"]), { kind: "of_a_kind", total: 21 });
  assert.deepEqual(side(["red-1", "shield_bearer", "red-2"]), { kind: "colour_run", total: 6 });
});

test("the cells around a village are those beside it, and ask for its river and its road", () => {
  const territory = [{ tile: 68, x: 0, y: 0, members: 1 }];
  const cells = freeCells(territory);
  assert.deepEqual(cells.map(({ x, y }) => `${x},${y}`).sort(), ["-1,0", "0,-1", "0,1", "1,0"]);
  for (const { x, y, river, road, obstacle } of cells) {
    assert.equal(obstacle, null);
    assert.ok(x === 0 || !river, `no river leads from west to east: ${x},${y}`);
    assert.ok(y === 0 || !road, `no road leads from north to south: ${x},${y}`);
  }
  assert.deepEqual(
    extent([
      { x: -1, y: 0 },
      { x: 2, y: 1 },
    ]),
    { left: -1, top: 0, columns: 4, rows: 2 },
  );
});

test("nothing can be placed where no member of the clan is near", () => {
  assert.ok(freeCells([{ tile: 68, x: 0, y: 0, members: 0 }]).every(({ obstacle }) => obstacle));
});

test("an undo gives back the points of before", async () => {
  const { eventCounter } = await part("games/points.js");
  const counter = eventCounter({ points: [0] }, (counted, { add }) => ({ points: [counted.points[0] + add] }));
  counter.count({ add: 2 });
  const then = counter.current();
  counter.count({ add: 3 });
  assert.deepEqual(counter.current(), { points: [5] });
  counter.restore(then);
  assert.deepEqual(counter.current(), { points: [2] });
});

for (const ruleset of GAMES)
  test(`the points of ${ruleset} are numbers after every event that was recorded`, async () => {
    const { pointsCounter } = await part(`games/${ruleset}/moves.js`);
    let counter = pointsCounter(2);
    let highest = 0;
    for (const { events } of recordedDecisions(ruleset))
      for (const event of events) {
        if (event.type === "table.game_opened") counter = pointsCounter(event.seats.length);
        else if (event.type !== "table.undone") counter.count(event);
        for (const points of counter.current().points) assert.ok(Number.isInteger(points), `${event.type}: ${points}`);
        highest = Math.max(highest, ...counter.current().points);
      }
    assert.ok(highest > 0);
  });
