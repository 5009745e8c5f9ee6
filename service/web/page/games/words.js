/** Every move of every game in words, and in groups. */

import { texts } from "../texts.js";
import { tileName } from "./glen_more/tiles.js";

const TACTICS = {
  joker: "Joker",
  spy: "Spy",
  shield_bearer: "Shield-Bearer",
  blind_mans_bluff: "Blind Man's Bluff",
  mud_fight: "Mud Fight",
  banshee: "Banshee",
  recruiter: "Recruiter",
  strategist: "Strategist",
  traitor: "Traitor",
};
const A = {
  cattle: "cattle",
  castle: "a castle",
  monastery: "a monastery",
  warrior: "a warrior",
  piper: "a piper",
  monk: "a monk",
};

/** Return a card of Schotten Totten in words: "red 5". */
export const cardName = (card) => TACTICS[card] ?? card.replace("-", " ");

const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;
const cubes = (some) =>
  ["yellow", "blue", "green", "red"]
    .filter((colour) => some[colour])
    .map((colour) => `${some[colour]} ${colour}`)
    .join(", ") || "none";

/** Return a cell of a territory in words. */
export function cellName(x, y) {
  const south = y ? `${Math.abs(y)} ${y > 0 ? "south" : "north"}` : "",
    east = x ? `${Math.abs(x)} ${x > 0 ? "east" : "west"}` : "";
  return [south, east].filter(Boolean).join(", ") || "starting village";
}

const WORDS = {
  schotten_totten: {
    play_card: (m) => [
      "Play a card",
      `${cardName(m.card)} ${m.card in TACTICS && ["blind_mans_bluff", "mud_fight"].includes(m.card) ? "onto" : "to"} stone ${m.stone}`,
    ],
    play_recruiter: () => ["Play a ruse", "Play the Recruiter"],
    play_strategist: (m) => [
      "Strategist",
      `${cardName(m.card)} from stone ${m.stone} ${m.to === null ? "to the discard pile" : `to stone ${m.to}`}`,
    ],
    play_banshee: (m) => ["Banshee", `Discard ${cardName(m.card)} of stone ${m.stone}`],
    play_traitor: (m) => ["Traitor", `Take ${cardName(m.card)} of stone ${m.stone} to stone ${m.to}`],
    return_card: (m) => ["Put a card back", `Put ${cardName(m.card)} under its deck`],
    pass: () => ["Your turn", "Play no card and pass"],
    claim: (m) => ["Claim a stone", `Claim stone ${m.stone}`],
    draw_card: (m) => ["Draw", `Draw a ${m.deck} card`],
    end_turn: () => ["Your turn", "End the turn"],
  },
  highland_clans: {
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
  },
  glen_more: {
    sell_cube: (m) => ["Sell", `Sell ${m.cube} of the ${tileName(m.tile)}`],
    take_tile: (m, { state }) => ["Take a tile", `${tileName(state.track[m.space])}, space ${m.space}`],
    discard_tile: (m, { state }) => [
      "No tile can be placed: discard one",
      `${tileName(state.track[m.space])}, space ${m.space}`,
    ],
    pay_cube: (m) => ["Pay", `Give ${m.cube} of the ${tileName(m.tile)}`],
    buy_cube: (m, { state }) => ["Pay", `Buy ${m.cube} for ${count(state.market[m.cube] + 1, "coin")}`],
    pay_member: (m) => ["Pay", `Give a clan member of the ${tileName(m.tile)}`],
    pay_chieftain: () => ["Pay", "Give a chieftain"],
    place_tile: (m) => ["Place the tile", `Cell ${cellName(m.x, m.y)}`],
    choose_cube: (m) => ["Choose a cube", `Take ${m.cube}`],
    activate_tile: (m) => ["Activate", `Activate the ${tileName(m.tile)}`],
    close_exchange: () => ["Pay", "Give no more cubes"],
    move_member: (m) => ["Move a clan member", `From the ${tileName(m.origin)} to the ${tileName(m.target)}`],
    promote_member: (m) => ["Make a chieftain", `The clan member on the ${tileName(m.tile)}`],
    end_turn: () => ["Your turn", "End the turn"],
  },
};

const fallback = ({ type, ...facts }) => [
  type.replaceAll("_", " "),
  `${type.replaceAll("_", " ")} ${Object.values(facts)
    .map((value) => JSON.stringify(value))
    .join(" ")}`,
];

const words = (ruleset, move, ctx) => (WORDS[ruleset]?.[move.type] ?? fallback)(move, ctx);

/** Return a move as a button says it. */
export const say = (ruleset, move, ctx) => words(ruleset, move, ctx)[1];

/** Return moves in groups: [[title, moves]], in the order they first come in. */
export function groupsOf(ruleset, moves) {
  const groups = new Map();
  for (const move of moves) {
    const [title] = words(ruleset, move, { names: texts.defaultNames, state: { track: [], market: {} } });
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return [...groups];
}
