/** What is offered when a game has ended: to play it again with the same players, and to join who asked first. */

import { ask, messageFor, pause, randomKey } from "../../api.js";
import { announce, button, html } from "../../html.js";
import { say } from "../../language.js";
import { get, set, table } from "../../store.js";
import { heldSeats, keepToken } from "../../tokens.js";
import { nameOf } from "../lobby/game_row.js";
import { enterGame } from "./seats.js";

const LOOK_MILLISECONDS = 5000;
/** For so long a finished game is asked about. Who wants a rematch wants it soon. */
const LONGEST_LOOK = 300_000;

/**
 * Look whether another player has opened the rematch of a finished game, as long as the page is visible.
 * @param {string} id
 * @param {AbortSignal} signal
 */
export async function watchRematch(id, signal) {
  for (const end = performance.now() + LONGEST_LOOK; performance.now() < end; await pause(LOOK_MILLISECONDS)) {
    if (document.hidden) continue;
    try {
      const { rematch } = await ask(`/games/${id}`, { signal });
      const game = rematch && (await ask(`/games/${rematch}`, { signal }));
      if (signal.aborted) return;
      if (!game) continue;
      set({ rematch: game });
      if (table().mySeats.length && !heldSeats(game).length) announce(say("players-rematch-opened"));
      return;
    } catch {
      // The rematch may be deleted, or the service may be away. The next look tells.
    }
    if (signal.aborted) return;
  }
}

/**
 * Return what is offered at the end of a game; nothing to a spectator of a game that was not played again.
 * @type {Cairn.Part}
 */
export function rematchOffer({ game, mySeats, rematch, sending }) {
  if (!rematch && !mySeats.length) return null;
  const isIn = rematch && heldSeats(rematch).length > 0;
  const isKept = rematch && mySeats.some(({ seat }) => rematch.seats[seat].reserved);
  if (rematch && (isIn || !isKept))
    return html`<p key="rematch said">${waits(rematch)}</p>
      <a class="plain" key="rematch" href="#/games/${rematch.id}" data-key="rematch">
        ${isIn ? say("players-go-to-rematch") : say("players-watch-rematch")}
      </a>`;
  const isAsked = game.seats.some(({ seat, kind }) => kind === "human" && !mySeats.some((one) => one.seat === seat));
  const words = rematch ? say("players-join-rematch") : isAsked ? say("players-ask-rematch") : say("end-rematch-ai");
  return html`${rematch && html`<p key="rematch said">${waits(rematch)}</p>`}
  ${button(words, () => join(game, mySeats), {
    class: "primary",
    disabled: sending,
    "data-key": "rematch",
    title: say("players-rematch-lead"),
  })}`;
}

/** @type {(game: Cairn.Game) => string} */
function waits({ status, seats }) {
  const names = seats.filter(({ kind }) => kind === "human").map(nameOf);
  return status === "open" && names.length
    ? say("players-rematch-waits", { names: names, count: names.length })
    : say("players-rematch-opened");
}

/**
 * Ask for the rematch with each seat that this browser holds. The first to ask opens it, the others join.
 * @type {(game: Cairn.Game, mySeats: Cairn.HeldSeat[]) => Promise<void>}
 */
async function join(game, mySeats) {
  set({ sending: true, notice: null });
  try {
    let opened = null;
    for (const { token } of mySeats) {
      const body = { nonce: randomKey() };
      opened = await ask(`/games/${game.id}/rematch`, { method: "POST", body, token });
      for (const one of opened.tokens) keepToken(opened.id, one.seat, one.token);
    }
    if (get().id === game.id) enterGame(opened);
  } catch (error) {
    set({ notice: { message: messageFor(error) } });
    announce(messageFor(error));
  } finally {
    set({ sending: false });
  }
}
