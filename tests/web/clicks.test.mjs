/** Clicks become moves, in each game alike. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, part, recordedDecisions } from "./page.mjs";

const { interpret, isPicked, possible, touchedBy } = await part("clicks.js");

const VIEW = {
  targets: ({ card, stone }) => (stone === undefined ? [card] : [card, stone]),
  sortTargets: (clicked) => clicked,
  guessMove: (clicked) => (clicked.length === 2 ? { card: clicked[0], stone: clicked[1], guessed: true } : null),
};
const MOVES = [
  { card: "hand:a", stone: "stone:1" },
  { card: "hand:a", stone: "stone:2" },
  { card: "hand:b", stone: "stone:1" },
  { card: "deck" },
];

test("a click leaves the moves that begin with it, and names what may be clicked next", () => {
  const found = possible(VIEW, MOVES, ["hand:a"], {});
  assert.deepEqual(found, { fitting: MOVES.slice(0, 2), complete: [], next: new Set(["stone:1", "stone:2"]) });
});

test("the last click of a move sends it, and another card takes the place of the first", () => {
  assert.deepEqual(interpret(VIEW, MOVES, ["hand:a"], ["stone:2"], {}), { clicked: [], send: MOVES[1] });
  assert.deepEqual(interpret(VIEW, MOVES, ["hand:a"], ["hand:b"], {}).send, {
    card: "hand:a",
    stone: "hand:b",
    guessed: true,
  });
  assert.deepEqual(interpret({ ...VIEW, guessMove: () => null }, MOVES, ["hand:a"], ["hand:b"], {}), {
    clicked: ["hand:b"],
  });
});

test("what was clicked last is put back by a second click", () => {
  assert.deepEqual(interpret(VIEW, MOVES, ["hand:a"], ["hand:a"], {}), { clicked: [] });
});

test("what means no move is refused, and an illegal move is sent so that the service says why", () => {
  assert.deepEqual(interpret(VIEW, MOVES, [], ["stone:1"], {}), { clicked: [], refused: true });
  assert.equal(interpret(VIEW, MOVES, ["hand:b"], ["stone:2"], {}).send.guessed, true);
});

for (const ruleset of GAMES)
  test(`every move that was played in ${ruleset} can be clicked or has a button`, async () => {
    const { targets, buttonMoves } = await part(`games/${ruleset}/moves.js`);
    const state = { turn: 0, phase: "", raid: { opponent: 1 } };
    const moves = recordedDecisions(ruleset).flatMap(({ move }) => (move ? [move] : []));
    const unclicked = moves.filter(
      (move) =>
        !targets(move, state).length &&
        !buttonMoves.has(move.type) &&
        move.type !== "exchange" &&
        move.type !== "redraw",
    );
    assert.ok(moves.length > 100);
    assert.deepEqual([...new Set(unclicked.map(({ type }) => type))], []);
    const view = { targets, sortTargets: (clicked) => clicked, guessMove: () => null };
    for (const move of moves) {
      const wanted = targets(move, state);
      if (!wanted.length) continue;
      let clicked = [],
        sent;
      for (const target of wanted) ({ clicked, send: sent } = interpret(view, [move], clicked, [target], state));
      assert.deepEqual(sent, move);
    }
  });

test("of pieces with the same target the one is picked that was clicked, and is let go by a second click", () => {
  const target = "cube:blue";
  const second = touchedBy([], [target], "blue-2", [target]);
  const picked = (clicked, touched) =>
    ["blue-1", "blue-2", "blue-3"].filter((name, place) => isPicked(clicked, touched, target, name, place + 1));
  assert.deepEqual(picked([target], second), ["blue-2"]);
  const both = touchedBy(second, [target], "blue-3", [target, target]);
  assert.deepEqual(picked([target, target], both), ["blue-2", "blue-3"]);
  assert.deepEqual(picked([target], touchedBy(both, [target], "blue-2", [target])), ["blue-3"]);
  assert.deepEqual(picked([], touchedBy(second, [target], "blue-2", [])), []);
  assert.deepEqual(picked([target], []), ["blue-1"], "chosen by something else, such as words");
});

test("by which piece a move was made is known until the next one begins", () => {
  const touched = touchedBy([{ target: "cube:blue", piece: "blue-2" }], ["court:0"], "", [], MOVES[3]);
  assert.deepEqual(touched, [{ target: "cube:blue", piece: "blue-2" }]);
});
