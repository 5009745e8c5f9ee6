/** The picture of Ard Rí in the lobby: the king among the defenders, and attackers at the edge. */

import { html } from "../../html.js";
import { shape } from "./pieces.js";

const at = (x, y, piece) => html`<g transform=${`translate(${x} ${y})`}>${shape(piece)}</g>`;
const LINES = [40, 80, 120, 160, 200, 240, 280];

/** Return the picture. */
export const picture = () => html`
  <svg viewBox="0 0 320 180" aria-hidden="true" class="game-picture">
    <rect width="320" height="180" style=${{ fill: "var(--moor)" }} />
    ${LINES.map((x) => html`<path d=${`M${x} 0V180M0 ${x - 20}H320`} style=${{ stroke: "var(--road)", strokeWidth: 2 }} />`)}
    ${at(140, 70, "king")} ${at(100, 70, "defender")} ${at(180, 70, "defender")} ${at(140, 110, "defender")}
    ${at(140, 30, "defender")} ${at(20, 70, "attacker")} ${at(260, 70, "attacker")} ${at(220, 110, "attacker")}
  </svg>
`;
