/** One's own page: the name, the devices, whom one has blocked, a file with everything, and erasure. */

import { button, html, render } from "../../html.js";
import { say } from "../../language.js";
import { player, rename } from "../../player.js";
import { get, watch } from "../../store.js";
import { setTitle } from "../../title.js";
import { onSubmit } from "../fields.js";
import { languageChoice } from "../language_choice.js";
import { blockedPlayers } from "./blocked.js";
import { codeSection } from "./code.js";
import { devices } from "./devices.js";
import { openErase } from "./erase.js";
import { exportBox } from "./export.js";
import { nameInput, nameProblem, rememberForm } from "./who.js";

/**
 * Show one's own page. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showMe(main) {
  const stop = new AbortController();
  /** @type {Cairn.Player | null | undefined} */
  let shown;
  /** @type {(() => Cairn.Content) | undefined} */
  let content;

  function draw() {
    if (!stop.signal.aborted) render(main, html`<div key=${shown?.id} class="lobby me">${content?.()}</div>`);
  }

  function follow() {
    const known = get().player ?? null;
    if (known === shown) return;
    if (!content || known?.id !== shown?.id) content = known ? mine(draw, stop.signal) : nobody(draw);
    shown = known;
    draw();
  }

  setTitle(say("players-you"));
  follow();
  const unwatch = watch(follow);
  return {
    leave: () => {
      stop.abort();
      unwatch();
    },
  };
}

/** @type {(redraw: () => void) => () => Cairn.Template} */
function nobody(redraw) {
  const remember = rememberForm(redraw);
  return () =>
    html`<div class="lobby-head"><h1>${say("players-you")}</h1></div>
      <p>${say("players-not-you")}</p>
      ${remember()}
      <p>${say("players-link-how")}</p>
      ${languageSection()}`;
}

/** @type {(redraw: () => void, signal: AbortSignal) => () => Cairn.Template} */
function mine(redraw, signal) {
  const name = nameForm(redraw),
    list = devices(redraw, signal),
    blocked = blockedPlayers(redraw),
    file = exportBox(redraw, signal);
  return () =>
    html`<div class="lobby-head">
        <h1>${say("players-you")}</h1>
        <a class="plain" href="#/players/${player()?.id}">${say("players-all-your-games")}</a>
      </div>
      ${name()} ${list()} ${codeSection()} ${blocked()} ${languageSection()}
      <section>
        <h2>${say("players-data")}</h2>
        <p class="small">${say("players-download-lead")}</p>
        ${file()} ${button(say("players-erase"), openErase, { class: "danger", "data-key": "erase" })}
      </section>`;
}

const languageSection = () =>
  languageChoice() && html`<section><h2>${say("page-language")}</h2>${languageChoice()}</section>`;

/** @type {(redraw: () => void) => () => Cairn.Template} */
function nameForm(redraw) {
  /** @type {Cairn.Content} */
  let said = null;

  /** @param {Cairn.FormValues} values */
  async function submit({ name }) {
    try {
      await rename(name.trim());
      said = html`<p>${say("players-name-changed")}</p>`;
    } catch (error) {
      said = html`<p class="refused">${nameProblem(error)}</p>`;
    }
    redraw();
  }

  return () =>
    html`<section>
      <h2>${say("players-your-name")}</h2>
      <form class="buttons" onsubmit=${onSubmit(submit)}>
        <label class="inline"><span class="hidden">${say("players-your-name")}</span>${nameInput(player()?.name)}</label>
        <button class="plain" type="submit">${say("players-change-name")}</button>
        <div role="status">${said}</div>
      </form>
    </section>`;
}
