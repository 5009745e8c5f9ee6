/** The texts of Highland Clans. */

const WITH_ARTICLE = {
  cattle: "cattle",
  castle: "a castle",
  monastery: "a monastery",
  warrior: "a warrior",
  piper: "a piper",
  monk: "a monk",
};
const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;
const cubes = (numbers) =>
  ["yellow", "blue", "green", "red"]
    .filter((colour) => numbers[colour])
    .map((colour) => `${numbers[colour]} ${colour}`)
    .join(", ") || "none";

const taken = ({ takes }) => takes.map((follower) => WITH_ARTICLE[follower]).join(" and ");

/** Return the part of a domain's price that is not yellow. */
function secondPrice({ price, green_from_court: fromCourt }) {
  if (price === "red") return "1 red";
  return fromCourt ? `2 green, ${fromCourt} from the court` : "2 green from the reserve";
}

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  reserve: (name) => `Reserve of ${name}`,
  reserveCube: (colour) => `${colour} cube of the reserve`,
  actions: (done, most) => `${done} of ${most} ${most === 1 ? "action" : "actions"}`,
  used: (used, most) => `${used} of ${most} cubes`,
  roundWord: "Round",
  stacks: "Domains and raid cards",
  start: (name) => `${name} is the start player`,
  following: (name) => `${name} has the largest following`,
  bag: (bag) => `Bag: ${cubes(bag)}`,
  bagTitle: "Bag",
  deckTitle: "Cards",
  discardsTitle: "Discards",
  domains: "Domains",
  deck: (number) => `${count(number, "raid card")} in the deck`,
  discards: (number) => `${count(number, "card")} discarded`,
  supply: (left) => `Supply of ${left} domains`,
  clan: (name, points) => `Clan of ${name}, ${count(points, "point")}`,
  court: (name, { warriors, pipers, monks }) =>
    `Court of ${name}: ${count(warriors, "warrior")}, ${count(pipers, "piper")}, ${count(monks, "monk")}`,
  land: (what, name) => `${what} of ${name}`,
  freeLand: (name) => `free land of ${name}`,
  card: (value) => `raid card ${value}`,
  hand: (name, number, values) =>
    `Hand of ${name}: ${count(number, "raid card")}${values.length ? `, ${values.join(", ")}` : ", hidden"}`,
  handOf: (name) => `Raid cards of ${name}`,
  noRaid: "No raid now",
  raidTitle: "Raid",
  raidRound: (round) => `Round ${round} of 3`,
  raid: ([attacker, defender], { fought, wins, laid }) =>
    `Raid: ${attacker} raids ${defender}. ${count(fought, "combat round")} fought, won ${wins[0]} and ${wins[1]}. ` +
    `${count(laid.length, "card")} laid.`,
  raids: "raids",
  defends: "defends",
  laid: (card, piper) => `${card ? `a ${card}` : "a hidden card"}${piper ? " with a piper" : ""}`,
  track: (names, points) =>
    `Score track: ${names.map((name, seat) => `${name} ${points[seat]}`).join(", ")}. From 30 on is the red zone.`,
};

/** The names of the options of a new game, and of their values. */
export const optionNames = { raid_refill: "After a raid, discard" };
export const optionValues = { hand: "any two of the hand", drawn: "two of the cards just drawn" };

/** For each type of move: the title of its group, and the move in words. */
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

/** Tell a player what to do now. */
export function prompt(state, clicked, moves) {
  const has = (type) => moves.some((move) => move.type === type);
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

/** Name an event that the replay can jump to. */
export const milestone = ({ type }) => (type === "highland_clans.following_counted" ? "the round is scored" : null);
