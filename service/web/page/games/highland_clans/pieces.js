/** The pieces of Highland Clans: the colours of its cubes, and how followers and buildings look. */

import { s } from "../../dom.js";

/** The colours of the cubes, in the order in which moves name them. */
export const COLOURS = ["yellow", "blue", "green", "red"];

const OUTLINES = {
  warrior: "M10 2a3 3 0 0 1 2 5l4 2-1 3-3-1 2 7h-3l-1-5-1 5H6l2-7-3 1-1-3 4-2a3 3 0 0 1 2-5z",
  piper: "M9 2a3 3 0 0 1 2 5l3 2 3-4 1 1-3 6-3-1 2 7H5l2-7-3 1-1-3 4-2a3 3 0 0 1 2-5z",
  monk: "M10 2a4 4 0 0 1 3 6l3 10H4L7 8a4 4 0 0 1 3-6z",
  cattle: "M2 7l2-3 2 2h7l4 2v3l-1 1v5h-2v-4H8v4H6v-5L4 9z",
  castle: "M3 18V4h3v3h2V4h4v3h2V4h3v14h-5v-5H8v5z",
  monastery: "M9 1h2v2h2v2h-2v2l6 4v7h-5v-4H8v4H3v-7l6-4V5H7V3h2z",
};

/** Return the icon of a follower or a building. */
export const icon = (shape) =>
  s("svg.shape", { viewBox: "0 0 20 20", "aria-hidden": "true" }, s("path", { d: OUTLINES[shape] }));
