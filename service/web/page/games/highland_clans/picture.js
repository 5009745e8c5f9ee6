/** The picture of Highland Clans in the lobby: a castle and cattle on the land of the board, and a clan between them. */

import { html } from "../../html.js";
import { pieceAt } from "./pieces.js";

const LAND = new URL("land.svg", import.meta.url).href;
/** WebKit tells a picture nothing of the scheme, so its address does. */
const land = () => (window.matchMedia("(prefers-color-scheme: dark)").matches ? `${LAND}#dark` : LAND);

/** Return the picture. */
export const picture = () => html`
  <svg viewBox="0 0 320 180" aria-hidden="true" class="game-picture">
    <image href=${land()} x="-40" y="0" width="400" height="287" preserveAspectRatio="xMidYMid slice" />
    ${pieceAt("castle", 196, 32, 92)} ${pieceAt("monastery", 18, 58, 62)} ${pieceAt("cattle", 34, 108, 62)}
    ${pieceAt("warrior", 100, 78, 66)} ${pieceAt("piper", 146, 84, 66)} ${pieceAt("monk", 254, 92, 58)}
    ${pieceAt("yellow", 104, 142, 26)} ${pieceAt("blue", 206, 136, 28)} ${pieceAt("green", 234, 146, 26)}
  </svg>
`;
