/** The dialog with the link for another device, as a QR code and as text. */

import { messageFor, pause } from "../../api.js";
import { button, find, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { qrCode } from "../qr.js";

const LOOK_MILLISECONDS = 3000;
const MINUTE = 60_000;

/**
 * Make a link token, and show it until it is used, it has ended, or the dialog is closed.
 * @param {() => void} onChange called when the devices have changed
 * @param {AbortSignal} signal aborted when the screen is left
 */
export async function openLinkDevice(onChange, signal) {
  /** @type {Cairn.Content} */
  let body = html`<p>${say("page-loading")}</p>`;
  let said = "";
  const shown = openDialog(
    say("players-link-device"),
    say("page-close"),
    () => html`<div class="link-device">${body}</div>
      <p role="status">${said}</p>`,
  );
  /** @type {(template: Cairn.Content) => void} */
  const show = (template) => {
    body = template;
    shown.redraw();
  };
  /** @type {(sentence: string) => void} */
  const report = (sentence) => {
    said = sentence;
    shown.redraw();
  };
  try {
    const made = await askAsPlayer("/me/tokens", {
      method: "POST",
      body: { label: say("players-scopes-link"), scope: "link" },
    });
    if (signal.aborted) return;
    show(linkOf(`${location.origin}/#/link/${made.token}`, shown.element, report));
    await watchLink(made, shown.element, report);
    if (shown.element.open) show(null);
    onChange();
  } catch (error) {
    show(html`<p class="refused" role="alert">${messageFor(error)}</p>`);
  }
}

/**
 * Return the link: the code, the text, and a button that copies it.
 * @type {(address: string, dialog: HTMLElement, report: (sentence: string) => void) => Cairn.Template}
 */
function linkOf(address, dialog, report) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      report(say("players-copied"));
    } catch {
      find("input", dialog)?.focus(); // its text is selected then
    }
  }

  return html`<p>${say("players-link-lead")}</p>
    <div class="code">${qrCode(address, say("players-link-code"))}</div>
    <label class="field">
      <span>${say("players-link-address")}</span>
      <input readonly value=${address} onfocus=${(/** @type {Cairn.FieldEvent} */ event) => event.target.select()} />
    </label>
    <div class="buttons">${button(say("players-copy-link"), copy)}</div>`;
}

/**
 * Say how long the link is good, until it has ended or was used.
 * @param {{id: string, expires_at: string}} token
 * @param {HTMLDialogElement} dialog
 * @param {(sentence: string) => void} report
 * @returns {Promise<void>}
 */
async function watchLink({ id, expires_at: end }, dialog, report) {
  /** @type {string | null} */
  let before = null;
  while (dialog.open) {
    const minutes = Math.ceil((Date.parse(end) - Date.now()) / MINUTE);
    /** @type {Cairn.Schemas["PlayerTokens"]} */
    const { items } = await askAsPlayer("/me/tokens");
    const isThere = items.some((token) => token.id === id);
    const left =
      isThere || minutes <= 0 ? say("players-link-left", { minutes: Math.max(0, minutes) }) : say("players-linked");
    if (left !== before) report(left);
    before = left;
    if (!isThere) return;
    await pause(LOOK_MILLISECONDS);
  }
}
