/** The texts of a table's frame: its menu, what the players' strip explains, the pace, alerts and clocks. */

import { plural } from "./words.js";

export const texts = {
  menu: "More",
  forkShort: "Fork",
  rematchShort: "Rematch",
  lastMove: "Last move",
  /**
   * Return what happened without the sentence that says whose turn it is, which the prompt says.
   * @type {(text: string) => string}
   */
  withoutTurn: (text) => text.replaceAll(/\s*It is [^.]*'s turn\./g, ""),

  pace: "AIs' speed",
  /** @type {Cairn.Words} */
  paces: { slow: "slow", normal: "normal", fast: "fast", once: "at once" },
  pause: "Pause",
  goOn: "Go on",
  /** @type {(count: number) => string} */
  skip: (count) => (count > 0 ? `Skip (${count})` : "Skip"),
  /** @type {(count: number) => string} */
  waitingToBeShown: (count) => `${plural(count, "decision waits", "decisions wait")} to be shown.`,

  sound: "A sound when it is my turn and this page is hidden",
  notification: "A notification when it is my turn and this page is hidden",
  notificationRefused: "This browser does not let the page notify you.",
  yourTurn: "Your turn",
  /** @type {(title: string) => string} */
  yourTurnAt: (title) => `It is your turn in ${title}.`,

  example: "An example of the table, until the game begins.",
  size: "Size of the board",
  larger: "Make the board larger",
  smaller: "Make the board smaller",

  showBoard: "Show the board",
  showResult: "Show the result",

  /** @type {(time: string) => string} */
  timeLeft: (time) => `${time} left`,
  timeLow: "Less than a fifth of your time is left.",
  /** @type {(days: number, hours: number) => string} */
  days: (days, hours) => `${days} d ${hours} h`,

  /** @type {Cairn.Words} */
  whoIs: { you: "That is you.", open: "Nobody sits here yet.", human: "A person plays this seat." },
  /** @type {(meaning: string) => string} */
  aiIs: (meaning) => `An AI plays this seat. It ${meaning}.`,
  forGuest: "for the guest of the previous game",
  /**
   * Tell for whom a seat is kept: an invited player, or a guest who played the game that this is a rematch of.
   * @type {(name: string | null) => string}
   */
  isKept: (name) =>
    name
      ? `This seat is kept for ${name}, who was invited.`
      : "This seat is kept for the guest who had it in the game before.",
  /** @type {(points: number) => string} */
  pointsOf: (points) => `${plural(points, "point", "points")} so far.`,
  isToMove: "The game waits for this seat.",
  clockKinds: {
    /** @type {(time: string) => string} */
    turn: (time) => `Each turn has ${time}.`,
    /** @type {(time: string, back: string | null) => string} */
    bank: (time, back) => `All turns together have ${time}${back ? `, and each turn gives ${back} back` : ""}.`,
  },
  clockThen: { easy: "When the time is over, an AI plays the turn.", forfeit: "A player whose time is over loses." },
  links: "Press the down arrow key for the links.",
  explanation: "Explanation",
};
