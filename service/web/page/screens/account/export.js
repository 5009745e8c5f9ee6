/** All that Cairn keeps of a player, as one file: the service makes it, and the browser saves it. */

import { messageFor } from "../../api.js";
import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer } from "../../player.js";

/**
 * Return what draws the button, and what is said of the file.
 * @param {() => void} redraw draws the screen again
 * @param {AbortSignal} signal aborted when the screen is left
 */
export function exportBox(redraw, signal) {
  /** @type {Cairn.Content} */
  let said = null;
  let isBusy = false;

  async function download() {
    isBusy = true;
    said = say("players-downloading");
    redraw();
    try {
      const all = await askAsPlayer("/me/export", { signal });
      if (signal.aborted) return;
      save(all, `cairn-${all.player.id}.json`);
      said = say("players-downloaded", { count: all.games.length });
    } catch (error) {
      said = html`<p class="refused">${messageFor(error)}</p>`;
    } finally {
      isBusy = false;
      redraw();
    }
  }

  return () =>
    html`<div class="buttons">
      ${button(say("players-download"), download, { "data-key": "export", disabled: isBusy })}
      <div role="status">${said}</div>
    </div>`;
}

/** @type {(content: unknown, name: string) => void} */
function save(content, name) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
