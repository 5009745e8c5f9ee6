/** The lessons that there are, each with the picture of its game. */

import { messageFor, titleOf } from "../../api.js";
import { portrait } from "../../characters.js";
import { colourOf, lessons, pictureOf } from "../../games/index.js";
import { html, render } from "../../html.js";
import { say } from "../../language.js";
import { setTitle } from "../../title.js";
import { showProblem } from "../problem.js";

/**
 * Show the lessons. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showLessons(main) {
  let isLeft = false;
  setTitle(say("learn-title"));
  load();

  async function load() {
    try {
      const found = await Promise.all(lessons().map(about));
      if (!isLeft) render(main, layout(found));
    } catch (error) {
      if (!isLeft) showProblem(main, messageFor(error));
    }
  }

  return {
    leave: () => {
      isLeft = true;
    },
  };
}

/** @param {string} ruleset */
async function about(ruleset) {
  const [title, picture] = await Promise.all([titleOf(ruleset), pictureOf(ruleset)]);
  return { ruleset, title, picture };
}

/** @param {Awaited<ReturnType<typeof about>>[]} found */
const layout = (found) =>
  html`<div class="lobby learn">
    <div class="welcome">
      ${portrait("guide", { size: "var(--face)" })}
      <div>
        <h1>${say("learn-title")}</h1>
        <p>${say("learn-lead")}</p>
      </div>
    </div>
    <ul class="lessons">
      ${found.map(
        ({ ruleset, title, picture }) =>
          html`<li key=${ruleset} style=${{ "--game": colourOf(ruleset) }}>
            <a href="#/learn/${ruleset}">
              ${picture?.()}
              <strong>${title}</strong>
              <span>${say("learn-begin")}</span>
            </a>
          </li>`,
      )}
    </ul>
  </div>`;
