/** The form for a fork: a new game that begins at a step of a finished one. */

import { ask, messageFor } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { texts } from "../texts/page.js";
import { formButtons, onSubmit } from "./fields.js";
import { seatChoices } from "./seat_choices.js";
import { enterGame } from "./seats.js";

/** Ask who sits where in the fork, and open it. */
export function openFork({ game, at }) {
  const count = game.seats.length;
  const body = h("form.new-game", { onsubmit: onSubmit(submit) });
  const shown = dialog(texts.playOnFrom(at), texts.close, body);
  const seats = seatChoices(draw);
  let problem = null;

  function draw() {
    replace(
      body,
      h("p", null, texts.playOnLead),
      h("fieldset", null, h("legend", null, texts.players), seats.rows(count)),
      problem && h("p.refused", { role: "alert" }, problem),
      formButtons(texts.openGame, () => shown.close()),
    );
  }

  async function submit() {
    try {
      const opened = await ask(`/games/${game.id}/forks`, {
        method: "POST",
        body: { at, seats: seats.request(count) },
      });
      shown.close();
      enterGame(opened);
    } catch (error) {
      problem = messageFor(error);
      draw();
    }
  }

  draw();
}
