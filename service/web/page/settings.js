/**
 * What a player turns on or off, which this browser stores: motion, sounds, and explanations without a press. Sounds are
 * off at first, and all else is on. A player whose system is set to less motion sees none.
 */

import { get, set } from "./store.js";

const KEYS = { motion: "cairn:motion", sounds: "cairn:sounds", explanations: "cairn:explanations" };
/** @typedef {keyof typeof KEYS} Kind what can be turned off */
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Tell whether `motion`, `sounds` or `explanations` are turned on in this browser.
 * @type {(kind: Kind) => boolean}
 */
export const isOn = (kind) => (localStorage.getItem(KEYS[kind]) ?? (kind === "sounds" ? "off" : "on")) === "on";

/**
 * Turn one of them on or off, for all pages of this browser.
 * @param {Kind} kind
 * @param {boolean} on
 */
export function turn(kind, on) {
  localStorage.setItem(KEYS[kind], on ? "on" : "off");
  mark();
  set({ notice: get().notice }); // what shows the switch is drawn again
}

/** Tell whether nothing may move now. A page that nobody sees does not move, either. */
export const isStill = () => document.hidden || lessMotion.matches || !isOn("motion");

/** The style sheets go by a class of the whole page. */
const mark = () => document.documentElement.classList.toggle("still", lessMotion.matches || !isOn("motion"));

lessMotion.addEventListener("change", mark);
window.addEventListener("storage", ({ key }) => Object.values(KEYS).some((one) => one === key) && mark());
mark();
