/**
 * The AIs as people, and a cow: each level has a character with a face, names and sentences. The service calls an AI by
 * its level and its place, such as “easy 2”; the page says “Old Hamish”, unless who opened the game gave it a name.
 */

import { html } from "./html.js";
import { texts } from "./texts/characters.js";

const LEVELS = Object.keys(texts);
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

/** Return a text of the service, which may be JSON, with the characters' names in place of the service's. */
export const withCharacters = (text) =>
  text.replace(NAMED_BY_SERVICE, (_, level, place) => characterOf(level, place - 1).name);

const shoulders = html`<path class="plaid" d="M4 66c1.5-12.5 10-18 28-18s26.5 5.5 28 18z" />
  <path class="sett" d="M14 51.5 22 66M25 48.5 34 66M37 48.3 46 66M48 50.5 56 62M50 51.5 42 66M39 48.3 30 66M27 48.3 18 66M16 50.5 8 62" />`;
const eyes = html`<circle cx="27.3" cy="30" r="1.5" class="ink" /><circle cx="36.7" cy="30" r="1.5" class="ink" />`;

/** For each level what is drawn in a round window of 64, in front of hills. */
const FACES = {
  random: html`<path fill="#8a3f1c" d="M12 66c0-10 6-15 20-15s20 5 20 15z" /><path class="plaid" d="M20 54c7 3.5 17 3.5 24 0l1.5 4.5c-8 4-19 4-27 0z" />
    <circle cx="32" cy="59.5" r="3.2" fill="#e2b53e" />
    <path fill="#efe3c4" d="M20 22C11 23 4 19 3.5 9c3.5 5.5 9 7 18 6.5zM44 22c9 1 16-3 16.5-13-3.5 5.5-9 7-18 6.5z" />
    <path fill="#9a4a22" d="M19 26c-6-2.5-11-1-13 2.5 4 3.5 9 4 13.5 1.5zM45 26c6-2.5 11-1 13 2.5-4 3.5-9 4-13.5 1.5z" />
    <path fill="#b65c2a" d="M18.5 22c0-7 5.5-10 13.5-10s13.5 3 13.5 10c0 8-2 12-2.5 20 0 7-4.5 11-11 11s-11-4-11-11c-.5-8-2.5-12-2.5-20z" />
    <path fill="#e9b9a0" d="M20.5 45c0-5 5-7.5 11.5-7.5S43.5 40 43.5 45 38.5 54 32 54s-11.5-4-11.5-9z" />
    <ellipse cx="27.5" cy="44.5" rx="1.7" ry="2.2" class="ink" /><ellipse cx="36.5" cy="44.5" rx="1.7" ry="2.2" class="ink" />
    <path class="stroke" d="M27.5 50c3 1.3 6 1.3 9 0" />
    <path fill="#d67f3f" d="M17 21c-1-8 6-12.5 15-12.5S48 13 47 21c-.5 5-2 9-4 13-.3-3-1-5-2-7-.5 4-1.5 7-3.5 10-.5-4-1.3-6.5-2.5-9-.8 4-1.8 7.5-3.5 11-1.3-4-2-7-2.5-11-1.2 3-2 6-2.5 9.5-2-3-3-7-3.5-11-1 2-1.5 4.5-2 7.5-2-4-3.5-8.5-4-13z" />
    <path class="stroke" d="M24 12c-2.5 6-2.5 11-1.5 16M32 9.5c-.8 8-.8 14-.3 20M40 12c2.5 6 2.5 11 1.5 16" opacity=".45" />
    <path class="stroke" stroke="#3f7a3a" d="M36.5 50.5c4 .5 8 .2 11-2" /><g fill="#fffdf6"><circle cx="49" cy="44.5" r="2.2" /><circle cx="52" cy="47" r="2.2" /><circle cx="50.7" cy="50.3" r="2.2" /><circle cx="47" cy="50" r="2.2" /><circle cx="46" cy="46.5" r="2.2" /></g><circle cx="49" cy="47.6" r="1.9" fill="#e2b53e" />`,
  easy: html`${shoulders}
    <circle cx="20" cy="32" r="3" class="skin" /><circle cx="44" cy="32" r="3" class="skin" />
    <path class="skin" d="M20.5 29c0-9 4.5-13 11.5-13s11.5 4 11.5 13-4 15-11.5 15-11.5-6-11.5-15z" />
    <path fill="#f4f0e4" d="M19.3 29c-2.5 13 2.5 28 12.7 28s15.2-15 12.7-28c-1.7 4.5-4.7 7-8.2 7-1.5-1.5-7.5-1.5-9 0-3.5 0-6.5-2.5-8.2-7z" />
    <path class="stroke" stroke="#cfc7b2" d="M25 43c.5 4 1.5 7 3 10M32 45v11M39 43c-.5 4-1.5 7-3 10" />
    <path class="stroke" d="M29 40.5c2 1.5 4 1.5 6 0" />
    <path fill="#fff" d="M32 36c-2.5-2-6.5-1.5-9.5 2.5 3.5 1.2 7 1 9.5-.8 2.5 1.8 6 2 9.5.8-3-4-7-4.5-9.5-2.5z" />
    <circle cx="24.5" cy="33" r="2.4" class="blush" /><circle cx="39.5" cy="33" r="2.4" class="blush" />
    <ellipse cx="32" cy="33" rx="2.8" ry="3.1" fill="#d98a69" />
    <path class="stroke" d="M25 29.8c.9-1.6 3.1-1.6 4 0M35 29.8c.9-1.6 3.1-1.6 4 0" />
    <path class="stroke thick" stroke="#f4f0e4" d="M24 26c1.5-1.5 3.5-1.7 5-.8M40 26c-1.5-1.5-3.5-1.7-5-.8" />
    <path fill="#27506e" d="M13.5 20.5C11.5 12 20.5 6.5 33 6.5s20 5 18.5 12.5c-.7 3.5-4 3.5-7 2.5-8-2.5-17-2.5-25 .5-2.5 1-5.3.8-6-1.5z" />
    <path fill="#1c3950" d="M19 22.5c7.5-3.2 18.5-3.2 26 0l-.6 3.5c-7.5-2.7-17.3-2.7-24.8 0z" />
    <path class="stroke" stroke="#d8ccb0" stroke-dasharray="2 2" d="M19.6 24.3c7.5-3 17.3-3 24.8 0" />
    <path class="shine" d="M17 16c2-4.5 8-7 15-7-6 1.5-11 4-13 8.5z" /><circle cx="34" cy="6.8" r="3.8" fill="#b8392c" />`,
  medium: html`<path fill="#9c431f" d="M18.5 35C15 18 21 9 32 9s17 9 13.5 26c.5 6 0 10-1.5 14H20c-1.5-4-2-8-1.5-14z" />
    <path class="skin" d="M27.5 40h9v10c0 4-9 4-9 0z" /><path fill="#c98d6c" d="M27.5 43.5c3 2.5 6 2.5 9 0v2.5c-3 2-6 2-9 0z" />
    ${shoulders}<path fill="#f1e8d2" d="M24 48.2 32 57l8-8.8c-1.2-.3-2.4-.4-3.5-.4-1 2.5-8 2.5-9 0-1.1 0-2.3.1-3.5.4z" />
    <path class="skin" d="M21.7 28c0 10.5 4.3 17.5 10.3 17.5S42.3 38.5 42.3 28c0-7.5-4-11-10.3-11s-10.3 3.5-10.3 11z" />
    ${eyes}<path class="stroke" d="M24.8 29.3c1-1.3 2.5-1.8 4-1.3M39.2 29.3c-1-1.3-2.5-1.8-4-1.3" />
    <path class="stroke" stroke="#8a3a1a" d="M24.3 25.8c1.5-1 3.2-1.2 4.7-.7M35 23.8c1.6-.9 3.4-.8 4.9.3" />
    <path class="stroke" stroke="#b9745a" d="M32 30.5c.3 2 1.2 3.2 1 4.3-.6.6-1.4.6-2 .2" />
    <path class="stroke" stroke="#a03c38" d="M28.2 38.8c2.3 1.7 5.6 1.6 8-.7" />
    <circle cx="25" cy="35" r="2.2" class="blush" /><circle cx="39" cy="35" r="2.2" class="blush" />
    <path class="stroke" stroke="#b9745a" d="M25.5 33.2h0M27.5 34.2h0M36.7 34.2h0M38.6 33.2h0" />
    <path fill="#c25c2c" d="M20 33C18 18 23 12.5 32 12.5S46 18 44 33c-1-5-2.5-9-5-12-4.5 2.5-9 2.7-13.5 1-3 2.5-4.5 6-5.5 11z" />
    <path class="stroke" stroke="#e08a52" d="M24 19.5c4 1.5 9 1.5 13.5-.8M27 15.5c3-1 6-1 9 0" />
    <g fill="#c25c2c" class="edged"><ellipse cx="46.5" cy="41" rx="3.6" ry="3.2" /><ellipse cx="47.3" cy="46.5" rx="3.5" ry="3.2" /><ellipse cx="47.3" cy="52" rx="3.2" ry="3" /><path d="M45 55.5h4.6L50.5 62h-6z" /></g>
    <path class="plaid edged" d="M44.8 54.3h5v2.2h-5z" /><circle cx="32" cy="55.5" r="3" fill="#e2b53e" class="edged" /><circle cx="32" cy="55.5" r="1.1" fill="#8a2a5c" />`,
  hard: html`<g class="edged"><path fill="#efe6d2" d="M18 20C12 13 12 5 16 0c4 5 5.5 11 4.5 18z" /><path fill="#d9c9a4" d="M21.5 17C18 9.5 20 2.5 25-1c2 6 1.5 12-1.5 17.5z" /></g><path fill="#3a2d22" d="M14.7 6C14 3.5 14.7 1.5 16 0c1.5 2 2.5 4 3.2 6.2zM21.5 3.5c.6-1.8 1.8-3.4 3.5-4.5.6 2 .9 4 .8 6z" />
    ${shoulders}<path fill="#7a6146" d="M10 56c1-6 8-9.5 13-9.5 2 3.5 5.5 5.5 9 5.5s7-2 9-5.5c5 0 12 3.5 13 9.5-3-1-4.5.8-6.5 2.2-1.5-1.8-3.5-1.2-5 .8-1.5-1.8-3.5-1.2-5 .6-1.5-1.6-3-1.6-5.5.4-2.5-2-4-2-5.5-.4-1.5-1.8-3.5-2.4-5-.6-1.5-2-3.5-2.6-5-.8-2-1.4-3.5-3.2-6.5-2.2z" />
    <path class="skin" d="M20.5 27c0-7 4-11 11.5-11s11.5 4 11.5 11c0 11-3.5 19-11.5 19s-11.5-8-11.5-19z" />
    <path fill="#2f241d" d="M20 27c.8 1.5 2 5 3 7.5 2.5-1.5 5-2 9-2s6.5.5 9 2c1-2.5 2.2-6 3-7.5 1.5 9-.5 18-5 22.5-2.3 2.3-4.6 3.5-7 3.5s-4.7-1.2-7-3.5c-4.5-4.5-6.5-13.5-5-22.5z" />
    <path class="stroke" stroke="#8d8378" d="M29 42c-.5 3.5-.3 6 .5 9M35 42c.5 3.5.3 6-.5 9M24.5 40c.5 3 1.5 5.5 3 8M39.5 40c-.5 3-1.5 5.5-3 8" />
    <path fill="#c07f63" d="M28 38.8c2.7-1 5.3-1 8 0-2.5 1.5-5.5 1.5-8 0z" />
    <path class="skin" d="M29.3 33.5 30.7 26h2.6l1.4 7.5c-1.5 1.5-3.9 1.5-5.4 0z" /><path class="stroke" stroke="#b9745a" d="M29.3 33.5c1.5 1.5 3.9 1.5 5.4 0M33.3 26.5l1.4 7" />
    <path class="stroke" d="M24.5 29.5h4.3M35.2 29.5h4.3" /><circle cx="27" cy="30.2" r="1.2" class="ink" /><circle cx="37" cy="30.2" r="1.2" class="ink" />
    <path class="stroke thick" stroke="#2f241d" d="M23.5 26 29.3 27.5M40.5 26 34.7 27.5" /><path class="stroke" stroke="#a5563f" d="M38.5 21.5 41.3 35.5M38.8 26h2M39.8 31h2" />
    <path fill="#23313b" d="M16.5 22c-2-8 5-13 15.5-13s17.5 4.5 16 12c-.5 2.5-3 3-5 2.5-7-2-15-2-22 .3-2 .7-4 .3-4.5-1.8z" />
    <path fill="#7d1f1f" d="M20 22.8c7.5-2.5 16.5-2.5 24 0l-.5 3c-7.5-2.2-15.5-2.2-23 0z" /><circle cx="22" cy="21" r="3.3" fill="#cfd4d6" class="edged" /><circle cx="22" cy="21" r="1.3" fill="#2f6b4f" />
    <path class="shine" d="M20 17.5c2-4 6.5-6 12-6-5 1.2-8.5 3.2-10 7z" />`,
  greedy: html`${shoulders}<path fill="#4f3a29" d="M22 49c3 5 7 8 10 8s7-3 10-8l6 2.5c-4 8-9 12-16 12s-12-4-16-12z" />
    <path fill="#b9542a" d="M17.5 31c-1 6 1 10 3.5 12h22c2.5-2 4.5-6 3.5-12z" /><circle cx="18.8" cy="34" r="3" class="skin" /><circle cx="45.2" cy="34" r="3" class="skin" />
    <path class="skin" d="M19 31c0-9 5-13.5 13-13.5S45 22 45 31c0 10-4.5 18-13 18s-13-8-13-18z" />
    <path class="stroke" stroke="#b9745a" d="M24.5 45.5c4.5 3 10.5 3 15 0" />
    <circle cx="24" cy="36.5" r="3" class="blush" /><circle cx="40" cy="36.5" r="3" class="blush" />
    <path class="stroke" d="M24.3 31.5c.8-2 4.2-2 5 0M34.7 31.5c.8-2 4.2-2 5 0" /><circle cx="27.5" cy="31.2" r="1.3" class="ink" /><circle cx="38" cy="31.2" r="1.3" class="ink" />
    <path class="stroke thick" stroke="#8f3f1d" d="M23.5 27.8c1.5-1.6 4-1.8 5.5-.6M40.5 26.5c-1.5-1.6-4-1.3-5.5.2" />
    <ellipse cx="32" cy="35.5" rx="3.5" ry="3" fill="#d98a69" />
    <path fill="#fffdf6" class="edged" d="M26 40.5c4 1.2 8 1.2 12 0-1 4-3.5 5.5-6 5.5s-5-1.5-6-5.5z" /><path fill="#e2b53e" d="M33.5 41.3h2.3v2.6h-2.3z" />
    <path fill="#b9542a" d="M32 38.2c-3-1.5-7-.6-10.5-3.2.5 3.5 2.5 5.7 5.5 5.7 2 0 4-1 5-2.5 1 1.5 3 2.5 5 2.5 3 0 5-2.2 5.5-5.7-3.5 2.6-7.5 1.7-10.5 3.2z" />
    <path fill="#3d2c1f" d="M21.5 21C21 11 25 7.5 32 7.5S43 11 42.5 21z" /><path class="plaid" d="M21.5 17.5h21l.2 4.5H21.3z" /><path fill="#3d2c1f" d="M10 24c0-3 9-4.5 22-4.5S54 21 54 24c0 2.5-8 2.2-22 2.2S10 26.5 10 24z" /><path class="shine" d="M24 16c0-4 2-6.3 6-7-2.5 2-3.5 4-3.5 7z" />
    <path class="skin edged" d="M43 64c-1-4 0-8.5 3-10l7 1c2 3 2 6 1 9z" /><circle cx="49.5" cy="50" r="5.6" fill="#e2b53e" class="edged" /><path class="stroke" stroke="#9a7417" d="M49.5 46.8v6.4M47.3 48.5h4.4M47.3 51.5h4.4" />`,
};

/**
 * Return the portrait of a level's character, in the colours of a seat if it stands on one.
 * @param {string} level
 * @param {{size?: string, seat?: number|null}} options the `size` of its sides, in any unit of CSS
 */
export function portrait(level, { size = "2em", seat = null } = {}) {
  return html`<svg class=${`portrait ${seat === null ? "" : `seat${seat}`}`} viewBox="0 0 64 64" style=${{ width: size, height: size }} aria-hidden="true">
    <path class="sky" d="M0 0h64v64H0z" /><path class="hill" d="M0 44C10 30 18 26 28 36c8-12 22-16 36-2v30H0z" />${FACES[level]}
  </svg>`;
}
