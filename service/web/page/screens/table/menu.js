/** The menu of a table: whose side is shown, the pace, alerts, and what is done at most once in a game. */

import { isOn, turn } from "../../alerts.js";
import { announce, button, html } from "../../html.js";
import { say } from "../../language.js";
import { isOn as isShown, turn as turnSetting } from "../../settings.js";
import { get, set } from "../../store.js";
import { leave } from "./commands.js";
import { paceChoice } from "./pace.js";
import { muteChoices } from "./phrases.js";

const ID = "table-menu";

/**
 * Return the button that opens the menu, and the menu.
 * @type {Cairn.Part}
 */
export function tableMenu(state) {
  const { game, me, mySeats } = state;
  const isRunning = state.at === null && game.status === "running";
  return html`<button
      type="button"
      class="plain more"
      popovertarget=${ID}
      data-key="more"
      aria-label=${say("frame-menu")}
      title=${say("frame-menu")}
    >
      <span aria-hidden="true">⋯</span>
    </button>
    <div id=${ID} popover="auto" role="group" aria-label=${say("frame-menu")}>
      <div class="ways">
        ${button(say("lobby-how-to-play"), () => close(async () => (await import("../learn/how_to_play.js")).openHowToPlay(game.ruleset)), { "data-key": "how" })}
        ${button(say("keys-keys"), () => close(async () => (await import("./keys_dialog.js")).openKeys()), { "data-key": "keys", "aria-keyshortcuts": "?" })}
        ${
          game.status === "finished" &&
          html`<a class="plain" href="/v1/games/${game.id}/archive" download="" data-key="archive">${say("page-download")}</a>`
        }
      </div>
      ${mySeats.length > 1 && me && playAs(state)} ${isRunning && me && paceChoice(state)}
      <div class="switches">${settingChoice("sounds")} ${settingChoice("motion")} ${settingChoice("explanations")}</div>
      ${
        game.status !== "finished" &&
        html`<div class="switches">${alertChoice("sound")} ${alertChoice("notification")}</div>`
      }
      <div class="switches">${muteChoices(state)}</div>
      ${me && state.at === null && game.status !== "finished" && button(say("page-resign"), () => close(leave), { class: "danger", "data-key": "leave" })}
    </div>`;
}

/** @type {(state: Cairn.State) => Cairn.Content} */
const playAs = ({ mySeats, me, game, load }) =>
  html`<label class="inline">
    ${say("page-play-as")}
    <select data-key="playas" onchange=${(/** @type {Cairn.FieldEvent<HTMLSelectElement>} */ event) => load(Number(event.target.value))}>
      ${mySeats.map(
        ({ seat }) => html`<option value=${seat} selected=${seat === me?.seat}>${game.seats[seat].name}</option>`,
      )}
    </select>
  </label>`;

/**
 * Return the switch of `sounds`, `motion` or `explanations`, which this browser keeps.
 * @type {(kind: "sounds" | "motion" | "explanations") => Cairn.Template}
 */
const settingChoice = (kind) =>
  html`<label class="inline" key=${kind}>
    <input
      type="checkbox"
      checked=${isShown(kind)}
      data-key="setting ${kind}"
      onchange=${(/** @type {Cairn.FieldEvent} */ event) => turnSetting(kind, event.target.checked)}
    />
    ${say(`keys-${kind}`)}
  </label>`;

/** @type {(kind: "sound" | "notification") => Cairn.Template} */
const alertChoice = (kind) =>
  html`<label class="inline" key=${kind}>
    <input type="checkbox" checked=${isOn(kind)} data-key=${kind} onchange=${(/** @type {Cairn.FieldEvent} */ event) => choose(kind, event.target.checked)} />
    ${say(`frame-${kind}`)}
  </label>`;

/** @type {(kind: "sound" | "notification", wanted: boolean) => Promise<void>} */
async function choose(kind, wanted) {
  const isNow = await turn(kind, wanted);
  if (wanted && !isNow) {
    set({ notice: { message: say("frame-notification-refused") } });
    announce(say("frame-notification-refused"));
  } else set({ notice: get().notice }); // the menu is drawn again
}

/**
 * Close the menu, and do what was chosen in it.
 * @type {(action: () => void) => void}
 */
function close(action) {
  document.getElementById(ID)?.hidePopover();
  action();
}
