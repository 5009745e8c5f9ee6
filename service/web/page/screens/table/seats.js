/** Taking a seat, as the player or as a guest whose token this browser keeps. */

import { ask, messageFor, randomKey } from "../../api.js";
import { html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { rememberName } from "../../player.js";
import { heldSeats, keepToken, playerId, playerToken } from "../../tokens.js";
import { refreshWaiting } from "../../waiting.js";
import { nameInput, nameProblem } from "../account/who.js";
import { formButtons, onSubmit, problemBox } from "../fields.js";
import { nameOf } from "../lobby/game_row.js";

/**
 * Keep the guests' tokens of a game that was just opened or joined, and show its table.
 * @param {Cairn.OpenedGame} game
 */
export function enterGame(game) {
  for (const { seat, token } of game.tokens) keepToken(game.id, seat, token);
  if (game.tokens.length && !playerToken()) rememberName(nameOf(game.seats[game.tokens[0].seat]));
  refreshWaiting();
  location.hash = `#/games/${game.id}`;
}

/** @type {(state: Cairn.State) => number | null} the seat of who reads the page; null for none, and for several */
export const readerOf = ({ mySeats }) => (mySeats.length === 1 ? mySeats[0].seat : null);

/**
 * Tell whether somebody at this browser can sit down at a game: there is a seat that is not kept for another.
 * @type {(game: Pick<Cairn.Listed, "seats">) => boolean}
 */
export const hasSeatFor = ({ seats }) =>
  seats.some(({ kind, reserved, player }) => kind === "open" && (!reserved || (player && player === playerId())));

/**
 * Take the lowest open seat of a game, or the one that is kept for the player. Then call `onSeated`, or show the table.
 * Who is no player is asked for a name, and so is a guest at a device where somebody has a seat already.
 * @param {Cairn.Listed} game
 * @param {string} title
 * @param {() => void} [onSeated]
 */
export async function sitDown(game, title, onSeated) {
  const held = heldSeats(game);
  const isSeated = playerToken() ? held.some(({ token }) => token === playerToken()) : held.length > 0;
  if (!playerToken() || isSeated) {
    askWho(game, title, isSeated, onSeated);
    return;
  }
  try {
    await takeSeat(game, null);
    seated(game, onSeated);
  } catch (error) {
    openDialog(say("page-sit-down-at", { title }), say("page-close"), () => problemBox(messageFor(error)));
  }
}

/** @type {(game: Cairn.Listed, title: string, isSeated: boolean, onSeated?: () => void) => void} */
function askWho(game, title, isSeated, onSeated) {
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    say("page-sit-down-at", { title }),
    say("page-close"),
    () =>
      html`<form class="who" onsubmit=${onSubmit(submit)}>
        ${isSeated && html`<p>${say("players-guest-lead")}</p>`}
        <label class="field">
          <span>${isSeated ? say("players-guest-name") : say("page-your-name")}</span>
          ${nameInput(isSeated ? "" : undefined, { autofocus: true })}
        </label>
        ${problemBox(problem)} ${formButtons(say("page-sit-down"), () => shown.close())}
      </form>`,
  );

  /** @param {Cairn.FormValues} values */
  async function submit({ name }) {
    try {
      const called = name.trim();
      await takeSeat(game, called);
      if (!isSeated) rememberName(called);
      shown.close();
      seated(game, onSeated);
    } catch (error) {
      problem = nameProblem(error);
      shown.redraw();
    }
  }
}

/**
 * Take a seat: as a guest with a name, or as the player.
 * @param {Cairn.Listed} game
 * @param {string | null} guest
 */
async function takeSeat(game, guest) {
  const body = guest === null ? { nonce: randomKey() } : { name: guest, nonce: randomKey() };
  const token = guest === null ? playerToken() : undefined;
  const taken = await ask(`/games/${game.id}/seats`, { method: "POST", body, token });
  if (taken.token) keepToken(game.id, taken.seat, taken.token);
}

/**
 * @param {Cairn.Listed} game
 * @param {() => void} [onSeated]
 */
function seated(game, onSeated) {
  refreshWaiting();
  if (onSeated) onSeated();
  else location.hash = `#/games/${game.id}`;
}
