/** A message over the controls, such as why a move was refused, with a link to the clause. */

import { button, html } from "../../html.js";
import { clauseLink } from "../../rulebook.js";
import { set } from "../../store.js";
import { texts } from "../../texts/page.js";

/**
 * Return what the page has to say: that the connection is lost, and the notice, if there is one.
 * @type {Cairn.Part}
 */
export function notice({ notice: found, connectionLost, game }) {
  return html`<div class="notice">
    ${connectionLost && html`<p class="refused" key="lost">${texts.connectionLost}</p>`}
    ${
      found &&
      html`<p class="refused" key="notice">
      ${found.message} ${found.rule && clauseLink(game, found.rule)}
      ${" "}${button(texts.close, () => set({ notice: null }), { class: "quiet" })}
    </p>`
    }
  </div>`;
}
