/** The game as a small picture for the lobby: stones of the border with cards on both sides of them. */

import { html } from "../../html.js";
import { back, face, stone } from "./art.js";

const WALL = new URL("wall.svg", import.meta.url).href;
/** @type {[card: SchottenTotten.Card, x: number, y: number][]} */
const FAR = [
  ["blue-6", 12, 8],
  ["purple-7", 116, 2],
  ["yellow-9", 220, 8],
];
/** @type {[card: SchottenTotten.Card, x: number, y: number, angle: number][]} */
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
    <rect width="320" height="180" fill="#8d968e" />
    <path d="M0 24 320 4v26L0 52zM0 150l320-24v20L0 176z" fill="#99a29a" />
    <image href=${WALL} x="-30" y="72" width="405" height="36" />
    ${FAR.map(([card, x, y]) => html`<g transform=${`translate(${x + 22} ${y - 12}) scale(.5)`}>${face(card, "")}</g>`)}
    <g transform="translate(292 -18) rotate(8) scale(.5)">${back("clan")}</g>
    ${[4, 5, 6].map(
      (number, place) => html`<g transform=${`translate(${12 + place * 106} 62) scale(.82 .78)`}>${stone(number)}</g>`,
    )}
    ${NEAR.map(
      ([card, x, y, angle]) =>
        html`<g transform=${`translate(${x} ${y + 8}) rotate(${angle}) scale(.56)`}>${face(card, "")}</g>`,
    )}
  </svg>`;
