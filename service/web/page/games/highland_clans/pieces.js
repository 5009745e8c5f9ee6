/** The pieces of Highland Clans, drawn: cubes, followers, buildings and signs. They need no style but the palette. */

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

const MAN =
  "M14 2a4.2 4.2 0 0 1 3 7.1c3.6.8 7 2.5 7 4.7 0 1.5-1.5 2-3.3 1.7l-2-.3 3.2 10.2c.3 1-.2 1.6-1.2 1.6h-3.5" +
  "c-.8 0-1.2-.3-1.5-1.1L14 22.5l-1.7 3.4c-.3.8-.7 1.1-1.5 1.1H7.3c-1 0-1.5-.6-1.2-1.6l3.2-10.2-2 .3C5.5 15.8 4" +
  " 15.3 4 13.8c0-2.2 3.4-3.9 7-4.7A4.2 4.2 0 0 1 14 2z";
/** The outline of each figure in a box of 28 by 28, and what is drawn on it. */
const FIGURES = {
  warrior: { outline: MAN, sign: "M10.5 12.5h7v3.4c0 2.2-1.6 3.7-3.5 4.5-1.9-.8-3.5-2.3-3.5-4.5z" },
  piper: {
    outline: `${MAN}M18.5 9 22 1.5l1.5.7L20.6 9.5zM21.5 10l4-6 1.3.9-3.5 6z`,
    sign: "M12.8 12.5l4.4-1v5.9a1.9 1.7 0 1 1-1.3-1.6v-2.4l-1.8.4v4.5a1.9 1.7 0 1 1-1.3-1.6z",
  },
  monk: {
    outline:
      "M14 1.5c3.5 0 5.5 2.8 5.5 6 0 1.1-.2 2-.7 2.8 2.7 2.2 4 6.4 4.8 15 .1 1-.5 1.7-1.5 1.7H5.9c-1 0-1.6-.7" +
      "-1.5-1.7.8-8.6 2.1-12.8 4.8-15-.5-.8-.7-1.7-.7-2.8 0-3.2 2-6 5.5-6z",
    sign: "M13 13h2v3h3v2h-3v6h-2v-6h-3v-2h3zM14 4.8a2.6 3 0 1 1 0 6 2.6 3 0 1 1 0-6z",
  },
  cattle: {
    outline:
      "M1.5 3.5c.6 3.8 3.2 5 6.7 5.1C9.3 6.5 11.5 5.5 14 5.5s4.7 1 5.8 3.1c3.5-.1 6.1-1.3 6.7-5.1 2 5.2-.5 8.3-5.4" +
      " 8.7l3.9 1.3-.8 2.3-3.9-.4c-.1 2.2-.5 4.2-1.1 6 .4 3.2-1.9 5.6-5.2 5.6s-5.6-2.4-5.2-5.6c-.6-1.8-1-3.8-1.1-6l" +
      "-3.9.4-.8-2.3 3.9-1.3C2 11.8-.5 8.7 1.5 3.5z",
    sign:
      "M9.5 9.5 11 8l1.2 1.5L14 8l1.8 1.5L17 8l1.5 1.5-1 4.5-1.5-2-2 4-2-4-1.5 2zM11.5 21.5a1.1 1.3 0 1 1 0 2.6 1.1" +
      " 1.3 0 1 1 0-2.6zM16.5 21.5a1.1 1.3 0 1 1 0 2.6 1.1 1.3 0 1 1 0-2.6z",
  },
  castle: {
    outline: "M4 27V11L3 10V3h4v3h3V3h2v6h4V3h2v3h3V3h4v7l-1 1v16z",
    sign: "M11.5 27v-6a2.5 2.5 0 0 1 5 0v6zM8 13h2v4H8zM18 13h2v4h-2z",
  },
  monastery: {
    outline: "M13 0h2v2h2v2h-2v2.5l3 3.5v4l8 4.5V27H2v-8.5L10 14v-4l3-3.5V4h-2V2h2z",
    sign: "M12 27v-5a2 2 0 0 1 4 0v5zM13 12h2v4h-2zM6 20h2v3.5H6zM20 20h2v3.5h-2z",
  },
};
/** The sign on a cube's face, from 0 to 14. */
const CUBE_SIGNS = {
  yellow: "M3 2.5h8v4C11 9.5 9.2 11 7 12 4.8 11 3 9.5 3 6.5z",
  blue: "M4.5 3 11 1.5v7.3A2.2 2 0 1 1 9.5 7V4.5L6 5.3V10.5A2.2 2 0 1 1 4.5 8.7z",
  green: "M6 2h2v3h3v2H8v5.5H6V7H3V5h3z",
  red:
    "M1.5 2.5C2 5 3.5 5.7 5 5.8 5.5 5 6.2 4.7 7 4.7s1.5.3 2 1.1c1.5-.1 3-.8 3.5-3.3 1 3.3-.5 5-3 5.2C9.5 10.5" +
    " 8.5 12.5 7 12.5s-2.5-2-2.5-4.8c-2.5-.2-4-1.9-3-5.2z",
};

const wood = (colour) => `var(--wood-${colour})`;
const sign = (colour) => `var(--on-wood-${colour})`;
const EDGE = { stroke: "var(--wood-edge)", strokeWidth: 1, strokeLinejoin: "round" };

/** Return the parts of a figure, to be put into a picture with a box of 28 by 28. */
export const figureParts = (kind) => html`
  <path d=${FIGURES[kind].outline} style=${{ fill: wood(COLOUR_OF[kind]), ...EDGE }} />
  <path d=${FIGURES[kind].sign} style=${{ fill: sign(COLOUR_OF[kind]) }} />
`;

/** Return the parts of a cube, to be put into a picture with a box of 24 by 24. */
export const cubeParts = (colour) => html`
  <path d="M2 7h15v15H2z" style=${{ fill: wood(colour), ...EDGE }} />
  <path d="M2 7 7 2h15l-5 5z" style=${{ fill: `color-mix(in srgb, ${wood(colour)} 70%, white)`, ...EDGE }} />
  <path d="M17 7l5-5v15l-5 5z" style=${{ fill: `color-mix(in srgb, ${wood(colour)} 75%, black)`, ...EDGE }} />
  <path d=${CUBE_SIGNS[colour]} transform="translate(2.5 7.5)" style=${{ fill: sign(colour) }} />
`;

/** Return a wooden figure: a warrior, a piper, a monk, cattle, a castle or a monastery. */
export const figure = (kind) =>
  html`<svg class="figure" viewBox="0 0 28 28" aria-hidden="true">${figureParts(kind)}</svg>`;

/** Return a wooden cube with the sign of its colour. */
export const cube = (colour) =>
  html`<svg class="wooden" viewBox="0 0 24 24" aria-hidden="true">${cubeParts(colour)}</svg>`;

const SIGNS = {
  start: "M6 2v20M6 3h12l-3 4 3 4H6",
  following: "M4 3h16v14l-4-3-4 5-4-5-4 3zM9 7h6M9 10h6",
  field: "M2 8 12 3l10 5-10 5zM2 12l10 5 10-5M2 16l10 5 10-5",
  swords: "M3 3l14 14M21 3 7 17M4 15l5 5M20 15l-5 5M5 19l-2 2M19 19l2 2",
};

/** Return a line drawing: the flag of the start player, the banner of the largest following, or crossed swords. */
export const lineSign = (name) =>
  html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d=${SIGNS[name]}
      style=${{ fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" }}
    />
  </svg>`;
