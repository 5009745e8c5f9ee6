/**
 * The pictures of Glen More. They are drawn in files beside this one, and shown by reference: `landscape.svg` has the
 * land of each kind of tile, 100 units wide, `symbols.svg` the small things, 24 units wide, and `map.svg` the drovers'
 * map that all of it lies on, with its compass.
 */

import { html } from "../../html.js";
import { placeDrawing } from "../../paints.js";

const LANDSCAPE = new URL("landscape.svg", import.meta.url).href;
const MAP = new URL("map.svg", import.meta.url).href;
const SYMBOLS = new URL("symbols.svg", import.meta.url).href;

/**
 * The land of the tiles whose name does not say it.
 * @type {Record<string, string>}
 */
const LANDS = {
  "Castle Moil": "sea_castle",
  "Castle Stalker": "sea_castle",
  "Donan Castle": "sea_castle",
  "Iona Abbey": "abbey",
};
/**
 * What lies over the river of a tile.
 * @type {Record<string, string>}
 */
const OVER = {
  Bridge: "bridge_over",
  "Starting village": "crossing",
  "Loch Lochy": "loch",
  "Loch Morar": "loch_morar",
  "Loch Ness": "loch_ness",
  "Loch Oich": "loch_oich",
  "Loch Shiel": "loch_shiel",
};

/** Load the pictures, so that a board is drawn at once with them. */
export const loadArt = () => Promise.all([LANDSCAPE, MAP, SYMBOLS].map(placeDrawing));

/** Return the map that the board is drawn on; it covers its whole place. */
export const mapAround = () =>
  html`<svg class="map" aria-hidden="true"><use href="${MAP}#map" width="100%" height="100%" /></svg>`;

/** Return the compass of the map. */
export const compass = () =>
  html`<svg class="compass" viewBox="0 0 100 100" aria-hidden="true"><use href="${MAP}#compass" /></svg>`;

/**
 * Return a symbol, such as "wood", "coin" or "member". It is as large as its style says, and nothing that is read.
 * @type {(name: string, look?: string) => Cairn.Template}
 */
export const symbol = (name, look = "") =>
  html`<svg class="symbol ${look}" viewBox="0 0 24 24" aria-hidden="true"><use href="${SYMBOLS}#${name}" /></svg>`;

/**
 * Return the same as a part of a larger SVG.
 * @type {(name: string, x: number, y: number, size: number) => Cairn.Template}
 */
export const symbolAt = (name, x, y, size) =>
  html`<use href="${SYMBOLS}#${name}" x=${x} y=${y} width=${size} height=${size} />`;

/**
 * With what a resource's cubes are stained.
 * @type {Record<string, string>}
 */
const STAINS = { wood: "#b07a43", stone: "#a3a29a", grain: "#e0b24a", cattle: "#a8563a", sheep: "#efe6d0" };

/**
 * Return a wooden cube with its resource on it, as a part of a larger SVG.
 * @type {(kind: string, x: number, y: number, size: number) => Cairn.Template}
 */
export const blockAt = (kind, x, y, size) =>
  html`<g style=${{ color: STAINS[kind] }}>
    ${symbolAt("block", x, y, size)}${symbolAt(kind, x + size * 0.1, y + size * 0.3, size * 0.6)}
  </g>`;

/**
 * Return what is drawn for a tile, from below: its land, its river and its road, and what lies over them.
 * @param {GlenMore.Land} tile
 */
export function layers(tile) {
  const { name, river, road, colour } = tile;
  const kind = LANDS[name] ?? (colour === "blue" ? "loch_shore" : name.includes("Castle") ? "castle" : plain(name));
  return [kind, river && "river", road && "road", OVER[name]].filter(Boolean);
}

/**
 * Return "fair" of "Fair (small)".
 * @type {(name: string) => string}
 */
const plain = (name) => name.replace(/ \(.*/, "").toLowerCase().replaceAll(" ", "_");

/**
 * Return the land of a tile as a picture that fills its place.
 * @type {(tile: GlenMore.Land) => Cairn.Template}
 */
export const land = (tile) =>
  html`<svg class="land" viewBox="0 0 100 100" aria-hidden="true">${landAt(tile, 0, 0, 100)}</svg>`;

/**
 * Return the same as a part of a larger SVG.
 * @type {(tile: GlenMore.Land, x: number, y: number, size: number) => Cairn.Template[]}
 */
export const landAt = (tile, x, y, size) =>
  layers(tile).map((layer) => html`<use href="${LANDSCAPE}#${layer}" x=${x} y=${y} width=${size} height=${size} />`);
