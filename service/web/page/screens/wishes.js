/** Who is to sit where in a game to be opened: a row for each seat, and what follows when it is open. */

import { h } from "../dom.js";
import { texts } from "../texts/page.js";
import { keep } from "../tokens.js";
import { select } from "./fields.js";
import { myName, rememberName } from "./seats.js";

/** Return the wishes for seats: `rows` to draw so many, `asked` as the API takes them. */
export function wishes(draw) {
  const chosen = [];

  function seat(place) {
    chosen[place] ??=
      place === 0
        ? { kind: "me", name: myName() || texts.defaultNames[0] }
        : { kind: "greedy", name: texts.defaultNames[place] };
    return chosen[place];
  }

  function row(place) {
    const wish = seat(place);
    return h(
      "li",
      null,
      select(
        texts.seatKind(place + 1),
        texts.kinds,
        wish.kind,
        (kind) => {
          wish.kind = kind;
          draw();
        },
        `kind ${place}`,
      ),
      wish.kind === "me" &&
        h("input", {
          "aria-label": texts.seatName(place + 1),
          required: true,
          maxlength: 40,
          value: wish.name,
          oninput: (event) => {
            wish.name = event.target.value;
          },
        }),
    );
  }

  const places = (count) => Array.from({ length: count }, (_, place) => place);
  return {
    rows: (count) => h("ol.wishes", null, places(count).map(row)),
    asked: (count) =>
      places(count)
        .map(seat)
        .map(({ kind, name }) =>
          kind === "me"
            ? { kind: "human", name: name.trim() }
            : kind === "open"
              ? { kind }
              : { kind: "ai", level: kind },
        ),
  };
}

/** Keep what a game just opened gives its players of this browser, and go to its table. */
export function enter(game) {
  for (const { seat, token } of game.tokens) keep(game.id, seat, token);
  if (game.tokens.length) rememberName(game.seats[game.tokens[0].seat].name);
  location.hash = `#/games/${game.id}`;
}
