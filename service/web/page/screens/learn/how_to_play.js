/** How to play a game, on one screen: what the game explains of itself, and the way to its rulebook. */

import { messageFor, titleOf } from "../../api.js";
import { howOf } from "../../games/index.js";
import { button, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { openRules } from "../../rulebook.js";
import { problemBox } from "../fields.js";

/**
 * Open the dialog that explains a ruleset.
 * @param {string} ruleset
 */
export async function openHowToPlay(ruleset) {
  try {
    const [title, sections] = await Promise.all([titleOf(ruleset), howOf(ruleset)]);
    show(ruleset, say("lobby-how-title", { title }), sections);
  } catch (error) {
    openDialog(say("lobby-how-to-play"), say("page-close"), () => problemBox(messageFor(error)));
  }
}

/** @type {(ruleset: string, heading: string, sections: Cairn.HowSection[]) => void} */
function show(ruleset, heading, sections) {
  const shown = openDialog(
    heading,
    say("page-close"),
    () =>
      html`<div class="how-sections ${ruleset}">
          ${sections.map(
            ({ title, content, long }) => html`<section class=${long && "long"}><h3>${title}</h3>${content}</section>`,
          )}
        </div>
        ${!sections.length && html`<p>${say("lobby-no-how")}</p>`}
        <div class="buttons">${button(say("lobby-whole-rulebook"), readAll)}</div>`,
  );
  shown.element.classList.add("how");

  function readAll() {
    shown.close();
    openRules(ruleset);
  }
}
