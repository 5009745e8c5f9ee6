/** The tiles of Glen More, read from `tiles.json`, which is the list at the end of its rulebook. */

const LIST = new URL("tiles.json", import.meta.url).href;

/** @type {Map<GlenMore.TileNumber, GlenMore.Tile>} */
const tiles = new Map();

/** Read the list of tiles once. */
export async function readTiles() {
  if (tiles.size) return;
  /** @type {[GlenMore.TileNumber, ...string[]][]} */
  const list = await (await fetch(LIST)).json();
  for (const [number, stack, name, colour, connections, cost, bonus, effect] of list) {
    tiles.set(number, {
      number,
      stack,
      name,
      colour,
      river: connections.includes("river"),
      road: connections.includes("road"),
      cost: items(cost),
      bringsMember: bonus.includes("clan member"),
      bringsBarrel: bonus.includes("barrel"),
      isPlace: bonus.includes("card"),
      ...readEffect(effect),
    });
  }
}

/**
 * What stands for some words of a cost on its picture.
 * @type {Record<string, string>}
 */
const STANDS_FOR = {
  barrel: "whisky",
  "barrel of whisky": "whisky",
  "different resources": "any_distinct",
  "clan member or chieftain": "clan_member_or_chieftain",
};

/**
 * Return "1 wood, 1 stone" as items with their counts.
 * @type {(text: string) => GlenMore.Item[]}
 */
const items = (text) =>
  [...text.matchAll(/(\d+) ([a-z ]+)/g)].map(([, count, name]) => ({
    name: STANDS_FOR[name] ?? name,
    count: Number(count),
  }));

/**
 * Return what the words of an effect mean for the picture of the tile: its `kind`, and the `cube` it makes, the
 * `points` it scores, or the `exchanges` it offers, each with the items that are given.
 * @type {(text: string) => GlenMore.Effect}
 */
function readEffect(text) {
  const [given, gained] = text.split(": ");
  const points = (gained ?? text).match(/\d+/g) ?? [];
  if (text === "nothing") return { kind: "none" };
  if (text.includes("movement point")) return { kind: "move" };
  if (!gained && text.endsWith("points")) return { kind: "points", points };
  if (!gained) return { kind: "produce", cube: text.includes("choice") ? "any" : items(text)[0].name };
  if (gained.includes("barrel")) return { kind: "distil" };
  if (given.startsWith("any")) return { kind: "any", count: given.match(/\d+/)?.[0] ?? "", points };
  if (given.endsWith("different resources")) return { kind: "different", points };
  const [, name] = given.match(/ or \d+ (\w+)$/) ?? [];
  const alternatives = name
    ? [...given.matchAll(/\d+/g)].map(([count]) => [{ name, count: Number(count) }])
    : [items(given.replace(" and ", ", "))];
  return { kind: "exchange", exchanges: alternatives.map((all, place) => ({ items: all, points: points[place] })) };
}

/**
 * What is said of a tile before the list was read.
 * @type {Omit<GlenMore.Tile, "number" | "name"> & {kind: "none"}}
 */
const UNREAD = {
  stack: "",
  colour: "grey",
  river: false,
  road: false,
  cost: [],
  bringsMember: false,
  bringsBarrel: false,
  isPlace: false,
  kind: "none",
};

/**
 * Return a tile by its number.
 * @type {(number: GlenMore.TileNumber) => GlenMore.Tile}
 */
export const tileOf = (number) => tiles.get(number) ?? { ...UNREAD, number, name: `tile ${number}` };
