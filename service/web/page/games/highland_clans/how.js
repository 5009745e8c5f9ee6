/** How to play Highland Clans, on one screen: with pictures of its own pieces. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { COLOUR_OF, COLOURS, CUBES_OF, pieceAt } from "./pieces.js";

const SIZE = 30;
/** What is scored: its name in the catalogue, and pieces for it. */
const SCORING = [
  ["green", "monk", "monastery"],
  ["red", "cattle"],
  ["blue", "piper", "castle"],
  ["yellow", "warrior"],
];
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
const building = (kind) => row(say(`hc-how-built-${kind}`), ...Array(CUBES_OF[kind]).fill(COLOUR_OF[kind]), "→", kind);

/**
 * Return the sections: a title, and a template.
 * @returns {Cairn.HowSection[]}
 */
export const how = () => [
  {
    title: say("hc-how-aim-title"),
    content: html`${row(say("hc-how-aim-picture"), "warrior", "piper", "monk", "cattle", "castle", "monastery")}
      <p>${say("hc-how-aim-text")}</p>`,
  },
  {
    title: say("hc-how-turn-title"),
    content: html`${row(say("hc-how-turn-picture"), "yellow", "blue", "blue", "green", "green", "red")}
      <ol>
        ${[1, 2, 3].map((step) => html`<li><strong>${step}.</strong> ${say(`hc-how-turn-step-${step}`)}</li>`)}
      </ol>`,
  },
  {
    title: say("hc-how-symbols-title"),
    content: html`<p>${row(say("hc-how-court"), "yellow", "→", "warrior")} ${row(say("hc-how-court"), "blue", "→", "piper")}</p>
      <p>${row(say("hc-how-court"), "green", "→", "monk")} ${building("cattle")}</p>
      <p>${building("castle")} ${building("monastery")}</p>
      <p>${say("hc-how-symbols-text")}</p>`,
  },
  {
    title: say("hc-how-raid-title"),
    content: html`${row(say("hc-how-raid-picture"), "3", "+", "piper", ">", "3")}
      <p>${say("hc-how-raid-text")}</p>`,
  },
  {
    title: say("hc-how-scoring-title"),
    content: html`<ul>
      ${SCORING.map(([name, ...pieces]) => {
        const text = say(`hc-how-scoring-${name}`);
        return html`<li>${row(text, ...pieces)} ${text}</li>`;
      })}
    </ul>`,
  },
  { title: say("hc-how-end-title"), content: html`<p>${say("hc-how-end-text")}</p>` },
];
