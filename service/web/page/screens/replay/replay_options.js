/** What is seldom used in a replay: the speed, who sees, the link, a fork, the analysis, and what the keys do. */

import { announce, button, html } from "../../html.js";
import { say } from "../../language.js";
import { set, table } from "../../store.js";
import { details } from "../details.js";
import { nameOf } from "../lobby/game_row.js";
import { keyName } from "../table/keys.js";
import { archiveActions } from "./archive_parts.js";
import { speedChoice } from "./playing.js";
import { addressOf, isAnalysed } from "./steps.js";

const KEYS = [
  ["← →", "step"],
  ["Home End", "ends"],
  ["Shift ← →", "milestones"],
  ["Space", "play"],
  ["Shift ↑ ↓", "mistakes"],
];

/**
 * Return what is seldom used. It is always in sight on a large screen, and on a phone when it is asked for.
 * @type {Cairn.ReplayPart}
 */
export function replayOptions(state) {
  const { game, at, viewer, archive, view, openDetails } = state;
  const isOver = game.status === "finished";
  const keyRows = isAnalysed() ? KEYS : KEYS.filter(([, name]) => name !== "mistakes");
  return html`<div class="replay-options ${openDetails.has("more") ? "open" : ""}">
    <div class="replay-row">
      ${speedChoice(state)} ${isOver && viewerChoice(state)}
      ${archive?.status === "verified" ? archiveActions(archive, game) : button(say("replay-copy-link"), copyLink, { "data-key": "copy" })}
      ${
        isOver &&
        !archive &&
        html`${forkButton(state)}
        <a class="plain" href=${addressOf(game, at, viewer, !isAnalysed())} onclick=${() => showMore(false)} data-key="analyse"
          >${isAnalysed() ? say("replay-stop-analysing") : say("replay-analyse")}</a
        >`
      }
      ${!isOver && html`<a class="plain" href=${`#/games/${game.id}`} data-key="now">${say("page-back-to-now")}</a>`}
    </div>
    ${details(
      state,
      "keys",
      say("replay-keys"),
      () =>
        html`<dl class="keys">
          ${keyRows.map(
            ([key, name]) =>
              html`<dt><kbd>${key.split(" ").map(keyName).join(" ")}</kbd></dt><dd>${say(`replay-keys-${name}`, { what: view.texts.milestoneName })}</dd>`,
          )}
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
  const text = state.at > last ? say("replay-play-on-before", { step: last }) : say("replay-play-on");
  return button(text, async () => (await import("./fork.js")).openFork({ ...state, at: Math.min(state.at, last) }), {
    "data-key": "fork",
  });
}

/** @type {Cairn.ReplayPart} */
function viewerChoice({ game, at, viewer }) {
  const choices = [
    ["", say("replay-seen-by-all")],
    ...game.seats.map((seat) => [String(seat.seat), say("replay-seen-by-name", { name: nameOf(seat) })]),
  ];
  /** @type {(event: Cairn.FieldEvent<HTMLSelectElement>) => void} */
  const choose = ({ target: { value } }) => location.replace(addressOf(game, at, value === "" ? null : Number(value)));
  return html`<label class="inline viewer">
    ${say("replay-seen-by")}
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
    set({ notice: { message: say("replay-copied") } });
  } catch {
    set({ notice: { message: link } });
  }
  announce(say("replay-copied"));
}
