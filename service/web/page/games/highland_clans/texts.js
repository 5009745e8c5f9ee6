/** The words of Highland Clans. */

const A = {
  cattle: "cattle",
  castle: "a castle",
  monastery: "a monastery",
  warrior: "a warrior",
  piper: "a piper",
  monk: "a monk",
};
const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;
const cubes = (some) =>
  ["yellow", "blue", "green", "red"]
    .filter((colour) => some[colour])
    .map((colour) => `${some[colour]} ${colour}`)
    .join(", ") || "none";

/** What is written on the table, or read out. */
export const words = {
  reserve: "Reserve",
  reserveCube: (colour) => `${colour} cube of the reserve`,
  noCubes: "No cubes are drawn now.",
  letters: { yellow: "Y", blue: "B", green: "G", red: "R" },
  actions: (name, done, most) =>
    `${name}: ${done.length} of ${most} actions taken${done.length ? ` (${done.join(", ")})` : ""}.`,
  round: (round) => `Round ${round}`,
  starts: (name) => `${name} is start player.`,
  start: "start player",
  following: "largest following",
  bag: "Bag",
  inBag: (number, colour) => `${number} ${colour}`,
  cards: "Raid cards",
  cardsLeft: (deck, discarded) => `${deck}, ${discarded} discarded`,
  domains: "Domains",
  supply: (left) => `Supply of ${left} domains`,
  shown: (numbers) => `Turned over: ${numbers.join(", ")}`,
  clan: (name) => `Clan of ${name}`,
  court: (name, clan) =>
    `Court of ${name}: ${count(clan.warriors, "warrior")}, ${count(clan.pipers, "piper")}, ${count(clan.monks, "monk")}`,
  land: (what, name) => `${what} of ${name}`,
  freeLand: (name) => `free land of ${name}`,
  card: (value) => `raid card ${value}`,
  hiddenCard: "hidden raid card",
  raid: (round) => `Raid: round ${round} of 3`,
  raids: "raids",
  defends: "defends",
  won: (wins) => `${wins} won`,
  laid: (card, piper) => `${card ? `a ${card}` : "a hidden card"}${piper ? " with a piper" : ""}`,
  track: (names, points) =>
    `Score track: ${names.map((name, seat) => `${name} ${points[seat]}`).join(", ")}. From 30 on is the red zone.`,
};

/** The options of a new game, and their values. */
export const optionNames = { raid_refill: "After a raid, discard" };
export const optionValues = { hand: "any two of the hand", drawn: "two of the cards just drawn" };

/** Moves: what group they are in, and what they do. */
export const moves = {
  keep: () => ["The six cubes", "Keep the cubes"],
  redraw: (m) => ["Put back and draw again", `Put back ${cubes(m)}`],
  build: (m) => ["Build", `Put ${A[m.what]} on a free land`],
  warrior: () => ["To court", "Take a warrior to court"],
  piper: () => ["To court", "Take a piper to court"],
  monks: (m) => ["To court", `Take ${count(m.count, "monk")} to court`],
  domain: (m) => [
    "Buy a domain",
    `Domain for 1 yellow of the ${m.yellow_from} and ${m.price === "red" ? "1 red" : m.green_from_court ? `2 green, ${m.green_from_court} of the court` : "2 green of the reserve"}`,
  ],
  bard: (m, { names }) => [
    "Send a bard",
    `Bard to ${names[m.opponent]}: ${m.takes.map((one) => A[one]).join(" and ")} ${m.keeps ? `(keep the ${m.keeps})` : "to the bag"}`,
  ],
  end_actions: () => ["Your turn", "Take no further action"],
  raid: (m, { names }) => ["Raid", `Raid ${names[m.opponent]}`],
  exchange: (m) => ["Exchange cards", `Exchange ${(m.cards ?? []).join(", ")}`],
  end_turn: () => ["Your turn", "Neither raid nor exchange"],
  lay_card: (m) => ["Lay a card", `Lay a ${m.card}${m.piper ? " with a piper" : ""}`],
  take_spoil: (m) => ["Spoils", `Take ${A[m.what]}`],
  decline_spoil: () => ["Spoils", "Take nothing"],
  discard: (m) => ["Discard", `Discard a ${m.card}`],
};

/** Return what to do now, in words. */
export function prompt(state, path, moves) {
  const has = (type) => moves.some((move) => move.type === type);
  if (has("keep")) return "Keep the six cubes, or click those to put back.";
  if (has("lay_card")) return path.length ? "With a piper or without?" : "Lay a card face down.";
  if (has("discard")) return "Choose a card to discard.";
  if (has("take_spoil")) return "Take a spoil, or nothing.";
  if (state.phase === "raid") return "Raid a court, exchange one to three cards, or neither.";
  if (path[0] === "supply") return "How do you pay the domain?";
  if (path.length === 1) return "Now choose where the cube goes: a court, a free land.";
  if (path.length === 2) return "Which of these?";
  return "Choose a cube and where it goes, or the supply to buy a domain.";
}

/** What the replay jumps to. */
export const markName = "scoring";

/** Return what an event is, if it is worth jumping to. */
export const mark = ({ type }) => (type === "highland_clans.following_counted" ? "the round is scored" : null);
