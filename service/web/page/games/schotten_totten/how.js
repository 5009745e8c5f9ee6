/** *How to play* Schotten Totten on one screen, with pictures of its own pieces. It needs no style but its own. */

import { marked } from "../../emphasis.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { back, drawn, face, stone } from "./art.js";
import { formationStrip } from "./strip.js";
import { rulesOf, TACTIC_CARDS } from "./tactic_rules.js";
import { cardTerm } from "./texts.js";

/** @typedef {{drawing: Cairn.Template, width: number, height: number}} Picture */

/**
 * Return pieces side by side. Each is a drawing with its width and its height, or null for a space.
 * @param {(Picture | null)[]} pieces
 */
function row(...pieces) {
  let x = 0;
  const height = Math.max(...pieces.map((piece) => piece?.height ?? 0));
  const placed = pieces.map((piece) => {
    const at = x;
    x += (piece?.width ?? 20) + 8;
    return piece && html`<g transform=${`translate(${at} ${(height - piece.height) / 2})`}>${piece.drawing}</g>`;
  });
  const style = { display: "block", height: `${height / 38 + 0.3}rem`, maxWidth: "100%", margin: "0.2rem 0" };
  return html`<svg viewBox=${`-4 -4 ${x} ${height + 8}`} style=${style} aria-hidden="true">${placed}</svg>`;
}

/** @type {(name: SchottenTotten.Card) => Picture} */
const card = (name) => ({ drawing: face(name), width: 100, height: 140 });
/** @type {(name: SchottenTotten.Deck) => Picture} */
const deck = (name) => ({ drawing: back(name), width: 100, height: 140 });
/** @type {(number: number) => Picture} */
const border = (number) => ({ drawing: stone(number), width: 100, height: 64 });
/** @type {(text: string) => Picture} */
const sign = (text) => ({
  drawing: html`<text x="26" y="36" font-size="48" text-anchor="middle" fill="currentColor">${text}</text>`,
  width: 52,
  height: 50,
});

/**
 * Return the sections: each a title and its content; a long one may go on in the next column.
 * @returns {Cairn.HowSection[]}
 */
export const how = () => [
  {
    title: say("st-how-aim"),
    content: html`${row(border(3), border(4), border(5), null, sign(say("st-how-or")), null, ...[1, 3, 4, 7, 9].map(border))}
      <p>${marked(say("st-how-aim-text"))}</p>`,
  },
  {
    title: say("st-how-turn"),
    content: html`${row(card("red-5"), sign("→"), border(4), sign("→"), deck("clan"))}
      <p>${marked(say("st-how-turn-text"))}</p>`,
  },
  {
    title: say("st-how-formations"),
    content: html`${formationStrip()}
      <p>${marked(say("st-how-formations-text"))}</p>`,
  },
  {
    title: say("st-how-claim"),
    content: html`${row(card("red-7"), card("red-8"), card("red-9"), sign("›"), border(6), sign("‹"), card("blue-6"))}
      <p>${marked(say("st-how-claim-text"))}</p>`,
  },
  {
    title: say("st-how-end"),
    content: html`<p>${marked(say("st-how-end-text"))}</p>`,
  },
  { title: say("st-how-tactics"), content: tacticCards(), long: true },
];

function tacticCards() {
  const small = { width: 40, height: 56, style: { flex: "none" } };
  const item = { display: "flex", gap: "0.5rem", alignItems: "start" };
  return html`<p>${marked(say("st-how-tactics-text"))}</p>
    <ul>
      ${TACTIC_CARDS.map(
        (name) =>
          html`<li style=${item}>
            ${drawn(face(name), 140, small)}<span>${marked(say("st-how-card", { card: cardTerm(name), rule: rulesOf(name)[0] }))}</span>
          </li>`,
      )}
    </ul>`;
}
