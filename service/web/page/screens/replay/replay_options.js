/** What is seldom used in a replay: the speed, who sees, the link, a fork, the analysis, and what the keys do. */

import { announce, button, html } from "../../html.js";
import { set, table } from "../../store.js";
import { texts as pageTexts } from "../../texts/page.js";
import { texts } from "../../texts/replay.js";
import { details } from "../details.js";
import { nameOf } from "../lobby/game_row.js";
import { archiveActions } from "./archive_parts.js";
import { speedChoice } from "./playing.js";
import { addressOf, isAnalysed } from "./steps.js";

/**
 * Return what is seldom used. It is always in sight on a large screen, and on a phone when it is asked for.
 * @type {Cairn.ReplayPart}
 */
export function replayOptions(state) {
  const { game, at, viewer, archive, view, openDetails } = state;
  const isOver = game.status === "finished";
  const keyRows = [...texts.keyList(view.texts.milestoneName), ...(isAnalysed() ? [texts.mistakeKeys] : [])];
  return html`<div class="replay-options ${openDetails.has("more") ? "open" : ""}">
    <div class="replay-row">
      ${speedChoice(state)} ${isOver && viewerChoice(state)}
      ${archive?.status === "verified" ? archiveActions(archive, game) : button(texts.copyLink, copyLink, { "data-key": "copy" })}
      ${
        isOver &&
        !archive &&
        html`${forkButton(state)}
        <a class="plain" href=${addressOf(game, at, viewer, !isAnalysed())} onclick=${() => showMore(false)} data-key="analyse"
          >${isAnalysed() ? texts.stopAnalysing : texts.analyse}</a
        >`
      }
      ${!isOver && html`<a class="plain" href=${`#/games/${game.id}`} data-key="now">${pageTexts.backToNow}</a>`}
    </div>
    ${details(
      state,
      "keys",
      texts.keys,
      () =>
        html`<dl class="keys">
          ${keyRows.map(([key, meaning]) => html`<dt><kbd>${key}</kbd></dt><dd>${meaning}</dd>`)}
        </dl>`,
    )}
  </div>`;
}

/**
 * Return the button that opens a fork. A finished game cannot go on from its last step, but from the one before it.
 * @type {Cairn.ReplayPart}
 */
function forkButton(state) {
  const last = state.game.version - 1;
  if (last < 1) return null;
  const text = state.at > last ? texts.playOnBefore(last) : texts.playOn;
  return button(text, async () => (await import("./fork.js")).openFork({ ...state, at: Math.min(state.at, last) }), {
    "data-key": "fork",
  });
}

/** @type {Cairn.ReplayPart} */
function viewerChoice({ game, at, viewer }) {
  const choices = [
    ["", texts.seenByAll],
    ...game.seats.map((seat) => [String(seat.seat), texts.seenByName(nameOf(seat))]),
  ];
  /** @type {(event: Cairn.FieldEvent<HTMLSelectElement>) => void} */
  const choose = ({ target: { value } }) => location.replace(addressOf(game, at, value === "" ? null : Number(value)));
  return html`<label class="inline">
    ${texts.seenBy}
    <select data-key="viewer" onchange=${choose}>
      ${choices.map(
        ([value, text]) => html`<option value=${value} selected=${value === String(viewer ?? "")}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * Show what is seldom used on a phone, or put it away.
 * @param {boolean} isShown
 */
export function showMore(isShown) {
  const openDetails = new Set(table().openDetails);
  if (isShown) openDetails.add("more");
  else openDetails.delete("more");
  set({ openDetails });
}

async function copyLink() {
  const { game, at, viewer } = table();
  const link = `${location.origin}/${addressOf(game, at, viewer)}`;
  try {
    await navigator.clipboard.writeText(link);
    set({ notice: { message: texts.copied } });
  } catch {
    set({ notice: { message: link } });
  }
  announce(texts.copied);
}
