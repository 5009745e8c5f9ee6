/** What the guide of a lesson says, and how the learner goes on. */

import { askOnce } from "../api.js";
import { button, html } from "../html.js";
import { texts } from "../texts/learn.js";
import { moveButton } from "./all_moves.js";
import { openQuickGame } from "./quick_game.js";

/** Return the guide with what they say, and the buttons below. */
export function guidePanel(state, ctx) {
  const { lesson } = state;
  return html`<section class="guide" aria-label=${texts.guide}>
    ${guidePortrait()}
    <div class="speech">
      <p class="say" tabindex="-1" data-next-focus>${lesson.isLast && html`<strong>${texts.won}</strong> `}${lesson.told || lesson.say}</p>
      <div class="buttons">
        ${!lesson.isDone && moveButtons(state, ctx)}
        ${lesson.isDone && (lesson.isLast ? ending(lesson) : button(texts.next, lesson.next, { class: "primary", "data-key": "next" }))}
        ${lesson.back && !lesson.told && button(texts.back, lesson.back, { class: "quiet", "data-key": "back" })}
      </div>
      <p class="progress">
        <progress value=${lesson.index + 1} max=${lesson.count} aria-hidden="true"></progress>
        ${texts.progress(lesson.index + 1, lesson.count)}
      </p>
    </div>
  </section>`;
}

/** Return a button for the move that the guide asks for, where it has one at a table, too. */
const moveButtons = (state, ctx) =>
  state.moves
    .filter((move) => state.view.buttonMoves.has(move.type) || !state.view.targets(move, state.game.state).length)
    .map((move) => moveButton(state, ctx, move, "primary"));

function ending({ ruleset, again }) {
  const play = async () => openQuickGame(await askOnce(`/rulesets/${ruleset}`));
  return [
    button(texts.play, play, { class: "primary", "data-key": "play" }),
    button(texts.again, again, { "data-key": "again" }),
    html`<a class="plain" href="#/learn" key="more">${texts.more}</a>`,
  ];
}

/** Morag, who knows every rule: a shepherd with a plaid, a bonnet and a staff. */
export const guidePortrait = () =>
  html`<svg class="portrait" viewBox="0 0 96 96" aria-hidden="true">
    <circle cx="48" cy="48" r="46" fill="#6b7f8c" />
    <path d="M2 60c14-13 24-12 37-4s28 6 55-7v0a46 46 0 0 1-92 11z" fill="#56703f" />
    <path d="M18 92c2-20 13-29 30-29s28 9 30 29a46 46 0 0 1-60 0z" fill="#3f5d54" />
    <path d="M30 67 62 93a46 46 0 0 1-14 1c-9-6-16-14-21-24zM44 62l34 28-7 4-34-29z" fill="#8c2f2a" />
    <path d="M33 68 62 92M41 65l33 26M30 78l15-13M40 88l18-18M54 93l14-17" stroke="#e7c66b" stroke-width="1.6" opacity=".8" />
    <path d="M41 55h14v11c-4 5-10 5-14 0z" fill="#dca583" />
    <path d="M27 42c-3 12 0 22 5 26l4-20zM69 42c3 12 0 22-5 26l-4-20z" fill="#a4512c" />
    <path d="M32 38c0-12 7-18 16-18s16 6 16 18c0 13-7 22-16 22s-16-9-16-22z" fill="#edbd9b" />
    <path d="M31 40c2-10 9-15 17-15s15 5 17 15c-5-2-9-6-11-10-6 6-14 9-23 10z" fill="#a4512c" />
    <path d="M26 30c2-12 12-18 24-17 11 0 19 6 20 15-14-5-30-5-44 2z" fill="#27415c" />
    <path d="M26 30c14-7 30-7 44-2l-1 5c-14-5-28-5-42 2z" fill="#dcd5c3" />
    <circle cx="49" cy="12" r="4.200" fill="#b83a32" />
    <circle cx="41.500" cy="41" r="2" fill="#2b241e" /><circle cx="54.500" cy="41" r="2" fill="#2b241e" />
    <path d="M38 37c2-1.600 4.500-1.600 6.500-.4M51.500 36.600c2-1.200 4.500-1.200 6.500.4" stroke="#7a3a1e" stroke-width="1.6" fill="none" stroke-linecap="round" />
    <path d="M48 42v6l-2 1.500" stroke="#b97a57" stroke-width="1.6" fill="none" stroke-linecap="round" />
    <path d="M42 53c3.500 3.500 8.500 3.500 12 0" stroke="#9a3f33" stroke-width="2" fill="none" stroke-linecap="round" />
    <circle cx="38" cy="48" r="3" fill="#e0907a" opacity=".6" /><circle cx="58" cy="48" r="3" fill="#e0907a" opacity=".6" />
    <path d="M82 88V34c0-9-12-9-11-1" stroke="#5f4226" stroke-width="4" fill="none" stroke-linecap="round" />
  </svg>`;
