/** A picture of Glen More for the lobby: a territory with its river and its road. */

import { html } from "../../html.js";
import { landAt, symbolAt } from "./art.js";

const SIZE = 64;
/** What lies where: the name, the column and the row of a tile, and the way through it. */
const TILES = [
  ["Forest", 0, 0],
  ["Meadow", 1, 0],
  ["Loch Ness", 2, 0, { river: true, colour: "blue" }],
  ["Castle of Mey", 3, 0],
  ["Distillery", 4, 0],
  ["Village", 0, 1, { road: true }],
  ["Grain field", 1, 1, { road: true }],
  ["Starting village", 2, 1, { river: true, road: true }],
  ["Quarry", 3, 1, { road: true }],
  ["Iona Abbey", 4, 1, { road: true }],
  ["Pasture", 0, 2],
  ["Fair (small)", 1, 2],
  ["Bridge", 2, 2, { river: true }],
  ["Tavern (3 VP)", 3, 2],
  ["Pasture", 4, 2],
];
/** Cubes and figures: the symbol, where it stands, its size, and its seat. */
const PIECES = [
  ["member", 212, 78, 30, 0],
  ["member", 26, 84, 28, 1],
  ["chieftain", 272, 22, 30, 2],
  ["wood", 30, 28, 22],
  ["sheep", 92, 28, 22],
  ["whisky", 272, 148, 26],
  ["stone", 224, 126, 22],
];

/** Return the picture. */
export const picture = () =>
  html`<svg viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    ${TILES.map(([name, column, row, ways]) => landAt({ name, ...ways }, column * SIZE, row * SIZE - 6, SIZE))}
    ${PIECES.map(
      ([name, x, y, size, seat]) =>
        html`<g class=${seat === undefined ? "" : `seat${seat}`} style=${{ color: "var(--seat)" }}>
          ${symbolAt(name, x, y, size)}
        </g>`,
    )}
  </svg>`;
