/** What can be said at a table, and the pictures of it. */

import { html } from "./html.js";

/** Where the pictures are drawn, each under the name of its phrase. */
const PICTURES = new URL("phrases.svg", import.meta.url).href;

/** What can be said, in the order in which it is offered. */
export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "bagpipes", "again"];

/**
 * Return the picture of a phrase. Who cannot see it is told by what stands beside it.
 * @type {(phrase: string) => Cairn.Template}
 */
export const phrasePicture = (phrase) =>
  html`<svg class="phrase" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><use href=${`${PICTURES}#${phrase}`} /></svg>`;
