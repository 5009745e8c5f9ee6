/** How far workers are with something. */

import { html } from "../html.js";

/**
 * Return a sentence with a bar. Without a count it is not known how far it is.
 * @type {(sentence: string, done?: number, count?: number) => Cairn.Template}
 */
export const progress = (sentence, done, count) =>
  html`<div class="progress">
    <p>${sentence}</p>
    <progress max=${count || null} value=${count ? done : null} aria-label=${sentence}></progress>
  </div>`;
