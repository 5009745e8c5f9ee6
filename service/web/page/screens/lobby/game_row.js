/** A game as one row of a list, in the lobby and on a player's page. */

import { portrait } from "../../characters.js";
import { crest } from "../../crests.js";
import { colourOf } from "../../games/index.js";
import { html } from "../../html.js";
import { knows, momentOf, say } from "../../language.js";
import { heldSeats } from "../../tokens.js";

/**
 * Return the title of a row's game and the names of those at its table, with the levels of AIs.
 * @type {(game: Pick<Cairn.Listed, "ruleset" | "seats">, titles: Cairn.Titles) => {title: string, names: string[]}}
 */
export const wordsOf = (game, titles) => ({
  title: titles[game.ruleset] ?? game.ruleset,
  names: game.seats.map((seat) =>
    seat.kind === "ai"
      ? say("page-name-and-level", { name: nameOf(seat), level: say(`page-level-${seat.level}`) })
      : nameOf(seat),
  ),
});

/**
 * Return the crest of a seat; of an AI's seat it is the badge of the character's portrait.
 * @type {(seat: Cairn.Seat, size?: string) => Cairn.Template}
 */
export const faceOf = ({ seat, kind, level }, size = "1.8em") =>
  kind === "ai"
    ? html`<span class="face">${portrait(level ?? "", { size, seat })}${crest(seat, { size: `calc(${size} * 0.52)` })}</span>`
    : crest(seat, { size: `calc(${size} * 0.61)` });

/**
 * Return what is said of who sits on a seat: a name, or that it is open, or kept for somebody.
 * @type {(seat: Cairn.Seat) => string}
 */
export function nameOf({ kind, name, reserved }) {
  if (kind !== "open") return name ?? "";
  if (!reserved) return say("page-open-seat");
  return name ? say("page-kept-for", { name }) : say("page-kept-seat");
}

/**
 * Return the row of a game, with a link to its table.
 * @param {Cairn.Listed} game as a list of games has it
 * @param {Cairn.Titles} titles of the rulesets
 * @param {string | null} mark what is said first of all, such as that it is the player's turn
 * @param {...Cairn.Content} buttons that stand beside it
 */
export function gameRow(game, titles, mark, ...buttons) {
  const { title, names } = wordsOf(game, titles);
  const isMine = heldSeats(game).length > 0;
  const action = game.status === "finished" ? say("page-open-replay") : isMine ? say("page-play") : say("page-watch");
  const label = [mark, action, say("page-game-of", { title, names: names.join(", ") })].filter(Boolean).join(". ");
  const colour = colourOf(game.ruleset);
  return html`<li key=${game.id}>
    <a
      class="row"
      style=${colour && { "--game": colour }}
      href="#/games/${game.id}"
      data-key=${game.id}
      aria-label=${label}
    >
      <span class="row-title">${title}${mark && html` <span class="mark">${mark}</span>`}</span>
      <span class="row-names">${names.map((name, seat) => html`${seat > 0 && " · "}<span class="row-name">${faceOf(game.seats[seat])}${name}</span>`)}</span>
      <span class="row-when">${outcome(game) || momentOf(game.created_at)}</span>
      <span class="row-action" aria-hidden="true">${action}</span>
    </a>
    ${buttons.some(Boolean) && html`<div class="row-buttons">${buttons}</div>`}
  </li>`;
}

/**
 * Return how a game ended in words, or nothing while it runs.
 * @type {(game: Pick<Cairn.Listed, "seats" | "outcome">) => string}
 */
export function outcome(game) {
  if (!game.outcome) return "";
  const { winners, points, reason } = game.outcome;
  const result = winners.length
    ? say("page-won", { names: winners.map((seat) => nameOf(game.seats[seat])) })
    : say("page-nobody-won");
  return `${result}, ${knows(`page-reasons-${reason}`) ? say(`page-reasons-${reason}`) : points.join(" : ")}`;
}
