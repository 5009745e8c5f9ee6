/** Makes the sounds of the page of their voices, and plays them. It is loaded when the first is heard. */

import { SOUNDS } from "./sound_table.js";

/** The root mean square of each sound, of which 1 is full scale. */
const LOUDNESS = 0.025;
/** What follows is not heard while so many sounds are: it would be a din. */
const MOST_AT_ONCE = 6;
const QUIET = 0.0001;
const RATE = 48000;

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noises = null;
/** @type {Partial<Record<Cairn.SoundName, Promise<AudioBuffer>>>} */
const rendered = {};
let heard = 0;

/**
 * Play a sound after so many seconds.
 * @type {(name: Cairn.SoundName, delay: number) => Promise<void>}
 */
export async function play(name, delay) {
  if (heard >= MOST_AT_ONCE) return;
  audio ??= new AudioContext();
  heard += 1;
  rendered[name] ??= samplesOf(name);
  const buffer = await rendered[name];
  // A context that the browser keeps silent would play later all that was asked of it meanwhile.
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 300))]);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(audio.destination);
  if (audio.state === "running") source.start(audio.currentTime + delay);
  await new Promise((done) => setTimeout(done, (delay + buffer.duration) * 1000));
  heard -= 1;
}

/**
 * Return a sound as samples. All sounds are equally loud.
 * @type {(name: Cairn.SoundName) => Promise<AudioBuffer>}
 */
export async function samplesOf(name) {
  const seconds = Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  for (const voice of SOUNDS[name]) start(voice, context);
  const buffer = await context.startRendering();
  const samples = buffer.getChannelData(0);
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  for (let place = 0; place < samples.length; place += 1) samples[place] *= LOUDNESS / Math.sqrt(power);
  return buffer;
}

/** @type {(voice: import("./sound_table.js").Voice, context: OfflineAudioContext) => void} */
function start({ wave, at, lasts, from, to, loud, rise, filter, q = 1 }, context) {
  const source =
    wave === "noise"
      ? new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
      : new OscillatorNode(context, { type: wave, frequency: from });
  const swell = new GainNode(context, { gain: QUIET });
  swell.gain.setValueAtTime(QUIET, at);
  swell.gain.exponentialRampToValueAtTime(loud, at + rise);
  swell.gain.exponentialRampToValueAtTime(QUIET, at + lasts);
  /** @type {(pitch: AudioParam) => void} */
  const glide = (pitch) => {
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, at + lasts);
  };
  if (source instanceof OscillatorNode) glide(source.frequency);
  if (filter) {
    const through = new BiquadFilterNode(context, { type: filter, Q: q, frequency: from * 2 });
    if (wave === "noise") glide(through.frequency);
    source.connect(through).connect(swell).connect(context.destination);
  } else source.connect(swell).connect(context.destination);
  source.start(at);
  source.stop(at + lasts);
}

/**
 * Return a second of white noise, the same each time: an ear does not hear that it is.
 * @param {BaseAudioContext} context
 */
function noiseOf({ sampleRate }) {
  if (noises) return noises;
  noises = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = noises.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[place] = seed / 2 ** 31 - 1;
  }
  return noises;
}
