/** The picture of Roup in the lobby: a lot between sealed bids. */

import { html } from "../../html.js";

const EDGE = { stroke: "var(--wood-edge)", strokeWidth: 2 };
const bid = (x) => html`<rect x=${x} y="100" width="50" height="36" rx="4" style=${{ ...EDGE, fill: "var(--card-face)" }} />`;

/** Return the picture. */
export const picture = () => html`
  <svg viewBox="0 0 320 180" aria-hidden="true" class="game-picture">
    <rect width="320" height="180" style=${{ fill: "var(--moor)" }} />
    <circle cx="160" cy="56" r="32" style=${{ ...EDGE, fill: "var(--wood-yellow)" }} />
    ${bid(55)} ${bid(135)} ${bid(215)}
  </svg>
`;
