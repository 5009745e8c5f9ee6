/** The form for a new game: the game, its options (from the ruleset's schema), and who sits where. */

import { ask, askOnce, messageFor } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { textsOf } from "../games/index.js";
import { texts } from "../texts/page.js";
import { formButtons, onSubmit, optionField } from "./fields.js";
import { seatChoices } from "./seat_choices.js";
import { enterGame } from "./seats.js";

/** Open the dialog. */
export async function openNewGame() {
  try {
    const { items } = await askOnce("/rulesets");
    const gameTexts = await Promise.all(items.map(({ name }) => textsOf(name)));
    openForm(items, new Map(items.map(({ name }, place) => [name, gameTexts[place]])));
  } catch (error) {
    dialog(texts.newGame, texts.close, h("p.refused", { role: "alert" }, messageFor(error)));
  }
}

function openForm(items, gameTexts) {
  const choices = { ruleset: items[0], count: items[0].seats[0], options: {}, listed: true };
  const seats = seatChoices(draw);
  const form = h("form.new-game", { onsubmit: onSubmit(submit) });
  const shown = dialog(texts.newGame, texts.close, form);
  let problem = null;

  function choose(name) {
    choices.ruleset = items.find((item) => item.name === name);
    [choices.count] = choices.ruleset.seats;
    choices.options = {};
    problem = null;
    draw();
  }

  function draw() {
    const { ruleset } = choices;
    replace(
      form,
      h(
        "fieldset",
        null,
        h("legend", null, texts.whichGame),
        h(
          "div.choice",
          null,
          items.map((item) =>
            h(
              "label",
              null,
              h("input", {
                type: "radio",
                name: "ruleset",
                value: item.name,
                checked: item === ruleset,
                "data-key": item.name,
                onchange: () => choose(item.name),
              }),
              h("span", null, item.title),
            ),
          ),
        ),
      ),
      h(
        "fieldset",
        null,
        h("legend", null, texts.players),
        ruleset.seats.length > 1 &&
          h(
            "div.choice",
            null,
            ruleset.seats.map((count) =>
              h(
                "label",
                null,
                h("input", {
                  type: "radio",
                  name: "count",
                  value: count,
                  checked: count === choices.count,
                  "data-key": `count ${count}`,
                  onchange: () => {
                    choices.count = count;
                    draw();
                  },
                }),
                h("span", null, count),
              ),
            ),
          ),
        seats.rows(choices.count),
      ),
      h(
        "fieldset",
        null,
        h("legend", null, texts.options),
        Object.entries(ruleset.options.properties).map(([name, schema]) =>
          optionField(choices, name, schema, gameTexts.get(ruleset.name)),
        ),
        h(
          "label.check",
          null,
          h("input", {
            type: "checkbox",
            checked: choices.listed,
            onchange: (event) => {
              choices.listed = event.target.checked;
            },
          }),
          h("span", null, texts.listed),
        ),
      ),
      problem && h("p.refused", { role: "alert" }, problem),
      formButtons(texts.openGame, () => shown.close()),
    );
  }

  async function submit() {
    const options = Object.fromEntries(
      Object.entries(choices.options).filter(
        ([name, value]) => name !== "first_seat" || value === null || value < choices.count,
      ),
    );
    const body = {
      ruleset: choices.ruleset.name,
      options,
      listed: choices.listed,
      seats: seats.request(choices.count),
    };
    try {
      const game = await ask("/games", { method: "POST", body });
      shown.close();
      enterGame(game);
    } catch (error) {
      problem = error.errors?.[0]?.detail ?? messageFor(error);
      draw();
    }
  }

  draw();
}
