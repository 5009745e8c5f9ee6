/** Playing on from a step of a finished game, in a new one. */

import { ask, wordsOf } from "../api.js";
import { dialog, h, replace } from "../dom.js";
import { texts } from "../texts/page.js";
import { endings, submits } from "./fields.js";
import { enter, wishes } from "./wishes.js";

/** Ask who is to play on from the step that is shown, and open the game. */
export function openFork({ game, at }) {
  const count = game.seats.length;
  const body = h("form.newgame", { onsubmit: submits(submit) });
  const shown = dialog(texts.playOnFrom(at), texts.close, body);
  const seats = wishes(draw);
  let problem = null;

  function draw() {
    replace(
      body,
      h("p", null, texts.playOnLead),
      h("fieldset", null, h("legend", null, texts.players), seats.rows(count)),
      problem && h("p.refused", { role: "alert" }, problem),
      endings(texts.openGame, () => shown.close()),
    );
  }

  async function submit() {
    try {
      const opened = await ask(`/games/${game.id}/forks`, { method: "POST", body: { at, seats: seats.asked(count) } });
      shown.close();
      enter(opened);
    } catch (error) {
      problem = wordsOf(error);
      draw();
    }
  }

  draw();
}
