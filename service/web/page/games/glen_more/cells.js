/** Where in a territory tiles could be placed, and why others could not (GM-30 to GM-32). */

import { say } from "../../language.js";
import { tileOf } from "./tiles.js";

/** @typedef {(x: number, y: number) => GlenMore.Placed | undefined} At returns the tile that lies somewhere */

const AROUND = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y])).filter(([x, y]) => x || y);

/**
 * Return the size of what some cells take up: its north-western cell, and its columns and rows.
 * @param {GlenMore.Cell[]} cells
 */
export function extent(cells) {
  const xs = cells.map(({ x }) => x),
    ys = cells.map(({ y }) => y);
  const left = Math.min(...xs, 0),
    top = Math.min(...ys, 0);
  return { left, top, columns: Math.max(...xs, 0) - left + 1, rows: Math.max(...ys, 0) - top + 1 };
}

/**
 * Return the cells beside the tiles of a territory.
 * @param {GlenMore.Placed[]} territory
 * @returns {GlenMore.FreeCell[]}
 */
export function freeCells(territory) {
  const tiles = new Map(territory.map((placed) => [`${placed.x},${placed.y}`, placed]));
  /** @type {At} */
  const at = (x, y) => tiles.get(`${x},${y}`);
  /** @type {Map<string, GlenMore.FreeCell>} */
  const found = new Map();
  for (const placed of territory)
    for (const [east, south] of AROUND) {
      const x = placed.x + east,
        y = placed.y + south;
      const name = `${x},${y}`;
      if ((east && south) || tiles.has(name) || found.has(name)) continue;
      found.set(name, { x, y, ...fitting(at, x, y) });
    }
  return [...found.values()];
}

/** @type {(at: At, x: number, y: number) => Pick<GlenMore.FreeCell, "river" | "road" | "obstacle">} */
function fitting(at, x, y) {
  /** @type {(name: "river" | "road", both: (GlenMore.Placed | undefined)[]) => boolean[]} */
  const sides = (name, both) => both.filter((placed) => placed !== undefined).map(({ tile }) => tileOf(tile)[name]);
  const rivers = sides("river", [at(x, y - 1), at(x, y + 1)]),
    roads = sides("road", [at(x - 1, y), at(x + 1, y)]);
  const isNear = AROUND.some(([east, south]) => (at(x + east, y + south)?.members ?? 0) > 0);
  const isTorn = [rivers, roads].some((both) => both.length === 2 && both[0] !== both[1]);
  const obstacle = !isNear ? say("gm-label-obstacles-member") : isTorn ? say("gm-label-obstacles-torn") : null;
  return { river: rivers.includes(true), road: roads.includes(true), obstacle };
}

/**
 * Say what keeps a tile from a cell; null if nothing does.
 * @type {(tile: GlenMore.TileNumber, cell: GlenMore.FreeCell) => string | null}
 */
export function obstacleFor(tile, cell) {
  if (cell.obstacle) return cell.obstacle;
  const { river, road } = tileOf(tile);
  if (river !== cell.river) return say(river ? "gm-label-obstacles-river-ends" : "gm-label-obstacles-river-sides");
  if (road !== cell.road) return say(road ? "gm-label-obstacles-road-ends" : "gm-label-obstacles-road-sides");
  return null;
}

/**
 * Tell whether a tile could be placed anywhere in a territory.
 * @type {(tile: GlenMore.TileNumber, territory: GlenMore.Placed[]) => boolean}
 */
export const hasCellFor = (tile, territory) => freeCells(territory).some((cell) => !obstacleFor(tile, cell));
