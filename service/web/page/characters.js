/**
 * The AIs as people, and a cow: each level has a character with a face and sentences, and the service names it. A seat's
 * `kind` says whether an AI plays on it, and only an AI has a face: no name of a person can look like one.
 */

import { html } from "./html.js";

/** Where the faces are drawn, each under its level, and what sets those of a level apart, under its seat. */
const FACES = new URL("characters.svg", import.meta.url).href;
/** By seat: the colours of hair, and of what is darker; the first has those of the picture. */
const HAIR = [[], ["#4a3426", "#38271d"], ["#b3aea6", "#8f8a83"], ["#e3b75d", "#c3923c"], ["#a8401d", "#7f2f15"]];

/**
 * Return the portrait of a level's character, in the colours of a seat if it stands on one, where its face is like no
 * other; or of the “guide” of lessons.
 * @param {string} level
 * @param {{size?: string, seat?: number | null}} [options] the `size` of its sides, in any unit of CSS
 */
export function portrait(level, { size = "2em", seat = null } = {}) {
  const [hair, fur] = HAIR[seat ?? 0] ?? [];
  return html`<svg class=${`portrait ${seat === null ? "" : `seat${seat}`}`} viewBox="0 0 64 64" style=${{ width: size, height: size, "--hair": hair, "--fur": fur }} aria-hidden="true">
    <use href=${`${FACES}#${level}`} />
    ${seat !== null && html`<use href=${`${FACES}#seat-${seat}`} />`}
  </svg>`;
}
