/**
 * The pieces of Highland Clans. They are drawn in two files beside this one, which hold their colours, and are shown by
 * reference: `wood.svg` has the wooden pieces and what stands on the land, `cards.svg` the scenes of the raid cards.
 */

import { html } from "../../html.js";

/** The colours of the cubes, in the order in which moves name them. */
export const COLOURS = ["yellow", "blue", "green", "red"];
/** The colour of what stands in a court or on a land. */
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
/** What the clans of a state call their followers and their buildings. */
export const COURT = { warrior: "warriors", piper: "pipers", monk: "monks" };
export const BUILDINGS = { cattle: "cattle", castle: "castles", monastery: "monasteries" };

const WOOD = new URL("wood.svg", import.meta.url).href;
const CARDS = new URL("cards.svg", import.meta.url).href;

/** Return a drawing as large as its element; its names are the ids in `wood.svg`. */
const drawing = (name, look, file = WOOD) =>
  html`<svg class=${look} aria-hidden="true"><use href=${`${file}#${name}`} /></svg>`;

/** Return a piece as a part of a picture: a figure, or a cube by its colour, in a square of a size at a place. */
export const pieceAt = (name, x, y, size) =>
  html`<use href=${`${WOOD}#${name}`} x=${x} y=${y} width=${size} height=${size} />`;

/** Return a wooden figure: a warrior, a piper, a monk, cattle, a castle or a monastery. */
export const figure = (kind) => drawing(kind, "figure");

/** Return a wooden cube with the sign of its colour. */
export const cube = (colour) => drawing(colour, "wooden");

/** Return what stands on the land and is no piece: the sack and its rim, swords, flags, a milestone. */
export const thing = (name) => drawing(name, `thing ${name}`);

/** Return the scene of a raid card; without a value the back, which all cards share. */
export const scene = (value) => drawing(value ? `raid${value}` : "back", "scene", CARDS);
