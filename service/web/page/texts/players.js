/** The texts about players: who one is, one's games and devices, ratings, standings, and rematches. */

import { listed, plural } from "./words.js";

/** @type {(at: string) => string} */
const date = (at) => new Date(at).toLocaleDateString("en-GB", { dateStyle: "long" });

export const texts = {
  you: "You",
  yourName: "Your name",
  remember: "Remember me",
  /** @type {(name: string) => string} */
  isRemembered: (name) => `Your games are kept under the name ${name}.`,
  /** @type {(name: string) => string} */
  keepUnder: (name) => `Keep this game under the name ${name}`,
  rememberLead: "Give a name, and Cairn keeps your games, tells you when it is your turn, and rates how you play.",
  /** @type {(name: string) => string} */
  meNamed: (name) => `Me (${name})`,
  guestName: "Name of the guest",
  guestLead: "You have a seat in this game. Somebody else at this device can sit down as a guest.",
  forgotten: "This device does not know you any more: its access was removed, or the player was erased.",

  yourGames: "Your games",
  noGames: "You have no unfinished games.",
  allYourGames: "All your games and ratings",
  isYourTurn: "your turn",
  invited: "invitation",
  /** @type {(count: number) => string} */
  waitingCount: (count) => `${plural(count, "game waits", "games wait")} for you.`,
  accept: "Accept",
  decline: "Decline",
  /** @type {(game: string) => string} */
  acceptOf: (game) => `Accept the invitation to ${game}`,
  /** @type {(game: string) => string} */
  declineOf: (game) => `Decline the invitation to ${game}`,
  block: "Block",
  /** @type {(name: string) => string} */
  blockOf: (name) => `Block ${name}`,
  /** @type {(name: string) => string} */
  blockLead: (name) =>
    `You then see no invitations from ${name}. They are not notified. You can unblock them on your page “You”.`,
  blockNot: "Do not block",
  blocked: "Blocked players",
  blockedLead: "You see none of their invitations. They are not notified.",
  unblock: "Unblock",
  /** @type {(name: string) => string} */
  unblockOf: (name) => `Unblock ${name}`,
  former: "a former player",
  standings: "Standings",
  /** @type {(title: string) => string} */
  standingsOf: (title) => `Standings: ${title}`,

  noPlayer: "There is no such player, or they were erased.",
  /** @type {(at: string) => string} */
  since: (at) => `Here since ${date(at)}.`,
  settings: "Name, devices and data",
  invite: "Invite to a game",
  /** @type {(name: string) => string} */
  invitedSeat: (name) => `Invite ${name}`,
  ratings: "Ratings",
  noRatings: "No game of theirs has counted yet.",
  noRatingsOfYours: "No game of yours has counted yet.",
  whichRatings: "Which ratings?",
  /** @type {(title: string, group: string) => string} */
  ratingOf: (title, group) => `${title}, ${group}`,
  rating: "Rating",
  /** @type {(rating: number, deviation: number) => string} */
  plusMinus: (rating, deviation) => `${rating} ± ${deviation}`,
  plusMinusMeaning: "Every rating begins at 1500. The number after ± says how uncertain it still is.",
  /** @type {(count: number) => string} */
  counted: (count) => plural(count, "game", "games"),
  provisional: "provisional",
  chartTitle: "Rating over time",
  /** @type {(first: number, last: number, count: number) => string} */
  chartWords: (first, last, count) =>
    `Rating over time: from ${first} to ${last} in ${plural(count, "game", "games")}.`,
  chartTable: "The ratings as a table",
  when: "When",
  game: "Game",
  showGame: "Show the game",
  unlisted: "not listed",
  games: "Games",
  noGamesOfTheirs: "There are no games to show.",
  /** @type {(games: {open: number, running: number, finished: number}) => string} */
  gamesCount: ({ open, running, finished }) => `${open} open, ${running} being played, ${finished} finished`,

  group: "Group of options",
  /** @type {Cairn.Words} */
  groups: {
    base: "usual options",
    tactics: "tactic cards",
    expert: "Expert",
    tactics_expert: "tactic cards and Expert",
    drawn: "cards drawn after a raid",
  },
  /** @type {(group: string) => string} */
  withBots: (group) => `${group}, with bots`,
  whoIsIn: "Who is in the standings",
  withoutAis: "Players",
  withAis: "Players, bots and AIs",
  rank: "Rank",
  who: "Who",
  levels: "The levels of AIs",
  levelsMeaning: "They were measured in games against each other. No game of yours moves them.",
  level: "Level",
  interval: "Probably between",
  /** @type {(low: number, high: number) => string} */
  between: (low, high) => `${low} and ${high}`,
  noStandings: "Nobody is in these standings yet. They begin with the first game that counts.",
  provisionalMeaning:
    "A rating is provisional until ten games have counted. Repeated games of the same two players in a day count less.",

  notYou: "Cairn does not know you on this device.",
  linkHow: "Do you play on another device already? Choose “Use on another device” on its page “You”.",
  changeName: "Change the name",
  nameChanged: "The name is changed, in all your games.",
  devices: "Devices",
  devicesLead:
    "Each device, and each program, that acts as you has a key of its own. A key that you remove no longer works.",
  firstDevice: "the first device",
  thisDevice: "this device",
  scopes: { play: "may play", read: "may only read", link: "a link to another device" },
  /** @type {(at: string) => string} */
  tokenSince: (at) => `since ${date(at)}`,
  /** @type {(at: string) => string} */
  tokenUntil: (at) => `until ${new Date(at).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}`,
  remove: "Remove",
  /** @type {(label: string) => string} */
  removeOf: (label) => `Remove ${label}`,
  removeThis: "This device then forgets you. Without another device you cannot come back. Do you want to remove it?",
  /** @type {(label: string) => string} */
  removeOther: (label) => `${label} can then no longer act as you. Do you want to remove it?`,
  keep: "Keep it",

  linkDevice: "Use on another device",
  linkLead:
    "Scan this code with the other device, or open the link there. It works once. Do not show it to anyone else.",
  linkCode: "QR code with the link",
  linkAddress: "Link",
  /** @type {(minutes: number) => string} */
  linkLeft: (minutes) =>
    minutes > 0 ? `The link works for ${plural(minutes, "minute", "minutes")}.` : "The link has ended.",
  linked: "The other device has used the link.",
  copyLink: "Copy the link",
  copied: "The link is copied.",
  useHere: "Use Cairn as yourself on this device",
  useHereLead: "This device gets access of its own. You can remove it at any time.",
  /** @type {(name: string) => string} */
  useHereInstead: (name) =>
    `This device knows ${name} now, and then forgets them. If they are on no other device, they cannot come back.`,
  knownHere: "This device knows you already.",
  deviceName: "Name of this device",
  deviceDefault: "my other device",
  noLink: "This address has no link in it any more. Make a new one on the device that knows you.",
  useIt: "Use this device",

  data: "Your data",
  download: "Download everything",
  downloadLead: "One file has all stored data about you: name, devices, ratings, games, and your decisions in them.",
  downloading: "The file is being made…",
  /** @type {(count: number) => string} */
  downloaded: (count) => `The file with ${plural(count, "game", "games")} is made.`,
  erase: "Erase me",
  eraseGoes: "What is erased, at once and for ever: your name, all your devices' access, and your ratings.",
  eraseLeaves: "You leave all games that have not ended. In a game of two the other player wins.",
  eraseStays: "What stays: the games, with “a former player” in your seat. They can still be replayed and proven.",
  /** @type {(name: string) => string} */
  eraseType: (name) => `Type your name, ${name}, to confirm it`,
  eraseWrong: "That is not your name. Nothing was erased.",
  eraseYes: "Erase me for ever",
  erased: "You are erased. Cairn does not know you any more.",

  askRematch: "Ask for a rematch",
  rematchLead: "The same seats again. The next seat begins.",
  /** @type {(names: string[]) => string} */
  rematchWaits: (names) => `${listed(names)} ${names.length === 1 ? "waits" : "wait"} in the rematch.`,
  rematchOpened: "A rematch was opened.",
  joinRematch: "Join the rematch",
  goToRematch: "Go to the rematch",
  watchRematch: "Watch the rematch",
  rematchOf: "This game is a rematch.",
};
