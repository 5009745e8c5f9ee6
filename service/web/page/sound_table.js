/** The sounds of the page, each made of a few voices. */

/**
 * A voice, which is a tone or a noise: it begins `at` a second, lasts for some, and swells for `rise` seconds until it is
 * as `loud` as that, from 0 to 1. Its pitch in hertz goes `from` one `to` another; a noise has the pitches of its filter.
 * @typedef {{wave: OscillatorType | "noise", at: number, lasts: number, from: number, to: number, loud: number, rise: number, filter?: BiquadFilterType, q?: number}} Voice
 */

/** @type {(wave: OscillatorType, at: number, lasts: number, from: number, to: number, loud: number, more?: Partial<Voice>) => Voice} */
const tone = (wave, at, lasts, from, to, loud, more = {}) => ({
  wave,
  at,
  lasts,
  from,
  to,
  loud,
  rise: 0.004,
  ...more,
});
/** @type {(at: number, lasts: number, from: number, to: number, loud: number, filter?: BiquadFilterType, q?: number, rise?: number) => Voice} */
const noise = (at, lasts, from, to, loud, filter = "bandpass", q = 1, rise = 0.004) =>
  tone("sine", at, lasts, from, to, loud, { wave: "noise", filter, q, rise });

/**
 * Wood on wood: a short body, and the click of its edge.
 * @type {(at: number, pitch: number, loud?: number) => Voice[]}
 */
const knock = (at, pitch, loud = 0.5) => [
  tone("sine", at, 0.09, pitch, pitch * 0.72, loud),
  tone("triangle", at, 0.05, pitch * 2.7, pitch * 2.2, loud * 0.35),
  noise(at, 0.025, 2600, 1400, loud * 0.5, "bandpass", 1.4, 0.001),
];
/**
 * A drum with a loose skin.
 * @type {(at: number, pitch: number, loud?: number) => Voice[]}
 */
const thump = (at, pitch, loud = 0.7) => [
  tone("sine", at, 0.42, pitch * 1.6, pitch, loud),
  noise(at, 0.09, 420, 160, loud * 0.5, "lowpass", 0.7, 0.001),
];
/**
 * One note of a chanter: a reed through a narrow bore.
 * @type {(at: number, lasts: number, pitch: number, loud?: number) => Voice}
 */
const note = (at, lasts, pitch, loud = 0.13) =>
  tone("sawtooth", at, lasts, pitch, pitch, loud, { filter: "bandpass", q: 1.2, rise: 0.03 });
/** @type {(at: number, pitch: number, loud?: number, lasts?: number) => Voice[]} */
const bell = (at, pitch, loud = 0.2, lasts = 0.5) => [
  tone("sine", at, lasts, pitch, pitch, loud),
  tone("sine", at, lasts * 0.6, pitch * 2.76, pitch * 2.76, loud * 0.4),
  tone("sine", at, lasts * 0.3, pitch * 5.4, pitch * 5.4, loud * 0.15),
];

/** Each sound by its name. */
export const SOUNDS = {
  /** A piece is taken in the hand, and put back. */
  pick: [noise(0, 0.05, 3200, 4200, 0.16, "bandpass", 2), tone("sine", 0, 0.04, 520, 640, 0.1)],
  letGo: [noise(0, 0.06, 3600, 2000, 0.14, "bandpass", 2), tone("sine", 0, 0.05, 560, 420, 0.1)],
  /** A card slides over the table, is turned over, or put away; several are shuffled. */
  slide: [noise(0, 0.17, 1500, 3400, 0.26, "bandpass", 0.8, 0.05), noise(0.15, 0.05, 2400, 1500, 0.22)],
  turn: [noise(0, 0.07, 2600, 5200, 0.24, "highpass", 0.7, 0.03), noise(0.09, 0.04, 3000, 1700, 0.34, "bandpass", 1.2)],
  shuffle: [0, 0.06, 0.11, 0.17, 0.22, 0.29].map((at) => noise(at, 0.05, 3400, 2200, 0.22, "bandpass", 1.1, 0.01)),
  discard: [noise(0, 0.14, 2600, 900, 0.24, "bandpass", 0.8, 0.02), noise(0.12, 0.05, 1100, 700, 0.25)],
  /** Wood on wood, and a cube of wood that is set down or taken. */
  wood: knock(0, 310),
  cube: [...knock(0, 620, 0.34), ...knock(0.07, 560, 0.16)],
  /** A heavy stone is drawn over the ground, and comes to rest. */
  drag: [
    noise(0, 0.52, 210, 330, 0.75, "lowpass", 1.4, 0.16),
    noise(0.05, 0.42, 900, 620, 0.14),
    ...thump(0.5, 62, 0.6),
  ],
  /** A tile of the land is laid: a dull thing on cloth. */
  tile: [...knock(0, 190, 0.5), noise(0.01, 0.12, 700, 300, 0.24, "lowpass")],
  die: [...knock(0, 740, 0.3), ...knock(0.09, 690, 0.34), ...knock(0.2, 720, 0.24), ...knock(0.29, 660, 0.3)],
  coin: [...bell(0, 2640, 0.11, 0.22), ...bell(0.055, 3320, 0.12, 0.34)],
  barrel: [noise(0, 0.3, 180, 120, 0.5, "lowpass", 2, 0.05), ...knock(0.12, 150, 0.4), ...knock(0.27, 138, 0.5)],
  /** Somebody walks: a clan member, a follower. */
  step: [...knock(0, 240, 0.24), ...knock(0.16, 215, 0.26)],
  /** Something is built of stone and timber. */
  build: [...knock(0, 420, 0.4), ...knock(0.14, 430, 0.44), ...knock(0.28, 300, 0.5)],
  /** A horn calls to a raid or a round. */
  horn: [
    tone("sawtooth", 0, 0.5, 174, 176, 0.16, { filter: "lowpass", q: 3, rise: 0.08 }),
    tone("sawtooth", 0.3, 0.6, 261, 262, 0.14, { filter: "lowpass", q: 3, rise: 0.06 }),
  ],
  /** Blades meet. */
  clash: [...bell(0, 1870, 0.12, 0.3), ...bell(0.02, 2410, 0.1, 0.4), noise(0, 0.08, 5200, 3000, 0.3, "highpass")],
  /** Points are written down. */
  points: [...bell(0, 880, 0.16, 0.28), ...bell(0.1, 1175, 0.17, 0.45)],
  /** It is the player's turn. */
  gong: [
    tone("sine", 0, 1.1, 196, 194, 0.3, { rise: 0.012 }),
    tone("sine", 0, 0.8, 523, 521, 0.12, { rise: 0.012 }),
    tone("sine", 0.02, 0.5, 831, 826, 0.06),
  ],
  refusal: [tone("triangle", 0, 0.13, 196, 175, 0.3), tone("triangle", 0.13, 0.2, 156, 131, 0.32)],
  /** A decision is taken back. */
  undo: [noise(0, 0.2, 3600, 1200, 0.24, "bandpass", 0.8, 0.09), ...knock(0.18, 260, 0.26)],
  /** Somebody sits down, or gets up. */
  door: [...knock(0, 170, 0.4), ...knock(0.17, 170, 0.44)],
  /** The game is over: pipes for who has won, a drum for who has not, a bell for who looked on. */
  victory: [
    tone("sawtooth", 0, 2.3, 116.5, 116.5, 0.07, { filter: "lowpass", q: 1, rise: 0.25 }),
    tone("sawtooth", 0, 2.3, 233, 233.4, 0.06, { filter: "lowpass", q: 1, rise: 0.25 }),
    note(0.25, 0.2, 466),
    note(0.45, 0.2, 524),
    note(0.65, 0.3, 583),
    note(0.95, 0.14, 524),
    note(1.1, 0.16, 583),
    note(1.27, 0.95, 699, 0.15),
  ],
  defeat: [
    ...thump(0, 74),
    ...thump(0.5, 70, 0.6),
    ...thump(1, 58, 0.8),
    tone("triangle", 1, 1.1, 110, 98, 0.12, { rise: 0.1 }),
  ],
  over: [...bell(0, 392, 0.24, 1.2), ...bell(0.25, 294, 0.22, 1.4)],
};
