/** What is shown of an archive beside its replay: what one is, its proofs, and how it is kept. */

import { button, html } from "../../html.js";
import { commas, say } from "../../language.js";
import { hasGame } from "../../store.js";
import { nameOf, outcome } from "../lobby/game_row.js";
import { progress } from "../progress.js";
import { takeArchive } from "./archive_drop.js";
import { proofList } from "./proof.js";
import { addressOf } from "./steps.js";

/**
 * Return the screen before the replay: what an archive is, what was found in it, and what can be done with it.
 * @type {(state: Cairn.Store) => Cairn.Template}
 */
export function archiveStart(state) {
  const { archive } = state;
  return html`<div class="lobby archive">
    <h1>${say("archive-title")}</h1>
    ${!archive || archive.status === "none" ? html`<p>${say("archive-lead")}</p>` : foundIn(state, archive)}
    ${archive?.status !== "pending" && chooser(!archive || archive.status === "none" ? say("archive-choose") : say("archive-another"))}
  </div>`;
}

/** @type {(state: Cairn.Store, archive: Exclude<Cairn.Archive, {status: "none"}>) => Cairn.Content} */
function foundIn(state, archive) {
  if (archive.status === "pending") return progress(say("archive-verifying", { name: archive.name }));
  if (archive.status === "refused") return refused(archive);
  return hasGame(state) && verified(state, archive);
}

/** @param {string} label */
function chooser(label) {
  return html`<label class="chooser">
    <span>${label}</span>
    <input type="file" accept=".jsonl,application/jsonl" onchange=${(/** @type {Cairn.FieldEvent} */ { target }) => takeArchive(target.files?.[0])} />
    <span class="small">${say("archive-drop")}</span>
  </label>`;
}

/** @param {Cairn.RefusedArchive} archive */
function refused({ name, problem, audit }) {
  const errors = problem.errors?.length ? problem.errors : [problem];
  return html`<h2 class="said">${say("archive-refused", { name })}</h2>
    ${errors.map(
      ({ detail }) => html`<p class="refused" role="alert">${detail[0].toUpperCase()}${detail.slice(1)}</p>`,
    )}
    ${audit && html`<div class="proof">${proofList(audit.proofs)}</div>`}`;
}

/** @type {(state: Cairn.State, archive: Cairn.VerifiedArchive) => Cairn.Template} */
function verified({ game, title, notice }, archive) {
  return html`<h2 class="said">${say("archive-verified", { name: archive.name })}</h2>
    <p>${say("archive-game", { title: title, names: commas(game.seats.map(nameOf)) })}. ${say("page-status-finished")}: ${outcome(game)}.</p>
    <p class="small">${say("archive-only-here")}</p>
    ${notice && html`<p class="refused" role="alert">${notice.message}</p>`}
    <p class="buttons">
      <a class="plain primary" href=${addressOf(game, 1, null, false)} data-key="replay">${say("archive-replay")}</a>
      ${keepButton(archive)}
    </p>
    <div class="proof">${archiveProofs(archive)}</div>`;
}

/**
 * Return what can be done with an archive that is replayed.
 * @type {(archive: Cairn.VerifiedArchive, game: Cairn.Game) => Cairn.Content}
 */
export const archiveActions = (archive, game) => [
  html`<a class="plain" href=${addressOf(game, null, null, false)} data-key="proofs">${say("archive-proofs")}</a>`,
  keepButton(archive),
];

/**
 * Return the button that has an archive stored as a game of this service.
 * @type {(archive: Cairn.VerifiedArchive) => Cairn.Template}
 */
const keepButton = ({ keep, keeping }) =>
  button(keeping ? say("archive-keeping") : say("archive-keep"), keep, {
    disabled: Boolean(keeping),
    "data-key": "keep",
  });

/**
 * Return the proofs of an archive. Only a game that is kept has the choices of its AIs proven.
 * @type {(archive: Cairn.VerifiedArchive) => Cairn.Template}
 */
export const archiveProofs = ({ audit }) =>
  proofList(
    audit.proofs,
    ({ status }) => status === "not_asked" && html`<p class="small">${say("archive-choices-later")}</p>`,
  );
