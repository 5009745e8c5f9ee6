/** The pieces of Ard Rí, each drawn in a square of 40. */

import { html } from "../../html.js";

const EDGE = { stroke: "var(--wood-edge)", strokeWidth: 2 };

const SHAPES = {
  attacker: html`<path d="M20 5 35 33H5z" style=${{ ...EDGE, fill: "var(--wood-red)" }} />`,
  defender: html`<circle cx="20" cy="20" r="14" style=${{ ...EDGE, fill: "var(--wood-blue)" }} />`,
  king: html`<circle cx="20" cy="20" r="17" style=${{ ...EDGE, fill: "var(--wood-yellow)" }} />
    <path d="M9 27V13l6 6 5-9 5 9 6-6v14z" style=${{ ...EDGE, fill: "var(--on-wood-yellow)" }} />`,
};

/** Return a piece as a picture. */
export const picture = (piece) => html`<svg viewBox="0 0 40 40" aria-hidden="true">${SHAPES[piece]}</svg>`;

/** Return what is drawn of a piece, for a larger picture. */
export const shape = (piece) => SHAPES[piece];
