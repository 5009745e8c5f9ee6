/** The five formations as a strip that stands beside the table, the strongest first. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { drawn, face, glyph } from "./art.js";
import { KINDS } from "./formations.js";

/**
 * For each kind of formation: three cards that make it.
 * @type {Record<SchottenTotten.Kind, SchottenTotten.Card[]>}
 */
const EXAMPLES = {
  colour_run: ["red-4", "red-5", "red-6"],
  of_a_kind: ["red-8", "green-8", "brown-8"],
  colour: ["blue-2", "blue-4", "blue-9"],
  run: ["yellow-3", "red-4", "green-5"],
  sum: ["yellow-9", "purple-9", "green-7"],
};

/** Return the formations as a list: a sign, three cards, the name and what it is. */
export const formationStrip = () =>
  html`<ol class="formations" style=${LIST} aria-label=${say("st-label-formations")}>
    ${KINDS.map(
      (kind) =>
        html`<li style=${ITEM} key=${kind}>
          ${drawn(threeCards(EXAMPLES[kind]), 140, { viewBox: "0 0 310 140", width: 87, height: 39 })}
          <span>
            ${glyph(kind)} <b>${say(`st-label-kinds-${kind === "of_a_kind" ? 3 : kind}`)}</b><br />
            <small>${say(`st-label-brief-${kind}`)}</small>
          </span>
        </li>`,
    )}
  </ol>`;

/** The strip lays itself out, as it is also shown where the style of the table is not loaded. */
const LIST = { display: "grid", gap: "0.35rem", gridTemplateColumns: "repeat(auto-fit, minmax(13.5rem, 1fr))" };
const ITEM = { display: "flex", gap: "0.5rem", alignItems: "center", lineHeight: 1.2 };

/**
 * Return three cards side by side within an SVG, 310 wide and 140 high.
 * @param {SchottenTotten.Card[]} cards
 */
const threeCards = (cards) =>
  cards.map((card, place) => html`<g transform=${`translate(${place * 105} 0)`}>${face(card)}</g>`);
