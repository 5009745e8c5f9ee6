/**
 * Which piece is which. Equal pieces get a name by their kind and a running number, such as `blue-12`, and keep it
 * while they lie where they lie. What leaves a place for another takes its name along, so that it is seen to move.
 */

import { BUILDINGS, BUILT, COLOUR_OF, COLOURS, COURT, CUBES_OF, FOLLOWERS } from "./pieces.js";

/**
 * By kind and by place, the names of the pieces as they lay when they were last drawn.
 * @type {Map<string, Map<string, string[]>>}
 */
let known = new Map();
let made = 0;

/**
 * Return the names of the pieces of one kind at each place, by the names before. Those that somebody has touched leave
 * first, and then the last ones.
 * @param {Map<string, string[]>} before
 * @param {Map<string, number>} counts how many there are at each place now; earlier places are filled first
 * @param {() => string} makeName
 * @param {string[]} [touched]
 * @returns {Map<string, string[]>}
 */
export function follow(before, counts, makeName, touched = []) {
  const staying = new Map([...before].map(([place, names]) => [place, first(names, counts.get(place) ?? 0, touched)]));
  const free = [...before].flatMap(([place, names]) => names.filter((name) => !staying.get(place)?.includes(name)));
  /** @type {(entry: [place: string, count: number]) => [string, string[]]} */
  const fill = ([place, count]) => {
    const names = [...(staying.get(place) ?? [])];
    while (names.length < count) names.push(free.shift() ?? makeName());
    return [place, names];
  };
  return new Map([...counts].map(fill));
}

/**
 * Return so many of some names, in their order: touched ones only where there are not enough others.
 * @type {(names: string[], count: number, touched: string[]) => string[]}
 */
function first(names, count, touched) {
  const untouchedFirst = [...names].sort((a, b) => Number(touched.includes(a)) - Number(touched.includes(b)));
  const chosen = untouchedFirst.slice(0, count);
  return names.filter((name) => chosen.includes(name));
}

/**
 * Return what tells the names of the pieces of a kind at a place: `names("blue", "court 2")`.
 * @param {HighlandClans.Context} ctx
 * @returns {HighlandClans.PieceNames}
 */
export function pieceNames(ctx) {
  /** @type {typeof known} */
  const found = new Map();
  for (const [kind, counts] of countsOf(ctx))
    found.set(
      kind,
      follow(known.get(kind) ?? new Map(), counts, () => `${kind}-${++made}`, ctx.touched),
    );
  known = found;
  return (kind, place) => found.get(kind)?.get(place) ?? [];
}

/**
 * Count the pieces: by kind, and by place. What the reader may not see is of one kind, `hidden`.
 * @param {HighlandClans.Context} ctx
 */
function countsOf(ctx) {
  const { state } = ctx;
  /** @type {Map<string, Map<string, number>>} */
  const kinds = new Map();
  const add = (/** @type {string} */ kind, /** @type {string} */ place, count = 1) => {
    const counts = kinds.get(kind) ?? new Map();
    kinds.set(kind, counts.set(place, (counts.get(place) ?? 0) + count));
  };
  state.clans.forEach((clan, seat) => {
    for (const follower of FOLLOWERS) add(COLOUR_OF[follower], `court ${seat}`, clan[COURT[follower]]);
    for (const building of BUILT)
      add(COLOUR_OF[building], `${building} ${seat}`, clan[BUILDINGS[building]] * CUBES_OF[building]);
    add("domain", `lands ${seat}`, landsOf(clan));
    for (const card of clan.hand) add(cardKind(ctx.sees(seat) ? card : null), `hand ${seat}`);
  });
  state.raid?.laid.forEach(({ card, piper }, side) => {
    add(cardKind(ctx.sees(sides(state)[side]) ? card : null), `laid ${side}`);
    add("blue", `laid ${side}`, Number(piper));
  });
  for (const card of state.discards) add(cardKind(seesDiscards(ctx) ? card : null), "discards");
  for (const colour of COLOURS) {
    add(colour, "reserve", state.reserve[colour]);
    add(colour, "bag", state.bag[colour]);
  }
  add("domain", "supply", state.supply);
  return kinds;
}

/**
 * Return the kind of a raid card, which is its value, if it may be seen.
 * @param {HighlandClans.Card} card
 */
export const cardKind = (card) => (card ? `card${card}` : "hidden");

/**
 * Return the number of a clan's lands.
 * @param {HighlandClans.Clan} clan
 */
export const landsOf = (clan) => BUILT.reduce((sum, building) => sum + clan[BUILDINGS[building]], clan.free_lands);

/**
 * Return the seats that fight a raid, the attacker's first; none if there is no raid.
 * @param {HighlandClans.State} state
 */
export const sides = ({ turn, raid }) => (raid ? [turn, raid.opponent] : []);

/**
 * Tell whether the values in the discard pile may be shown: nobody's face-down cards are among those that one sees.
 * @param {HighlandClans.Context} ctx
 */
export const seesDiscards = (ctx) => ctx.seatOrder.every(ctx.sees);
