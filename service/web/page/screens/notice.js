/** What the service said to a move: why it is refused, and the clause. */

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
        found.words,
        " ",
        found.rule && clauseLink(game.ruleset, found.rule),
        " ",
        button(texts.close, () => set({ notice: null }), { class: "quiet" }),
      ),
  );
}
