/** The screen on which somebody comes back by their recovery code, on a device that does not know them. */

import { ask } from "../../api.js";
import { portrait } from "../../characters.js";
import { html, render } from "../../html.js";
import { say } from "../../language.js";
import { player, takeOver } from "../../player.js";
import { setTitle } from "../../title.js";
import { playerId } from "../../tokens.js";
import { onSubmit, problemBox } from "../fields.js";
import { nameProblem } from "./who.js";

/**
 * Show it. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showComeBack(main) {
  /** @type {string | null} */
  let problem = null;
  let count = 0,
    isBusy = false,
    left = false;
  setTitle(say("code-come-back"));

  function draw() {
    if (left) return;
    render(
      main,
      html`<div class="lobby link">
        <div class="welcome">${portrait("guide", { size: "5rem" })}<h1>${say("code-come-back")}</h1></div>
        <form class="new-game" onsubmit=${onSubmit(submit)}>
          <p>${say("code-come-back-lead")}</p>
          ${playerId() && html`<p class="refused">${say("players-use-here-instead", { name: player()?.name ?? say("players-you") })}</p>`}
          <label class="field">
            <span>${say("code-words")}</span>
            <textarea
              name="code"
              required
              rows="4"
              maxlength="512"
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              aria-describedby="code-count"
              oninput=${counted}
            ></textarea>
          </label>
          <p id="code-count" class="small">${say("code-counted", { count })}</p>
          <label class="field">
            <span>${say("players-device-name")}</span>
            <input name="device" required maxlength="40" defaultValue=${say("players-device-default")} />
          </label>
          ${problemBox(problem)}
          <div class="buttons"><button class="primary" type="submit" disabled=${isBusy}>${say("code-come-back")}</button></div>
        </form>
      </div>`,
    );
  }

  /** @param {Cairn.FieldEvent<HTMLTextAreaElement>} event */
  function counted({ target }) {
    count = target.value.match(/\p{L}+/gu)?.length ?? 0;
    draw();
  }

  /** @param {Cairn.FormValues} values */
  async function submit({ code, device }) {
    problem = null;
    isBusy = true;
    draw();
    try {
      const { token } = await ask("/recoveries", { method: "POST", body: { code, label: device.trim() } });
      await takeOver(token);
      location.replace("#/");
    } catch (error) {
      problem = nameProblem(error);
      isBusy = false;
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
