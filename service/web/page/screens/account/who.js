/** Who plays: the form with which somebody becomes a player, and the field for a name. */

import { messageFor, mistakesOf } from "../../api.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { becomePlayer, lastName } from "../../player.js";
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
      <p>${say("players-remember-lead")}</p>
      <div class="buttons">
        <label class="inline"><span>${say("players-your-name")}</span>${nameInput()}</label>
        <button type="submit" class="primary">${say("players-remember")}</button>
      </div>
      <p><a href="#/code" data-key="code">${say("code-have")}</a></p>
      ${problemBox(problem)}
    </form>`;
}
