/** The game as a small picture for the lobby: stones of the border with cards on both sides of them. */

import { html } from "../../html.js";
import { back, face, stone } from "./art.js";

const FAR = [
  ["blue-6", 12, 8],
  ["purple-7", 116, 2],
  ["yellow-9", 220, 8],
];
const NEAR = [
  ["red-4", 4, 104, -3],
  ["red-5", 30, 100, 0],
  ["red-6", 56, 104, 3],
  ["green-8", 130, 100, -2],
  ["brown-8", 158, 102, 3],
  ["joker", 232, 100, 2],
];

/** Return the picture. */
export const picture = () =>
  html`<svg viewBox="0 0 320 180" aria-hidden="true">
    <rect width="320" height="180" fill="#4d6a4a" />
    <path d="M0 120c60-30 120-10 170-22s100-20 150-2v84H0z" fill="#3f5a3f" />
    <path d="M0 84h320" stroke="#2f4431" stroke-width="7" stroke-dasharray="16 5" />
    ${FAR.map(([card, x, y]) => html`<g transform=${`translate(${x + 22} ${y - 12}) scale(.5)`}>${face(card)}</g>`)}
    <g transform="translate(292 -18) rotate(8) scale(.5)">${back("clan")}</g>
    ${[4, 5, 6].map(
      (number, place) => html`<g transform=${`translate(${12 + place * 106} 62) scale(.82 .78)`}>${stone(number)}</g>`,
    )}
    ${NEAR.map(
      ([card, x, y, angle]) =>
        html`<g transform=${`translate(${x} ${y + 8}) rotate(${angle}) scale(.56)`}>${face(card)}</g>`,
    )}
  </svg>`;
