/** What is shown of an archive beside its replay: what one is, its proofs, and how it is kept. */

import { button, html } from "../../html.js";
import { hasGame } from "../../store.js";
import { texts } from "../../texts/archive.js";
import { texts as pageTexts } from "../../texts/page.js";
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
    <h1>${texts.title}</h1>
    ${!archive || archive.status === "none" ? html`<p>${texts.lead}</p>` : foundIn(state, archive)}
    ${archive?.status !== "pending" && chooser(!archive || archive.status === "none" ? texts.choose : texts.another)}
  </div>`;
}

/** @type {(state: Cairn.Store, archive: Exclude<Cairn.Archive, {status: "none"}>) => Cairn.Content} */
function foundIn(state, archive) {
  if (archive.status === "pending") return progress(texts.verifying(archive.name));
  if (archive.status === "refused") return refused(archive);
  return hasGame(state) && verified(state, archive);
}

/** @param {string} label */
function chooser(label) {
  return html`<label class="chooser">
    <span>${label}</span>
    <input type="file" accept=".jsonl,application/jsonl" onchange=${(/** @type {Cairn.FieldEvent} */ { target }) => takeArchive(target.files?.[0])} />
    <span class="small">${texts.drop}</span>
  </label>`;
}

/** @param {Cairn.RefusedArchive} archive */
function refused({ name, problem, audit }) {
  const errors = problem.errors?.length ? problem.errors : [problem];
  return html`<h2 class="said">${texts.refused(name)}</h2>
    ${errors.map(
      ({ detail }) => html`<p class="refused" role="alert">${detail[0].toUpperCase()}${detail.slice(1)}</p>`,
    )}
    ${audit && html`<div class="proof">${proofList(audit.proofs)}</div>`}`;
}

/** @type {(state: Cairn.State, archive: Cairn.VerifiedArchive) => Cairn.Template} */
function verified({ game, title, notice }, archive) {
  return html`<h2 class="said">${texts.verified(archive.name)}</h2>
    <p>${texts.game(title, game.seats.map(nameOf))}. ${pageTexts.status.finished}: ${outcome(game)}.</p>
    <p class="small">${texts.onlyHere}</p>
    ${notice && html`<p class="refused" role="alert">${notice.message}</p>`}
    <p class="buttons">
      <a class="plain primary" href=${addressOf(game, 1, null, false)} data-key="replay">${texts.replay}</a>
      ${keepButton(archive)}
    </p>
    <div class="proof">${archiveProofs(archive)}</div>`;
}

/**
 * Return what can be done with an archive that is replayed.
 * @type {(archive: Cairn.VerifiedArchive, game: Cairn.Game) => Cairn.Content}
 */
export const archiveActions = (archive, game) => [
  html`<a class="plain" href=${addressOf(game, null, null, false)} data-key="proofs">${texts.proofs}</a>`,
  keepButton(archive),
];

/**
 * Return the button that has an archive stored as a game of this service.
 * @type {(archive: Cairn.VerifiedArchive) => Cairn.Template}
 */
const keepButton = ({ keep, keeping }) =>
  button(keeping ? texts.keeping : texts.keep, keep, { disabled: Boolean(keeping), "data-key": "keep" });

/**
 * Return the proofs of an archive. Only a game that is kept has the choices of its AIs proven.
 * @type {(archive: Cairn.VerifiedArchive) => Cairn.Template}
 */
export const archiveProofs = ({ audit }) =>
  proofList(audit.proofs, ({ status }) => status === "not_asked" && html`<p class="small">${texts.choicesLater}</p>`);
