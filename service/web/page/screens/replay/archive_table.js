/** The table of an archive: the same board, controls and story as any game that has ended. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { openRules } from "../../rulebook.js";
import { panel } from "../details.js";
import { outcome } from "../lobby/game_row.js";
import { boardFrame } from "../table/board.js";
import { context } from "../table/context.js";
import { stepPanel } from "../table/layout.js";
import { notice } from "../table/notice.js";
import { historyPanel } from "../table/panels.js";
import { playersStrip } from "../table/strip.js";
import { tableKeys } from "../table/table_keys.js";
import { zoomButtons } from "../table/zoom.js";
import { archiveProofs } from "./archive_parts.js";
import { chartPanel } from "./chart.js";
import { replayBar } from "./replay.js";

/**
 * Return the table for a state of the store that shows a step of an archive.
 * @type {(state: Cairn.ReplayState, archive: Cairn.VerifiedArchive) => Cairn.Template}
 */
export function archiveTable(state, archive) {
  const { game, title } = state;
  const ctx = context(state);
  return html`<div class="table ${game.ruleset}" ref=${tableKeys}>
    <div class="screenful">
      <div class="table-head">
        <h1>${title}</h1>
        <p class="status">${say("page-status-finished")}: ${outcome(game)}. ${say("archive-only-here")}</p>
        <div class="buttons">
          ${button(say("page-rules"), () => openRules(game.ruleset, game.rules_version), { "data-key": "rules" })}
          ${zoomButtons(state)}
        </div>
      </div>
      ${playersStrip(state, ctx)}
      ${boardFrame(state, ctx)}
      <div class="controls"><div class="last">${notice(state)}</div>${replayBar(state)}</div>
    </div>
    <div class="panels">
      ${historyPanel(state)} ${chartPanel(state)} ${stepPanel(state)}
      ${panel(state, "proof", say("archive-proofs"), () => html`<div class="proof">${archiveProofs(archive)}</div>`)}
    </div>
  </div>`;
}
