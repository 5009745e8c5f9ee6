/** The fields and buttons of forms. */

import { button, h } from "../dom.js";
import { texts } from "../texts/page.js";

/** Return the field of one option of a game, made from its JSON Schema. The value goes into `choices.options`. */
export function optionField(choices, name, schema, gameTexts) {
  const label = gameTexts.optionNames[name] ?? texts.optionNames[name] ?? name.replaceAll("_", " ");
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const number = kinds.find((kind) => kind.type === "integer"),
    listed = kinds.find((kind) => kind.enum);
  const choose = (value) => {
    choices.options[name] = value;
  };
  const value = choices.options[name] ?? schema.default;
  if (kinds.some((kind) => kind.type === "boolean")) {
    return h(
      "label.check",
      null,
      h("input", {
        type: "checkbox",
        name,
        checked: value === true,
        onchange: (event) => choose(event.target.checked),
      }),
      h("span", null, label),
    );
  }
  if (name === "first_seat") {
    const seats = Object.fromEntries([
      ["", texts.atRandom],
      ...Array.from({ length: choices.count }, (_, place) => [place, texts.seatNumber(place + 1)]),
    ]);
    return h(
      "div.field",
      null,
      h("span", null, label),
      select(label, seats, value ?? "", (to) => choose(to === "" ? null : Number(to)), name),
    );
  }
  if (listed) {
    const values = Object.fromEntries(listed.enum.map((one) => [one, gameTexts.optionValues[one] ?? one]));
    return h("div.field", null, h("span", null, label), select(label, values, value, choose, name));
  }
  return h(
    "label.field",
    null,
    h("span", null, label),
    h("input", {
      type: "number",
      name,
      min: number.minimum,
      max: number.maximum,
      value,
      onchange: (event) => choose(Number(event.target.value)),
    }),
  );
}

/** Return a listener that submits a form. It ignores a second submit while the first one is being sent. */
export function onSubmit(submit) {
  let submitting = false;
  return async (event) => {
    event.preventDefault();
    if (submitting) return;
    submitting = true;
    await submit();
    submitting = false;
  };
}

/** Return the buttons of a form: one submits it, and the other closes its dialog. */
export const formButtons = (submitText, close) =>
  h("div.buttons", null, h("button.primary", { type: "submit" }, submitText), button(texts.cancel, close));

/** Return a list to choose from. `values` has a text for each value. */
export function select(label, values, value, choose, key) {
  return h(
    "select",
    { "aria-label": label, "data-key": key, value: String(value), onchange: (event) => choose(event.target.value) },
    Object.entries(values).map(([name, text]) => h("option", { value: name, selected: name === String(value) }, text)),
  );
}
