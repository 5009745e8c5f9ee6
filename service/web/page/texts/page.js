/** The texts of the page itself: the lobby, the table, the replay and the proof. */

import { listed } from "./words.js";

export const texts = {
  loading: "Loading…",
  sounds: "Sounds",
  games: "Games",
  series: "Series",
  docs: "API",
  close: "Close",
  cancel: "Cancel",
  unknownError: "The request failed. Please try again.",
  offline: "Cairn cannot be reached. Please try again.",
  connectionLost: "The connection to Cairn is lost. The page is trying again.",
  tryAgain: "Try again",
  notShown: "This cannot be shown",
  toGames: "Go to the games",
  noScreen: "There is no such page at Cairn.",
  noGame: "There is no such game, or it was deleted.",

  more: "Show more",
  watch: "Watch",
  play: "Play",
  openReplay: "Replay",
  sitDown: "Sit down",
  /** @type {(title: string) => string} */
  sitDownAt: (title) => `Sit down at ${title}`,
  /** @type {(title: string, names: string) => string} */
  gameOf: (title, names) => `${title}: ${names}`,
  openSeat: "open seat",
  keptSeat: "kept seat",
  /** @type {(name: string) => string} */
  keptFor: (name) => `${name} (invited)`,
  you: "you",
  /** @type {(names: string[]) => string} */
  won: (names) => `${listed(names)} won`,
  nobodyWon: "nobody won",
  /** @type {Cairn.Words} */
  reasons: { resigned: "by resignation", abandoned: "abandoned", draw: "a draw" },
  /** @type {(name: string, level: string) => string} */
  nameAndLevel: (name, level) => `${name} (${level})`,
  /** @type {(words: string) => string} */
  says: (words) => `“${words}”`,
  /** @type {(level: string) => string} */
  ai: (level) => `AI, ${level}`,
  human: "player",
  /** @type {(at: string | number) => string} */
  when: (at) => new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }),

  whichGame: "Which game?",
  yourName: "Your name",

  status: { open: "Waiting for players", running: "Being played", finished: "Finished" },
  seats: "Players and points",
  /** @type {(count: number) => string} */
  points: (count) => `${count} ${Math.abs(count) === 1 ? "point" : "points"}`,
  toMove: "to move",
  winner: "winner",
  forked: "This game is a fork of another game.",
  playAs: "You play",
  /** @type {(name: string) => string} */
  handOver: (name) => `It is ${name}'s turn at this device. Show ${name}'s side.`,
  spectating: "You are watching. Hands stay hidden until the game has ended.",
  waitingForSeats: "The game begins when every seat is taken. Send the address of this page to the other players.",
  yourTurn: "It is your turn.",
  /** @type {(name: string) => string} */
  turnOf: (name) => `It is ${name}'s turn.`,
  seatsChoose: "The players choose at the same time.",
  /** @type {(count: number, all: number) => string} */
  haveChosen: (count, all) => `${count} of ${all} have chosen.`,
  youChose: "You have chosen:",
  over: "The game is over.",
  actions: "What you can do",
  /** @type {(count: number) => string} */
  allMoves: (count) => `All ${count} possible moves, in words`,
  oneMove: "The one possible move, in words",
  startAgain: "Choose again",
  undo: "Undo",
  resign: "Leave the game",
  leaveQuestion: "Do you want to leave?",
  stay: "Stay",
  rulebook: "Rulebook",
  /** @type {(columns: string) => string} */
  rulebookTable: (columns) => `Table: ${columns}`,
  rules: "Rules",
  /** @type {(clause: string) => string} */
  readClause: (clause) => `Read ${clause} in the rulebook`,
  noSuchMove: "You cannot use that now.",
  staleMove: "The game has changed. Look at it again before you move.",
  sending: "Sending…",

  lookBack: "Look back",
  backToNow: "Back to now",
  speed: "Speed",
  /** @type {Record<number, string>} */
  speeds: { 2000: "slow", 1000: "normal", 400: "fast", 120: "very fast" },
  milestone: "milestone",
  download: "Download the game",
  /** @type {(step: number) => string} */
  playOnFrom: (step) => `Play on from step ${step}`,
  playOnLead: "A new game begins at this step, with new draws. Everyone can look up what each hand held at this step.",

  chart: "Points over time",
};
