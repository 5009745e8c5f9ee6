/**
 * The AIs as people, and a cow: each level has a character with a face, names and sentences. The service calls an AI by
 * its level and its place, such as “easy 2”; the page says “Old Hamish”, unless who opened the game gave it a name.
 */

import { html } from "./html.js";
import { texts } from "./texts/characters.js";

const LEVELS = Object.keys(texts);
/** Where the faces are drawn, each under its level. */
const FACES = new URL("characters.svg", import.meta.url).href;
const NAMED_BY_SERVICE = new RegExp(`\\b(${LEVELS.join("|")}) ([1-5])\\b`, "g");

/**
 * Return the character of a level. On each seat the name is another, so two of a level at a table are told apart.
 * @param {string} level
 * @param {number} [seat] 0 to 4
 * @returns {{name: string, greeting: string, farewell: {won: string, lost: string}}}
 */
export function characterOf(level, seat = 1) {
  const { names, ...lines } = texts[level];
  return { name: names[seat], ...lines };
}

/**
 * Return a text of the service, which may be JSON, with the characters' names in place of the service's.
 * @type {(text: string) => string}
 */
export const withCharacters = (text) =>
  text.replace(NAMED_BY_SERVICE, (_, level, place) => characterOf(level, place - 1).name);

/**
 * Return the portrait of a level's character, in the colours of a seat if it stands on one; or of the “guide” of lessons.
 * @param {string} level
 * @param {{size?: string, seat?: number | null}} [options] the `size` of its sides, in any unit of CSS
 */
export function portrait(level, { size = "2em", seat = null } = {}) {
  return html`<svg class=${`portrait ${seat === null ? "" : `seat${seat}`}`} viewBox="0 0 64 64" style=${{ width: size, height: size }} aria-hidden="true">
    <use href=${`${FACES}#${level}`} />
  </svg>`;
}
