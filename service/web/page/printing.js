/**
 * What is printed in place of the screen: a finished game as its story, or the rulebook if it is open. It is made when
 * the browser is about to print, and removed after that, since a long story would cost much on every screen.
 */

import { render } from "./html.js";

/**
 * What makes the sheet of the screen that is shown; null if the screen itself is printed.
 * @type {(() => Cairn.Content) | null}
 */
let sheetOf = null;

/**
 * Have a function return the template that is printed in place of the screen, or null; null for `made` ends that.
 * @param {(() => Cairn.Content) | null} made
 */
export function printAs(made) {
  sheetOf = made;
}

window.addEventListener("beforeprint", () => {
  const dialog = document.querySelector("dialog[open]");
  const book = dialog?.querySelector(".rulebook");
  const template = dialog ? null : sheetOf?.();
  if (!book && !template) return;
  const sheet = document.createElement("article");
  sheet.className = "paper-sheet";
  if (book) sheet.append(book.cloneNode(true));
  else render(sheet, template);
  document.body.prepend(sheet);
});

window.addEventListener("afterprint", () => document.querySelector(".paper-sheet")?.remove());
