/** The screen that a link from another device opens: with it, this device comes to act as the same player. */

import { ask, messageFor } from "../../api.js";
import { html, render } from "../../html.js";
import { say } from "../../language.js";
import { player, takeOver } from "../../player.js";
import { setTitle } from "../../title.js";
import { playerId } from "../../tokens.js";
import { onSubmit, problemBox } from "../fields.js";

/**
 * Show it. The token is taken out of the address at once, and is in no history of the browser then. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showLink(main, link) {
  /** @type {string | null} */
  let problem = null;
  let left = false;
  if (link) history.replaceState(null, "", "#/link");
  setTitle(say("players-use-here"));

  function draw() {
    if (left) return;
    const isKnown = link?.split(".")[0] === playerId();
    const content = !link
      ? html`<p>${say("players-no-link")}</p>`
      : isKnown
        ? html`<p>${say("players-known-here")}</p>`
        : form();
    render(main, html`<div class="lobby link"><h1>${say("players-use-here")}</h1>${content}</div>`);
  }

  const form = () =>
    html`<form class="new-game" onsubmit=${onSubmit(submit)}>
      <p>${say("players-use-here-lead")}</p>
      ${playerId() && html`<p class="refused">${say("players-use-here-instead", { name: player()?.name ?? say("players-you") })}</p>`}
      <label class="field">
        <span>${say("players-device-name")}</span>
        <input name="device" required maxlength="40" defaultValue=${say("players-device-default")} />
      </label>
      ${problemBox(problem)}
      <div class="buttons"><button class="primary" type="submit">${say("players-use-it")}</button></div>
    </form>`;

  /** @param {Cairn.FormValues} values */
  async function submit({ device }) {
    try {
      const body = { label: device.trim(), scope: "play" };
      const { token } = await ask("/me/tokens", { method: "POST", body, token: link });
      await takeOver(token);
      location.replace("#/");
    } catch (error) {
      problem = messageFor(error);
      draw();
    }
  }

  draw();
  return {
    leave: () => {
      left = true;
    },
  };
}
