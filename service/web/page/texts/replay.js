/** The texts of the replay and of what stands beside it: the story, the points, the proof, the analysis and hints. */

import { plural } from "./words.js";

/** @type {(share: number) => string} */
const percent = (share) => `${Math.round(100 * share)} %`;

export const texts = {
  replay: "Replay",
  first: "First step",
  back: "One step back",
  forward: "One step forward",
  last: "Last step",
  playSteps: "Play the steps",
  pauseSteps: "Pause",
  slider: "Step",
  /** @type {(at: number, count: number) => string} */
  stepOf: (at, count) => `Step ${at} of ${count}`,
  /** @type {(what: string) => string} */
  previousMilestone: (what) => `Previous ${what}`,
  /** @type {(what: string) => string} */
  nextMilestone: (what) => `Next ${what}`,
  more: "Options of the replay",
  keys: "Keys",
  /** @type {(what: string) => [keys: string, meaning: string][]} */
  keyList: (what) => [
    ["← →", "one step back, one step forward"],
    ["Home End", "the first step, the last step"],
    ["Shift ← →", `previous ${what}, next ${what}`],
    ["Space", "play the steps, pause"],
  ],
  /** @type {[keys: string, meaning: string]} */
  mistakeKeys: ["Shift ↑ ↓", "previous mistake, next mistake"],
  copyLink: "Copy link",
  copied: "The link to this step is copied.",
  seenBy: "Seen by",
  seenByAll: "all hands",
  /** @type {(name: string) => string} */
  seenByName: (name) => `${name}'s hand`,
  playOn: "Play on from here",
  /** @type {(step: number) => string} */
  playOnBefore: (step) => `Play on from step ${step}`,

  history: "What happened",
  /** @type {(version: number) => string} */
  showStep: (version) => `Show step ${version}`,
  step: "Step",
  event: "Event",
  thisStep: "This step",
  facts: "Events, draws and fingerprints",
  /** @type {(count: number) => string} */
  changes: (count) => plural(count, "change on the table", "changes on the table"),
  /** @type {(at: string) => string} */
  when: (at) => new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }),
  byService: "by the service",
  /** @type {(name: string) => string} */
  by: (name) => `by ${name}`,
  /** @type {(count: number, result: number) => string} */
  draw: (count, result) => `Number ${result + 1} of ${count} in sorted order was drawn.`,
  noDraws: "Nothing was drawn in this step.",
  drawsLater: "The draws are published when the game has ended.",

  proof: "Proof",
  proofLead:
    "The service checks that nothing in this game was changed, invented or rigged. Anyone can check the same things.",
  proofWait: "Moves, draws and AIs can be checked when the game has ended, because its secret is published then.",
  /** @type {Cairn.Words} */
  proofNames: { chain: "Record", fold: "Replay", rules: "Rules", draws: "Draws", choices: "AIs" },
  /** @type {Cairn.Words} */
  proofMeaning: {
    chain: "Each step's fingerprint includes the one before it. None was changed, left out or added later.",
    fold: "Every decision can be read. Replayed in order, they lead to exactly this position.",
    rules: "Every move was legal. Its events are exactly those that the rules prescribe.",
    draws:
      "The game's secret determines every draw and roll. The service committed itself to it before the game began.",
    choices:
      "Every move of an AI is the one that its level chooses of what its seat could see. It has not seen other hands.",
  },
  proofStatus: {
    passed: "passed",
    failed: "FAILED",
    not_yet: "when the game has ended",
    unavailable: "not possible here",
    not_asked: "not worked out yet",
  },
  /** @type {(count: number) => string} */
  proofChecked: (count) => `${plural(count, "decision was", "decisions were")} checked.`,
  /** @type {(version: number, why: string) => string} */
  proofFailed: (version, why) => `Step ${version}: ${why}`,
  checkAgain: "Check again",
  proveChoices: "Prove the AIs' choices",
  /** @type {(done: number, of: number) => string} */
  proving: (done, of) => `Every AI's choice is made again: ${done} of ${of}.`,

  /** @type {(name: string, points: number) => string} */
  pointsOf: (name, points) => `${name} ${points}`,
  chartTable: "The points as a table",

  analyse: "Analyse",
  analysis: "Analysis",
  /** @type {(done: number, of: number) => string} */
  analysing: (done, of) => `${done} of ${of} moves are judged.`,
  waits: "The analysis begins soon.",
  wordsMeaning: "A good move gives away at most 4 % of the chance to win, if all play on like quick AIs.",
  stopAnalysing: "End analysis",
  /** @type {(problem: string) => string} */
  analysisFailed: (problem) => `The analysis has failed. ${problem}`,
  graph: "Chance to win, step by step",
  /** @type {(name: string, share: number) => string} */
  chance: (name, share) => `${name} ${percent(share)}`,
  noChance: "not judged",
  percent,
  notYet: "This move is not judged yet.",
  /** @type {(version: number) => string} */
  showMistake: (version) => `Show the position before step ${version}`,
  worst: "The moves that gave away most",
  noMistakes: "No move was a mistake.",
  words: {
    forced: "the only move",
    best: "the best move",
    good: "a good move",
    inaccuracy: "an inaccuracy",
    mistake: "a mistake",
    blunder: "a blunder",
  },
  /** @type {Cairn.Words} */
  signs: { inaccuracy: "?!", mistake: "?", blunder: "??" },
  /** @type {(name: string) => string} */
  inPlaceOf: (name) => `an AI for ${name}`,
  /** @type {(share: number) => string} */
  gaveAway: (share) => `gave away ${percent(share)}`,
  played: "Played",
  better: "Better",
  /** @type {(name: string, move: string, word: string) => string} */
  next: (name, move, word) => `Next, ${name}: ${move}, ${word}.`,
  /** @type {(move: string) => string} */
  betterIs: (move) => `Better: ${move}, framed on the board.`,
  /** @type {(word: string, share: number, isExact: boolean) => string} */
  thisGaveAway: (word, share, isExact) =>
    `This step is ${word}: it gave away ${isExact ? "exactly " : ""}${percent(share)}.`,
  seeBetter: "See the better move",
  previousMistake: "Previous mistake",
  nextMistake: "Next mistake",
  accuracy: "Accuracy by player",
  /** @type {(name: string, share: number | null) => string} */
  accuracyOf: (name, share) => `${name}: ${share === null ? "no choice of their own" : `${share.toFixed(0)} %`}`,
  chances: "The chances as a table",

  hint: "Hint",
  hintThinks: "An AI looks for a good move.",
  /** @type {(move: string) => string} */
  hintIs: (move) => `${move[0].toUpperCase()}${move.slice(1)}.`,
  /** @type {(share: number, isExact: boolean) => string} */
  hintExpects: (share, isExact) =>
    `It is framed on the board. Your chance to win is ${percent(share)} then, ${isExact ? "exactly: all is known to the end" : "if all play on like quick AIs"}.`,
  hintOthers: "Other moves",
  /** @type {(move: string, share: number) => string} */
  hintOther: (move, share) => `${move}: ${percent(share)}`,
  hintFailed: "No hint was found.",
  closeHint: "Close the hint",
};
