/** The tiles of Glen More, read from the list at the end of its rulebook. */

import { askOnce } from "../../api.js";

const tiles = new Map();

/** Read the list of tiles once. */
export async function readTiles() {
  if (tiles.size) return;
  const markdown = await askOnce("/rulesets/glen_more/rules");
  for (const line of markdown.split("\n")) {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== 8 || !/^\d+$/.test(cells[0])) continue;
    const [number, stack, name, colour, connections, cost, bonus, effect] = cells;
    tiles.set(Number(number), {
      number: Number(number),
      stack,
      name,
      colour,
      river: connections.includes("river"),
      road: connections.includes("road"),
      cost: items(cost),
      bonus: items(bonus),
      effect: effect.split(":")[0],
      terms: effect.slice(effect.indexOf(":") + 1),
    });
  }
}

const items = (text) =>
  text
    .split(/;|, | and /)
    .filter(Boolean)
    .map((item) => {
      const [name, count] = item.split(":");
      return { name: name.trim(), count: Number(count ?? 1) };
    });

/** Return a tile by its number. */
export const tileOf = (number) =>
  tiles.get(number) ?? { number, name: `tile ${number}`, colour: "grey", cost: [], bonus: [], effect: "", terms: "" };

/** Return the name of a tile. */
export const tileName = (number) => tileOf(number).name;
