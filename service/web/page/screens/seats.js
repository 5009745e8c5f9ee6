/** Sitting down on an open seat: a name, and the token stays in this browser. */

import { ask, key, wordsOf } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { texts } from "../texts/page.js";
import { keep } from "../tokens.js";
import { endings, submits } from "./fields.js";

const NAME = "cairn:name";

/** Return the name this browser's player used last. */
export const myName = () => localStorage.getItem(NAME) ?? "";

/** Remember it. */
export const rememberName = (name) => localStorage.setItem(NAME, name);

/** Ask for a name and take the lowest open seat of a game; then show its table. */
export function sitDown(game, title, then) {
  const name = h("input", {
    name: "name",
    required: true,
    maxlength: 40,
    value: myName(),
    autocomplete: "nickname",
    autofocus: true,
  });
  const problem = h("div", { role: "alert" });
  const form = h(
    "form",
    { onsubmit: submits(submit) },
    h("label.field", null, h("span", null, texts.yourName), name),
    problem,
    endings(texts.sitDown, () => shown.close()),
  );
  const shown = dialog(texts.sitDownAt(title), texts.close, form);

  async function submit() {
    try {
      const taken = await ask(`/games/${game}/seats`, {
        method: "POST",
        body: { name: name.value.trim(), nonce: key() },
      });
      keep(game, taken.seat, taken.token);
      rememberName(name.value.trim());
      shown.close();
      if (then) then();
      else location.hash = `#/games/${game}`;
    } catch (error) {
      replace(problem, h("p.refused", null, wordsOf(error)));
    }
  }
}
