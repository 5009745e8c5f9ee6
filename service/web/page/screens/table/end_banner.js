/** The banner of the end: a standard that flies over the hills for who won, and one that hangs in the rain for who lost. */

import { shield } from "../../crests.js";
import { html } from "../../html.js";

/** Three rows of hills, the farthest one first, in a picture of 360 by 120. */
const HILLS = [
  "M0 84C40 62 66 58 96 70c26-26 58-32 88-10 30-20 62-14 88 6 30-14 62-12 88 8v46H0z",
  "M0 96c48-20 88-16 124-4 44-16 96-14 136-2 36-8 70-6 100 2v28H0z",
  "M0 106c70-12 150-8 190 0 60-8 120-8 170-2v16H0z",
];
/** The cloth of a standard that flies, and of one that hangs wet from its pole. */
const FLYING = "M150 14c14-7 30 5 60-1v58l-13 13-17-12-17 14-13-12z";
const HANGING = "M152 18c12 6 24 4 34 7 6 12 1 22 5 36l-6 22-7-8-7 14-8-11-8 9c-5-20 2-44-3-69z";
const RAYS = [-60, -40, -20, 0, 20, 40, 60];
/** A thistle beside the standard, that grows from where the hills are. */
const THISTLE = html`<path class="stalk" d="M0 0C1-14-2-24 0-36M0-10c-5-1-8-5-10-10 5 0 9 3 10 7M0-16c5-1 8-5 10-10-5 0-9 3-10 7" />
  <path class="bud" d="M-6-40c0-4 3-6 6-6s6 2 6 6c0 5-3 7-6 7s-6-2-6-7z" />
  <path class="flower" d="M-6-45-9-55l5 4 1-7 3 6 3-6 1 7 5-4-3 10z" />`;
const RAIN = Array.from({ length: 34 }, (_, drop) => {
  const left = (drop * 67) % 372,
    top = (drop * 41) % 88;
  return html`<path d="M${left} ${top}l-4 11" />`;
});

/**
 * Return the banner with a seat's crest on it.
 * @param {number} seat
 * @param {boolean} isVictory whether who looks has won, or only watched
 */
export function endBanner(seat, isVictory) {
  const hills = HILLS.map((path, row) => html`<path class="hill${row}" d=${path} />`);
  const cloth = html`<g class="cloth">
    <path class="fabric" d=${isVictory ? FLYING : HANGING} />
    <path class="fold" d=${isVictory ? "M166 11c3 20-3 46 0 64M195 12c-3 22 3 44 0 66" : "M163 24c4 18-3 40 2 58M177 25c3 20-2 36 2 52"} />
    <svg class="crest" x=${isVictory ? 163 : 157} y=${isVictory ? 26 : 36} width=${isVictory ? 34 : 28} height=${isVictory ? 34 : 28} viewBox="0 0 24 24">
      ${shield(seat)}
    </svg>
  </g>`;
  return html`<svg class=${`end-banner seat${seat} ${isVictory ? "victory" : "defeat"}`} viewBox="0 0 360 120" aria-hidden="true">
    <rect class="sky" width="360" height="120" />
    ${isVictory && html`<g class="rays">${RAYS.map((turn) => html`<path transform="rotate(${turn} 180 96)" d="M180 96 168-60h24z" />`)}</g>`}
    ${isVictory && html`<circle class="sun" cx="180" cy="82" r="30" />`}
    ${hills.slice(0, 2)}
    ${!isVictory && html`<g class="rain">${RAIN}</g>`}
    <g transform=${isVictory ? null : "rotate(9 150 112)"}>
      <path class="pole" d=${isVictory ? "M142 13h76M180 13V4M180 72v44" : "M148 14v100M144 18h46"} />
      ${isVictory && html`<circle class="knob" cx="180" cy="4" r="4" /><circle class="knob" cx="142" cy="13" r="3" /><circle class="knob" cx="218" cy="13" r="3" />`}
      ${cloth}
    </g>
    ${isVictory && [62, 92, 268, 298].map((x, place) => html`<g class="thistle" transform="translate(${x} ${112 - (place % 3 ? 0 : 4)}) scale(${place % 3 ? 1 : 0.8})">${THISTLE}</g>`)}
    ${hills[2]}
  </svg>`;
}
