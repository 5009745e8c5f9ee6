/**
 * How the pieces of Schotten Totten look. All are drawn with their own colours, so that they look the same where the
 * style of the table is not loaded, as in the lobby. A card is 100 wide and 140 high.
 */

import { html } from "../../html.js";
import { CLANS, clanCard, KINDS_OF_TACTICS, TACTICS } from "./pieces.js";

/** How much of the top of a card has its signs: this much must stay in sight where cards overlap. */
const TOP = 46;

/** Return the drawing of a card's face within an SVG. */
export const face = (card) => (card in TACTICS ? tacticFace(TACTICS[card]) : clanFace(clanCard(card)));

function clanFace({ colour, value }) {
  const { ink, paper, symbol } = CLANS[colour];
  return html`<g>
    <rect width="100" height="140" rx="9" fill=${paper} />
    ${tartan(CLANS[colour])}
    <circle cx="50" cy="93" r="34" fill=${paper} stroke=${ink} stroke-width="2" />
    <path d=${symbol} fill=${ink} transform="translate(25 68) scale(2.08)" />
    <text x="8" y="39" font-size="44" font-weight="800" fill=${ink}>${value}</text>
    <path d=${symbol} fill=${ink} transform="translate(52 3) scale(1.62)" />
    <rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke=${ink} stroke-width="2" />
  </g>`;
}

/** Return the clan's cloth: stripes of its ink over its colour, both ways, with a thread in between. */
function tartan({ ink, cloth, thread, stripes, width }) {
  const down = (place) => TOP + place * 0.94;
  const lines = (places) =>
    `${places.map((x) => `M${x} ${TOP}V138`).join("")}${places.map((x) => `M2 ${down(x)}H98`).join("")}`;
  const threads = stripes.map((place, index) => (place + (stripes[index + 1] ?? 100)) / 2);
  return html`<g>
    <path d="M2 ${TOP}h96v84a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z" fill=${cloth} />
    <path d=${lines(stripes)} stroke=${ink} stroke-width=${width} opacity="0.45" />
    <path d=${lines(threads)} stroke=${thread} stroke-width="1.6" opacity="0.8" />
  </g>`;
}

function tacticFace({ kind, sign, short, emblem }) {
  const { paper, ink } = KINDS_OF_TACTICS[kind];
  const isWide = sign.length > 1;
  return html`<g>
    <rect width="100" height="140" rx="9" fill=${paper} />
    <rect x="5" y=${TOP} width="90" height="89" rx="5" fill="none" stroke=${ink} stroke-width="1.5" />
    ${
      sign
        ? html`<text x="7" y="38" font-size=${isWide ? 30 : 40} font-weight="800" fill=${ink}>${sign}</text>`
        : html`<path d="M10 12h30M10 22h30M10 32h30" stroke=${ink} stroke-width="3" opacity="0.6" />`
    }
    <path d=${emblem} fill=${ink} fill-rule="evenodd" transform="translate(57 7) scale(1.42)" />
    <path d=${emblem} fill=${ink} fill-rule="evenodd" transform="translate(24 53) scale(2.15)" />
    <text x="50" y="126" font-size="17" font-weight="600" text-anchor="middle" fill=${ink}>${short}</text>
    <rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke=${ink} stroke-width="2" />
  </g>`;
}

const BACKS = {
  clan: { paper: "#35543f", ink: "#cfe0c8", emblem: "M5 17h14l3 5H2zM7 10h10l2 5.5H5zM9 3.5h6l2 5H7z" },
  tactic: {
    paper: "#573760",
    ink: "#ecd6f2",
    emblem: "M4 2l8 7.5L20 2l2 2-7.5 8 7.5 8-2 2-8-7.5L4 22l-2-2 7.5-8L2 4z",
  },
};
const LATTICE = "M10 40 40 10M10 70 70 10M10 100 90 20M10 130 90 50M40 130 90 80M70 130 90 110";

/** Return the drawing of the back of a card of a deck, "clan" or "tactic", within an SVG. */
export function back(deck) {
  const { paper, ink, emblem } = BACKS[deck];
  return html`<g>
    <rect width="100" height="140" rx="9" fill=${paper} />
    <g stroke=${ink} stroke-width="2" opacity="0.35">
      <path d=${LATTICE} />
      <path d=${LATTICE} transform="translate(100 0) scale(-1 1)" />
    </g>
    <circle cx="50" cy="70" r="29" fill=${paper} stroke=${ink} stroke-width="3" />
    <path d=${emblem} fill=${ink} transform="translate(29 49) scale(1.75)" />
    <rect x="4" y="4" width="92" height="132" rx="6" fill="none" stroke=${ink} stroke-width="3" />
  </g>`;
}

/** Stones differ in their shape, so that the border looks built by hand. */
const SHAPES = [
  "M6 40C2 22 16 6 38 5c24-2 50 2 56 22 4 16-6 29-28 31-26 2-54 2-60-18z",
  "M9 20C18 4 46 2 66 6c20 4 32 16 28 32-4 15-22 21-46 20C20 57 0 44 9 20z",
  "M5 32C6 12 26 8 46 4c22-3 42 6 48 20 5 18-8 32-34 34C32 61 5 54 5 32z",
];
const SPECKLES = "M22 20h.1M31 47h.1M74 17h.1M82 40h.1M17 34h.1M64 50h.1M44 12h.1M88 27h.1M27 31h.1M72 46h.1";

/** Return the drawing of a stone with its number within an SVG. A stone is 100 wide and 64 high. */
export function stone(number) {
  const shape = SHAPES[number % SHAPES.length];
  return html`<g>
    <path d=${shape} fill="#4e5853" transform="translate(0 4)" />
    <path class="granite" d=${shape} fill="#a9b3ad" stroke="#4e5853" stroke-width="2.5" />
    <path d="M20 22C30 11 54 9 74 15" fill="none" stroke="#fff" stroke-width="4" opacity="0.55" />
    <path d=${SPECKLES} stroke="#5d6862" stroke-width="3.5" stroke-linecap="round" opacity="0.8" />
    <text x="50" y="45" font-size="38" font-weight="800" text-anchor="middle" fill="#131b17">${number}</text>
  </g>`;
}

/** Return a drawing as an element of its own, 100 wide. */
export const drawn = (content, height = 140, props = {}) =>
  html`<svg viewBox="0 0 100 ${height}" aria-hidden="true" ...${props}>${content}</svg>`;

/** The sign of each kind of formation, in a square of 24: three cards as they lie. */
const GLYPHS = {
  colour_run: "M1 15h6.5v8H1zM8.750 9h6.5v14h-6.5zM16.5 2H23v21h-6.5z",
  of_a_kind: "M1 7h6.5v11H1zM8.750 7h6.5v11h-6.5zM16.5 7H23v11h-6.5z",
  colour: "M5 7a4 4 0 1 0 .01 0zM13.5 12a4 4 0 1 0 .01 0zM19.5 3a4 4 0 1 0 .01 0z",
  run: "M2 16h4.5v6H2zM9.750 10h4.5v12h-4.5zM17.5 3H22v19h-4.5z",
  sum: "M4 2h16v4.5h-9l5 5.500-5 5.5h9V22H4v-4l6-6-6-6z",
};

/** Return the sign of a kind of formation. That of a colour run is filled, that of a run is not. */
export const glyph = (kind) =>
  html`<svg class="glyph" viewBox="0 0 24 24" width="0.95em" height="0.95em" aria-hidden="true">
    <path
      d=${GLYPHS[kind]}
      fill=${kind === "run" ? "none" : "currentColor"}
      stroke="currentColor"
      stroke-width=${kind === "run" ? 2 : 0}
    />
  </svg>`;
