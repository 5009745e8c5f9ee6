/** The end of a game: who won and by what, the points by category, and what one can do next. */

import { ask } from "../../api.js";
import { button, html } from "../../html.js";
import { say, signed } from "../../language.js";
import { adoptGames } from "../../player.js";
import { explained } from "../../popover.js";
import { get, set, table } from "../../store.js";
import { heldSeats } from "../../tokens.js";
import { rememberForm } from "../account/who.js";
import { faceOf } from "../lobby/game_row.js";
import { beginOf } from "../replay/steps.js";
import { endBanner } from "./end_banner.js";
import { rematchOffer } from "./rematch.js";
import { isRatedForMe, resultsFor } from "./results.js";
import { readerOf } from "./seats.js";
import { farewell } from "./speech.js";
import { placeOf, verdict } from "./verdict.js";

const remember = rememberForm(() => (get().player ? keepGames() : set({})));
/** The game whose seat was adopted here. */
let adopted = "";

/**
 * Return what is shown of a finished game while no step of it is looked at, to its players and to spectators.
 * @type {Cairn.Part}
 */
export function endScreen(state) {
  const { game } = state;
  const { outcome } = game;
  if (!outcome) return null;
  const ended = { ...game, outcome };
  const mine = readerOf(state);
  const { by, why = [], rows, total, rating } = resultsFor(state);
  const place = placeOf(ended, mine);
  const address = `#/games/${game.id}?at=${beginOf(state.log)}`;
  return html`<section class="panel end" aria-label=${say("end-title")}>
    ${banner(outcome, mine)}
    <h2 tabindex="-1" data-next-focus="">${verdict(ended, mine, by)}</h2>
    ${place && html`<p>${place}</p>`} ${why.map((sentence) => html`<p>${sentence}</p>`)}
    ${isRatedForMe(game) && html`<p class="rating">${rating ? say("end-rating", { now: rating.now, change: signed(rating.change) }) : "\u00a0"}</p>`}
    ${farewell(state)}
    <div class="buttons next">
      ${rematchOffer(state)}
      <a class="plain" href=${address} data-key="replay">${say("end-replay")}</a>
      <a class="plain" href="${address}&analyse=1" data-key="analyse">${say("end-analyse")}</a>
      ${button(say("end-new-game"), async () => (await import("../lobby/new_game.js")).openNewGame(null, game.ruleset), { "data-key": "new game" })}
      <a class="plain" href="/v1/games/${game.id}/archive" download="" data-key="download">${say("end-download")}</a>
    </div>
    ${keepOffer(state)} ${resultsTable(ended, mine, rows, total)}
  </section>`;
}

/**
 * Return what is offered to a guest: to keep their games under a name.
 * @type {Cairn.Part}
 */
function keepOffer({ game, mySeats }) {
  const { player } = get();
  const guests = mySeats.filter(({ seat }) => game.seats[seat].player === null).length;
  if (!player) return guests ? remember() : null;
  if (guests === 1) return button(say("players-keep-under", { name: player.name }), keepGames, { "data-key": "keep" });
  return adopted === game.id && html`<p role="status">${say("players-is-remembered", { name: player.name })}</p>`;
}

/** Take the finished games of this device along to the player, and show this one as theirs. */
async function keepGames() {
  await adoptGames();
  const game = await ask(`/games/${table().id}`);
  adopted = game.id;
  set({ game, mySeats: heldSeats(game) });
}

/**
 * Return the banner of who looks, or of the first winner for those who only watch; none if nobody won.
 * @type {(outcome: Cairn.Outcome, mine: number | null) => Cairn.Content}
 */
function banner({ winners }, mine) {
  if (!winners.length) return null;
  return endBanner(mine ?? winners[0], mine === null || winners.includes(mine));
}

/**
 * A game explains a category by a text, or by a function that makes what is shown.
 * @type {(explain: Cairn.Content | Cairn.Explain) => Cairn.Attributes}
 */
const explainedBy = (explain) => explained(typeof explain === "function" ? explain : () => explain);

/**
 * Return the points by category as a table. `mine` is the seat that is called “you”.
 * @type {(game: Cairn.EndedGame, mine: number | null, rows: Cairn.ResultRow[], total: number[]) => Cairn.Template}
 */
export function resultsTable({ seats, outcome }, mine, rows, total) {
  /** @type {(seat: number) => boolean} */
  const hasWon = (seat) => outcome.winners.includes(seat);
  return html`<div class="results" tabindex="0" role="region" aria-label=${say("end-table-title")}>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="hidden">${say("end-category")}</span></th>
          ${seats.map(
            (one) =>
              html`<th key=${one.seat} scope="col" class="seat${one.seat}">
                ${
                  hasWon(one.seat) &&
                  html`<span class="crown" aria-hidden="true">★ </span><span class="hidden">${say("end-winner")}: </span>`
                }
                <span class="name">${one.seat === mine ? say("end-you") : one.name}</span> ${faceOf(one)}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, explain, values }) =>
            html`<tr key=${name}>
              <th scope="row">${explain ? html`<span tabindex="0" ...${explainedBy(explain)}>${name}</span>` : name}</th>
              ${values.map((value) => html`<td>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${say("end-total")}</th>
          ${total.map((points, seat) => html`<td class=${hasWon(seat) ? "best" : ""}>${points}</td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}
