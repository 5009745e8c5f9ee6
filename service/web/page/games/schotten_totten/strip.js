/** The five formations as a strip that stands beside the table, the strongest first. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { drawn, glyph, sign } from "./art.js";
import { KINDS } from "./formations.js";

/**
 * For each kind of formation: three cards that make it.
 * @type {Record<SchottenTotten.Kind, SchottenTotten.ClanCard[]>}
 */
const EXAMPLES = {
  colour_run: ["red-4", "red-5", "red-6"],
  of_a_kind: ["red-8", "green-8", "brown-8"],
  colour: ["blue-2", "blue-4", "blue-9"],
  run: ["yellow-3", "red-4", "green-5"],
  sum: ["yellow-9", "purple-9", "green-7"],
};

/** @type {Cairn.Template | undefined} the strip, not to be compared again */
let strip;

/** Return the formations as a list: a sign, three cards, the name and what it is. */
export const formationStrip = () =>
  (strip ??= html`<ol class="formations" style=${LIST} aria-label=${say("st-label-formations")}>
    ${KINDS.map(
      (kind) =>
        html`<li style=${ITEM} key=${kind}>
          ${drawn(EXAMPLES[kind].map(sign), 140, { viewBox: "0 0 330 140", width: 92, height: 39 })}
          <span>
            ${glyph(kind)} <b>${say(`st-label-kinds-${kind === "of_a_kind" ? 3 : kind}`)}</b><br />
            <small>${say(`st-label-brief-${kind}`)}</small>
          </span>
        </li>`,
    )}
  </ol>`);

/** The strip lays itself out, as it is also shown where the style of the table is not loaded. */
const LIST = {
  contain: "content",
  display: "grid",
  gap: "0.35rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(13.5rem, 1fr))",
};
const ITEM = { display: "flex", gap: "0.5rem", alignItems: "center", lineHeight: 1.2 };
