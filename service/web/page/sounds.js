/**
 * Sounds, made by the browser from a table of voices (see `synth.js`). None is heard before somebody has clicked or
 * pressed a key in the page, which is when browsers allow it; none in a page that nobody sees; none when turned off.
 */

import { isOn } from "./settings.js";

/**
 * Play a sound.
 * @param {Cairn.SoundName} name
 * @param {number} [delay] after so many seconds
 * @param {boolean} [always] also in a page that nobody sees, and if sounds are turned off
 */
export async function sound(name, delay = 0, always = false) {
  const mayPlay = always || (isOn("sounds") && !document.hidden && navigator.userActivation?.hasBeenActive !== false);
  const synth = mayPlay ? await import("./synth.js").catch(() => null) : null; // it may lack without a network
  synth?.play(name, delay);
}
