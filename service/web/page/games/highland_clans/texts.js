/** The texts of Highland Clans. */

import { COLOURS } from "./pieces.js";

/** @type {Record<HighlandClans.Follower | HighlandClans.Building, string>} */
const WITH_ARTICLE = {
  cattle: "cattle",
  castle: "a castle",
  monastery: "a monastery",
  warrior: "a warrior",
  piper: "a piper",
  monk: "a monk",
};
/** @type {(number: number, what: string) => string} */
const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;
const cubes = (/** @type {HighlandClans.Cubes} */ numbers) =>
  COLOURS.filter((colour) => numbers[colour])
    .map((colour) => `${numbers[colour]} ${colour}`)
    .join(", ") || "none";

/** @param {Cairn.Schemas["HighlandClansBard"]} move */
const taken = ({ takes }) => takes.map((follower) => WITH_ARTICLE[follower]).join(" and ");

/**
 * Return the part of a domain's price that is not yellow.
 * @param {Cairn.Schemas["HighlandClansDomain"]} move
 */
function secondPrice({ price, green_from_court: fromCourt }) {
  if (price === "red") return "1 red";
  return fromCourt ? `2 green, ${fromCourt} from the court` : "2 green from the reserve";
}

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  /** @type {(name: string) => string} */
  reserve: (name) => `Reserve of ${name}`,
  /** @type {(colour: string) => string} */
  reserveCube: (colour) => `${colour} cube of the reserve`,
  /** @type {(done: number, most: number) => string} */
  actions: (done, most) => `${done} of ${most} ${most === 1 ? "action" : "actions"}`,
  /** @type {(used: number, most: number) => string} */
  used: (used, most) => `${used} of ${most} cubes`,
  roundWord: "Round",
  stacks: "Domains and raid cards",
  /** @type {(name: string) => string} */
  start: (name) => `${name} is the start player`,
  /** @type {(name: string) => string} */
  following: (name) => `${name} has the largest following`,
  /** @type {(bag: HighlandClans.Cubes) => string} */
  bag: (bag) => `Bag: ${cubes(bag)}`,
  bagTitle: "Bag",
  deckTitle: "Cards",
  discardsTitle: "Discards",
  domains: "Domains",
  /** @type {(number: number) => string} */
  deck: (number) => `${count(number, "raid card")} in the deck`,
  /** @type {(number: number) => string} */
  discards: (number) => `${count(number, "card")} discarded`,
  /** @type {(left: number) => string} */
  supply: (left) => `Supply of ${left} domains`,
  /** @type {(name: string, points: number) => string} */
  clan: (name, points) => `Clan of ${name}, ${count(points, "point")}`,
  /** @type {(name: string, numbers: HighlandClans.Clan) => string} */
  court: (name, { warriors, pipers, monks }) =>
    `Court of ${name}: ${count(warriors, "warrior")}, ${count(pipers, "piper")}, ${count(monks, "monk")}`,
  /** @type {(what: HighlandClans.Building, name: string) => string} */
  land: (what, name) => `${what} of ${name}`,
  /** @type {(name: string) => string} */
  freeLand: (name) => `free land of ${name}`,
  /** @type {(value: number) => string} */
  card: (value) => `raid card ${value}`,
  /** @type {(name: string, number: number, values: HighlandClans.Card[]) => string} */
  hand: (name, number, values) =>
    `Hand of ${name}: ${count(number, "raid card")}${values.length ? `, ${values.join(", ")}` : ", hidden"}`,
  /** @type {(name: string) => string} */
  handOf: (name) => `Raid cards of ${name}`,
  noRaid: "No raid now",
  raidTitle: "Raid",
  /** @type {(round: number) => string} */
  raidRound: (round) => `Round ${round} of 3`,
  /** @type {(sides: string[], raid: HighlandClans.Raid) => string} */
  raid: ([attacker, defender], { fought, wins, laid }) =>
    `Raid: ${attacker} raids ${defender}. ${count(fought, "combat round")} fought, won ${wins[0]} and ${wins[1]}. ` +
    `${count(laid.length, "card")} laid.`,
  raids: "raids",
  defends: "defends",
  /** @type {(card: HighlandClans.Card, piper: boolean) => string} */
  laid: (card, piper) => `${card ? `a ${card}` : "a hidden card"}${piper ? " with a piper" : ""}`,
  /** @type {(names: string[], points: number[]) => string} */
  track: (names, points) =>
    `Score track: ${names.map((name, seat) => `${name} ${points[seat]}`).join(", ")}. From 30 on is the red zone.`,
};

/** The names of the options of a new game, and of their values. */
export const optionNames = { raid_refill: "After a raid, discard" };
export const optionValues = { hand: "any two of the hand", drawn: "two of the cards just drawn" };

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {HighlandClans.Texts["moves"]}
 * @satisfies {Cairn.PerMove<HighlandClans.Move, [ctx: Cairn.MoveContext<HighlandClans.State>], [string, string]>}
 */
export const moves = {
  keep: () => ["The six cubes", "Keep the cubes"],
  redraw: (m) => ["Put back and draw again", `Put back ${cubes(m)}`],
  build: (m) => ["Build", `Put ${WITH_ARTICLE[m.what]} on a free land`],
  warrior: () => ["To court", "Take a warrior to court"],
  piper: () => ["To court", "Take a piper to court"],
  monks: (m) => ["To court", `Take ${count(m.count, "monk")} to court`],
  domain: (m) => ["Buy a domain", `Domain for 1 yellow from the ${m.yellow_from} and ${secondPrice(m)}`],
  bard: (m, { names }) => [
    "Send a bard",
    `Bard to ${names[m.opponent]}: ${taken(m)} ${m.keeps ? `(keep the ${m.keeps})` : "to the bag"}`,
  ],
  end_actions: () => ["Your turn", "Take no further action"],
  raid: (m, { names }) => ["Raid", `Raid ${names[m.opponent]}`],
  exchange: (m) => ["Exchange cards", `Exchange ${(m.cards ?? []).join(", ")}`],
  end_turn: () => ["Your turn", "Neither raid nor exchange"],
  lay_card: (m) => ["Lay a card", `Lay a ${m.card}${m.piper ? " with a piper" : ""}`],
  take_spoil: (m) => ["Spoils", `Take ${WITH_ARTICLE[m.what]}`],
  decline_spoil: () => ["Spoils", "Take nothing"],
  discard: (m) => ["Discard", `Discard a ${m.card}`],
};

/**
 * Tell a player what to do now.
 * @type {HighlandClans.Texts["prompt"]}
 */
export function prompt(state, clicked, moves) {
  const has = (/** @type {HighlandClans.Move["type"]} */ type) => moves.some((move) => move.type === type);
  if (has("keep")) return "Keep the six cubes, or click the cubes to put back.";
  if (has("lay_card")) return clicked.length ? "Play the card with a piper, or without one." : "Lay a card face down.";
  if (has("discard")) return "Choose a card to discard.";
  if (has("take_spoil")) return "Take a spoil, or take nothing.";
  if (state.phase === "raid") return "Raid a court, exchange one to three cards, or do neither.";
  if (clicked[0] === "supply") return "Choose how you pay for the domain.";
  if (clicked.length === 1) return "Choose where the cube goes: to a court, or on a free land.";
  if (clicked.length === 2) return "Choose one of these moves.";
  return "Choose a cube and where it goes, or choose the supply to buy a domain.";
}

/** What the replay jumps to. */
export const milestoneName = "scoring";

/**
 * Name an event that the replay can jump to.
 * @type {HighlandClans.Texts["milestone"]}
 */
export const milestone = ({ type }) => (type === "highland_clans.following_counted" ? "the round is scored" : null);
