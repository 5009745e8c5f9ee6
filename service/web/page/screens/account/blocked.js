/** Blocking: a player whose invitations one does not want to see, and the list of those who are blocked. */

import { ask, messageFor, Refusal } from "../../api.js";
import { button, html, openDialog } from "../../html.js";
import { dateOf, say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { problemBox } from "../fields.js";

/** @typedef {Cairn.Schemas["BlockedPlayer"] & {name: string}} Blocked */

/**
 * Ask whether a player should be blocked who sits in a game to which one is invited.
 * @type {(player: string, name: string, onBlocked: () => void) => void}
 */
export function askBlock(player, name, onBlocked) {
  /** @type {string | null} */
  let problem = null;
  const shown = openDialog(
    say("players-block-of", { name }),
    say("page-close"),
    () =>
      html`<p>${say("players-block-lead", { name })}</p>
        ${problemBox(problem)}
        <div class="buttons">
          ${button(say("players-block"), block, { class: "danger" })}
          ${button(say("players-block-not"), () => shown.close(), { autofocus: true })}
        </div>`,
  );

  async function block() {
    try {
      await askAsPlayer(`/me/blocked/${player}`, { method: "PUT" });
      shown.close();
      onBlocked();
    } catch (error) {
      problem = messageFor(error);
      shown.redraw();
    }
  }
}

/**
 * Load whom the player has blocked, and return what draws the section; there is none for who has blocked nobody.
 * @param {() => void} redraw draws the screen again
 */
export function blockedPlayers(redraw) {
  /** @type {Blocked[]} */
  let players = [];
  /** @type {string | null} */
  let problem = null;
  load();

  async function load() {
    try {
      /** @type {Cairn.Schemas["BlockedPlayers"]} */
      const { items } = await askAsPlayer("/me/blocked");
      players = await Promise.all(items.map(async (item) => ({ ...item, name: await nameOf(item.id) })));
      problem = null;
    } catch (error) {
      problem = messageFor(error);
    }
    redraw();
  }

  /** @param {Blocked} player */
  async function unblock({ id }) {
    try {
      await askAsPlayer(`/me/blocked/${id}`, { method: "DELETE" });
    } catch (error) {
      problem = messageFor(error);
      redraw();
      return;
    }
    await load();
  }

  /** @type {(player: Blocked) => Cairn.Template} */
  const row = (player) => html`<li key=${player.id} class="device">
    <div><strong>${player.name}</strong><p class="small">${say("players-token-since", { date: dateOf(player.since) })}</p></div>
    ${button(say("players-unblock"), () => unblock(player), {
      "aria-label": say("players-unblock-of", { name: player.name }),
      "data-key": `unblock ${player.id}`,
    })}
  </li>`;

  return () =>
    (players.length > 0 || problem) &&
    html`<section>
      <h2>${say("players-blocked")}</h2>
      <p class="small">${say("players-blocked-lead")}</p>
      <div class="devices" aria-live="polite">
        <ul>${players.map(row)}</ul>
        ${problemBox(problem)}
      </div>
    </section>`;
}

/**
 * Return what a player is called; who was erased has no name any more.
 * @type {(id: string) => Promise<string>}
 */
async function nameOf(id) {
  try {
    return (await ask(`/players/${id}`)).name;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return say("players-former");
    throw error;
  }
}
