/** The screen on which somebody comes back by their recovery code, on a device that does not know them. */

import { ask } from "../../api.js";
import { portrait } from "../../characters.js";
import { html, render } from "../../html.js";
import { player, takeOver } from "../../player.js";
import { texts } from "../../texts/code.js";
import { texts as playersTexts } from "../../texts/players.js";
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
  setTitle(texts.comeBack);

  function draw() {
    if (left) return;
    render(
      main,
      html`<div class="lobby link">
        <div class="welcome">${portrait("guide", { size: "5rem" })}<h1>${texts.comeBack}</h1></div>
        <form class="new-game" onsubmit=${onSubmit(submit)}>
          <p>${texts.comeBackLead}</p>
          ${playerId() && html`<p class="refused">${playersTexts.useHereInstead(player()?.name ?? playersTexts.you)}</p>`}
          <label class="field">
            <span>${texts.words}</span>
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
          <p id="code-count" class="small">${texts.counted(count)}</p>
          <label class="field">
            <span>${playersTexts.deviceName}</span>
            <input name="device" required maxlength="40" defaultValue=${playersTexts.deviceDefault} />
          </label>
          ${problemBox(problem)}
          <div class="buttons"><button class="primary" type="submit" disabled=${isBusy}>${texts.comeBack}</button></div>
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
