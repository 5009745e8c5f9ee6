/** The dialog in which a player leaves their seat. It says before what that costs. */

import { button, html, openDialog } from "../../html.js";
import { load, say } from "../../language.js";

await load("table_details");

/**
 * Ask a player of a game whether they want to leave their seat, and call `leave` if they do.
 * @param {Cairn.Game} game
 * @param {number} seat
 * @param {() => void} leave
 */
export function askToLeave(game, seat, leave) {
  if (!game.leaving) return;
  const { does, rated } = game.leaving;
  const others = game.seats.filter((one) => one.seat !== seat && one.kind !== "open").map(({ name }) => name ?? "");
  const rows = [
    [say("leaving-you"), say(`leaving-does-${does}-you`)],
    [
      say("leaving-others"),
      others.length ? say(`leaving-does-${does}-others`, { names: others }) : say("leaving-nobody-else"),
    ],
    [say("leaving-rating"), rated ? say("leaving-rated") : say("leaving-unrated")],
    [say("leaving-after"), does === "opens_seat" ? say("leaving-may-return") : say("leaving-for-good")],
  ];
  const shown = openDialog(
    say("page-resign"),
    say("page-close"),
    () =>
      html`<p>${say("page-leave-question")}</p>
        <dl class="costs" aria-label=${say("leaving-title")}>
          ${rows.map(([title, said]) => html`<div class="cost" key=${title}><dt>${title}</dt><dd>${said}</dd></div>`)}
        </dl>
        <div class="buttons">
          ${button(say(`leaving-does-${does}-button`), confirm, { class: "danger" })}
          ${button(say("page-stay"), () => shown.close(), { autofocus: true })}
        </div>`,
  );
  function confirm() {
    shown.close();
    leave();
  }
}
