/** The texts of the explanations: what each thing is, and what it means now. `reasons.js` says why it does nothing. */

/** @param {string[]} names */
const together = (names) => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");

/** What the actions are called. */
export const actionNames = {
  warrior: "Warrior",
  piper: "Piper",
  monk: "Monks",
  cattle: "Cattle",
  castle: "Castle",
  monastery: "Monastery",
  domain: "Domain",
  bard: "Bard",
};

/** What each thing is, and what it does. */
export const about = {
  /** @type {(clause: string) => string} */
  clause: (clause) => `In the rulebook: ${clause}`,
  redraw: "The holder of the largest following may put it back into the bag and draw another. A click marks it.",
  track: {
    title: "Score track",
    text:
      "Each clan has a marker on the stone of its points. The red zone begins at 30: from then on a domain tile " +
      "is turned over after each round, and the game may end.",
  },
  space: {
    /** @type {(points: number) => string} */
    title: (points) => `${points} ${points === 1 ? "point" : "points"}`,
    text: "A stone of the score track. Points never fall below 0.",
    red:
      "A stone of the red zone. If a clan stands here or further after a scoring, a domain tile is turned over. " +
      "The game ends if its number is not above the leader's points.",
    shown: "A domain tile with this number was turned over.",
  },
  cube: {
    yellow: {
      title: "Yellow cube: a warrior",
      text: "A warrior brings a raid card. Most warriors get the largest following.",
      clause: "HC-23, HC-60",
    },
    blue: {
      title: "Blue cube: a piper, half a castle, or a bard",
      text: "Each round a piper scores 1 and a castle 2, less the largest herd of any one opponent.",
      clause: "HC-21, HC-26, HC-29, HC-63",
    },
    green: {
      title: "Green cube: a monk, or a third of a monastery",
      text: "Each round most green scores 3 and second most 2. A monk counts 1 and a monastery 3.",
      clause: "HC-22, HC-27, HC-61",
    },
    red: {
      title: "Red cube: cattle",
      text: "Each round cattle score 1 each, and the largest herd 2 more.",
      clause: "HC-20, HC-62",
    },
  },
  reserve: {
    title: "Reserve",
    text:
      "Six cubes are drawn each turn. One or two different actions may use four of them; the others go back to " +
      "the bag.",
  },
  bag: {
    title: "Bag",
    text:
      "It holds all cubes that lie nowhere else. Each turn six of them are drawn. With fewer than six the game " +
      "ends at once.",
  },
  supply: {
    /** @type {(left: number) => string} */
    title: (left) => `Supply: ${left} ${left === 1 ? "domain" : "domains"}`,
    text:
      "A domain becomes one more land of yours, up to four. It costs 1 yellow and 1 red, or 1 yellow and 2 " +
      "green. After each round one domain leaves the game.",
  },
  deck: {
    /** @type {(left: number) => string} */
    title: (left) => `Deck: ${left} raid ${left === 1 ? "card" : "cards"}`,
    text: "The cards have the values 1 to 4. When the deck is empty the discards are shuffled.",
  },
  discards: {
    /** @type {(number: number) => string} */
    title: (number) => `Discards: ${number} ${number === 1 ? "card" : "cards"}`,
    text: "Cards of a raid lie face up here. All other discards are face down.",
  },
  raid: {
    title: "Raid",
    text:
      "After the actions a player may raid one opponent. There are three combat rounds: each side lays a card, " +
      "with a piper on it or without, and the higher total wins. An attacker who wins gets 1 point and a spoil, " +
      "or 2 points if there is nothing to take. A defender who wins gets 2 points, and the attacker loses 1. If " +
      "nobody wins, the attacker gets 1.",
  },
  court: {
    /** @type {(name: string) => string} */
    title: (name) => `Court of ${name}`,
    own: "Warriors set the size of the hand, pipers help in raids, and monks score. A court pays for domains too.",
    other:
      "After their actions a player may raid this clan. A bard takes one or two followers away; three warriors " +
      "always stay.",
  },
  cattle: {
    title: "Cattle",
    text:
      "1 point each round, and 2 more for the largest herd. The largest herd of an opponent lowers what blue " +
      "scores.",
    clause: "HC-20, HC-62, HC-63",
  },
  castle: { title: "Castle", text: "It counts as 2 blue in each scoring.", clause: "HC-21, HC-63" },
  monastery: { title: "Monastery", text: "It counts as 3 green in each scoring.", clause: "HC-22, HC-61" },
  builtStays: "Its owner cannot take it off. Only a lost raid can.",
  spoil: "The attacker won and may take it now: cattle are stolen, a castle or a monastery goes to the bag.",
  land: {
    title: "Free land",
    text: "A land holds one cattle (1 red), one castle (2 blue) or one monastery (3 green), all from the reserve.",
  },
  card: {
    /** @type {(value: number) => string} */
    title: (value) => `Raid card ${value}`,
    text: "In a raid it counts its value, and 1 more with a piper. A hand has as many cards as its court has warriors.",
  },
  hand: {
    /** @type {(name: string, number: number) => string} */
    title: (name, number) => `Hand of ${name}: ${number} ${number === 1 ? "card" : "cards"}`,
    text: "It has as many cards as the court has warriors. Only its owner sees them.",
  },
  start: {
    title: "Start player",
    /** @type {(name: string) => string} */
    text: (name) =>
      `${name} begins this round. The last player of a round has one action only. The marker passes to the left.`,
  },
  following: {
    title: "Largest following",
    /** @type {(name: string) => string} */
    text: (name) =>
      `${name} had most warriors at the last scoring, and may once each turn redraw cubes of the reserve.`,
  },
};

/**
 * For some types of moves: what they cost.
 * @type {Record<string, (move: Cairn.Varying) => string>}
 * @satisfies {Partial<Cairn.PerMove<HighlandClans.Move, [], string>>}
 */
const COSTS = {
  build: ({ what }) => ({ cattle: "1 red", castle: "2 blue", monastery: "3 green" })[what],
  warrior: () => "1 yellow",
  piper: () => "1 blue",
  monks: ({ count }) => `${count} green`,
  bard: () => "1 blue",
};

/** What something means in this position. */
export const now = {
  /** @type {(move: HighlandClans.Move) => string} */
  cost: (move) => (COSTS[move.type] ? `, for ${COSTS[move.type](move)}` : ""),
  /** @type {(number: number) => string} */
  more: (number) => `and ${number} more ways`,
  action: {
    warrior: "Warrior: 1 yellow of the reserve, and a raid card is drawn.",
    piper: "Piper: 1 blue of the reserve.",
    monk: "Monks: 1 or 2 green of the reserve.",
    cattle: "Cattle: 1 red of the reserve, on a free land.",
    castle: "Castle: 2 blue of the reserve, on a free land.",
    monastery: "Monastery: 3 green of the reserve, on a free land.",
    domain: "Domain: 1 yellow and 1 red, or 1 yellow and 2 green. You choose what the court pays.",
    bard: "Bard: 1 blue goes to the bag. It is the only action of the turn.",
  },
  /** @type {(name: string, points: number) => string} */
  standing: (name, points) => `${name}: ${points}`,
  /** @type {(clans: string[]) => string} */
  here: (clans) => `Here: ${together(clans)}.`,
  /** @type {(used: number, most: number) => string} */
  used: (used, most) => `${used} of ${most} cubes are used this turn.`,
  /** @type {(numbers: number[]) => string} */
  shown: (numbers) => `Turned over so far: ${numbers.join(", ")}.`,
  /** @type {(sides: string[], raid: HighlandClans.Raid) => string} */
  raid: ([attacker, defender], { fought, wins }) =>
    `${attacker} raids ${defender}: ${fought} of 3 rounds are fought, ` +
    `${wins[0]} won by ${attacker}, ${wins[1]} by ${defender}.`,
};
