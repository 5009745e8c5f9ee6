/** The fields and buttons of forms, and what the service says of what was typed into them. */

import { messageFor, mistakesOf } from "../api.js";
import { button, html } from "../html.js";
import { say } from "../language.js";

/**
 * Return a box to check, with its label. `props` are more attributes of the box.
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} choose
 * @param {Cairn.Attributes} [props]
 * @returns {Cairn.Template}
 */
export const checkBox = (label, checked, choose, props = {}) =>
  html`<label class="check">
    <input type="checkbox" checked=${checked} onchange=${(/** @type {Cairn.FieldEvent} */ event) => choose(event.target.checked)} ...${props} />
    <span>${label}</span>
  </label>`;

/**
 * Return a field for a number, with its label, and with what is wrong at its pointer.
 * @param {string} label
 * @param {unknown} value
 * @param {(value: number) => void} choose
 * @param {Cairn.Attributes} props
 * @param {Cairn.Problems} problems
 * @param {string} pointer
 * @returns {Cairn.Template}
 */
export const numberField = (label, value, choose, props, problems, pointer) =>
  html`<label class="field">
      <span>${label}</span>
      <input
        type="number"
        required
        value=${value}
        oninput=${(/** @type {Cairn.FieldEvent} */ event) => choose(Number(event.target.value))}
        ...${props}
        ...${marked(problems, pointer)}
      />
    </label>
    ${problemAt(problems, pointer)}`;

/**
 * Return boxes of which one is chosen, for values with their texts.
 * @template V
 * @param {string} name
 * @param {[V, Cairn.Content][]} values
 * @param {V} value
 * @param {(value: V) => void} choose
 */
export const radios = (name, values, value, choose) =>
  html`<div class="choice">
    ${values.map(
      ([one, text]) =>
        html`<label key=${one}>
          <input
            type="radio"
            name=${name}
            value=${one}
            checked=${one === value}
            data-key="${name} ${one}"
            onchange=${() => choose(one)}
          />
          <span>${text}</span>
        </label>`,
    )}
  </div>`;

/**
 * The forms that are being sent.
 * @type {WeakSet<HTMLFormElement>}
 */
const sending = new WeakSet();

/**
 * Return a listener that submits a form: `submit` is called with the values of its fields, and of the button that was
 * clicked, by their names. A second submit is ignored while the first one is being sent.
 * @type {(submit: (values: Cairn.FormValues) => unknown) => (event: SubmitEvent) => Promise<void>}
 */
export const onSubmit = (submit) => async (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement) || sending.has(form)) return;
  sending.add(form);
  try {
    const values = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
    await submit(Object.fromEntries(values));
  } finally {
    sending.delete(form);
  }
};

/**
 * Return the buttons of a form: one submits it, and the other closes its dialog.
 * @type {(submitText: string, close: () => void) => Cairn.Template}
 */
export const formButtons = (submitText, close) =>
  html`<div class="buttons">
    <button type="submit" class="primary">${submitText}</button>
    ${button(say("page-cancel"), close)}
  </div>`;

/**
 * Return what went wrong, as an alert; without a problem an empty place, so that the alert is read when it comes.
 * @type {(problem: string | null) => Cairn.Template}
 */
export const problemBox = (problem) =>
  html`<div role="alert">${problem && html`<p class="refused">${problem}</p>`}</div>`;

/**
 * Return what the service says of the fields of a form, each by its JSON pointer: `at` returns what is said of one, and
 * `rest` what is said of no field that was asked about by then.
 * @type {(error: unknown) => Cairn.Problems}
 */
export function problemsOf(error) {
  const all = new Map(mistakesOf(error).map(({ pointer, parameter, detail }) => [pointer ?? parameter ?? "", detail]));
  /** @type {Set<string>} */
  const told = new Set();
  return {
    at: (pointer) => {
      told.add(pointer);
      return all.get(pointer);
    },
    rest: () => {
      if (!all.size) return messageFor(error);
      const untold = [...all].filter(([pointer]) => !told.has(pointer));
      return untold.map(([, detail]) => detail).join(" ");
    },
  };
}

/**
 * What is said of a form in which nothing is wrong.
 * @type {Cairn.Problems}
 */
export const NO_PROBLEMS = { at: () => undefined, rest: () => "" };

/**
 * Return the attributes of a field, if something is wrong there.
 * @type {(problems: Cairn.Problems, pointer: string) => Cairn.Attributes}
 */
export const marked = (problems, pointer) =>
  problems.at(pointer) ? { "aria-invalid": "true", "aria-describedby": `problem${pointer}` } : {};

/**
 * Return what is wrong with a field, to stand beside it.
 * @type {(problems: Cairn.Problems, pointer: string) => Cairn.Content}
 */
export const problemAt = (problems, pointer) =>
  problems.at(pointer) && html`<p class="field-problem" id="problem${pointer}">${problems.at(pointer)}</p>`;

/**
 * Return a list to choose from. `values` has a text for each value.
 * @param {string} label
 * @param {Cairn.Words} values
 * @param {unknown} value
 * @param {(value: string) => void} choose
 * @param {string} key
 * @returns {Cairn.Template}
 */
export const select = (label, values, value, choose, key) =>
  html`<select
    key=${key}
    aria-label=${label}
    data-key=${key}
    value=${String(value)}
    onchange=${(/** @type {Cairn.FieldEvent<HTMLSelectElement>} */ event) => choose(event.target.value)}
  >
    ${Object.entries(values).map(
      ([name, text]) => html`<option key=${name} value=${name} selected=${name === String(value)}>${text}</option>`,
    )}
  </select>`;

/**
 * Return a list to choose from, with its label beside it.
 * @param {string} label
 * @param {Cairn.Words} values
 * @param {unknown} value
 * @param {(value: string) => void} choose
 * @param {string} key
 * @returns {Cairn.Template}
 */
export const selectField = (label, values, value, choose, key) =>
  html`<div class="field"><span aria-hidden="true">${label}</span>${select(label, values, value, choose, key)}</div>`;
