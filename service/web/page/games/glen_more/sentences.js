/** The sentences of Glen More's explanations. */

/** @type {(number: number, what: string) => string} */
const many = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/**
 * Return names as "Bob, Cid and the die".
 * @type {(names: string[]) => string}
 */
const listed = (names) => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");

/** @type {(words: string) => string} */
const capital = (words) => words[0].toUpperCase() + words.slice(1);

/**
 * What each special location does, with its clause.
 * @type {Record<string, string>}
 */
export const locations = {
  "Loch Lochy": "Placed, it brings two cubes of your choice, laid on it (GM-42).",
  "Castle Moil": "Its card brings a barrel of whisky, and has one hat (GM-45, GM-46).",
  "Castle Stalker": "Its card brings one more clan member, and has one hat (GM-45, GM-46).",
  "Armadale Castle": "Its card brings 3 coins, and has one hat (GM-45, GM-46).",
  "Loch Morar": "At the end it scores 2 points for each green tile of yours (GM-74).",
  "Loch Ness": "In each turn of yours you may activate one more of your tiles, wherever it lies (GM-51).",
  "Castle of Mey": "In scorings your chieftains count twice. Its card has one hat (GM-46, GM-72).",
  "Duart Castle": "At the end it scores 3 points for each village of yours. Castles are none (GM-74).",
  "Iona Abbey": "At the end it scores 2 points for each yellow tile of yours, itself too (GM-74).",
  "Cawdor Castle": "Its card has three hats, which count like chieftains (GM-46).",
  "Loch Shiel": "Placed, it lays a cube on each empty tile of yours that makes cubes (GM-43).",
  "Loch Oich": "In the turn it is placed you may activate all of your tiles (GM-44).",
  "Donan Castle": "Its card brings two barrels of whisky, and has one hat (GM-45, GM-46).",
};

/**
 * Say what a tile is, costs, brings and does.
 * @type {(tile: GlenMore.Tile) => GlenMore.Sentence[]}
 */
export function tileWords({ colour, river, road, costText, bonusText, kind, effectText }) {
  const ways = [river && "the river", road && "the road"].filter((way) => way !== false);
  /** @type {Cairn.Words} */
  const effect = {
    none: "Activated, it does nothing.",
    produce: `Activated, it takes ${effectText}. It holds three at most.`,
    move: "Activated, it gives a movement point for a clan member.",
    points: `Activated, it scores ${effectText}.`,
  };
  return [
    `${capital(colour)} tile${ways.length ? ` with ${listed(ways)}` : ""}.`,
    costText && `It costs ${costText}.`,
    bonusText && `Placed, it brings ${bonusText.replace(", ", " and ")}.`,
    effect[kind] ?? `Activated, it trades: ${effectText.replace(": ", " for ")}.`,
  ];
}

/**
 * Name a cube on a tile.
 * @type {(kind: string, tile: string) => string}
 */
export const cubeWords = (kind, tile) => `${capital(kind)} on ${tile}`;

/** The sentences. */
export const said = {
  /** @type {(name: string) => string} */
  notYourTurn: (name) => `It is ${name}'s turn.`,
  tookAlready: "You have taken a tile in this turn (GM-12).",
  taking: "A click takes it.",
  cannotTake: "You cannot take it now.",
  discards: "You can take no tile. A click removes this one from the game (GM-14).",
  noCell: "Your territory has no cell where it may lie (GM-30 to GM-32).",
  cannotPlaceOncePaid: "It cannot be both paid for and placed (GM-11).",
  /** @type {(steps: number) => string} */
  way: (steps) => `Your figure goes ${many(steps, "space")} ahead.`,
  /** @type {(names: string[]) => string} */
  othersFirst: (names) =>
    `${capital(listed(names))} ${names.length === 1 ? "is" : "are"} behind you then, and go first.`,
  againYou: "You are still the last one then, and have the next turn, too.",
  /** @type {(number: number) => string | false} */
  leave: (number) => number > 0 && `${many(number, "tile")} left behind ${number === 1 ? "leaves" : "leave"} the game.`,
  /** @type {(cubes: string[]) => string} */
  holds: (cubes) => `It holds ${cubes.join(", ")}.`,
  /** @type {(number: number) => string | false} */
  members: (number) => number > 0 && `${many(number, "clan member")} on it.`,
  /** @type {Cairn.Words} */
  activateLater: {
    take: "Tiles are activated when you have taken and placed one.",
    pay: "First pay for the tile you took.",
    place: "First place the tile you took.",
    move: "Activation is over in this turn (GM-12).",
    discarded: "Nothing is activated after a discarded tile (GM-14).",
  },
  /** @type {(tile: GlenMore.Tile, byLochNess: boolean) => string} */
  activates: ({ kind, effectText }, byLochNess) => {
    const gives = kind === "move" ? effectText : kind === "produce" ? `a cube: ${effectText}` : effectText;
    const costs = ["distil", "exchange", "different", "any"].includes(kind)
      ? " Cubes of yours are given; what you lack can be bought. What can be paid in one way only is paid at once."
      : " It costs nothing.";
    return `A click activates it${byLochNess ? ", and uses Loch Ness" : ""}: ${gives}.${costs}`;
  },
  wasActivated: "It was activated in this turn (GM-50).",
  lochDoesNothing: "A loch does nothing when it is activated (GM-59).",
  notNear: "It is neither the new tile nor a neighbour of it (GM-50).",
  full: "It holds three cubes already (GM-52).",
  cannotExchange: "You lack what it takes, and cannot buy it (GM-27).",
  /** @type {(name: string) => string} */
  cellClosed: (name) => `${name} may not lie here`,
  /** @type {(name: string) => string} */
  cellOpen: (name) => `${name} may lie here`,
  /** @type {(names: string[]) => string} */
  wouldActivate: (names) =>
    names.length ? `Here you could then activate ${listed(names)}, beside the new tile.` : "No other tile lies near.",
  memberComes: "A new clan member comes with it.",
  cubePays: "It pays for tiles and exchanges, wherever it lies (GM-53).",
  /** @type {(price: number) => string} */
  sellsFor: (price) => `It sells for ${many(price, "coin")} now.`,
  /** @type {(kind: string) => string} */
  cannotSell: (kind) => `It cannot be sold: the market has no coin for ${kind} (GM-22).`,
  /** @type {(filled: number) => string} */
  clickPays: (filled) => `A click gives it${filled ? ", or choose its column of the market then to sell it" : ""}.`,
  /** @type {(price: number) => string} */
  clickSells: (price) => `Click it, and then its column of the market, to sell it for ${many(price, "coin")}.`,
  /** @type {(number: number, tile: string) => string} */
  membersOn: (number, tile) => `${many(number, "clan member")} on ${tile}`,
  membersAllow:
    "A new tile must lie beside your territory, and a clan member must stand on one of its eight neighbours.",
  /** @type {(number: number) => string} */
  openCells: (number) => `${many(number, "cell")} of this territory ${number === 1 ? "is" : "are"} open now.`,
  clickGivesMember: "A click gives a clan member for Loch Ness.",
  /** @type {(points: number) => string} */
  clickMoves: (points) =>
    `Click it, and then a tile beside it or your chieftains: one of ${many(points, "movement point")}.`,
  noMovement: "You have no movement point. Villages and castles give one each.",
  /** @type {(name: string) => string} */
  yourFigure: (name) => `${name}, your figure`,
  /** @type {(place: number, hasTurn: boolean) => string} */
  inLine: (place, hasTurn) => (hasTurn ? "Has the turn." : `Number ${place} in line for a turn, as things stand.`),
  hindmost: "The player who is last on the track has the turn, and may go ahead as far as they wish (GM-10).",
  die: "With two or three players it goes along. When it is the last, it is rolled; the tile it moves to leaves the game.",
  emptySpace: "The end of the track. Figures and tiles go on clockwise from here; new tiles are laid from here on.",
  freeSpace: "Somebody has just left it. It is filled when the turn ends.",
  /** @type {(kind: string) => string} */
  marketTitle: (kind) => `${capital(kind)} at the market`,
  /** @type {(price: number) => string} */
  nextPrice: (price) => `The next cube costs ${many(price, "coin")}, which stay here.`,
  soldOut: "Nobody can buy more: all three spaces hold their coins (GM-20).",
  /** @type {(price: number, coins: number) => string} */
  clickBuys: (price, coins) => `A click buys one for ${many(price, "coin")} and gives it at once. You have ${coins}.`,
  buyOnlyFor: "You buy only what a cost or an exchange needs at once (GM-21).",
  /** @type {(number: number) => string} */
  stackTitle: (number) => `Stack ${number}`,
  /** @type {(number: number, left: number) => string} */
  stack: (number, left) =>
    left ? `${many(left, "tile")} left in it.` : `It is used up: scoring ${number} took place.`,
  scoring: "When its last tile is laid on the track, barrels, chieftains and locations are compared (GM-70).",
  lastScoring: "That scoring ends the game.",
  clickPromotes: "Click a clan member and then this, to make them a chieftain.",
  holdings: {
    points: "Most points win. If tied, most cubes on tiles do (GM-75).",
    coins: "They buy cubes that you lack. At the end each is a point (GM-74).",
    barrels: "Compared in each scoring with who has fewest. They also pay for taverns (GM-71).",
    chieftains: "Clan members taken off the territory. Compared in each scoring, together with hats (GM-71).",
  },
  locationCard: "Special locations are compared in each scoring (GM-71).",
  /** @type {(names: string[]) => string} */
  cards: (names) => `Special locations: ${listed(names)}.`,
  opens: "A click shows this territory large.",
};
