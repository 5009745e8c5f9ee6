/** The place that the lobby is: a glen with an inn, at dawn in light colours and at dusk in dark ones. */

import { html } from "../html.js";

/** @type {(x: number, y: number, size: number) => Cairn.Template} */
const pine = (x, y, size) =>
  html`<path class="pine" transform="translate(${x} ${y}) scale(${size})" d="M-2 0v-9h-13l9-13h-6l9-14h-4L0-52l7 16H3l9 14H6l9 13H2v9z" />`;

/** @type {(x: number, y: number, size: number) => Cairn.Template} */
const sheep = (x, y, size) =>
  html`<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">
    <path class="leg" d="M-7 0v8M-3 1v8M5 1v8M9 0v8" /><path class="wool" d="M-12-3c-3-6 3-11 8-9 3-5 11-4 12 0 6-1 9 6 5 10-2 5-8 4-9 3-3 3-9 2-10-1-3 1-6 0-6-3z" />
    <path class="leg fill" d="M-11-7c-4-2-9 0-9 3 0 4 6 6 9 3z" />
  </g>`;

/**
 * The top of a dry-stone wall from `x` on, in so many stones.
 * @type {(x: number, stones: number) => Cairn.Template[]}
 */
const wall = (x, stones) =>
  Array.from({ length: stones }, (_, place) => {
    const wide = 24 + ((place * 7) % 5) * 3;
    const left = x + place * 30;
    return html`<rect class="stone${place % 3}" x=${left} y=${452 - (place % 2) * 3} width=${wide + 4} height="18" rx="6" />
      <rect class="stone${(place + 1) % 3}" x=${left - 14} y=${468} width=${wide + 6} height="17" rx="6" />
      <rect class="stone${(place + 2) % 3}" x=${left} y=${483} width=${wide + 5} height="20" rx="6" />`;
  });

const STARS =
  "M500 40h0M620 24h0M760 66h0M860 30h0M1010 58h0M300 60h0M180 30h0M90 92h0M1380 46h0M1500 80h0M420 100h0M1090 26h0M700 110h0M940 96h0";

/** Return the land behind the inn. It fills its place; what does not fit is cut off above and at the sides. */
export const land = html`<svg class="land" viewBox="0 0 1600 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <defs><linearGradient id="glen-sky" x2="0" y2="1"><stop offset="0" class="high" /><stop offset=".55" class="middle" /><stop offset=".8" class="low" /></linearGradient></defs>
  <path fill="url(#glen-sky)" d="M0 0h1600v520H0z" /><path class="stars" d=${STARS} />
  <circle class="glow" cx="704" cy="178" r="120" /><circle class="glow" cx="704" cy="178" r="78" /><circle class="sun" cx="704" cy="178" r="44" />
  <path class="cloud" d="M1010 196c20-16 46-14 60-4 22-12 50-2 56 6h44c12 3 12 8 0 10H996c-14-3-11-11 14-12zM1180 84c24-16 52-14 66-4 26-12 52 0 58 8h52c12 3 12 9 0 10h-184c-14-3-12-11 8-14z" />
  <path class="far" d="M0 280C80 240 150 250 220 222c60-24 100-14 160 14 60-44 140-94 220-104 70-8 100 48 160 74 60-28 110-30 170-4 70 26 130-28 210-42 90-14 150 60 230 70 80 10 150-30 230-2v290H0z" />
  <path class="far lit" d="M1140 160c-60 12-104 44-140 60 60-6 90-34 118-34 14 8 4 24 40 34 22-16-2-44-18-60zM600 132c-40 6-96 34-130 66 40-22 66-30 88-26 20 12 24 34 60 36 20-30 6-60-18-76z" />
  <path class="heather" d="M0 312c120-58 240-52 340-26 120-68 220-62 320 0 100-40 200-30 300 10 120-62 240-72 360-12 100-20 200-20 280 0v236H0z" />
  <path class="heather lit" d="M340 286c120-68 220-62 320 0-60-26-96-30-130-26-70 4-130 20-190 26zM960 296c120-62 240-72 360-12-70-26-110-28-150-22-80 8-150 26-210 34zM0 312c120-58 240-52 340-26-60-12-110-18-160-14-70 8-130 26-180 40z" />
  <path class="loch" d="M180 366c120-22 330-26 470-8 60 8 40 26-30 32-140 10-330 6-420-4-40-6-50-14-20-20z" /><path class="ripple" d="M300 366h90M430 374h120M260 380h70M520 364h60M360 386h60" />
  <path class="near" d="M0 372c200-44 380-8 560 20 200-24 340-30 500-10 180-44 360-48 540-16v154H0z" />
  <path class="near lit" d="M0 372c200-44 380-8 560 20-180-14-340-22-560 20zM1060 382c180-44 360-48 540-16v26c-200-26-360-24-540-10z" />
  ${pine(90, 396, 1.5)}${pine(126, 404, 1.1)}${pine(54, 410, 1.2)}${pine(470, 404, 0.9)}${pine(1448, 398, 1.6)}${pine(1494, 404, 1.2)}${pine(1404, 402, 1.1)}${pine(1550, 410, 1.4)}${pine(1136, 398, 0.9)}
  <g class="cairn" transform="translate(1282 342) scale(2.1)"><ellipse cx="16" cy="26" rx="12" ry="4.5" /><ellipse cx="15" cy="18" rx="9" ry="4" /><ellipse cx="17" cy="11.5" rx="6.4" ry="3.2" /><ellipse class="top-stone" cx="16" cy="6" rx="3.6" ry="2.4" /></g>
  <path class="ground" d="M0 442c300-26 600-18 800-8 200-10 500-22 800 8v78H0z" />
  ${sheep(330, 424, 1)}${sheep(386, 434, -1.15)}${sheep(1214, 430, 1.05)}${sheep(250, 434, 0.9)}
  <path class="path" d="M700 440h200c40 30 120 54 220 80H480c100-26 180-50 220-80z" />
  ${wall(-6, 12)}${wall(1262, 12)}
  <path class="bird" d="M920 110q9-10 16 0q9-9 16 1M968 86q7-8 13 0q7-7 13 1M884 130q6-7 11 0q6-6 11 1" />
</svg>`;

/** Rows of slates on a roof. */
const SLATES =
  "M0 20h160M0 31h160M0 42h160M14 9v11M42 9v11M70 9v11M98 9v11M126 9v11M154 9v11M0 20v11M28 20v11M56 20v11M84 20v11M112 20v11M140 20v11M14 31v11M42 31v11M70 31v11M98 31v11M126 31v11M154 31v11";
/** @type {(x: number) => Cairn.Template} */
const chimney = (x) =>
  html`<path class="smoke" d="M${x + 9}-14c-8-8 6-14-2-24s8-12 2-22" /><path class="stone1" d="M${x}-12h18v24H${x}z" /><path class="stone0" d="M${x - 3}-15h24v5H${x - 3}zM${x + 3}-20h4v5h-4zM${x + 11}-20h4v5h-4z" />`;

/** @type {(x: number) => Cairn.Template} */
const pane = (x) =>
  html`<path class="frame" d="M${x} 74h26v30H${x}z" /><path class="pane" d="M${x + 3} 77h9.2v11.5H${x + 3}zM${x + 13.8} 77H${x + 23}v11.5H${x + 13.8}zM${x + 3} 90h9.2v11H${x + 3}zM${x + 13.8} 90H${x + 23}v11H${x + 13.8}z" /><path class="stone2" d="M${x - 3} 104h32v4H${x - 3}z" />`;

/**
 * Return the part of the inn that has one of its three doors, 0 to 2. The door opens where it is pointed at.
 * @type {(place: number) => Cairn.Template}
 */
export const bay = (place) =>
  html`<svg class="bay" viewBox="0 -62 160 204" aria-hidden="true">
    ${place === 0 && chimney(10)}${place === 2 && chimney(132)}
    <path class="roof" d=${["M8 8h152v46H-2V50z", "M0 8h160v46H0z", "M0 8h152l10 42v4H0z"][place]} /><path class="slates" d=${SLATES} />
    <path class="limewash" d="M${place ? 0 : 4} 53h${place === 1 ? 160 : 156}v89H${place ? 0 : 4}z" /><path class="eaves" d="M${place ? 0 : 4} 53h${place === 1 ? 160 : 156}v7H${place ? 0 : 4}z" />
    <path class="stone1" d="M${place ? 0 : 4} 132h${place === 1 ? 160 : 156}v10H${place ? 0 : 4}z" />
    ${pane(14)}${pane(120)}
    <path class="stone2" d="M54 140V92c0-14 11-22 26-22s26 8 26 22v48z" /><path class="inside" d="M59 140V93c0-11 9-18 21-18s21 7 21 18v47z" />
    <g class="leaf"><path class="wood" d="M59 140V93c0-11 9-18 21-18s21 7 21 18v47z" /><path class="planks" d="M69.5 78.5V140M80 75v65M90.5 78.5V140" /><path class="iron" d="M61 98h12M61 126h12" /><circle class="iron-dot" cx="95" cy="113" r="2.3" /></g>
    <path class="stone0" d="M50 138h60v4H50z" /><path class="lantern" d="M111 80h6v9h-6z" />
  </svg>`;
