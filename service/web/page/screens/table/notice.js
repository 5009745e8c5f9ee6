/** A message over the controls, such as why a move was refused, with a link to the clause. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { set } from "../../store.js";

/**
 * Return what the page has to say: that the connection is lost, and the notice, if there is one.
 * @type {Cairn.Part}
 */
export function notice({ notice: found, connectionLost, game }) {
  return html`<div class="notice">
    ${connectionLost && html`<p class="refused" key="lost">${say("page-connection-lost")}</p>`}
    ${
      found &&
      html`<p class="refused" key="notice">
      ${found.message} ${found.rule && clauseButton(game, found.rule)}
      ${" "}${button(say("page-close"), () => set({ notice: null }), { class: "quiet" })}
    </p>`
    }
  </div>`;
}

/**
 * Return a button that opens the rulebook of a game's version at a clause.
 * @type {(game: Cairn.Game, clause: string) => Cairn.Template}
 */
const clauseButton = ({ ruleset, rules_version: version }, clause) =>
  button(
    say("page-read-clause", { clause }),
    async () => (await import("../../rulebook.js")).openRules(ruleset, version, clause),
    { class: "clause" },
  );
