/** The recovery code: the dialog that shows it once, and its part of one's own page. */

import { messageFor } from "../../api.js";
import { button, find, html, openDialog } from "../../html.js";
import { dateOf, load, say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { get, set } from "../../store.js";
import { problemBox } from "../fields.js";

await load("account");

/** Return the part of one's own page that says whether there is a code, and makes one. */
export function codeSection() {
  const since = get().player?.recovery_code_at;
  return html`<section>
    <h2>${say("code-title")}</h2>
    <p class="small">${since ? say("code-since", { date: dateOf(since) }) : [say("code-none"), " ", say("code-lead")]}</p>
    ${button(since ? say("code-another") : say("code-write"), openCode, { "data-key": "code" })}
  </section>`;
}

/** Open the dialog. Who has a code is asked first, as a new one ends it. */
export function openCode() {
  /** @type {string[] | null} */
  let words = null;
  /** @type {string | null} */
  let problem = null;
  let said = "",
    isAsked = !get().player?.recovery_code_at;
  const close = () => shown.close();
  const shown = openDialog(say("code-title"), say("page-close"), () =>
    words ? written(words, said, copy, close) : isAsked ? waiting(problem, make) : question(make, close),
  );
  if (isAsked) make();

  async function make() {
    isAsked = true;
    problem = null;
    shown.redraw();
    try {
      /** @type {Cairn.Schemas["RecoveryCode"]} */
      const made = await askAsPlayer("/me/recovery-code", { method: "POST" });
      words = made.words;
      const { player } = get();
      if (player) set({ player: { ...player, recovery_code_at: made.created_at } });
    } catch (error) {
      problem = messageFor(error);
    }
    if (shown.element.open) shown.redraw();
    find(".primary", shown.element)?.focus();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(words?.join(" ") ?? "");
      said = say("code-copied");
    } catch {
      said = say("code-not-copied");
    }
    shown.redraw();
  }
}

/** @type {(goOn: () => void, close: () => void) => Cairn.Template} */
const question = (goOn, close) =>
  html`<p>${say("code-another-lead")}</p>
    <div class="buttons">
      ${button(say("code-another"), goOn, { class: "primary" })}
      ${button(say("code-keep-old"), close, { autofocus: true })}
    </div>`;

/** @type {(problem: string | null, make: () => void) => Cairn.Template} */
const waiting = (problem, make) =>
  problem
    ? html`${problemBox(problem)}
        <div class="buttons">${button(say("page-try-again"), make, { class: "primary" })}</div>`
    : html`<p>${say("page-loading")}</p>`;

/** @type {(words: string[], said: string, copy: () => void, close: () => void) => Cairn.Template} */
const written = (words, said, copy, close) =>
  html`<div class="recovery-code">
    <p>${say("code-shown-once")} <strong>${say("code-who-has")}</strong></p>
    <p class="printed">${say("code-printed-for", { name: get().player?.name ?? "", origin: location.host })}</p>
    <ol>
      ${words.map((word) => html`<li key=${word}><span>${word}</span></li>`)}
    </ol>
    <div class="buttons">
      ${button(say("code-written"), close, { class: "primary" })} ${button(say("code-copy"), copy)}
      ${button(say("code-print"), () => window.print())}
    </div>
    <p role="status">${said}</p>
  </div>`;
