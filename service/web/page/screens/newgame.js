/** A new game: which, with which options, and who sits where. The form is made of the ruleset's own schema. */

import { ask, askOnce } from "../api.js";
import { button, dialog, h, replace } from "../dom.js";
import { texts } from "../texts.js";
import { keep } from "../tokens.js";
import { option, select } from "./fields.js";
import { myName, rememberName } from "./seats.js";

/** Open the dialog. */
export async function openNewGame() {
  const { items } = await askOnce("/rulesets");
  const wish = { ruleset: items[0], count: items[0].seats[0], seats: [], options: {}, listed: true };
  const body = h("form.newgame", { onsubmit: submit });
  const shown = dialog(texts.newGame, texts.close, body);
  let problem = null;

  function choose(name) {
    wish.ruleset = items.find((item) => item.name === name);
    [wish.count] = wish.ruleset.seats;
    wish.options = {};
    problem = null;
    draw();
  }

  function seat(place) {
    wish.seats[place] ??=
      place === 0
        ? { kind: "me", name: myName() || texts.defaultNames[0] }
        : { kind: "greedy", name: texts.defaultNames[place] };
    return wish.seats[place];
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
        h(
          "ol.wishes",
          null,
          Array.from({ length: wish.count }, (_, place) => wishRow(place)),
        ),
      ),
      h(
        "fieldset",
        null,
        h("legend", null, texts.options),
        Object.entries(ruleset.options.properties).map(([name, schema]) => option(wish, name, schema)),
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
      h(
        "div.buttons",
        null,
        h("button.primary", { type: "submit" }, texts.openGame),
        button(texts.cancel, () => shown.close()),
      ),
    );
  }

  function wishRow(place) {
    const chosen = seat(place);
    return h(
      "li",
      null,
      select(
        texts.seatKind(place + 1),
        texts.kinds,
        chosen.kind,
        (kind) => {
          chosen.kind = kind;
          draw();
        },
        `kind ${place}`,
      ),
      chosen.kind === "me" &&
        h("input", {
          "aria-label": texts.seatName(place + 1),
          required: true,
          maxlength: 40,
          value: chosen.name,
          oninput: (event) => {
            chosen.name = event.target.value;
          },
        }),
    );
  }

  async function submit(event) {
    event.preventDefault();
    const seats = Array.from({ length: wish.count }, (_, place) => seat(place));
    const options = Object.fromEntries(
      Object.entries(wish.options).filter(
        ([name, value]) => name !== "first_seat" || value === null || value < wish.count,
      ),
    );
    const asked = {
      ruleset: wish.ruleset.name,
      options,
      listed: wish.listed,
      seats: seats.map(({ kind, name }) =>
        kind === "me" ? { kind: "human", name: name.trim() } : kind === "open" ? { kind } : { kind: "ai", level: kind },
      ),
    };
    try {
      const game = await ask("/games", { method: "POST", body: asked });
      for (const { seat: place, token } of game.tokens) keep(game.id, place, token);
      const me = seats.find(({ kind }) => kind === "me");
      if (me) rememberName(me.name.trim());
      shown.close();
      location.hash = `#/games/${game.id}`;
    } catch (error) {
      problem = error.errors?.[0]?.detail ?? (error.status ? error.message : texts.offline);
      draw();
    }
  }

  draw();
}
