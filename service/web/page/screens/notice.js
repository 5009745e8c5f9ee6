/** A message above the board, such as why a move was refused, with a link to the clause. */

import { button, h } from "../dom.js";
import { clauseLink } from "../rulebook.js";
import { set } from "../store.js";
import { texts } from "../texts/page.js";

/** Return the notice, if there is one. */
export function notice({ notice: found, game }) {
  return h(
    "div.notice",
    null,
    found &&
      h(
        "p.refused",
        null,
        found.message,
        " ",
        found.rule && clauseLink(game.ruleset, found.rule),
        " ",
        button(texts.close, () => set({ notice: null }), { class: "quiet" }),
      ),
  );
}
