/** Inviting others to an open game: its link as text and as a code, to copy, to share and to scan. */

import { button, find, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { heldSeats } from "../../tokens.js";
import { hasSeatFor, sitDown } from "./seats.js";

/**
 * Return the button of an open game: to sit down, or to invite others for those who sit there already; null if there is
 * no seat for anybody.
 * @param {Cairn.Listed} game
 * @param {string} title of its ruleset
 * @param {(() => void)} [onSeated] called when somebody here has sat down; without it, the table is shown
 * @param {string} [names] who sits there, where several such buttons are in sight
 */
export function seatButton(game, title, onSeated, names = "") {
  if (game.status !== "open") return null;
  const called = names ? say("page-game-of", { title, names }) : title;
  const isIn = heldSeats(game).length > 0;
  if (isIn)
    return button(say("lobby-invite"), () => openInvite({ game, title, onSeated }), {
      class: "primary",
      "data-key": `invite ${game.id}`,
      "aria-label": say("lobby-invite-to", { title: called }),
    });
  if (!hasSeatFor(game)) return null;
  return button(say("page-sit-down"), () => sitDown(game, title, onSeated), {
    class: "primary",
    "data-key": `sit ${game.id}`,
    "aria-label": say("page-sit-down-at", { title: called }),
  });
}

/**
 * Open the dialog with the link to a game. Somebody else at this device can sit down from there, as a guest.
 * @param {{game: Cairn.Listed, title: string, onSeated?: () => void}} of
 */
export async function openInvite({ game, title, onSeated }) {
  const { qrCode } = await import("../qr.js");
  const address = `${location.origin}${location.pathname}#/games/${game.id}`;
  let said = "";
  const shown = openDialog(
    say("lobby-invite-to", { title }),
    say("page-close"),
    () =>
      html`<div class="invite">
        <p>${say("lobby-invite-lead")}</p>
        <div class="code">${qrCode(address, say("lobby-invite-code"))}</div>
        <label class="field">
          <span>${say("lobby-invite-link")}</span>
          <input readonly value=${address} onfocus=${(/** @type {Cairn.FieldEvent} */ event) => event.target.select()} />
        </label>
        <div class="buttons">
          ${button(say("lobby-copy"), () => copy(), { class: "primary", autofocus: true })}
          ${"share" in navigator && button(say("lobby-share"), share)}
          <span role="status">${said}</span>
        </div>
        ${hasSeatFor(game) && button(say("lobby-beside"), seatGuest, { class: "quiet" })}
      </div>`,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      said = say("lobby-copied");
      shown.redraw();
    } catch {
      find("input", shown.element)?.focus(); // its text is selected then, so that it can be copied by hand
    }
  }

  async function share() {
    try {
      await navigator.share({ title: say("lobby-invite-to", { title }), url: address });
    } catch {
      // A player who closes the list of the device's apps shares nothing.
    }
  }

  function seatGuest() {
    shown.close();
    sitDown(game, title, onSeated);
  }
}
