/** What the page says in a language: terms in their forms, lists, and which language is found. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.mjs";

const { add, fromApi, lookUp, say, sayFromApi, term } = await part("language.js");

add(`
test-stone = der Grenzstein
    .accusative = den Grenzstein
test-name = Schild
test-takes = { $player } nimmt { $what_accusative }: { $what }
test-one = { $number ->
    [one] eine
   *[other] { $number }
 } Karten
test-sentence = { CAPITAL($what) } liegt hier.
`);

test("a term is there in each of its forms, and what has none as it is", () => {
  assert.equal(
    say("test-takes", { player: "Ann", what: term("test-stone") }),
    "Ann nimmt den Grenzstein: der Grenzstein",
  );
  assert.equal(say("test-takes", { player: "Ann", what: term("test-name") }), "Ann nimmt Schild: Schild");
  assert.equal(say("test-takes", { player: "Ann", what: "Bob" }), "Ann nimmt Bob: Bob");
});

test("each term of a list is in the form of the list", () => {
  const what = [term("test-stone"), "Bob", term("test-name")];
  assert.equal(say("test-takes", { player: "Ann", what }).split(": ")[0], "Ann nimmt den Grenzstein, Bob and Schild");
});

test("numbers choose a form, and have no separators", () => {
  assert.equal(say("test-one", { number: 1 }), "eine Karten");
  assert.equal(say("test-one", { number: 1500 }), "1500 Karten");
});

test("a message of the service is said as here, with its lists", () => {
  const stone = { id: "test-stone", arguments: {} };
  assert.equal(sayFromApi({ id: "test-sentence", arguments: { what: stone } }), "Der Grenzstein liegt hier.");
  assert.equal(
    sayFromApi({ id: "test-takes", arguments: { player: "Ann", what: { commas: [stone, "Bob"] } } }).split(": ")[1],
    "der Grenzstein, Bob",
  );
  assert.deepEqual(fromApi(["Ann", 3]), ["Ann", 3]);
});

test("what is no message is a text already", () => assert.equal(say("Take a card."), "Take a card."));

test("the language is that of the first range for which there is one (RFC 4647, section 3.4)", () => {
  const tags = ["en", "de", "pt-BR"];
  for (const [ranges, found] of [
    [["de-CH", "en"], "de"],
    [["DE-Latn-CH-1996"], "de"],
    [["pt-br-x-private"], "pt-BR"],
    [["pt"], "pt-BR"],
    [["pt-PT", "de"], "pt-BR"],
    [["ptx", "de"], "de"],
    [["fr", "de"], "de"],
    [["en-XA"], "en"],
    [[], "en"],
  ])
    assert.equal(lookUp(ranges, tags), found);
});
