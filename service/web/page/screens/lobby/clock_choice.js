/** The part of the form of a new game that says how much time the players have. */

import { html } from "../../html.js";
import { say, sayEach } from "../../language.js";
import { numberField, selectField } from "../fields.js";

/** The longest time that the service takes, in seconds. */
const LONGEST = 30 * 24 * 60 * 60;

/**
 * For each kind of clock its numbers: what each of them is at first, at least and at most.
 * @type {Record<string, Record<string, [first: number, least: number, most: number]>>}
 */
const FIELDS = {
  none: {},
  turn: { seconds: [120, 1, LONGEST] },
  bank: { seconds: [600, 1, LONGEST], increment: [10, 0, LONGEST] },
  days: { days: [3, 1, 30] },
};

/**
 * Return the choice of a clock: `fields` makes the fields of the form, and `request` returns what the API is asked for.
 * @param {() => void} draw draws the form again
 */
export function clockChoice(draw) {
  let kind = "none",
    then = "easy";
  /** @type {Record<string, number>} */
  let numbers = {};

  /** @param {string} chosen */
  function choose(chosen) {
    kind = chosen;
    numbers = Object.fromEntries(Object.entries(FIELDS[kind]).map(([name, [first]]) => [name, first]));
    draw();
  }

  return {
    fields: (/** @type {Cairn.Problems} */ problems) =>
      html`${selectField(say("lobby-clock"), sayEach("lobby-clock-kinds", Object.keys(FIELDS)), kind, choose, "clock")}
        ${Object.entries(FIELDS[kind]).map(([name, [, min, max]]) => {
          /** @type {(value: number) => void} */
          const change = (value) => {
            numbers[name] = value;
          };
          const label = say(`lobby-clock-fields-${kind}-${name}`);
          return numberField(label, numbers[name], change, { name, min, max }, problems, `/clock/${name}`);
        })}
        ${
          kind !== "none" &&
          selectField(
            say("lobby-clock-then"),
            sayEach("lobby-clock-ends", ["easy", "forfeit"]),
            then,
            (/** @type {string} */ chosen) => {
              then = chosen;
            },
            "clock ends",
          )
        }`,
    request: () => (kind === "none" ? null : { kind, ...numbers, then }),
  };
}
