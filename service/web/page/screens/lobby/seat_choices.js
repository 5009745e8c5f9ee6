/** The part of a form that says who sits where in a new game: a row for each seat. */

import { randomKey } from "../../api.js";
import { html } from "../../html.js";
import { load, say, sayEach } from "../../language.js";
import { becomePlayer, lastName, player } from "../../player.js";
import { marked, NO_PROBLEMS, problemAt, select } from "../fields.js";

await load("new_game");

const DEFAULT_NAMES = ["Ann", "Bob", "Cid", "Dora", "Emil"];
const KINDS = ["me", "guest", "open"];

/** @typedef {{kind: string, name: string}} Choice who is to sit on a seat, and what they are called */

/**
 * Return the choices of seats: `rows` makes the rows of the form, and `request` returns what the API is asked for.
 * @param {() => void} draw draws the form again
 * @param {{id: string, name: string}|null} [invited] a player for whom a seat may be kept
 */
export function seatChoices(draw, invited = null) {
  /** @type {Choice[]} */
  const choices = [];

  /** @param {number} place */
  function choiceAt(place) {
    choices[place] ??= {
      kind: place === 0 ? "me" : place === 1 && invited ? "invited" : "medium",
      name: place === 0 ? lastName() : DEFAULT_NAMES[place],
    };
    return choices[place];
  }

  /** @type {(levels: string[]) => Cairn.Words} */
  const kinds = (levels) => {
    const me = player() ? say("players-me-named", { name: player()?.name ?? "" }) : say("lobby-kinds-me");
    const kept = invited && { invited: say("players-invited-seat", { name: invited.name }) };
    return { ...sayEach("lobby-kinds", KINDS), ...kept, ...sayEach("lobby-kinds", levels), me };
  };

  /**
   * Choose who sits on a seat. Where only one seat can have them, the seat that had them gets what this one had.
   * @param {number} place
   * @param {string} kind
   */
  function choose(place, kind) {
    const before = ["me", "invited"].includes(kind) && choices.find((choice) => choice.kind === kind);
    if (before) before.kind = choices[place].kind;
    choices[place].kind = kind;
    draw();
  }

  /** @type {(place: number, levels: string[], problems: Cairn.Problems) => Cairn.Template} */
  function row(place, levels, problems) {
    const choice = choiceAt(place);
    const needsName = choice.kind === "guest" || (choice.kind === "me" && !player());
    return html`<li key=${place}>
      ${select(say("lobby-seat-kind", { place: place + 1 }), kinds(levels), choice.kind, (kind) => choose(place, kind), `kind ${place}`)}
      ${needsName && nameField(choice, place, problems)}
    </li>`;
  }

  /** @type {(choice: Choice, place: number, problems: Cairn.Problems) => Cairn.Template} */
  function nameField(choice, place, problems) {
    const pointer = `/seats/${place}/name`;
    /** @type {(event: Cairn.FieldEvent) => void} */
    const type = (event) => {
      choice.name = event.target.value;
    };
    return html`<input
        aria-label=${say("lobby-seat-name", { place: place + 1 })}
        placeholder=${choice.kind === "me" ? say("lobby-name-placeholder") : say("lobby-guest-placeholder")}
        required
        maxlength="40"
        value=${choice.name}
        oninput=${type}
        ...${marked(problems, pointer)}
      />
      ${problemAt(problems, pointer)}`;
  }

  /** @type {(choice: Choice) => object} */
  function seatRequest({ kind, name }) {
    if (kind === "me" && player()) return { kind: "human", player: "me", nonce: randomKey() };
    if (kind === "me" || kind === "guest") return { kind: "human", name: name.trim(), nonce: randomKey() };
    if (kind === "invited") return { kind: "open", player: invited?.id };
    return kind === "open" ? { kind } : { kind: "ai", level: kind };
  }

  /** @type {(count: number) => Choice[]} */
  const shown = (count) => Array.from({ length: count }, (_, place) => choiceAt(place));
  return {
    rows: (/** @type {number} */ count, /** @type {string[]} */ levels, problems = NO_PROBLEMS) =>
      html`<ol class="seat-choices">${shown(count).map((_, place) => row(place, levels, problems))}</ol>`,
    /** Return the seats that were chosen. Who is no player is a guest there, unless a player is invited by them. */
    request: async (/** @type {number} */ count) => {
      const mine = shown(count).find(({ kind }) => kind === "me");
      if (invited && mine && !player()) await becomePlayer(mine.name.trim());
      return shown(count).map(seatRequest);
    },
  };
}
