/** What the guide of a lesson says, and how the learner goes on. */

import { askOnce } from "../../api.js";
import { portrait } from "../../characters.js";
import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { playNow } from "../lobby/quick_game.js";
import { moveButton } from "../table/all_moves.js";

/**
 * Return the guide with what they say, and the buttons below.
 * @type {(state: Cairn.State, ctx: Cairn.Context, lesson: Cairn.Lesson) => Cairn.Template}
 */
export function guidePanel(state, ctx, lesson) {
  return html`<section class="guide" aria-label=${say("learn-guide")}>
    ${portrait("guide", { size: "var(--face)" })}
    <div class="speech">
      <p class="say" tabindex="-1" data-next-focus>${lesson.isLast && html`<strong>${say("learn-won")}</strong> `}${lesson.told || say(lesson.say)}</p>
      <div class="buttons">
        ${!lesson.isDone && moveButtons(state, ctx, lesson)}
        ${lesson.isDone && (lesson.isLast ? ending(lesson) : button(say("learn-next"), lesson.next, { class: "primary", "data-key": "next" }))}
        ${lesson.back && !lesson.told && button(say("learn-back"), lesson.back, { class: "quiet", "data-key": "back" })}
      </div>
      <p class="progress">
        <progress value=${lesson.index + 1} max=${lesson.count} aria-hidden="true"></progress>
        ${say("learn-progress", { step: lesson.index + 1, steps: lesson.count })}
      </p>
    </div>
  </section>`;
}

/**
 * Return a button for the move that the guide asks for, if a table has one, or if it is refused: few boards draw such.
 * @type {(state: Cairn.State, ctx: Cairn.Context, lesson: Cairn.Lesson) => Cairn.Content}
 */
const moveButtons = (state, ctx, { refusal }) =>
  state.moves
    .filter(
      (move) => refusal || state.view.buttonMoves.has(move.type) || !state.view.targets(move, state.game.state).length,
    )
    .map((move) => moveButton(state, ctx, move, "primary"));

/** @param {Cairn.Lesson} lesson */
function ending({ ruleset, again }) {
  const play = async () => playNow(await askOnce(`/rulesets/${ruleset}`));
  return [
    button(say("learn-play"), play, { class: "primary", "data-key": "play" }),
    button(say("learn-again"), again, { "data-key": "again" }),
    html`<a class="plain" href="#/learn" key="more">${say("learn-more")}</a>`,
  ];
}
