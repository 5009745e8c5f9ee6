/**
 * The crest of a seat: a shield in the seat's colour. Its outline and its charge are those of no other seat, so seats can
 * be told apart without colour. A name stands beside it; so it says nothing to a screen reader.
 */

import { html } from "./html.js";

/** For each seat the outline of its shield and the charge on it, in a square of 24. */
const CRESTS = [
  {
    outline: "M2.5 2.5h19v8.2c0 5.6-3.8 9.4-9.5 12.3C6.3 20.1 2.5 16.3 2.5 10.7z",
    charge: html`<path d="M9.3 11h5.4l-.7 4.4-.9 2.9h-2.2l-.9-2.9z" />
      <path d="M9.6 12.6 6.6 11.3c.3 1.7 1.5 2.5 3.2 2.6zM14.4 12.6l3-1.3c-.3 1.7-1.5 2.5-3.2 2.6z" />
      <path class="line" d="M10.3 11.2C8.3 10 7.4 8 7.5 4.7M7.7 7.6 5 5.8M8.6 9.5 5.2 9.3M13.7 11.2c2-1.2 2.9-3.2 2.8-6.5M16.3 7.6 19 5.8M15.4 9.5l3.4-.2" />`,
  },
  {
    outline: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z",
    charge: html`<path d="M9.4 9.2 6.3 5l2.8.8.6-3 2.3 2.1 2.3-2.1.6 3 2.8-.8-3.1 4.2z" />
      <path d="M9.3 10.2h5.4c1.5 1.5 1.4 4.3-.6 5.9h-4.2c-2-1.6-2.1-4.4-.6-5.9z" />
      <path class="line" d="M12 16v5" />
      <path d="M11.6 20.9 8.5 20.2 8 18.6l-1.8-.2.2-1.6-2-1.2 3.9.2.7 1.2 1.7.3zM12.4 20.9l3.1-.7.5-1.6 1.8-.2-.2-1.6 2-1.2-3.9.2-.7 1.2-1.7.3z" />`,
  },
  {
    outline: "M2 2h20v20.5l-10-4.3-10 4.3z",
    charge: html`<path d="M3.6 12.4c1.2-.4 2.1-1.2 2.7-2.4.4-.7.9-1.2 1.5-1.5l.1-1.8 1.5 1.1.9-1.3.9 1 1.1-1.2.8 1.3 1.3-.9.6 1.4c2.7.6 4.5 2.3 4.9 4.5l1.1-.7-.2 2-1 .6c-.2 1-.6 1.8-1.1 2.4l.1 1.5h-1.9l-.7-2.1c-.8.2-1.6.3-2.5.3l.1 1.4h-1.9l-.8-2-1.4-.3-.1 2.1H7.7l-.2-2.7c-.7-.4-1.2-1-1.5-1.7l-2.3.3z" />
      <path class="field" d="M5.9 13.2c-.5-.9-.4-1.8.2-2.7.3 1 .8 1.7 1.7 2z" /><circle class="field" cx="8.2" cy="10.3" r=".6" />`,
  },
  {
    outline: "M12 .8c3 4.4 6.5 8 11.2 11.2C18.5 15.2 15 18.8 12 23.2 9 18.8 5.5 15.2.8 12 5.5 8.8 9 5.2 12 .8z",
    charge: html`<path d="M6.5 14h11c-.5 2.2-1.9 3.5-3.8 3.5h-3.4c-1.9 0-3.3-1.3-3.8-3.5z" />
      <path class="line" d="M12 4.8V14" />
      <path d="M8.2 6.8h7.6c-.8 2-.8 4 0 6.1H8.2c.8-2.1.8-4.1 0-6.1z" />`,
  },
  {
    outline: "M2.5 1.5h4.6v3h2.6v-3h4.6v3h2.6v-3h4.6V14c0 5-4 8.5-9.5 8.5S2.5 19 2.5 14z",
    charge: html`<path d="M7.6 19.2 8.2 11.7H7V7.5h2.2v1.7h1.7V7.5h2.2v1.7h1.7V7.5H17v4.2h-1.2l.6 7.5h-2.7v-2.6c0-2.3-3.4-2.3-3.4 0v2.6z" />`,
  },
];

/**
 * Return the shield of a seat and its charge, in a square of 24.
 * @param {number} seat
 */
export function shield(seat) {
  const { outline, charge } = CRESTS[seat];
  return html`<path class="shield" d=${outline} /><g class="charge">${charge}</g>`;
}

/**
 * Return the crest of a seat, 0 to 4.
 * @param {number} seat
 * @param {{size?: string}} [options] the `size` of its sides, in any unit of CSS
 */
export function crest(seat, { size = "1em" } = {}) {
  return html`<svg class=${`crest seat${seat}`} viewBox="0 0 24 24" style=${{ width: size, height: size }} aria-hidden="true">
    ${shield(seat)}
  </svg>`;
}
