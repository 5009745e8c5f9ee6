/** Set phrases: the button that offers the eight, the bubbles of what was said, and who wants to see none. */

import { ask, messageFor } from "../../api.js";
import { announce, html } from "../../html.js";
import { say } from "../../language.js";
import { PHRASES, phrasePicture } from "../../phrase_pictures.js";
import { get, set, table } from "../../store.js";
import { nameOf } from "../lobby/game_row.js";

const ID = "phrases";
/** How long a bubble is shown. */
const SHOWN_MILLISECONDS = 6000;
/** How long a seat says nothing more after it has said something: the service takes no more. */
const PAUSE_MILLISECONDS = 3000;
/** Where the browser keeps that all tables are muted, and the tab which ones are. */
const ALWAYS = "cairn:mute";
/** @type {(id: string | null) => string} */
const here = (id) => `cairn:mute:${id}`;

const isMutedAlways = () => localStorage.getItem(ALWAYS) !== null;
/** @type {(id: string | null) => boolean} */
const isMuted = (id) => isMutedAlways() || sessionStorage.getItem(here(id)) !== null;

/**
 * Show what somebody at the table has said, for some seconds, unless it is muted.
 * @param {{seat: number, phrase: string}} said
 */
export function hearPhrase({ seat, phrase }) {
  const { id, game } = table();
  const words = say(`phrases-phrases-${phrase}`);
  if (!words || !game?.seats[seat] || isMuted(id)) return;
  const said = { phrase, until: performance.now() + SHOWN_MILLISECONDS };
  set({ said: { ...get().said, [seat]: said } });
  announce(say("phrases-says", { name: nameOf(game.seats[seat]), words }));
  setTimeout(() => {
    if (get().said?.[seat] === said) set({ said: { ...get().said, [seat]: null } });
  }, SHOWN_MILLISECONDS);
}

/**
 * Return the bubble at a seat that has just said something. It is announced, so it is hidden from screen readers.
 * @type {(state: Cairn.State, seat: number) => Cairn.Content}
 */
export function bubble({ said }, seat) {
  const last = said?.[seat];
  if (!last) return null;
  const { phrase, until } = last;
  return html`<span class="said" aria-hidden="true" key=${until}>${phrasePicture(phrase)}<span>${say(`phrases-phrases-${phrase}`)}</span></span>`;
}

/**
 * Return the button that offers the phrases to who sits at a table with other people, and what it opens.
 * @type {Cairn.Part}
 */
export function phraseButton(state) {
  const { id, game, mySeats, at } = state;
  const others = game.seats.some(({ seat, kind }) => kind === "human" && !mySeats.some((own) => own.seat === seat));
  if (at !== null || !mySeats.length || !others || isMuted(id)) return null;
  return [
    html`<button
      type="button"
      class="plain say"
      popovertarget=${ID}
      data-key="say"
      key="say"
      disabled=${Boolean(state.hasJustSpoken)}
      aria-label=${say("phrases-say")}
      title=${say("phrases-say")}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 5.5h16v10.5h-8.5L7 20v-4H4Z" />
      </svg>
    </button>`,
    html`<div id=${ID} popover="auto" role="group" aria-label=${say("phrases-say")} key="phrases" onbeforetoggle=${() => set({ hasOffered: true })}>
      ${(state.hasOffered ? PHRASES : []).map(
        (phrase) =>
          html`<button type="button" key=${phrase} data-key=${`say ${phrase}`} onclick=${() => send(phrase)}>
            ${phrasePicture(phrase)}<span>${say(`phrases-phrases-${phrase}`)}</span>
          </button>`,
      )}
    </div>`,
  ];
}

/** @param {string} phrase */
async function send(phrase) {
  const { id, me, mySeats } = table();
  document.getElementById(ID)?.hidePopover();
  set({ hasJustSpoken: true });
  setTimeout(() => set({ hasJustSpoken: false }), PAUSE_MILLISECONDS);
  try {
    await ask(`/games/${id}/phrases`, { method: "POST", body: { phrase }, token: (me ?? mySeats[0]).token });
  } catch (error) {
    set({ notice: { message: messageFor(error) } });
    announce(messageFor(error));
  }
}

/**
 * Return the boxes of the menu that mute a table, and all tables.
 * @type {Cairn.Part}
 */
export function muteChoices({ id, game }) {
  if (!game.seats.some(({ kind }) => kind === "human")) return null;
  return [
    box("mute", say("phrases-mute-here"), isMuted(id), isMutedAlways(), (wanted) =>
      choose(sessionStorage, here(id), wanted),
    ),
    box("mute always", say("phrases-mute-always"), isMutedAlways(), false, (wanted) =>
      choose(localStorage, ALWAYS, wanted),
    ),
  ];
}

/**
 * @param {string} key
 * @param {string} words
 * @param {boolean} isOn
 * @param {boolean} isFixed
 * @param {(wanted: boolean) => void} onChange
 * @returns {Cairn.Template}
 */
const box = (key, words, isOn, isFixed, onChange) =>
  html`<label class="inline" key=${key}>
    <input
      type="checkbox"
      checked=${isOn}
      disabled=${isFixed}
      data-key=${key}
      onchange=${(/** @type {Cairn.FieldEvent} */ event) => onChange(event.target.checked)}
    />
    ${words}
  </label>`;

/** @type {(storage: Storage, name: string, wanted: boolean) => void} */
function choose(storage, name, wanted) {
  if (wanted) storage.setItem(name, "on");
  else storage.removeItem(name);
  set({ said: {} });
}
