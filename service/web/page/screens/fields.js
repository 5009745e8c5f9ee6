/** The fields of the form for a new game. */

import { button, h } from "../dom.js";
import { texts } from "../texts/page.js";

/** Return the field of one option, made of its JSON Schema; what is chosen goes into the wish. */
export function option(wish, name, schema, gameTexts) {
  const label = gameTexts.optionNames[name] ?? texts.optionNames[name] ?? name.replaceAll("_", " ");
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const number = kinds.find((kind) => kind.type === "integer"),
    choice = kinds.find((kind) => kind.enum);
  const put = (value) => {
    wish.options[name] = value;
  };
  const value = wish.options[name] ?? schema.default;
  if (kinds.some((kind) => kind.type === "boolean")) {
    return h(
      "label.check",
      null,
      h("input", { type: "checkbox", name, checked: value === true, onchange: (event) => put(event.target.checked) }),
      h("span", null, label),
    );
  }
  if (name === "first_seat") {
    const seats = Object.fromEntries([
      ["", texts.atRandom],
      ...Array.from({ length: wish.count }, (_, place) => [place, texts.seatNumber(place + 1)]),
    ]);
    return h(
      "div.field",
      null,
      h("span", null, label),
      select(label, seats, value ?? "", (to) => put(to === "" ? null : Number(to)), name),
    );
  }
  if (choice) {
    const values = Object.fromEntries(choice.enum.map((one) => [one, gameTexts.optionValues[one] ?? one]));
    return h("div.field", null, h("span", null, label), select(label, values, value, put, name));
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
      onchange: (event) => put(Number(event.target.value)),
    }),
  );
}

/** Return what a form does when it is sent: no second time while the first is under way. */
export function submits(act) {
  let busy = false;
  return async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    await act();
    busy = false;
  };
}

/** Return the buttons that end a form: one sends it, the other closes its dialog. */
export const endings = (words, close) =>
  h("div.buttons", null, h("button.primary", { type: "submit" }, words), button(texts.cancel, close));

/** Return a list to choose from: values with their words. */
export function select(label, values, value, put, key) {
  return h(
    "select",
    { "aria-label": label, "data-key": key, value: String(value), onchange: (event) => put(event.target.value) },
    Object.entries(values).map(([name, words]) =>
      h("option", { value: name, selected: name === String(value) }, words),
    ),
  );
}
