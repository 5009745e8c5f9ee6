/** The texts of the beginning: the lobby, the form of a new game, invitations, and how to play. */

/** What the page calls somebody who has given no name yet. One of them is drawn for each who plays at once. */
export const someNames = ["Ailsa", "Callum", "Eilidh", "Fergus", "Iona", "Lachlan", "Morag", "Rory"];

export const texts = {
  title: "Games at Cairn",
  lead: "An inn in a Scottish glen, with three games on its tables. Come in.",
  /** @type {Cairn.Words} */
  doors: { play: "Play now", friend: "With a friend", learn: "Learn" },
  playedNow: "Being played now",
  playLead: "Which game do you want to play against an equal opponent?",
  /** @type {(title: string) => string} */
  searchingAt: (title) => `Looking for an opponent at ${title}.`,
  thenAi: "If no player comes within 20 seconds, an AI of a similar level plays.",
  guestLead: "Which game? AIs sit down with you at once. With a name, you are matched with people.",
  friendLead: "Which game? It is private: only players with its link can join.",
  newGame: "New game",
  keptHere: "Games that this device can replay",
  gamesOnShelf: "The games",
  tables: "Tables",
  /** @type {(action: string, title: string) => string} */
  of: (action, title) => `${action}: ${title}`,
  /** @type {(seats: number[]) => string} */
  players: (seats) => {
    const least = Math.min(...seats),
      most = Math.max(...seats);
    return `${least === most ? least : `${least} to ${most}`} players`;
  },
  /** @type {(minutes: number) => string} */
  minutes: (minutes) => `about ${minutes} minutes`,
  moreChoices: "More choices",
  howToPlay: "How to play",
  watchAis: "Watch AIs play",
  standings: "Standings",

  /** @type {Cairn.Words} */
  sections: { open: "Waiting for players", running: "Being played", finished: "Finished" },
  /** @type {Cairn.Words} */
  empty: {
    open: "No game waits for players.",
    running: "No game is being played.",
    finished: "No game has ended yet.",
  },
  emptyFiltered: "No game fits what you look for.",
  filters: "Which games are shown",
  anyGame: "All games",
  whichGame: "Game",
  show: { all: "All", open: "Open seats", mine: "Mine", running: "Being played", finished: "Finished" },
  search: "Player's name",
  /** @type {(most: number) => string} */
  searchLead: (most) => `Only the ${most} newest games of each list are searched.`,
  clear: "Show everything",
  /** @type {Cairn.Words} */
  levelMeanings: {
    random: "makes any legal move; to try the rules out",
    beginner: "plays like easy, but three moves of ten are random; for a first game",
    casual: "plays like easy, but one move of eight is random; for a second game",
    greedy: "takes the best of the next moves, and thinks no further; about as strong as easy",
    easy: "plays quickly by simple aims; for players who know the rules",
    medium: "looks further ahead; for players who beat easy",
    hard: "thinks longest; for players who win often",
    expert: "has learned from playing itself; for players who beat hard",
  },
  whatLevels: "What are the levels of the AIs?",

  whichRuleset: "Which game?",
  playersLegend: "Players",
  /** @type {(place: number) => string} */
  seatKind: (place) => `Who sits on seat ${place}`,
  /** @type {(place: number) => string} */
  seatName: (place) => `Name on seat ${place}`,
  namePlaceholder: "Your name",
  guestPlaceholder: "Their name",
  /** @type {Cairn.Words} */
  kinds: {
    me: "Me",
    guest: "A guest at this device",
    open: "Anyone who comes",
  },
  /** @type {(level: string) => string} */
  ai: (level) => `AI, ${level}`,
  defaultNames: ["Ann", "Bob", "Cid", "Dora", "Emil"],
  options: "Options",
  /** @type {Cairn.Words} */
  optionNames: { first_seat: "Who begins" },
  atRandom: "at random",
  /** @type {(place: number) => string} */
  seatNumber: (place) => `Seat ${place}`,
  clock: "Clock",
  /** @type {Cairn.Words} */
  clockKinds: {
    none: "No clock",
    turn: "Seconds a turn",
    bank: "A bank of time, with an increment",
    days: "Days a move",
  },
  /** @type {Record<string, Record<string, string>>} */
  clockFields: {
    turn: { seconds: "Seconds for each turn" },
    bank: { seconds: "Seconds in the bank", increment: "Seconds back after each turn" },
    days: { days: "Days for each turn" },
  },
  clockThen: "When the time is over",
  clockEnds: { easy: "an easy AI plays the turn", forfeit: "the player loses" },
  listed: "Show the game in the lobby",
  rated: "The game counts for ratings",
  ratedLead:
    "It counts if only players and AIs play it, and each makes some moves. A game that may count has no undo and no hints.",
  openGame: "Open the game",

  invite: "Invite",
  /** @type {(title: string) => string} */
  inviteTo: (title) => `Invite to ${title}`,
  inviteLead: "Send this link to the people you want to play with. They open it and choose “Sit down”.",
  inviteCode: "QR code with the link to the game",
  inviteLink: "Link to the game",
  copy: "Copy the link",
  copied: "The link is copied.",
  share: "Share",
  beside: "Somebody else at this device sits down",

  /** @type {(title: string) => string} */
  howTitle: (title) => `How to play ${title}`,
  noHow: "The rulebook explains this game.",
  wholeRulebook: "The whole rulebook",
};
