/** *How to play* Schotten Totten on one screen, with pictures of its own pieces. It needs no style but its own. */

import { html } from "../../html.js";
import { back, drawn, face, stone } from "./art.js";
import { formationStrip } from "./strip.js";
import { TACTIC_CARDS, TACTIC_RULES } from "./tactic_rules.js";
import { cardName } from "./texts.js";

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
    title: "Aim",
    content: html`${row(border(3), border(4), border(5), null, sign("or"), null, ...[1, 3, 4, 7, 9].map(border))}
      <p>
        Nine stones lie between you and the other player. Win <b>three stones side by side</b>, or <b>any five</b>: that
        ends the round at once.
      </p>`,
  },
  {
    title: "A turn",
    content: html`${row(card("red-5"), sign("→"), border(4), sign("→"), deck("clan"))}
      <p>
        You hold six cards. <b>Play</b> one on your side of a stone, where it stays: a side holds three. Then
        you <b>claim</b> what you have won, and <b>draw</b> a card as long as
        there are any.
      </p>`,
  },
  {
    title: "Formations",
    content: html`${formationStrip()}
      <p>
        The stronger formation wins the stone. If both are of one kind, the higher total wins, and then the side that
        was complete first.
      </p>`,
  },
  {
    title: "Claim a stone",
    content: html`${row(card("red-7"), card("red-8"), card("red-9"), sign("›"), border(6), sign("‹"), card("blue-6"))}
      <p>
        Your side must be complete. If the other side is not, you can still claim when <b>no cards that are not in
        sight yet</b> can make it beat yours. The service works out the proof: click the stone, and it says what
        stands in the way. In <i>Expert</i> you claim before you play a card.
      </p>`,
  },
  {
    title: "End and points",
    content: html`<p>
      The winner of a round has 5 points, the other 1 for each of their stones. A match has as many rounds as you agree
      on, and most points win it. If both can only pass, the stones that are left are awarded.
    </p>`,
  },
  { title: "Tactic cards", content: tacticCards(), long: true },
];

function tacticCards() {
  const small = { width: 40, height: 56, style: { flex: "none" } };
  const item = { display: "flex", gap: "0.5rem", alignItems: "start" };
  return html`<p>
      With tactic cards you hold seven cards, at first all clan cards. You play one of these or a clan card, never more
      than one ahead of the other, and choose from which deck you draw.
    </p>
    <ul>
      ${TACTIC_CARDS.map(
        (name) =>
          html`<li style=${item}>
            ${drawn(face(name), 140, small)}<span><b>${cardName(name)}.</b> ${TACTIC_RULES[name][0]}</span>
          </li>`,
      )}
    </ul>`;
}
