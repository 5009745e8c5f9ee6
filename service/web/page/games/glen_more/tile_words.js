/** What tiles are, cost, bring and do, in words. */

import { choices, commas, say, term } from "../../language.js";
import { tileOf } from "./tiles.js";

/** What makes an id of a name: `Fair (small)` is `fair-small`. */
export const slug = (/** @type {string} */ name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

/**
 * Return what a tile or a special location is called, as a title.
 * @type {(name: string) => string}
 */
export const titleOf = (name) => say(`gm-title-${slug(name)}`);
/** @type {(number: GlenMore.TileNumber) => string} */
export const tileTitle = (number) => titleOf(tileOf(number).name);

/**
 * Return a tile as an argument of a sentence, which has its forms, such as with an article.
 * @type {(number: GlenMore.TileNumber) => Cairn.SaidPart}
 */
export const tileTerm = (number) => term(`gm-tile-${slug(tileOf(number).name)}`);

/**
 * Return an item such as "1 wood"; several numbers of it are "1 or 2 cattle".
 * @type {(name: string, number: number | string) => string}
 */
const item = (name, number) => say(`gm-item-${name}`, { number });

/** @type {(tile: GlenMore.Tile) => string[]} */
export const costs = ({ cost }) => cost.map(({ name, count }) => item(name, count));
/** @type {(tile: GlenMore.Tile) => string[]} */
export const bonuses = ({ bringsMember, bringsBarrel, isPlace }) =>
  [
    bringsMember && say("gm-bonus-member"),
    bringsBarrel && say("gm-bonus-barrel"),
    isPlace && say("gm-bonus-card"),
  ].filter((bonus) => bonus !== false);

/** @type {(cube: string) => string} */
export const made = (cube) => (cube === "any" ? say("gm-effect-any-cube") : item(cube, 1));
/** @type {(points: string[]) => string} */
export const pointsWords = (points) => say("gm-effect-points", { points: choices(points) });

/**
 * Return what a tile that trades takes, and what it gives.
 * @type {(tile: GlenMore.Tile) => {given: string, gained: string}}
 */
export function trade(tile) {
  if (tile.kind === "distil") return { given: item("grain", 1), gained: say("gm-effect-barrel") };
  if (tile.kind === "any")
    return { given: say("gm-given-any", { number: Number(tile.count) }), gained: pointsWords(tile.points) };
  if (tile.kind === "different") {
    const numbers = choices(tile.points.map((_, place) => String(place + 1)));
    return { given: say("gm-given-different", { numbers }), gained: pointsWords(tile.points) };
  }
  const { exchanges } = /** @type {Extract<GlenMore.Tile, {kind: "exchange"}>} */ (tile);
  const gained = pointsWords(exchanges.map(({ points }) => points));
  if (exchanges.length > 1) {
    const [{ name }] = exchanges[0].items;
    return { given: item(name, choices(exchanges.map(({ items }) => String(items[0].count)))), gained };
  }
  return {
    given: say("gm-given-all", { items: exchanges[0].items.map(({ name, count }) => item(name, count)) }),
    gained,
  };
}

/**
 * Return what a tile does when it is activated, in few words.
 * @type {(tile: GlenMore.Tile) => string}
 */
export function effect(tile) {
  if (tile.kind === "move") return say("gm-effect-move");
  if (tile.kind === "points") return pointsWords(tile.points);
  if (tile.kind === "produce") return made(tile.cube);
  return say("gm-effect-trade", trade(tile));
}

/**
 * Return what a tile is and does as a list: its ways, its cost, its bonus and its effect.
 * @type {(number: GlenMore.TileNumber) => GlenMore.Sentence[]}
 */
export function facts(number) {
  const tile = tileOf(number),
    { river, road, kind } = tile,
    bonus = bonuses(tile);
  return [
    (river || road) && say(`gm-way-${river && road ? "river-and-road" : river ? "river" : "road"}`),
    tile.stack !== "" && say("gm-fact-costs", { cost: commas(costs(tile)) || say("gm-cost-nothing") }),
    bonus.length > 0 && say("gm-fact-brings", { bonus: commas(bonus) }),
    kind !== "none" && say("gm-fact-effect", { effect: effect(tile) }),
  ].filter(Boolean);
}

/**
 * Return a tile in words for who cannot see it.
 * @type {(number: GlenMore.TileNumber) => string}
 */
export const describe = (number) => [tileTitle(number), ...facts(number)].join("; ");
