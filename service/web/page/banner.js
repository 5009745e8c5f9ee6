/** A sentence above every screen, such as that the player is not known any more. It stays until it is closed. */

import { button, html, render } from "./html.js";
import { say } from "./language.js";

/**
 * Show a sentence above the screen.
 * @param {string} sentence
 */
export function showBanner(sentence) {
  const banner = document.getElementById("banner");
  if (!banner) return;
  const close = button(say("page-close"), () => render(banner, null), { class: "quiet" });
  render(banner, html`<p class="banner">${sentence} ${close}</p>`);
}
