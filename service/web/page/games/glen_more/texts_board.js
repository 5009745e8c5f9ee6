/** The texts on the board of Glen More. */

import { tileName, tileOf } from "./tiles.js";

/**
 * Return a number with the word for what is counted.
 * @type {(number: number, what: string) => string}
 */
export const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/**
 * Return a cell of a territory in words, such as "1 north, 2 east".
 * @type {(x: number, y: number) => string}
 */
export function cellName(x, y) {
  const south = y ? `${Math.abs(y)} ${y > 0 ? "south" : "north"}` : "",
    east = x ? `${Math.abs(x)} ${x > 0 ? "east" : "west"}` : "";
  return [south, east].filter(Boolean).join(", ") || "starting village";
}

/**
 * Return where a tile lies, after its name; nothing of the one in the middle.
 * @type {(x: number, y: number) => string}
 */
const beside = (x, y) => (x || y ? `, ${cellName(x, y)}` : "");

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  /** @type {(name: string, tile: string) => string} */
  taken: (name, tile) => `Taken by ${name}: ${tile}`,
  /** @type {(name: string) => string} */
  takenBy: (name) => `${name} has taken it.`,
  /** @type {(name: string) => string} */
  hand: (name) => `What ${name} can pay with`,
  /** @type {(number: number, kind: string) => string} */
  ownCubes: (number, kind) => `${number} ${kind}`,
  /** @type {(space: number, what: string) => string} */
  space: (space, what) => `Space ${space}: ${what}`,
  /** @type {(space: number) => string} */
  spaceNumber: (space) => `Space ${space}`,
  die: "die",
  theDie: "the die",
  emptySpace: "empty",
  track: "Track",
  market: "Market",
  /** @type {(kind: string, filled: number) => string} */
  marketRow: (kind, filled) => {
    const buy = filled < 3 ? `buy for ${filled + 1}` : "not for sale";
    const sell = filled ? `sells for ${filled}` : "cannot be sold";
    return `Market, ${kind}: ${buy}, ${sell}`;
  },
  stacks: "Stacks",
  /** @type {(number: number, left: number) => string} */
  stack: (number, left) => `Stack ${number}: ${left ? `${count(left, "tile")} left` : "used up"}`,
  others: "The other players in short",
  /** @type {(name: string, points: number, player: GlenMore.Player) => string} */
  strip: (name, points, player) => `${name}: ${owns(points, player)} Show this territory.`,
  /** @type {(points: number, player: GlenMore.Player) => string} */
  owns: (points, player) => owns(points, player),
  /** @type {(name: string) => string} */
  territory: (name) => `Territory of ${name}`,
  /** @type {(x: number, y: number, obstacle: string | null) => string} */
  cell: (x, y, obstacle) => `Cell ${cellName(x, y)}${obstacle ? `: ${obstacle}` : ""}`,
  /** @type {(placed: GlenMore.Placed, isActivated: boolean) => string} */
  placed: ({ tile, x, y, members, cubes }, isActivated) =>
    [
      tileName(tile),
      x || y ? cellName(x, y) : "in the middle",
      members && count(members, "clan member"),
      cubes.length && `holds ${cubes.join(", ")}`,
      isActivated && "activated in this turn",
      ...facts(tile),
    ]
      .filter(Boolean)
      .join("; "),
  /** @type {(number: number, tile: string, cell: GlenMore.Cell) => string} */
  membersOn: (number, tile, { x, y }) => `${count(number, "clan member")} on ${tile}${beside(x, y)}`,
  /** @type {(kind: string, tile: string, cell: GlenMore.Cell) => string} */
  cubeOf: (kind, tile, { x, y }) => `${kind} of ${tile}${beside(x, y)}`,
  /** @type {(number: number) => string} */
  points: (number) => count(number, "point"),
  /** @type {(name: string) => string} */
  card: (name) => `Card: ${name}`,
  locationsTitle: "Special locations",
  /** @type {(names: string[]) => string} */
  locations: (names) => `${count(names.length, "special location")}: ${names.join(", ")}`,
  /** @type {(name: string, number: number) => string} */
  holding: (name, number) => count(number, name.slice(0, -1)),
  holdingTitles: { points: "Points", coins: "Coins", barrels: "Barrels of whisky", chieftains: "Chieftains" },
  obstacles: {
    member: "None of your clan members stands near this cell (GM-30).",
    torn: "River or road would not go on here (GM-32).",
    riverEnds: "The river goes on only at its north or south end (GM-31).",
    riverSides: "Here the river must go on (GM-32).",
    roadEnds: "The road goes on only at its east or west end (GM-31).",
    roadSides: "Here the road must go on (GM-32).",
  },
  cost: {
    nothing: "It costs nothing.",
    /** @type {(barrels: number) => string} */
    barrel: (barrels) => `It costs one of your ${count(barrels, "barrel")}, given unasked.`,
    noBarrel: "It costs a barrel, and you have none (GM-25).",
    member: "It costs a clan member from a tile, or a chieftain; you choose.",
    noMember: "It costs a clan member or a chieftain, and you have none (GM-34).",
    /** @type {(number: number, coins: number) => string} */
    distinct: (number, coins) =>
      `It costs ${number} different resources${coins ? `: at least ${count(coins, "coin")} at the market` : ", which you have"}.`,
    /** @type {(kind: string) => string} */
    soldOut: (kind) => `You lack ${kind}, and the market sells no more (GM-20).`,
    /** @type {(missing: number) => string} */
    short: (missing) => `You cannot pay: ${count(missing, "coin")} short (GM-23).`,
    /** @type {(what: string[]) => string} */
    given: (what) => `It costs ${what.join(" and ")} of yours.`,
    /** @type {(what: string[], coins: number, owned: number) => string} */
    bought: (what, coins, owned) =>
      `You lack ${what.join(" and ")}: ${count(coins, "coin")} at the market. You have ${owned}.`,
    /** @type {(missing: number) => string} */
    sellFirst: (missing) => `Cubes must be sold for ${count(missing, "coin")} more.`,
    unasked: "What can be paid in one way only is paid at once.",
  },
};

/** @type {(points: number, player: GlenMore.Player) => string} */
const owns = (points, { coins, barrels, chieftains, cards, territory }) =>
  `${[
    count(points, "point"),
    count(coins, "coin"),
    count(barrels, "barrel"),
    count(chieftains, "chieftain"),
    count(
      territory.reduce((sum, { members }) => sum + members, 0),
      "clan member",
    ),
    count(cards.length, "special location"),
    count(territory.length, "tile"),
  ].join(", ")}.`;

const LONGEST_NAME = 8;

/**
 * Return for each name how a figure bears it: whole if it is short, or else its initials; and the initials alone.
 * @param {string[]} names
 */
export function shortNames(names) {
  const initials = names.map((name) => [...name.matchAll(/\p{L}|\p{N}/gu)].length && firsts(name));
  return names.map((name, seat) => {
    const isShared = initials.filter((other) => other === initials[seat]).length > 1;
    const short = `${initials[seat] || ""}${isShared || !initials[seat] ? seat + 1 : ""}`;
    return { whole: name.length <= LONGEST_NAME ? name : short, short };
  });
}

/** @type {(name: string) => string} */
const firsts = (name) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);

/**
 * Return a tile in words: its cost, its bonus and its effect, as the rulebook has them.
 * @type {(number: GlenMore.TileNumber) => string}
 */
export const describe = (number) => [tileName(number), ...facts(number)].join("; ");

/** @type {(number: GlenMore.TileNumber) => GlenMore.Sentence[]} */
function facts(number) {
  const tile = tileOf(number);
  return [
    [tile.river && "river", tile.road && "road"].filter(Boolean).join(" and "),
    tile.costText && `costs ${tile.costText}`,
    tile.bonusText && `brings ${tile.bonusText}`,
    tile.kind !== "none" && `when activated: ${tile.effectText}`,
  ].filter(Boolean);
}
