/** The field of one option of a game, in the form of a new game. */

import { say } from "../../language.js";
import { checkBox, NO_PROBLEMS, numberField, selectField } from "../fields.js";

/**
 * @typedef {{options: Record<string, unknown>, count: number}} OptionChoices
 * @typedef {{type?: string, default?: unknown, minimum?: number, maximum?: number, enum?: string[],
 * anyOf?: OptionSchema[]}} OptionSchema
 */

/**
 * Return the field of one option of a game, made from its JSON Schema. The value goes into `choices.options`, and
 * `choices.count` is the number of seats.
 * @param {OptionChoices} choices
 * @param {string} name
 * @param {OptionSchema} schema
 * @param {Cairn.GameTexts} gameTexts
 * @param {Cairn.Problems} [problems]
 * @returns {Cairn.Template}
 */
export function optionField(choices, name, schema, gameTexts, problems = NO_PROBLEMS) {
  const label =
    gameTexts.optionNames[name] ?? (name === "first_seat" ? say("lobby-first-seat") : name.replaceAll("_", " "));
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const number = kinds.find(({ minimum }) => minimum !== undefined),
    listed = kinds.find((kind) => kind.enum);
  /** @type {(value: unknown) => void} */
  const choose = (value) => {
    choices.options[name] = value;
  };
  const value = choices.options[name] ?? schema.default;
  if (kinds.some((kind) => kind.type === "boolean")) return checkBox(label, value === true, choose, { name });
  if (name === "first_seat") {
    const seats = Object.fromEntries([
      ["", say("lobby-at-random")],
      ...Array.from({ length: choices.count }, (_, place) => [place, say("lobby-seat-number", { place: place + 1 })]),
    ]);
    return selectField(label, seats, value ?? "", (to) => choose(to === "" ? null : Number(to)), name);
  }
  if (listed?.enum) {
    const values = Object.fromEntries(listed.enum.map((one) => [one, gameTexts.optionValues[one] ?? one]));
    return selectField(label, values, value, choose, name);
  }
  const limits = { name, min: number?.minimum, max: number?.maximum };
  return numberField(label, value, choose, limits, problems, `/options/${name}`);
}
