/** The dialog that opens a fork: a new game that goes on from a step of a finished one. */

import { html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { formButtons, NO_PROBLEMS, onSubmit, problemBox, problemsOf } from "../fields.js";
import { seatChoices } from "../lobby/seat_choices.js";
import { enterGame } from "../table/seats.js";

/**
 * Ask who sits where in the fork, and open it.
 * @param {Pick<Cairn.ReplayState, "game" | "at">} state
 */
export function openFork({ game, at }) {
  const count = game.seats.length;
  const levels = game.seats.map(({ level }) => level ?? "");
  const seats = seatChoices(() => shown.redraw());
  let problems = NO_PROBLEMS;
  const shown = openDialog(
    say("page-play-on-from", { step: at }),
    say("page-close"),
    () =>
      html`<form class="new-game" onsubmit=${onSubmit(submit)}>
        <p>${say("page-play-on-lead")}</p>
        <fieldset><legend>${say("lobby-players-legend")}</legend>${seats.rows(count, levels, problems)}</fieldset>
        ${problemBox(problems.rest())} ${formButtons(say("lobby-open-game"), () => shown.close())}
      </form>`,
  );

  async function submit() {
    try {
      const body = { at, seats: await seats.request(count) };
      const opened = await askAsPlayer(`/games/${game.id}/forks`, { method: "POST", body });
      shown.close();
      enterGame(opened);
    } catch (error) {
      problems = problemsOf(error);
      shown.redraw();
    }
  }
}
