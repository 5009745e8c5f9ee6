/** The dialog with which a player erases themself. It says what goes and what stays, and asks for the name. */

import { messageFor } from "../../api.js";
import { button, html, openDialog } from "../../html.js";
import { askAsPlayer, forgetMe, forgetPerson, player } from "../../player.js";
import { texts as pageTexts } from "../../texts/page.js";
import { texts } from "../../texts/players.js";
import { onSubmit, problemBox } from "../fields.js";

/** Open the dialog. */
export function openErase() {
  const name = player()?.name ?? "";
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    texts.erase,
    pageTexts.close,
    () =>
      html`<form class="new-game" onsubmit=${onSubmit(submit)}>
        <p>${texts.eraseGoes}</p>
        <p>${texts.eraseLeaves}</p>
        <p>${texts.eraseStays}</p>
        <label class="field">
          <span>${texts.eraseType(name)}</span>
          <input name="name" required autocomplete="off" />
        </label>
        ${problemBox(problem)}
        <div class="buttons">
          <button class="danger" type="submit">${texts.eraseYes}</button>
          ${button(pageTexts.cancel, () => shown.close(), { autofocus: true })}
        </div>
      </form>`,
  );

  /** @param {Cairn.FormValues} values */
  async function submit({ name: typed }) {
    if (typed.trim() !== name) {
      problem = texts.eraseWrong;
      shown.redraw();
      return;
    }
    try {
      await askAsPlayer("/me", { method: "DELETE" });
      shown.close();
      forgetPerson();
      forgetMe(texts.erased);
      location.hash = "#/";
    } catch (error) {
      problem = messageFor(error);
      shown.redraw();
    }
  }
}
