/** The texts of Glen More. */

import { named, tileName, tileOf } from "./tiles.js";

const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Return a cell of a territory in words, such as "1 north, 2 east". */
function cellName(x, y) {
  const south = y ? `${Math.abs(y)} ${y > 0 ? "south" : "north"}` : "",
    east = x ? `${Math.abs(x)} ${x > 0 ? "east" : "west"}` : "";
  return [south, east].filter(Boolean).join(", ") || "starting village";
}

/** Return where a tile lies, after its name; nothing of the one in the middle. */
const beside = (x, y) => (x || y ? `, ${cellName(x, y)}` : "");

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  taken: (name, tile) => `Taken by ${name}: ${tile}`,
  takenBy: (name) => `${name} has taken it.`,
  hand: (name) => `What ${name} can pay with`,
  ownCubes: (number, kind) => `${number} ${kind}`,
  space: (space, what) => `Space ${space}: ${what}`,
  spaceNumber: (space) => `Space ${space}`,
  die: "die",
  theDie: "the die",
  emptySpace: "empty",
  track: "Track",
  market: "Market",
  marketRow: (kind, filled) => {
    const buy = filled < 3 ? `buy for ${filled + 1}` : "not for sale";
    const sell = filled ? `sells for ${filled}` : "cannot be sold";
    return `Market, ${kind}: ${buy}, ${sell}`;
  },
  stacks: "Stacks",
  stack: (number, left) => `Stack ${number}: ${left ? `${count(left, "tile")} left` : "used up"}`,
  others: "The other players in short",
  strip: (name, points, player) => `${name}: ${owns(points, player)} Show this territory.`,
  owns: (points, player) => owns(points, player),
  territory: (name) => `Territory of ${name}`,
  cell: (x, y, obstacle) => `Cell ${cellName(x, y)}${obstacle ? `: ${obstacle}` : ""}`,
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
  membersOn: (number, tile, { x, y }) => `${count(number, "clan member")} on ${tile}${beside(x, y)}`,
  cubeOf: (kind, tile, { x, y }) => `${kind} of ${tile}${beside(x, y)}`,
  points: (number) => count(number, "point"),
  card: (name) => `Card: ${name}`,
  locationsTitle: "Special locations",
  locations: (names) => `${count(names.length, "special location")}: ${names.join(", ")}`,
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
    barrel: (barrels) => `It costs one of your ${count(barrels, "barrel")}, given unasked.`,
    noBarrel: "It costs a barrel, and you have none (GM-25).",
    member: "It costs a clan member from a tile, or a chieftain; you choose.",
    noMember: "It costs a clan member or a chieftain, and you have none (GM-34).",
    distinct: (number, coins) =>
      `It costs ${number} different resources${coins ? `: at least ${count(coins, "coin")} at the market` : ", which you have"}.`,
    soldOut: (kind) => `You lack ${kind}, and the market sells no more (GM-20).`,
    short: (missing) => `You cannot pay: ${count(missing, "coin")} short (GM-23).`,
    given: (what) => `It costs ${what.join(" and ")} of yours.`,
    bought: (what, coins, owned) =>
      `You lack ${what.join(" and ")}: ${count(coins, "coin")} at the market. You have ${owned}.`,
    sellFirst: (missing) => `Cubes must be sold for ${count(missing, "coin")} more.`,
    unasked: "What can be paid in one way only is paid at once.",
  },
};

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

/** Return for each name how a figure bears it: whole if it is short, or else its initials; and the initials alone. */
export function shortNames(names) {
  const initials = names.map((name) => [...name.matchAll(/\p{L}|\p{N}/gu)].length && firsts(name));
  return names.map((name, seat) => {
    const isShared = initials.filter((other) => other === initials[seat]).length > 1;
    const short = `${initials[seat] || ""}${isShared || !initials[seat] ? seat + 1 : ""}`;
    return { whole: name.length <= LONGEST_NAME ? name : short, short };
  });
}

const firsts = (name) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);

/**
 * Return a tile of the player who has the turn, as a sentence names it: with its cell if another one is called so, too.
 */
function ownTile(number, { state }) {
  const { territory } = state.players[state.turn];
  const placed = territory.find(({ tile }) => tile === number);
  const isShared = placed && territory.filter(({ tile }) => tileName(tile) === tileName(number)).length > 1;
  return `${named(number)}${isShared ? ` (${cellName(placed.x, placed.y)})` : ""}`;
}

/** For each type of move: the title of its group, and the move in words. */
export const moves = {
  sell_cube: (m, ctx) => ["Sell", `Sell ${m.cube} from ${ownTile(m.tile, ctx)}`],
  take_tile: (m, { state }) => ["Take a tile", `${tileName(state.track[m.space])}, space ${m.space}`],
  discard_tile: (m, { state }) => ["No tile can be placed", `${tileName(state.track[m.space])}, space ${m.space}`],
  pay_cube: (m, ctx) => ["Pay", `Give ${m.cube} from ${ownTile(m.tile, ctx)}`],
  buy_cube: (m, { state }) => ["Pay", `Buy ${m.cube} for ${count(state.market[m.cube] + 1, "coin")}`],
  pay_member: (m, ctx) => ["Pay", `Give a clan member from ${ownTile(m.tile, ctx)}`],
  pay_chieftain: () => ["Pay", "Give a chieftain"],
  place_tile: (m) => ["Place the tile", `Cell ${cellName(m.x, m.y)}`],
  choose_cube: (m) => ["Choose a cube", `Take ${m.cube}`],
  activate_tile: (m, ctx) => ["Activate", `Activate ${ownTile(m.tile, ctx)}`],
  close_exchange: () => ["Pay", "Give no more cubes"],
  move_member: (m, ctx) => ["Move a clan member", `From ${ownTile(m.origin, ctx)} to ${ownTile(m.target, ctx)}`],
  promote_member: (m, ctx) => ["Make a chieftain", `The clan member on ${ownTile(m.tile, ctx)}`],
  end_turn: () => ["Your turn", "End the turn"],
};

/** Tell a player what to do now. */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("cube:")) return "Give this cube, or click its row of the market to sell it.";
  if (clicked[0]?.startsWith("member:"))
    return "Choose where the clan member goes: to an adjacent tile, or to your chieftains.";
  const sells = moves.some(({ type }) => type === "sell_cube") ? " Cubes may be sold at any time." : "";
  const movement = state.movement ? ` You have ${count(state.movement, "movement point")}.` : "";
  const pay = "Click a cube of yours, or a row of the market to buy a cube.";
  switch (state.phase) {
    case "take":
      return moves.some(({ type }) => type === "discard_tile")
        ? "You cannot place a tile. Choose one to remove from the game."
        : `Take a tile from the track.${sells}`;
    case "pay":
      return `Pay for ${named(state.taken)}. ${pay}`;
    case "place":
      return `Choose a cell for ${named(state.taken)}.`;
    case "choose":
      return "Choose a cube.";
    case "activate":
      return `Activate your tiles, then end the turn.${movement}${sells}`;
    case "exchange":
      return `Give cubes for ${named(state.exchange)}. ${pay}`;
    case "move":
      return state.movement ? `Move clan members (${state.movement} left), or end the turn.` : `End the turn.${sells}`;
    default:
      return "End the turn.";
  }
}

/** What the replay jumps to. */
export const milestoneName = "scoring";

/** Name an event that the replay can jump to. */
export function milestone(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}

/** Return a tile in words: its cost, its bonus and its effect, as the rulebook has them. */
export const describe = (number) => [tileName(number), ...facts(number)].join("; ");

function facts(number) {
  const tile = tileOf(number);
  return [
    [tile.river && "river", tile.road && "road"].filter(Boolean).join(" and "),
    tile.costText && `costs ${tile.costText}`,
    tile.bonusText && `brings ${tile.bonusText}`,
    tile.kind !== "none" && `when activated: ${tile.effectText}`,
  ].filter(Boolean);
}
