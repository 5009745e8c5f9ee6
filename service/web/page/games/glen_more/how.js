/** How Glen More is played, on one screen, with pictures of its own pieces. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { landAt, symbolAt } from "./art.js";

/** The symbols that are explained. */
const SYMBOLS = [
  ...["wood", "stone", "grain", "cattle", "sheep", "whisky", "any", "any_distinct", "someone", "move", "card", "coin"],
];
const PARCHMENT = "#fff8e6";
const INK = "#22302a";

/**
 * Return a picture as wide as its contents; `label` says what is on it.
 * @type {(width: number, height: number, label: string, ...content: Cairn.Content[]) => Cairn.Template}
 */
const drawing = (width, height, label, ...content) =>
  html`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img" aria-label=${label}
    style=${{ maxWidth: "100%", height: "auto" }}>${content}</svg>`;

/** @type {(name: string, seat: number, x: number, y: number, size: number) => Cairn.Template} */
const seatPiece = (name, seat, x, y, size) =>
  html`<g class="seat${seat}" style=${{ color: "var(--seat)" }}>${symbolAt(name, x, y, size)}</g>`;

/** @type {(x: number, y: number) => Cairn.Template} */
const arrow = (x, y) => html`<path d="M${x} ${y - 6}l9 6-9 6z" fill="currentColor" />`;

/** @type {(name: string, x: number, y: number, ways?: Partial<GlenMore.Land>, size?: number) => Cairn.Content} */
const tile = (name, x, y, ways = {}, size = 52) => [
  landAt({ name, ...ways }, x, y, size),
  html`<rect x=${x} y=${y} width=${size} height=${size} fill="none" stroke=${INK} stroke-opacity="0.35" />`,
];

/** @type {(x: number, y: number) => Cairn.Template} */
const openCell = (x, y) =>
  html`<rect x=${x} y=${y} width="48" height="48" rx="3" fill="#ffb300" fill-opacity="0.3" stroke="#c98500" stroke-width="2" />`;

/** @type {(name: string, x: number, y: number) => Cairn.Content} */
const onDisc = (name, x, y) => [
  html`<circle cx=${x} cy=${y} r="12" fill=${PARCHMENT} stroke=${INK} />`,
  symbolAt(name, x - 9, y - 9, 18),
];

/** @type {(number: number, x: number, y: number) => Cairn.Content} */
const score = (number, x, y) => [
  html`<circle cx=${x} cy=${y} r="12" fill="#4b2a60" />`,
  html`<text x=${x} y=${y + 4.5} text-anchor="middle" font-size="13" font-weight="700" fill="#fff">${number}</text>`,
];

const trackDrawing = () =>
  drawing(
    330,
    76,
    say("gm-how-pictures-track"),
    seatPiece("member", 0, 8, 30, 36),
    arrow(52, 48),
    tile("Forest", 66, 22),
    arrow(121, 48),
    tile("Quarry", 134, 22, { road: true }),
    arrow(189, 48),
    seatPiece("member", 1, 206, 30, 36),
    arrow(249, 48),
    tile("Village", 262, 22, { river: true }),
    html`<path d="M30 26Q160 -18 284 18" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4" />`,
  );

const placingDrawing = () =>
  drawing(
    210,
    106,
    say("gm-how-pictures-placing"),
    tile("Meadow", 52, 1, { river: true }),
    tile("Quarry", 0, 53, { road: true }),
    tile("Starting village", 52, 53, { river: true, road: true }),
    seatPiece("member", 0, 74, 74, 30),
    openCell(106, 55),
    openCell(106, 3),
  );

const activatingDrawing = () =>
  drawing(
    250,
    56,
    say("gm-how-pictures-activating"),
    tile("Forest", 0, 2),
    onDisc("wood", 13, 15),
    tile("Distillery", 66, 2),
    onDisc("grain", 78, 15),
    arrow(92, 15),
    onDisc("whisky", 113, 15),
    tile("Village", 132, 2),
    onDisc("move", 145, 15),
    tile("Tavern (4 VP)", 198, 2),
    score(4, 211, 15),
  );

const marketDrawing = () =>
  drawing(
    190,
    44,
    say("gm-how-pictures-market"),
    symbolAt("stone", 2, 6, 32),
    [1, 2, 3].map((price, place) => [
      place < 1
        ? symbolAt("coin", 48 + place * 44, 4, 36)
        : html`<circle cx=${66 + place * 44} cy="22" r="15" fill="currentColor" fill-opacity="0.12" />`,
      html`<text
        x=${66 + place * 44}
        y="27"
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill=${place < 1 ? "#3d2b00" : "currentColor"}
      >
        ${price}
      </text>`,
    ]),
  );

const scoringDrawing = () =>
  drawing(
    220,
    40,
    say("gm-how-pictures-scoring"),
    symbolAt("whisky", 2, 4, 32),
    seatPiece("chieftain", 0, 56, 4, 32),
    symbolAt("hat", 90, 6, 28),
    symbolAt("card", 142, 4, 32),
  );

const symbols = () =>
  html`<ul class="buttons">
    ${SYMBOLS.map(
      (name) =>
        html`<li class="inline">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${symbolAt(name, 0, 0, 24)}</svg> ${say(`gm-how-meanings-${name}`)}
        </li>`,
    )}
  </ul>`;

/** @type {(name: string, sentences: number, picture: Cairn.Content) => Cairn.HowSection} */
const section = (name, sentences, picture) => ({
  title: say(`gm-how-${name}-title`),
  content: html`${picture}${Array.from({ length: sentences }, (_, place) => html`<p>${say(`gm-how-${name}-${place + 1}`)}</p>`)}`,
});

/** Return the sections: a title, and what it shows and says. */
export const how = () => [
  section("aim", 3, scoringDrawing()),
  section("turn", 3, trackDrawing()),
  section("placing", 2, placingDrawing()),
  section("activating", 2, activatingDrawing()),
  section("market", 2, marketDrawing()),
  section("symbols", 0, symbols()),
];
