/** A new game: which, with which options, and who sits where. The form is made of the ruleset's own schema. */

import { ask, askOnce, wordsOf } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { textsOf } from "../games/index.js";
import { texts } from "../texts/page.js";
import { endings, option, submits } from "./fields.js";
import { enter, wishes } from "./wishes.js";

/** Open the dialog. */
export async function openNewGame() {
  try {
    const { items } = await askOnce("/rulesets");
    const gameTexts = await Promise.all(items.map(({ name }) => textsOf(name)));
    form(items, new Map(items.map(({ name }, place) => [name, gameTexts[place]])));
  } catch (error) {
    dialog(texts.newGame, texts.close, h("p.refused", { role: "alert" }, wordsOf(error)));
  }
}

function form(items, gameTexts) {
  const wish = { ruleset: items[0], count: items[0].seats[0], options: {}, listed: true };
  const seats = wishes(draw);
  const body = h("form.newgame", { onsubmit: submits(submit) });
  const shown = dialog(texts.newGame, texts.close, body);
  let problem = null;

  function choose(name) {
    wish.ruleset = items.find((item) => item.name === name);
    [wish.count] = wish.ruleset.seats;
    wish.options = {};
    problem = null;
    draw();
  }

  function draw() {
    const { ruleset } = wish;
    replace(
      body,
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
                  checked: count === wish.count,
                  "data-key": `count ${count}`,
                  onchange: () => {
                    wish.count = count;
                    draw();
                  },
                }),
                h("span", null, count),
              ),
            ),
          ),
        seats.rows(wish.count),
      ),
      h(
        "fieldset",
        null,
        h("legend", null, texts.options),
        Object.entries(ruleset.options.properties).map(([name, schema]) =>
          option(wish, name, schema, gameTexts.get(ruleset.name)),
        ),
        h(
          "label.check",
          null,
          h("input", {
            type: "checkbox",
            checked: wish.listed,
            onchange: (event) => {
              wish.listed = event.target.checked;
            },
          }),
          h("span", null, texts.listed),
        ),
      ),
      problem && h("p.refused", { role: "alert" }, problem),
      endings(texts.openGame, () => shown.close()),
    );
  }

  async function submit() {
    const options = Object.fromEntries(
      Object.entries(wish.options).filter(
        ([name, value]) => name !== "first_seat" || value === null || value < wish.count,
      ),
    );
    const asked = {
      ruleset: wish.ruleset.name,
      options,
      listed: wish.listed,
      seats: seats.asked(wish.count),
    };
    try {
      const game = await ask("/games", { method: "POST", body: asked });
      shown.close();
      enter(game);
    } catch (error) {
      problem = error.errors?.[0]?.detail ?? wordsOf(error);
      draw();
    }
  }

  draw();
}
