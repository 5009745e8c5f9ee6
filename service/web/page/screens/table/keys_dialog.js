/** The dialog that tells all keys of a table. */

import { html, openDialog } from "../../html.js";
import { load, say } from "../../language.js";
import { keyName } from "./keys.js";

await load("table_details");

/**
 * What the keys do, by group.
 * @type {Record<string, Record<string, string>>}
 */
const GROUPS = {
  board: {
    nearest: "← → ↑ ↓",
    nearest_of_all: "Shift arrow",
    choose: "1 – 9",
    choose_place: "Shift 1 – 9",
    click: "Enter",
    let_go: "Esc",
  },
  buttons: { first: "E", second: "R", third: "T", undo: "U", hint: "H", skip: "S" },
  words: { type: "/", all_moves: "M" },
  replay: { step: "← →", milestone: "Shift ← →", mistake: "Shift ↑ ↓", ends: "Home End", play: "Space" },
  everywhere: { keys: "?" },
};

/** Open it. */
export function openKeys() {
  const shown = openDialog(
    say("keys-keys"),
    say("page-close"),
    () =>
      html`<p>${say("keys-keys-lead")}</p>
        <div class="keys">
          ${Object.entries(GROUPS).map(
            ([group, rows]) =>
              html`<section key=${group}>
                <h3>${say(`keys-group-${group}`)}</h3>
                <dl>${Object.entries(rows).map(([does, keys]) => row(keys.split(" "), say(`keys-does-${does}`)))}</dl>
              </section>`,
          )}
        </div>`,
  );
  shown.element.classList.add("keys-dialog");
}

/** @type {(keys: string[], does: string) => Cairn.Template} */
const row = (keys, does) =>
  html`<div>
    <dt>${keys.map((key) => [["–", "arrow"].includes(key) ? keyName(key) : html`<kbd>${keyName(key)}</kbd>`, " "])}</dt>
    <dd>${does}</dd>
  </div>`;
