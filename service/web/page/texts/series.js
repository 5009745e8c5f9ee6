/** The texts of series: their list, their table, rounds and brackets. */

export const texts = {
  title: "Series",
  lead: "Tournaments that run by themselves: rounds are paired, games opened, results counted. Lots and pairings can be proven.",
  none: "There is no series yet.",
  openFirst: "Give a name, and open the first one.",
  /** @type {Cairn.Words} */
  statuses: { open: "Open", running: "Running", finished: "Finished" },
  /** @type {Cairn.Words} */
  formats: {
    round_robin: "Round robin",
    swiss: "Swiss",
    single_elimination: "Single elimination",
    double_elimination: "Double elimination",
    arena: "Arena",
  },
  /** @type {Cairn.Words} */
  formatMeanings: {
    round_robin: "every player meets every other",
    swiss: "players with equal points meet, never twice",
    single_elimination: "one loss, and a player is out",
    double_elimination: "two losses, and a player is out",
    arena: "free players are paired, for a set time",
  },
  /** @type {(taken: number, places: number) => string} */
  taken: (taken, places) => `${taken} of ${places} places taken`,
  /** @type {(round: number, rounds: number | null) => string} */
  roundOf: (round, rounds) => (rounds ? `Round ${round} of ${rounds}` : `Round ${round}`),
  /** @type {(name: string) => string} */
  organiser: (name) => `by ${name}`,
  join: "Take part",
  commit: "Join and protect the lots",
  commitHelp:
    "This browser keeps a random number, so that the lots cannot be chosen. Keep this page open for two minutes when joining closes, or you are out.",
  opening: "Joining has closed. The lots are drawn when all have opened their random numbers.",
  leave: "Withdraw",
  start: "Begin now",
  end: "End it now",
  yourTable: "Your game",
  /** @type {(at: string) => string} */
  comeUntil: (at) => `Sit down by ${at}, or you lose the game.`,
  /** @type {(names: string) => string} */
  yours: (names) => `You play ${names}.`,
  /** @type {(name: string) => string} */
  bye: (name) => `${name} has a bye`,
  noTableYet: "Your next game comes with the next round.",
  standings: "Table",
  /** @type {Cairn.Words} */
  columns: { rank: "Rank", who: "Who", points: "Points", won: "W", drawn: "D", lost: "L" },
  /** @type {Cairn.Words} */
  wholeColumns: { won: "Won", drawn: "Drawn", lost: "Lost" },
  tieBreaks: { direct_encounter: "Direct", buchholz: "Buchholz", sonneborn_berger: "S-B", wins: "Wins" },
  rounds: "Rounds",
  /** @type {(number: number) => string} */
  round: (number) => `Round ${number}`,
  bracket: "Bracket",
  noShow: "did not come",
  /** @type {(name: string) => string} */
  history: (name) => `Games of ${name}`,
  close: "Close",
  pointsHelp: "A win counts 2, a draw 1. Choose a name to see their games.",
  withdrawn: "withdrawn",
  bot: "bot",
  proof: "Proof",
  proofHelp:
    "The lots, and the ids of all games, follow from a secret that the series was committed to before anybody joined.",
  check: "Check the proofs",
  /** @type {Cairn.Words} */
  proofs: { passed: "passed", failed: "failed", not_yet: "after the end", unavailable: "cannot be made here" },
  /** @type {Cairn.Words} */
  proofNames: {
    chain: "Nothing was rewritten",
    fold: "It can be replayed",
    rules: "Each round was paired as the format says",
    draws: "The lots are those of the secret",
    actors: "Who withdrew participants",
    results: "Each result is that of its game",
  },
  archive: "Download its record",
  newSeries: "New series",
  name: "Name of the series",
  format: "Format",
  places: "Places",
  ais: "AIs that take part",
  listed: "Show the series to everybody",
  open: "Open the series",
  seconds: "Minutes that the arena lasts",
  endedBecause: {
    played: "It was played to its end.",
    too_few: "Too few took part.",
    called_off: "Its organiser ended it.",
  },
  noSeries: "There is no such series.",
};
