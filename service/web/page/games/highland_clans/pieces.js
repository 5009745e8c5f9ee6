/**
 * The pieces of Highland Clans. They are drawn in two files beside this one, which hold their colours, and are shown by
 * reference: `wood.svg` has the wooden pieces and what stands on the land, `cards.svg` the scenes of the raid cards.
 */

import { html } from "../../html.js";
import { placeDrawing } from "../../paints.js";

/**
 * The colours of the cubes, in the order in which moves name them.
 * @type {HighlandClans.Colour[]}
 */
export const COLOURS = ["yellow", "blue", "green", "red"];
/**
 * The colour of what stands in a court or on a land.
 * @type {Record<HighlandClans.Follower | HighlandClans.Building, HighlandClans.Colour>}
 */
export const COLOUR_OF = {
  warrior: "yellow",
  piper: "blue",
  monk: "green",
  cattle: "red",
  castle: "blue",
  monastery: "green",
};
/** How many cubes of its colour a building is made of (HC-20 to HC-22). */
export const CUBES_OF = { cattle: 1, castle: 2, monastery: 3 };
/** @type {HighlandClans.Follower[]} */
export const FOLLOWERS = ["warrior", "piper", "monk"];
/** @type {HighlandClans.Building[]} */
export const BUILT = ["cattle", "castle", "monastery"];
/** What the clans of a state call their followers and their buildings. */
export const COURT = /** @type {const} */ ({ warrior: "warriors", piper: "pipers", monk: "monks" });
export const BUILDINGS = /** @type {const} */ ({ cattle: "cattle", castle: "castles", monastery: "monasteries" });

const WOOD = new URL("wood.svg", import.meta.url).href;
const CARDS = new URL("cards.svg", import.meta.url).href;
/** Put both files into the page. */
export const loadArt = () => Promise.all([WOOD, CARDS].map(placeDrawing));

/**
 * Return a drawing as large as its element; its names are the ids in `wood.svg`.
 * @type {(name: string, look: string, file?: string) => Cairn.Template}
 */
const drawing = (name, look, file = WOOD) =>
  html`<svg class=${look} aria-hidden="true"><use href=${`${file}#${name}`} /></svg>`;

/**
 * Return a piece as a part of a picture: a figure, or a cube by its colour, in a square of a size at a place.
 * @type {(name: string, x: number, y: number, size: number) => Cairn.Template}
 */
export const pieceAt = (name, x, y, size) =>
  html`<use href=${`${WOOD}#${name}`} x=${x} y=${y} width=${size} height=${size} />`;

/**
 * Return a wooden figure: a warrior, a piper, a monk, cattle, a castle or a monastery.
 * @param {HighlandClans.Follower | HighlandClans.Building} kind
 */
export const figure = (kind) => drawing(kind, "figure");

/**
 * Return a wooden cube with the sign of its colour.
 * @param {HighlandClans.Colour} colour
 */
export const cube = (colour) => drawing(colour, "wooden");

/**
 * Return what stands on the land and is no piece: the sack and its rim, swords, flags, a milestone.
 * @param {string} name
 */
export const thing = (name) => drawing(name, `thing ${name}`);

/**
 * Return the scene of a raid card; without a value the back, which all cards share.
 * @param {HighlandClans.Card} value
 */
export const scene = (value) => drawing(value ? `raid${value}` : "back", "scene", CARDS);

/**
 * Return what explains a thing, which is loaded when it is asked for.
 * @type {(name: keyof typeof import("./explain.js").explain, ...of: any[]) => Cairn.Explain}
 */
export const explanation =
  (name, ...of) =>
  async () =>
    /** @type {(...of: any[]) => Cairn.Content} */ ((await import("./explain.js")).explain[name])(...of);
