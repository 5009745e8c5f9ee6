/**
 * How a player hears that it is their turn: by a soft tone, and by a notification if the page is hidden. Both are off
 * until the player turns them on; this browser keeps that.
 */

import { texts } from "./texts/table.js";

const KEYS = { sound: "cairn:sound", notification: "cairn:notification" };
const TONES = [523.25, 659.25];
const TONE_SECONDS = 0.35;
const LOUDNESS = 0.08;

let audio = null;

/** Tell whether `sound` or `notification` is turned on. */
export const isOn = (kind) => localStorage.getItem(KEYS[kind]) === "on";

/** Turn `sound` or `notification` on or off. Return whether it is on now: a browser may refuse notifications. */
export async function turn(kind, on) {
  const allowed = !on || kind === "sound" || (await mayNotify());
  if (on && allowed) localStorage.setItem(KEYS[kind], "on");
  else localStorage.removeItem(KEYS[kind]);
  if (on && kind === "sound") await play();
  return isOn(kind);
}

const mayNotify = async () => "Notification" in window && (await Notification.requestPermission()) === "granted";

/** Tell the player that it is their turn in a game. */
export function tellTurn(title) {
  if (isOn("sound")) play();
  if (!isOn("notification") || !document.hidden || Notification.permission !== "granted") return;
  const shown = new Notification(texts.yourTurn, { body: texts.yourTurnAt(title), tag: location.hash });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}

/** Play two soft tones. A browser may refuse that until somebody has clicked in the page. */
async function play() {
  audio ??= new AudioContext();
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 500))]);
  TONES.forEach((frequency, place) => {
    const at = audio.currentTime + place * TONE_SECONDS * 0.6;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  });
}
