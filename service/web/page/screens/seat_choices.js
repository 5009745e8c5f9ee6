/** The part of a form that says who sits where in a new game: a row for each seat. */

import { h } from "../dom.js";
import { texts } from "../texts/page.js";
import { select } from "./fields.js";
import { lastName } from "./seats.js";

/**
 * Return the choices of seats: `rows` makes the rows of the form, and `request` returns what the API is asked for.
 * @param {() => void} draw draws the form again
 */
export function seatChoices(draw) {
  const choices = [];

  function choiceAt(place) {
    choices[place] ??=
      place === 0
        ? { kind: "me", name: lastName() || texts.defaultNames[0] }
        : { kind: "medium", name: texts.defaultNames[place] };
    return choices[place];
  }

  function row(place) {
    const choice = choiceAt(place);
    return h(
      "li",
      null,
      select(
        texts.seatKind(place + 1),
        texts.kinds,
        choice.kind,
        (kind) => {
          choice.kind = kind;
          draw();
        },
        `kind ${place}`,
      ),
      choice.kind === "me" &&
        h("input", {
          "aria-label": texts.seatName(place + 1),
          required: true,
          maxlength: 40,
          value: choice.name,
          oninput: (event) => {
            choice.name = event.target.value;
          },
        }),
    );
  }

  function seatRequest({ kind, name }) {
    if (kind === "me") return { kind: "human", name: name.trim() };
    return kind === "open" ? { kind } : { kind: "ai", level: kind };
  }

  const places = (count) => Array.from({ length: count }, (_, place) => place);
  return {
    rows: (count) => h("ol.seat-choices", null, places(count).map(row)),
    request: (count) => places(count).map(choiceAt).map(seatRequest),
  };
}
