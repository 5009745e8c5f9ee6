/** Details that can be opened and closed. They stay as the reader left them when the screen is drawn again. */

import { html } from "../html.js";
import { set, table } from "../store.js";

/**
 * Return details with a summary. The body is made only when they are open.
 * @param {Pick<Cairn.State, "openDetails">} state
 * @param {string} name
 * @param {Cairn.Content} summary
 * @param {() => Cairn.Content} body
 * @param {string | null} [look]
 * @returns {Cairn.Template}
 */
export function details(state, name, summary, body, look = null) {
  const isOpen = state.openDetails.has(name);
  return html`<details key=${`details ${name}`} class=${look} open=${isOpen} ontoggle=${(/** @type {Cairn.FieldEvent<HTMLDetailsElement>} */ { target }) => setOpen(name, target.open)}>
    <summary data-key="details ${name}">${summary}</summary>
    ${isOpen && body()}
  </details>`;
}

/**
 * Return details with a heading, in a box.
 * @param {Pick<Cairn.State, "openDetails">} state
 * @param {string} name
 * @param {string} title
 * @param {() => Cairn.Content} body
 * @returns {Cairn.Template}
 */
export const panel = (state, name, title, body) => details(state, name, html`<h2>${title}</h2>`, body, "panel");

/** @type {(name: string, isOpen: boolean) => void} */
function setOpen(name, isOpen) {
  const { openDetails } = table();
  if (openDetails.has(name) === isOpen) return;
  const changed = new Set(openDetails);
  if (isOpen) changed.add(name);
  else changed.delete(name);
  set({ openDetails: changed });
}
