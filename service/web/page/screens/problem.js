/** The screen that stands where another cannot be shown, and says why. */

import { html, render } from "../html.js";
import { say } from "../language.js";
import { setTitle } from "../title.js";

/**
 * Show a sentence, what may be done about it, and the way to the games.
 * @param {HTMLElement} main
 * @param {string} sentence
 * @param {...Cairn.Content} buttons
 */
export function showProblem(main, sentence, ...buttons) {
  setTitle(say("page-not-shown"));
  render(
    main,
    html`<div class="lobby">
      <h1>${say("page-not-shown")}</h1>
      <p class="refused" role="alert">${sentence}</p>
      <div class="buttons">${buttons}<a href="#/">${say("page-to-games")}</a></div>
    </div>`,
  );
}
