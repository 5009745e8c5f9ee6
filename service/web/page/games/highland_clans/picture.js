/** The picture of Highland Clans in the lobby: a castle and cattle on a moor, and a piper between them. */

import { html } from "../../html.js";
import { cubeParts, figureParts } from "./pieces.js";

const at = (x, y, size, parts, box = 28) =>
  html`<g transform=${`translate(${x} ${y}) scale(${size / box})`}>${parts}</g>`;
const fill = (name) => ({ fill: `var(--${name})` });
const STONES = [14, 58, 102, 146, 190, 234, 278];

/** Return the picture. */
export const picture = () => html`
  <svg viewBox="0 0 320 180" aria-hidden="true" class="game-picture">
    <rect width="320" height="180" style=${fill("hall")} />
    <path d="M0 92C40 40 70 44 110 84c30-46 60-52 96-4 40-40 70-36 114 10v90H0z" style=${fill("furrow")} />
    <path d="M0 118c60-30 110-26 170-6 60-20 100-16 150 2v66H0z" style=${fill("field")} />
    <path d="M0 148c80-14 220-14 320 0v32H0z" style=${fill("road")} />
    ${STONES.map(
      (x, place) =>
        html`<ellipse
          cx=${x + 14}
          cy="166"
          rx="18"
          ry="9"
          style=${{ fill: `var(--${place > 4 ? "stone-red" : "stone"})`, stroke: "var(--wood-edge)" }}
        />`,
    )}
    ${at(206, 36, 86, figureParts("castle"))} ${at(26, 76, 66, figureParts("cattle"))}
    ${at(104, 86, 56, figureParts("warrior"))} ${at(142, 80, 64, figureParts("piper"))}
    ${at(274, 100, 42, figureParts("monk"))} ${at(88, 134, 26, cubeParts("yellow"), 24)}
    ${at(196, 134, 26, cubeParts("green"), 24)}
  </svg>
`;
