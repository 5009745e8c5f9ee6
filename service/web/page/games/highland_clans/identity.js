/**
 * Which piece is which. Equal pieces get a name by their kind and a running number, such as `blue-12`, and keep it
 * while they lie where they lie. What leaves a place for another takes its name along, so that it is seen to move.
 */

import { BUILDINGS, COLOUR_OF, COLOURS, COURT, CUBES_OF } from "./pieces.js";

let known = new Map(),
  made = 0;

/**
 * Return the names of the pieces of one kind at each place, by the names before. The pieces that stay are the first.
 * @param {Map<string, string[]>} before
 * @param {Map<string, number>} counts how many there are at each place now; earlier places are filled first
 * @param {() => string} makeName
 * @returns {Map<string, string[]>}
 */
export function follow(before, counts, makeName) {
  const free = [...before].flatMap(([place, names]) => names.slice(counts.get(place) ?? 0));
  const fill = ([place, count]) => {
    const names = (before.get(place) ?? []).slice(0, count);
    while (names.length < count) names.push(free.shift() ?? makeName());
    return [place, names];
  };
  return new Map([...counts].map(fill));
}

/** Return what tells the names of the pieces of a kind at a place: `names("blue", "court 2")`. */
export function pieceNames(ctx) {
  const found = new Map();
  for (const [kind, counts] of countsOf(ctx))
    found.set(
      kind,
      follow(known.get(kind) ?? new Map(), counts, () => `${kind}-${++made}`),
    );
  known = found;
  return (kind, place) => found.get(kind)?.get(place) ?? [];
}

/** Count the pieces: by kind, and by place. What the reader may not see is of one kind, `hidden`. */
function countsOf(ctx) {
  const { state } = ctx;
  const kinds = new Map();
  const add = (kind, place, count = 1) => {
    if (!kinds.has(kind)) kinds.set(kind, new Map());
    kinds.get(kind).set(place, (kinds.get(kind).get(place) ?? 0) + count);
  };
  state.clans.forEach((clan, seat) => {
    for (const [follower, name] of Object.entries(COURT)) add(COLOUR_OF[follower], `court ${seat}`, clan[name]);
    for (const [building, name] of Object.entries(BUILDINGS))
      add(COLOUR_OF[building], `${building} ${seat}`, clan[name] * CUBES_OF[building]);
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

/** Return the kind of a raid card, which is its value, if it may be seen. */
export const cardKind = (card) => (card ? `card${card}` : "hidden");

/** Return the number of a clan's lands. */
export const landsOf = (clan) => clan.free_lands + Object.values(BUILDINGS).reduce((sum, name) => sum + clan[name], 0);

/** Return the seats that fight a raid, the attacker's first. */
export const sides = ({ turn, raid }) => [turn, raid.opponent];

/** Tell whether the values in the discard pile may be shown: nobody's face-down cards are among those that one sees. */
export const seesDiscards = (ctx) => ctx.seatOrder.every(ctx.sees);
