/** How to play Highland Clans, on one screen: with pictures of its own pieces. */

import { html } from "../../html.js";
import { how as texts } from "./guide.js";
import { COLOUR_OF, COLOURS, CUBES_OF, pieceAt } from "./pieces.js";

const SIZE = 30;
const DRAWN = new Set([...COLOURS, ...Object.keys(COLOUR_OF)]);

/**
 * Return a row of pieces as a picture: each is the name of a figure, a colour of a cube, or a sign between them.
 * @param {string} label
 * @param {string[]} pieces
 */
function row(label, ...pieces) {
  const shown = pieces.map((piece, place) => {
    const x = place * (SIZE + 2);
    if (DRAWN.has(piece)) return pieceAt(piece, x, 0, SIZE);
    return html`<text
      x=${x + SIZE / 2}
      y=${SIZE * 0.7}
      text-anchor="middle"
      style=${{ fill: "var(--ink)", font: "700 15px system-ui" }}
      >${piece}</text
    >`;
  });
  const width = pieces.length * (SIZE + 2);
  return html`<svg viewBox=${`0 0 ${width} ${SIZE}`} width=${width} height=${SIZE} role="img" aria-label=${label}>
    ${shown}
  </svg>`;
}

/** @param {HighlandClans.Building} kind */
const building = (kind) => row(texts.built[kind], ...Array(CUBES_OF[kind]).fill(COLOUR_OF[kind]), "→", kind);

/**
 * Return the sections: a title, and a template.
 * @returns {Cairn.HowSection[]}
 */
export const how = () => [
  {
    title: texts.aim.title,
    content: html`${row(texts.aim.picture, "warrior", "piper", "monk", "cattle", "castle", "monastery")}
      <p>${texts.aim.text}</p>`,
  },
  {
    title: texts.turn.title,
    content: html`${row(texts.turn.picture, "yellow", "blue", "blue", "green", "green", "red")}
      <ol>
        ${texts.turn.steps.map((step, place) => html`<li><strong>${place + 1}.</strong> ${step}</li>`)}
      </ol>`,
  },
  {
    title: texts.symbols.title,
    content: html`<p>${row(texts.court, "yellow", "→", "warrior")} ${row(texts.court, "blue", "→", "piper")}</p>
      <p>${row(texts.court, "green", "→", "monk")} ${building("cattle")}</p>
      <p>${building("castle")} ${building("monastery")}</p>
      <p>${texts.symbols.text}</p>`,
  },
  {
    title: texts.raid.title,
    content: html`${row(texts.raid.picture, "3", "+", "piper", ">", "3")}
      <p>${texts.raid.text}</p>`,
  },
  {
    title: texts.scoring.title,
    content: html`<ul>
      ${texts.scoring.rows.map(([pieces, text]) => html`<li>${row(text, ...pieces)} ${text}</li>`)}
    </ul>`,
  },
  { title: texts.end.title, content: html`<p>${texts.end.text}</p>` },
];
