/**
 * What a tile or an exchange would cost a player now: own cubes, and coins for what the market sells (GM-20 to GM-25).
 */

import { say, term } from "../../language.js";
import { tileOf } from "./tiles.js";

const MOST_COINS = 3;

/**
 * Return how many cubes of each kind lie in a territory.
 * @type {(territory: GlenMore.Placed[]) => Record<string, number>}
 */
export function cubesIn(territory) {
  /** @type {Record<string, number>} */
  const counted = {};
  for (const kind of territory.flatMap(({ cubes }) => cubes)) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

/**
 * Return what the next cubes of a kind cost together; null if the market does not sell so many.
 * @type {(filled: number, count: number) => number | null}
 */
export const priceOf = (filled, count) => {
  if (filled + count > MOST_COINS) return null;
  return Array.from({ length: count }, (_, place) => filled + place + 1).reduce((sum, price) => sum + price, 0);
};

/**
 * Return what a player can get at most by selling cubes, without those that are needed.
 * @type {(own: Record<string, number>, needed: Record<string, number>, market: Record<string, number>) => number}
 */
const saleOf = (own, needed, market) =>
  Object.entries(own).reduce((sum, [kind, count]) => {
    const sold = Math.min(Math.max(0, count - (needed[kind] ?? 0)), market[kind]);
    return sum + Array.from({ length: sold }, (_, place) => market[kind] - place).reduce((all, one) => all + one, 0);
  }, 0);

/**
 * Return what taking a tile costs a player.
 * @type {(state: GlenMore.State, seat: number, number: GlenMore.TileNumber) => GlenMore.Cost}
 */
export function costOf(state, seat, number) {
  const player = state.players[seat];
  const { cost } = tileOf(number);
  if (!cost.length) return { lines: [say("gm-label-cost-nothing")], problem: null };
  const [{ name, count }] = cost;
  if (name === "whisky")
    return player.barrels >= count
      ? { lines: [say("gm-label-cost-barrel", { barrels: player.barrels })], problem: null }
      : { lines: [], problem: say("gm-label-cost-no-barrel") };
  if (name === "clan_member_or_chieftain") {
    const canGive = player.chieftains > 0 || player.territory.some(({ members }) => members > 0);
    return { lines: [say("gm-label-cost-member")], problem: canGive ? null : say("gm-label-cost-no-member") };
  }
  return name === "any_distinct" ? distinct(state, player, count) : kinds(state, player, cost);
}

/** @type {(state: GlenMore.State, player: GlenMore.Player, count: number) => GlenMore.Cost} */
function distinct(state, player, count) {
  const own = cubesIn(player.territory);
  const cheapest = Object.keys(state.market)
    .map((kind) => (own[kind] ? 0 : priceOf(state.market[kind], 1)))
    .filter((price) => price !== null)
    .sort((one, other) => one - other)
    .slice(0, count);
  const coins = cheapest.reduce((sum, price) => sum + price, 0);
  const sale = coins > player.coins ? saleOf(own, {}, state.market) : 0;
  const lacks = cheapest.length < count || coins > player.coins + sale;
  return {
    lines: [say("gm-label-cost-distinct", { number: count, coins })],
    problem: lacks ? say("gm-label-cost-short", { missing: coins - player.coins }) : null,
  };
}

/** @type {(state: GlenMore.State, player: GlenMore.Player, cost: GlenMore.Item[]) => GlenMore.Cost} */
function kinds(state, player, cost) {
  const own = cubesIn(player.territory);
  const needed = Object.fromEntries(cost.map(({ name, count }) => [name, count]));
  /** @type {string[]} */
  const given = [];
  /** @type {string[]} */
  const bought = [];
  let coins = 0;
  for (const [kind, count] of Object.entries(needed)) {
    const fromOwn = Math.min(count, own[kind] ?? 0);
    if (fromOwn) given.push(say(`gm-item-${kind}`, { number: fromOwn }));
    if (fromOwn === count) continue;
    const price = priceOf(state.market[kind], count - fromOwn);
    if (price === null) return { lines: [], problem: say("gm-label-cost-sold-out", { kind: term(`gm-cube-${kind}`) }) };
    bought.push(say(`gm-item-${kind}`, { number: count - fromOwn }));
    coins += price;
  }
  const lines = [];
  if (given.length) lines.push(say("gm-label-cost-given", { what: given }));
  if (bought.length) lines.push(say("gm-label-cost-bought", { what: bought, coins, owned: player.coins }));
  const missing = coins - player.coins;
  const canSell = missing > 0 && saleOf(own, needed, state.market) >= missing;
  if (canSell) lines.push(say("gm-label-cost-sell-first", { missing }));
  return {
    lines: [...lines, say("gm-label-cost-unasked")],
    problem: missing > 0 && !canSell ? say("gm-label-cost-short", { missing }) : null,
  };
}
