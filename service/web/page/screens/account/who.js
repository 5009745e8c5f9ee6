/** Who plays: the form with which somebody becomes a player, and the field for a name. */

import { messageFor, mistakesOf } from "../../api.js";
import { html } from "../../html.js";
import { becomePlayer, lastName } from "../../player.js";
import { texts as codeTexts } from "../../texts/code.js";
import { texts } from "../../texts/players.js";
import { onSubmit, problemBox } from "../fields.js";

/**
 * Return the field for one's name. What is typed stays when it is drawn again; its form has it as `name`.
 * @type {(value?: string, attributes?: Cairn.Attributes) => Cairn.Template}
 */
export const nameInput = (value = lastName(), props = {}) =>
  html`<input name="name" required maxlength="40" defaultValue=${value} autocomplete="nickname" ...${props} />`;

/**
 * Return what the service says of a name that it refuses.
 * @type {(error: unknown) => string}
 */
export const nameProblem = (error) => mistakesOf(error)[0]?.detail ?? messageFor(error);

/**
 * Return what draws the form with which somebody who is not known here becomes a player.
 * @param {() => void} redraw draws the screen again
 */
export function rememberForm(redraw) {
  /** @type {string | null} */
  let problem = null;

  /** @param {Cairn.FormValues} values */
  async function submit({ name }) {
    problem = null;
    try {
      await becomePlayer(name.trim());
    } catch (error) {
      problem = nameProblem(error);
    }
    redraw();
  }

  return () =>
    html`<form class="remember" onsubmit=${onSubmit(submit)}>
      <p>${texts.rememberLead}</p>
      <div class="buttons">
        <label class="inline"><span>${texts.yourName}</span>${nameInput()}</label>
        <button type="submit" class="primary">${texts.remember}</button>
      </div>
      <p><a href="#/code" data-key="code">${codeTexts.have}</a></p>
      ${problemBox(problem)}
    </form>`;
}
