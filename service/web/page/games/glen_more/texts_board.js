/** What the board of Glen More says. */

import { commas, say, term } from "../../language.js";
import { facts, tileTitle } from "./tile_words.js";

/**
 * Return a cell of a territory in words, such as "1 north, 2 east".
 * @type {(x: number, y: number) => string}
 */
export function cellName(x, y) {
  const ways = [y > 0 ? "south" : y < 0 ? "north" : "", x > 0 ? "east" : x < 0 ? "west" : ""].filter(Boolean);
  const far = { south: y, north: -y, east: x, west: -x };
  return say(["gm-place", ...ways].join("-"), far);
}

/**
 * Return what lies on a cell, and what is known of it.
 * @type {(placed: GlenMore.Placed, isActivated: boolean) => string}
 */
export const placedWords = ({ tile, x, y, members, cubes }, isActivated) =>
  [
    tileTitle(tile),
    x || y ? cellName(x, y) : say("gm-label-in-middle"),
    members && say("gm-members", { number: members }),
    cubes.length && say("gm-label-holds", { cubes: commas(cubes.map((cube) => say(`gm-cube-${cube}`))) }),
    isActivated && say("gm-label-activated"),
    ...facts(tile),
  ]
    .filter(Boolean)
    .join("; ");

/**
 * Return the clan members on a tile in words, and where it lies if that is not the middle.
 * @type {(placed: GlenMore.Placed) => string}
 */
export const membersOn = ({ members: number, tile, x, y }) =>
  say(x || y ? "gm-label-members-on-at" : "gm-label-members-on", {
    number,
    tile: tileTitle(tile),
    ...((x || y) && { place: cellName(x, y) }),
  });

/** @type {(kind: GlenMore.Cube, placed: GlenMore.Placed) => string} */
export const cubeOf = (kind, { tile, x, y }) =>
  say(x || y ? "gm-label-cube-of-at" : "gm-label-cube-of", {
    kind: term(`gm-cube-${kind}`),
    tile: tileTitle(tile),
    ...((x || y) && { place: cellName(x, y) }),
  });

/**
 * Return what a player has.
 * @type {(points: number, player: GlenMore.Player) => string}
 */
export function owns(points, { coins, barrels, chieftains, cards, territory }) {
  const things = commas([
    say("gm-points", { number: points }),
    say("gm-coins", { number: coins }),
    say("gm-barrels", { number: barrels }),
    say("gm-chieftains", { number: chieftains }),
    say("gm-members", { number: territory.reduce((sum, { members }) => sum + members, 0) }),
    say("gm-location-cards", { number: cards.length }),
    say("gm-tiles", { number: territory.length }),
  ]);
  return say("gm-label-owned", { things });
}

const LONGEST_NAME = 8;

/**
 * Return for each name how a figure bears it: whole if it is short, or else its initials; and the initials alone.
 * @param {string[]} names
 */
export function shortNames(names) {
  const initials = names.map((name) => [...name.matchAll(/\p{L}|\p{N}/gu)].length && firsts(name));
  return names.map((name, seat) => {
    const isShared = initials.filter((other) => other === initials[seat]).length > 1;
    const short = `${initials[seat] || ""}${isShared || !initials[seat] ? seat + 1 : ""}`;
    return { whole: name.length <= LONGEST_NAME ? name : short, short };
  });
}

/** @type {(name: string) => string} */
const firsts = (name) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);
