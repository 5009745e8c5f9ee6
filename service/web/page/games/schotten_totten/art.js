/**
 * How the pieces of Schotten Totten look. They are drawn in files beside this one, and shown by reference: `clans.svg`
 * has the cloth, the plant and the chief of each clan and the backs of cards, `scenes.svg` a scene for each tactic
 * card, `stones.svg` the boundary stones. All have their own colours, so that they look the same where the style of the
 * table is not loaded, as in the lobby. A card is 100 wide and 140 high.
 */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { placeDrawing } from "../../paints.js";
import { CLANS, clanCard, isClanCard, KINDS_OF_TACTICS, TACTICS } from "./pieces.js";

const CLAN_ART = new URL("clans.svg", import.meta.url).href;
const SCENES = new URL("scenes.svg", import.meta.url).href;
const STONES = new URL("stones.svg", import.meta.url).href;

/** The letters of cards and stones, wherever these are drawn. */
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Load the drawings, so that a board is drawn at once with them. */
export const loadArt = () => Promise.all([CLAN_ART, SCENES, STONES].map(placeDrawing));

/**
 * Return the drawing of a card's face within an SVG. Its signs are at the top, in sight where cards overlap.
 * A tactic card can be without its name, as in the picture for the lobby, whose language has no names of cards.
 * @type {(card: SchottenTotten.Card, short?: string) => Cairn.Template}
 */
export const face = (card, short) => (isClanCard(card) ? clanFace(clanCard(card)) : tacticFace(card, short));

/**
 * The chief of the clan looks out of a brooch that is pinned to their cloth: of iron for 1 to 3, of silver, with spears
 * behind it, for 4 to 6, and of gold, with swords, for 7 to 9.
 * @param {ReturnType<typeof clanCard>} card
 */
function clanFace({ colour, value }) {
  const { ink, paper } = CLANS[colour];
  return html`<g font-family=${FONT}>
    <rect width="100" height="140" rx="9" fill=${paper} />
    <use href=${`${CLAN_ART}#chief-${colour}`} width="100" height="140" />
    <use href=${`${CLAN_ART}#rank-${Math.ceil(value / 3)}`} width="100" height="140" />
    <text x="8" y="39" font-size="44" font-weight="800" fill=${ink}>${value}</text>
    <use href=${`${CLAN_ART}#plant-${colour}`} x="55" y="3" width="40" height="40" />
    <rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke=${ink} stroke-width="2" />
  </g>`;
}

/**
 * Return a clan card in a row, within an SVG, that is too small for its chief. Each has 115 of the width of the row.
 * @type {(card: SchottenTotten.ClanCard, place: number) => Cairn.Template}
 */
export function sign(card, place) {
  const { colour, value } = clanCard(card);
  const { ink, paper } = CLANS[colour];
  return html`<g font-family=${FONT} transform="translate(${place * 115} 0)">
    <rect x="2" y="2" width="96" height="136" rx="9" fill=${paper} stroke=${ink} stroke-width="4" />
    <text x="50" y="65" font-size="68" font-weight="800" text-anchor="middle" fill=${ink}>${value}</text>
    <use href=${`${CLAN_ART}#plant-${colour}`} x="20" y="74" width="60" height="60" />
  </g>`;
}

/** What a ruse has at its top instead of a sign that counts: four lozenges. */
const RUSE = "M76 5l6 8-6 8-6-8zM76 25l6 8-6 8-6-8zM64 15l6 8-6 8-6-8zM88 15l6 8-6 8-6-8z";

/**
 * The name of a card is on a ribbon, which the style of the table hides where it would be too small to be read.
 * @param {SchottenTotten.TacticCard} card
 */
function tacticFace(card, short = say(`st-short-${card.replaceAll("_", "-")}`)) {
  const { kind, sign, emblem } = TACTICS[card];
  const { paper, ink } = KINDS_OF_TACTICS[kind];
  return html`<g font-family=${FONT}>
    <rect width="100" height="140" rx="9" fill=${paper} />
    <use href=${`${SCENES}#${card}`} x="6" y="46" width="88" height="88" />
    <rect x="6" y="46" width="88" height="88" rx="3" fill="none" stroke=${ink} stroke-width="1.5" />
    ${
      sign
        ? html`<text x="7" y="38" font-size=${sign.length > 1 ? 31 : 40} font-weight="800" fill=${ink}>${sign}</text>`
        : html`<path d=${RUSE} fill=${ink} />`
    }
    <path d=${emblem} fill=${ink} fill-rule="evenodd" transform=${`translate(${sign ? 58 : 7} 6) scale(1.46)`} />
    <g class="ribbon">
      <path d="M6 116h88v15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" fill=${paper} />
      <text x="50" y="130.5" font-size="15.5" font-weight="600" text-anchor="middle" textLength=${short.length > 10 ? 92 : null} lengthAdjust="spacingAndGlyphs" fill=${ink}>${short}</text>
    </g>
    <rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke=${ink} stroke-width="2" />
  </g>`;
}

/**
 * Return the drawing of the back of a card of a deck within an SVG.
 * @param {SchottenTotten.Deck} deck
 */
export const back = (deck) => html`<use href=${`${CLAN_ART}#back-${deck}`} width="100" height="140" />`;

/**
 * Return the drawing of a stone with its number within an SVG. A stone is 100 wide and 64 high; they differ.
 * @param {number} number
 */
export const stone = (number) =>
  html`<g font-family=${FONT}>
    <use href=${`${STONES}#stone-${number % 3}`} width="100" height="64" color="#2b302c" />
    <text x="51" y="47" font-size="40" font-weight="800" text-anchor="middle" fill="#fff" opacity="0.75">${number}</text>
    <text x="50" y="45.5" font-size="40" font-weight="800" text-anchor="middle" fill="#171d19">${number}</text>
  </g>`;

/**
 * Return a drawing as an element of its own, 100 wide.
 * @type {(content: Cairn.Content, height?: number, props?: Cairn.Attributes) => Cairn.Template}
 */
export const drawn = (content, height = 140, props = {}) =>
  html`<svg viewBox="0 0 100 ${height}" aria-hidden="true" ...${props}>${content}</svg>`;

/**
 * The sign of each kind of formation, in a square of 24: three cards as they lie.
 * @type {Record<SchottenTotten.Kind, string>}
 */
const GLYPHS = {
  colour_run: "M1 15h6.5v8H1zM8.750 9h6.5v14h-6.5zM16.5 2H23v21h-6.5z",
  of_a_kind: "M1 7h6.5v11H1zM8.750 7h6.5v11h-6.5zM16.5 7H23v11h-6.5z",
  colour: "M5 7a4 4 0 1 0 .01 0zM13.5 12a4 4 0 1 0 .01 0zM19.5 3a4 4 0 1 0 .01 0z",
  run: "M2 16h4.5v6H2zM9.750 10h4.5v12h-4.5zM17.5 3H22v19h-4.5z",
  sum: "M4 2h16v4.5h-9l5 5.500-5 5.5h9V22H4v-4l6-6-6-6z",
};

/**
 * Return the sign of a kind of formation. That of a colour run is filled, that of a run is not.
 * @param {SchottenTotten.Kind} kind
 */
export const glyph = (kind) =>
  html`<svg class="glyph" viewBox="0 0 24 24" width="0.95em" height="0.95em" aria-hidden="true">
    <path
      d=${GLYPHS[kind]}
      fill=${kind === "run" ? "none" : "currentColor"}
      stroke="currentColor"
      stroke-width=${kind === "run" ? 2 : 0}
    />
  </svg>`;
