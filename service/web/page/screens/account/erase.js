/** The dialog with which a player erases themself. It says what goes and what stays, and asks for the name. */

import { messageFor } from "../../api.js";
import { button, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer, forgetMe, forgetPerson, player } from "../../player.js";
import { onSubmit, problemBox } from "../fields.js";

/** Open the dialog. */
export function openErase() {
  const name = player()?.name ?? "";
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    say("players-erase"),
    say("page-close"),
    () =>
      html`<form class="new-game" onsubmit=${onSubmit(submit)}>
        <p>${say("players-erase-goes")}</p>
        <p>${say("players-erase-leaves")}</p>
        <p>${say("players-erase-stays")}</p>
        <label class="field">
          <span>${say("players-erase-type", { name })}</span>
          <input name="name" required autocomplete="off" />
        </label>
        ${problemBox(problem)}
        <div class="buttons">
          <button class="danger" type="submit">${say("players-erase-yes")}</button>
          ${button(say("page-cancel"), () => shown.close(), { autofocus: true })}
        </div>
      </form>`,
  );

  /** @param {Cairn.FormValues} values */
  async function submit({ name: typed }) {
    if (typed.trim() !== name) {
      problem = say("players-erase-wrong");
      shown.redraw();
      return;
    }
    try {
      await askAsPlayer("/me", { method: "DELETE" });
      shown.close();
      forgetPerson();
      forgetMe(say("players-erased"));
      location.hash = "#/";
    } catch (error) {
      problem = messageFor(error);
      shown.redraw();
    }
  }
}
