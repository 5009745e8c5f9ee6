/** Inviting others to an open game: its link as text and as a code, to copy, to share and to scan. */

import { button, find, html, openDialog } from "../../html.js";
import { texts } from "../../texts/lobby.js";
import { texts as pageTexts } from "../../texts/page.js";
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
  const called = names ? pageTexts.gameOf(title, names) : title;
  const isIn = heldSeats(game).length > 0;
  if (isIn)
    return button(texts.invite, () => openInvite({ game, title, onSeated }), {
      class: "primary",
      "data-key": `invite ${game.id}`,
      "aria-label": texts.inviteTo(called),
    });
  if (!hasSeatFor(game)) return null;
  return button(pageTexts.sitDown, () => sitDown(game, title, onSeated), {
    class: "primary",
    "data-key": `sit ${game.id}`,
    "aria-label": pageTexts.sitDownAt(called),
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
    texts.inviteTo(title),
    pageTexts.close,
    () =>
      html`<div class="invite">
        <p>${texts.inviteLead}</p>
        <div class="code">${qrCode(address, texts.inviteCode)}</div>
        <label class="field">
          <span>${texts.inviteLink}</span>
          <input readonly value=${address} onfocus=${(/** @type {Cairn.FieldEvent} */ event) => event.target.select()} />
        </label>
        <div class="buttons">
          ${button(texts.copy, () => copy(), { class: "primary", autofocus: true })}
          ${"share" in navigator && button(texts.share, share)}
          <span role="status">${said}</span>
        </div>
        ${hasSeatFor(game) && button(texts.beside, seatGuest, { class: "quiet" })}
      </div>`,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      said = texts.copied;
      shown.redraw();
    } catch {
      find("input", shown.element)?.focus(); // its text is selected then, so that it can be copied by hand
    }
  }

  async function share() {
    try {
      await navigator.share({ title: texts.inviteTo(title), url: address });
    } catch {
      // A player who closes the list of the device's apps shares nothing.
    }
  }

  function seatGuest() {
    shown.close();
    sitDown(game, title, onSeated);
  }
}
