/** The player's devices: what has a token to act as them. Each can be removed, and another one added by a link. */

import { messageFor } from "../../api.js";
import { button, html, openDialog } from "../../html.js";
import { dateOf, say } from "../../language.js";
import { askAsPlayer, forgetMe } from "../../player.js";
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
        : say("page-loading");

  return () =>
    html`<section>
      <h2>${say("players-devices")}</h2>
      <p class="small">${say("players-devices-lead")}</p>
      <div class="devices" aria-live="polite">${list()}</div>
      ${button(say("players-link-device"), () => openLinkDevice(load, signal), { "data-key": "link" })}
    </section>`;
}

/** @type {(token: DeviceToken, load: () => Promise<void>) => Cairn.Template} */
function device(token, load) {
  const label = token.label || say("players-first-device");
  const words = [
    token.scope !== "link" && say(`players-scopes-${token.scope}`),
    say("players-token-since", { date: dateOf(token.created_at) }),
    token.expires_at && say("players-token-until", { date: dateOf(token.expires_at, "short") }),
  ];
  return html`<li key=${token.id} class="device">
    <div>
      <strong>${label}</strong>${token.current && html` <span class="mark">${say("players-this-device")}</span>`}
      <p class="small">${words.filter(Boolean).join(", ")}</p>
    </div>
    ${button(say("players-remove"), () => askRemove(token, label, load), {
      "aria-label": say("players-remove-of", { label }),
      "data-key": `remove ${token.id}`,
    })}
  </li>`;
}

/** @type {(token: DeviceToken, label: string, load: () => Promise<void>) => void} */
function askRemove(token, label, load) {
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    say("players-remove-of", { label }),
    say("page-close"),
    () =>
      html`<p>${token.current ? say("players-remove-this") : say("players-remove-other", { label })}</p>
        ${problemBox(problem)}
        <div class="buttons">
          ${button(say("players-remove"), remove, { class: "danger" })}
          ${button(say("players-keep"), () => shown.close(), { autofocus: true })}
        </div>`,
  );

  async function remove() {
    try {
      await askAsPlayer(`/me/tokens/${token.id}`, { method: "DELETE" });
      shown.close();
      if (token.current) forgetMe(say("players-forgotten"));
      else await load();
    } catch (error) {
      problem = messageFor(error);
      shown.redraw();
    }
  }
}
