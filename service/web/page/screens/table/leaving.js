/** The dialog in which a player leaves their seat. It says before what that costs. */

import { button, html, openDialog } from "../../html.js";
import { texts } from "../../texts/leaving.js";
import { texts as pageTexts } from "../../texts/page.js";
import { listed } from "../../texts/words.js";

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
  const costs = texts.does[does];
  const rows = [
    [texts.you, costs.you],
    [texts.others, costs.others(listed(others))],
    [texts.rating, rated ? texts.rated : texts.unrated],
    [texts.after, does === "opens_seat" ? texts.mayReturn : texts.forGood],
  ];
  const shown = openDialog(
    pageTexts.resign,
    pageTexts.close,
    () =>
      html`<p>${pageTexts.leaveQuestion}</p>
        <dl class="costs" aria-label=${texts.title}>
          ${rows.map(([title, said]) => html`<div class="cost" key=${title}><dt>${title}</dt><dd>${said}</dd></div>`)}
        </dl>
        <div class="buttons">
          ${button(costs.button, confirm, { class: "danger" })}
          ${button(pageTexts.stay, () => shown.close(), { autofocus: true })}
        </div>`,
  );
  function confirm() {
    shown.close();
    leave();
  }
}
