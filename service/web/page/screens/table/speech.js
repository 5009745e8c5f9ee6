/** What the characters of AIs say: one greets at the beginning, and one has a last word at the end. */

import { portrait } from "../../characters.js";
import { html } from "../../html.js";
import { say } from "../../language.js";

/** @type {(game: Cairn.Game) => Cairn.Seat[]} */
const aisOf = ({ seats }) => seats.filter(({ kind }) => kind === "ai");

/** @type {(seat: Cairn.Seat, words: string, size: string) => Cairn.Template} */
const said = ({ seat, name, level }, words, size) =>
  html`<p class="character-says">${portrait(level ?? "", { seat, size })}<span><strong>${name}</strong> ${say("page-says", { words })}</span></p>`;

/**
 * Return what the first AI of a game says before anybody has moved; null if no AI plays.
 * @type {Cairn.Part}
 */
export function greeting({ game }) {
  const [ai] = aisOf(game);
  return ai ? said(ai, say(`character-${ai.level ?? ""}-greeting`), "2.4em") : null;
}

/**
 * Return what an AI says when its game is over: one that has won, if there is one; null if no AI played to the end.
 * @type {Cairn.Part}
 */
export function farewell({ game }) {
  if (!game.outcome) return null;
  const { winners, reason } = game.outcome;
  const ai = aisOf(game).find(({ seat }) => winners.includes(seat)) ?? aisOf(game)[0];
  if (!ai || !winners.length || reason === "abandoned") return null;
  const end = winners.includes(ai.seat) ? "won" : "lost";
  return said(ai, say(`character-${ai.level ?? ""}-farewell-${end}`), "4.5em");
}
