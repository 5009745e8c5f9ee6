/** Taking a seat: this browser keeps the token of each seat, and the name that was used last. */

import { ask, messageFor, randomKey } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { texts } from "../texts/page.js";
import { keepToken } from "../tokens.js";
import { formButtons, onSubmit } from "./fields.js";

const NAME_KEY = "cairn:name";

/** Return the name that was used last in this browser. */
export const lastName = () => localStorage.getItem(NAME_KEY) ?? "";

const rememberName = (name) => localStorage.setItem(NAME_KEY, name);

/** Keep the tokens of a game that was just opened, and show its table. */
export function enterGame(game) {
  for (const { seat, token } of game.tokens) keepToken(game.id, seat, token);
  if (game.tokens.length) rememberName(game.seats[game.tokens[0].seat].name);
  location.hash = `#/games/${game.id}`;
}

/** Ask for a name and take the lowest open seat of a game. Then call `onSeated`, or show the table. */
export function sitDown(game, title, onSeated) {
  const name = h("input", {
    name: "name",
    required: true,
    maxlength: 40,
    value: lastName(),
    autocomplete: "nickname",
    autofocus: true,
  });
  const problem = h("div", { role: "alert" });
  const form = h(
    "form",
    { onsubmit: onSubmit(submit) },
    h("label.field", null, h("span", null, texts.yourName), name),
    problem,
    formButtons(texts.sitDown, () => shown.close()),
  );
  const shown = dialog(texts.sitDownAt(title), texts.close, form);

  async function submit() {
    try {
      const taken = await ask(`/games/${game}/seats`, {
        method: "POST",
        body: { name: name.value.trim(), nonce: randomKey() },
      });
      keepToken(game, taken.seat, taken.token);
      rememberName(name.value.trim());
      shown.close();
      if (onSeated) onSeated();
      else location.hash = `#/games/${game}`;
    } catch (error) {
      replace(problem, h("p.refused", null, messageFor(error)));
    }
  }
}
