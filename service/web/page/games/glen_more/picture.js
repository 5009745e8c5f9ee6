/** A picture of Glen More for the lobby: a territory with its river and its road. */

import { html } from "../../html.js";
import { blockAt, landAt, symbolAt } from "./art.js";

const SIZE = 64;
/**
 * What lies where: the name, the column and the row of a tile, and the way through it.
 * @type {[name: string, column: number, row: number, way?: Partial<GlenMore.Land>][]}
 */
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
/**
 * Cubes and figures: the symbol, where it stands, its size, and its seat.
 * @type {[name: string, x: number, y: number, size: number, seat?: number][]}
 */
const PIECES = [
  ["member", 224, 84, 34, 0],
  ["member", 32, 82, 34, 1],
  ["chieftain", 290, 22, 32, 2],
  ["whisky", 290, 150, 26],
];
/**
 * Wooden cubes: the resource, and where they stand.
 * @type {[kind: string, x: number, y: number][]}
 */
const CUBES = [
  ["wood", 4, 34],
  ["wood", 22, 34],
  ["sheep", 100, 34],
  ["stone", 228, 96],
  ["grain", 100, 96],
];

/** Return the picture. */
export const picture = () =>
  html`<svg viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    ${TILES.map(([name, column, row, ways]) => landAt({ name, ...ways }, column * SIZE, row * SIZE - 6, SIZE))}
    ${CUBES.map(([kind, x, y]) => blockAt(kind, x, y, 22))}
    ${PIECES.map(
      ([name, x, y, size, seat]) =>
        html`<g class=${seat === undefined ? "" : `seat${seat}`} style=${{ color: "var(--seat)" }}>
          ${symbolAt(name, x, y, size)}
        </g>`,
    )}
  </svg>`;
