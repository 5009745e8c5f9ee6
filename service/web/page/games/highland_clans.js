/** Highland Clans' table: the score track, the reserve, the raid, and each clan's court, lands and cards. */

import { h, s } from "../dom.js";
import { tallyOf } from "./index.js";
import { track } from "./score_track.js";

const COLOURS = ["yellow", "blue", "green", "red"];
const COURT = { warriors: ["warrior", "yellow"], pipers: ["piper", "blue"], monks: ["monk", "green"] };
const LANDS = { cattle: "red", castles: "blue", monasteries: "green" };
const ONE = { cattle: "cattle", castles: "castle", monasteries: "monastery" };
const SHAPES = {
  warrior: "M10 2a3 3 0 0 1 2 5l4 2-1 3-3-1 2 7h-3l-1-5-1 5H6l2-7-3 1-1-3 4-2a3 3 0 0 1 2-5z",
  piper: "M9 2a3 3 0 0 1 2 5l3 2 3-4 1 1-3 6-3-1 2 7H5l2-7-3 1-1-3 4-2a3 3 0 0 1 2-5z",
  monk: "M10 2a4 4 0 0 1 3 6l3 10H4L7 8a4 4 0 0 1 3-6z",
  cattle: "M2 7l2-3 2 2h7l4 2v3l-1 1v5h-2v-4H8v4H6v-5L4 9z",
  castle: "M3 18V4h3v3h2V4h4v3h2V4h3v14h-5v-5H8v5z",
  monastery: "M9 1h2v2h2v2h-2v2l6 4v7h-5v-4H8v4H3v-7l6-4V5H7V3h2z",
};

const icon = (shape) => s("svg.shape", { viewBox: "0 0 20 20", "aria-hidden": "true" }, s("path", { d: SHAPES[shape] }));

function board(ctx) {
  const order = [...ctx.state.clans.keys()].map((place) => (ctx.side + place) % ctx.count);
  return [
    track(ctx),
    h("div.middle", null, reserve(ctx), ctx.state.raid ? raid(ctx) : stores(ctx)),
    h("div.clans", null, order.map((seat) => clan(ctx, seat))),
    ctx.state.raid && stores(ctx),
  ];
}

function reserve(ctx) {
  const { reserve: cubes, phase, actions, most_actions: most } = ctx.state;
  const pieces = COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] }, () => ctx.spot(`cube.${colour}`, {
    label: `${colour} cube of the reserve`, keys: [`cube:${colour}`], at: `/state/reserve/${colour}`,
  }, h("span", { "aria-hidden": "true" }, colour[0].toUpperCase()))));
  return h("div.box.reserve", null, h("h3", null, "Reserve"),
    h("div.cubes", null, pieces.length ? pieces : h("span.empty", null, "No cubes are drawn now.")),
    phase === "action" && h("p.small", null, `${ctx.names[ctx.state.turn]}: ${actions.length} of ${most} actions taken${actions.length ? ` (${actions.join(", ")})` : ""}.`));
}

function stores(ctx) {
  const { bag, deck, discards, supply, shown, round, start } = ctx.state;
  return h("div.box.stores", null, h("h3", null, `Round ${round}`),
    h("p.small", null, `${ctx.names[start]} is start player.`),
    h("div.facts-row", null,
      h("div.fact", { class: ctx.changed("/state/bag") ? "changed" : "" }, h("span.small", null, "Bag"), h("span.bag", null, COLOURS.map((colour) => h(`span.count.${colour}`, { "aria-label": `${bag[colour]} ${colour}`, role: "img" }, bag[colour])))),
      h("div.fact", null, h("span.small", null, "Raid cards"), h("span", null, `${deck}, ${discards.length} discarded`)),
      h("div.fact", null, h("span.small", null, "Domains"), ctx.spot("tile", { label: `Supply of ${supply} domains`, keys: ["supply"], at: "/state/supply" }, supply),
        shown.length > 0 && h("span.small", null, `Turned over: ${shown.join(", ")}`))));
}

function raid(ctx) {
  const { raid: now, turn } = ctx.state;
  const side = (seat, place) => h("div.fighter", null, h("strong", null, ctx.names[seat]),
    h("span.small", null, place ? "defends" : "raids"), h("span.wins", null, `${now.wins[place]} won`),
    now.laid[place] ? h("div.raidcard", { class: ctx.sees(seat) && now.laid[place].card ? "" : "back", role: "img", "aria-label": `${now.laid[place].card && ctx.sees(seat) ? `a ${now.laid[place].card}` : "a hidden card"}${now.laid[place].piper ? " with a piper" : ""}` },
      ctx.sees(seat) ? now.laid[place].card : null, now.laid[place].piper && h("span.onpiper", null, icon("piper"))) : h("div.raidcard.none"));
  return h("div.box.raid", null, h("h3", null, `Raid: round ${Math.min(3, now.fought + 1)} of 3`),
    h("div.fight", null, side(turn, 0), h("span.versus", { "aria-hidden": "true" }, "⚔"), side(now.opponent, 1)));
}

function clan(ctx, seat) {
  const { state } = ctx;
  const one = state.clans[seat], at = `/state/clans/${seat}`;
  const own = seat === ctx.me;
  const classes = [`seat${seat}`, own && "own", state.turn === seat && "turn"].filter(Boolean).join(" ");
  return h("section.clan.box", { class: classes, "aria-label": `Clan of ${ctx.names[seat]}` },
    h("div.clan-head", null, h("h3", null, ctx.names[seat]),
      state.following === seat && h("span.badge.following", { class: ctx.changed("/state/following") ? "changed" : "" }, "largest following"),
      state.start === seat && h("span.badge", null, "start player")),
    ctx.spot("court", { label: `Court of ${ctx.names[seat]}: ${one.warriors} warriors, ${one.pipers} pipers, ${one.monks} monks`, keys: [`court:${seat}`] },
      Object.entries(COURT).map(([name, [follower, colour]]) => h(`span.group.${colour}`, { class: `${one[name] ? "" : "none"}${ctx.changed(`${at}/${name}`) ? " changed" : ""}` },
        Array.from({ length: Math.max(1, Math.min(one[name], 7)) }, () => icon(follower)), h("span.number", null, one[name])))),
    h("div.lands", null,
      Object.entries(LANDS).flatMap(([name, colour]) => Array.from({ length: one[name] }, () => ctx.spot(`land.${colour}`, {
        label: `${ONE[name]} of ${ctx.names[seat]}`, keys: [`spoil:${seat}:${ONE[name]}`], at: `${at}/${name}` }, icon(ONE[name])))),
      Array.from({ length: one.free_lands }, () => ctx.spot("land.free", { label: `free land of ${ctx.names[seat]}`, keys: own ? ["land"] : [], at: `${at}/free_lands` }))),
    h("div.raidcards", null, one.hand.map((card, place) => ({ card, place })).sort((a, b) => (a.card ?? 0) - (b.card ?? 0)).map(({ card, place }) => {
      const seen = ctx.sees(seat) ? card : null;
      return ctx.spot(`raidcard${seen ? "" : ".back"}`, { label: seen ? `raid card ${seen}` : "hidden raid card", keys: own && seen ? [`card:${seen}`] : [], at: `${at}/hand/${place}` }, seen);
    })));
}

const times = (number, key) => Array(number).fill(key);
const BUILT_OF = { cattle: "red", castle: "blue", monastery: "green" };

const WAYS = {
  redraw: (m) => COLOURS.flatMap((colour) => times(m[colour], `cube:${colour}`)),
  build: (m) => [`cube:${BUILT_OF[m.what]}`, "land"],
  warrior: (m, state) => ["cube:yellow", `court:${state.turn}`],
  piper: (m, state) => ["cube:blue", `court:${state.turn}`],
  monks: (m, state) => ["cube:green", `court:${state.turn}`],
  domain: () => ["supply"],
  bard: (m) => ["cube:blue", `court:${m.opponent}`],
  raid: (m) => [`court:${m.opponent}`],
  exchange: (m) => (m.cards ?? []).map((card) => `card:${card}`),
  lay_card: (m) => [`card:${m.card}`],
  take_spoil: (m, state) => [`spoil:${state.raid?.opponent}:${m.what}`],
  discard: (m) => [`card:${m.card}`],
};

function attempt(path, state) {
  const [first, second] = path.map((step) => step.split(":"));
  if (path.length === 2 && second[0] === "land") return { type: "build", what: { red: "cattle", blue: "castle", green: "monastery" }[first[1]] ?? "cattle" };
  if (path.length === 2 && first[0] === "cube" && second[0] === "court") {
    if (Number(second[1]) === state.turn) return { yellow: { type: "warrior" }, blue: { type: "piper" }, green: { type: "monks", count: 1 } }[first[1]] ?? null;
    return { type: "bard", opponent: Number(second[1]), takes: ["piper"], keeps: null };
  }
  if (path.length === 1 && first[0] === "court" && Number(first[1]) !== state.turn) return { type: "raid", opponent: Number(first[1]) };
  if (path.length === 1 && first[0] === "card") return state.phase === "combat" ? { type: "lay_card", card: Number(first[1]), piper: false } : { type: "exchange", cards: [Number(first[1])] };
  if (path.length === 1 && first[0] === "spoil") return { type: "take_spoil", what: first[2] };
  if (path.length === 1 && first[0] === "supply") return { type: "domain", price: "red", yellow_from: "reserve", green_from_court: 0 };
  return null;
}

/** Cubes to put back and cards to exchange may be clicked in any order. */
function sorted(path) {
  const rank = (key) => (key.startsWith("cube:") ? COLOURS.indexOf(key.slice(5)) : Number(key.slice(5)));
  const alike = path.every((key) => key.startsWith("cube:")) || path.every((key) => key.startsWith("card:"));
  return alike ? [...path].sort((a, b) => rank(a) - rank(b)) : path;
}

function prompt(state, path, moves) {
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

const mark = ({ type }) => (type === "highland_clans.following_counted" ? "the round is scored" : null);

const tally = (seats) => tallyOf({ points: Array(seats).fill(0) }, (now, event) => {
  if (event.type === "highland_clans.clan_set_up") now.points[event.seat] += event.points;
  else if (event.type === "highland_clans.colour_scored") now.points = now.points.map((points, seat) => points + event.points[seat]);
  else if (event.type === "highland_clans.raid_decided") {
    now.points[event.attacker] += event.attacker_points;
    now.points[event.defender] += event.defender_points;
  }
  return now;
});

export default {
  board, attempt, sorted, prompt, mark, tally,
  way: (move, state) => WAYS[move.type]?.(move, state) ?? [],
  bar: new Set(["keep", "end_actions", "end_turn", "decline_spoil", "take_spoil"]),
};
