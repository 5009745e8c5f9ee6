/** The dialog that tells all keys of a table. */

import { html, openDialog } from "../../html.js";
import { texts } from "../../texts/keys.js";
import { texts as pageTexts } from "../../texts/page.js";

const LINKS = ["–", "arrow"];

/** Open it. */
export function openKeys() {
  const shown = openDialog(
    texts.keys,
    pageTexts.close,
    () =>
      html`<p>${texts.keysLead}</p>
        <div class="keys">
          ${texts.groups.map(
            ({ title, rows }) =>
              html`<section key=${title}>
                <h3>${title}</h3>
                <dl>${rows.map(([keys, does]) => row(keys, does))}</dl>
              </section>`,
          )}
        </div>`,
  );
  shown.element.classList.add("keys-dialog");
}

/** @type {(keys: string[], does: string) => Cairn.Template} */
const row = (keys, does) =>
  html`<div>
    <dt>${keys.map((key) => [LINKS.includes(key) ? key : html`<kbd>${key}</kbd>`, " "])}</dt>
    <dd>${does}</dd>
  </div>`;
