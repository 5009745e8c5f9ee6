/** The player's devices: what has a token to act as them. Each can be removed, and another one added by a link. */

import { messageFor } from "../../api.js";
import { button, html, openDialog } from "../../html.js";
import { askAsPlayer, forgetMe } from "../../player.js";
import { texts as pageTexts } from "../../texts/page.js";
import { texts } from "../../texts/players.js";
import { problemBox } from "../fields.js";
import { openLinkDevice } from "./link_device.js";

/** @typedef {Cairn.Schemas["PlayerToken"]} DeviceToken */

/**
 * Load the devices, and return what draws the section.
 * @param {() => void} redraw draws the screen again
 * @param {AbortSignal} signal aborted when the screen is left
 */
export function devices(redraw, signal) {
  /** @type {DeviceToken[] | null} */
  let tokens = null;
  /** @type {string | null} */
  let problem = null;
  load();

  async function load() {
    try {
      tokens = (await askAsPlayer("/me/tokens")).items;
      problem = null;
    } catch (error) {
      problem = messageFor(error);
    }
    redraw();
  }

  /** @type {() => Cairn.Content} */
  const list = () =>
    problem
      ? html`<p class="refused">${problem}</p>`
      : tokens
        ? html`<ul>${tokens.map((token) => device(token, load))}</ul>`
        : pageTexts.loading;

  return () =>
    html`<section>
      <h2>${texts.devices}</h2>
      <p class="small">${texts.devicesLead}</p>
      <div class="devices" aria-live="polite">${list()}</div>
      ${button(texts.linkDevice, () => openLinkDevice(load, signal), { "data-key": "link" })}
    </section>`;
}

/** @type {(token: DeviceToken, load: () => Promise<void>) => Cairn.Template} */
function device(token, load) {
  const label = token.label || texts.firstDevice;
  const words = [
    token.scope !== "link" && texts.scopes[token.scope],
    texts.tokenSince(token.created_at),
    token.expires_at && texts.tokenUntil(token.expires_at),
  ];
  return html`<li key=${token.id} class="device">
    <div>
      <strong>${label}</strong>${token.current && html` <span class="mark">${texts.thisDevice}</span>`}
      <p class="small">${words.filter(Boolean).join(", ")}</p>
    </div>
    ${button(texts.remove, () => askRemove(token, label, load), {
      "aria-label": texts.removeOf(label),
      "data-key": `remove ${token.id}`,
    })}
  </li>`;
}

/** @type {(token: DeviceToken, label: string, load: () => Promise<void>) => void} */
function askRemove(token, label, load) {
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    texts.removeOf(label),
    pageTexts.close,
    () =>
      html`<p>${token.current ? texts.removeThis : texts.removeOther(label)}</p>
        ${problemBox(problem)}
        <div class="buttons">
          ${button(texts.remove, remove, { class: "danger" })}
          ${button(texts.keep, () => shown.close(), { autofocus: true })}
        </div>`,
  );

  async function remove() {
    try {
      await askAsPlayer(`/me/tokens/${token.id}`, { method: "DELETE" });
      shown.close();
      if (token.current) forgetMe(texts.forgotten);
      else await load();
    } catch (error) {
      problem = messageFor(error);
      shown.redraw();
    }
  }
}
