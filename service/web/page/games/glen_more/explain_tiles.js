/** What explanations say of tiles: what they are and do, and what a click does that activates them. */

import { commas, say } from "../../language.js";
import { bonuses, costs, effect, made, pointsWords, slug, trade } from "./tile_words.js";

/**
 * Return what a special location does, with its clause; nothing for other tiles.
 * @type {(tile: Pick<GlenMore.Tile, "name" | "isPlace">) => string | false}
 */
export const locationWords = ({ name, isPlace }) => isPlace && say(`gm-location-${slug(name)}`);

/**
 * Say what a tile is, costs, brings and does.
 * @type {(tile: GlenMore.Tile) => GlenMore.Sentence[]}
 */
export function tileWords(tile) {
  const { colour, river, road, kind } = tile,
    bonus = bonuses(tile);
  return [
    say("gm-tile-is", { colour, ways: river && road ? "both" : river ? "river" : road ? "road" : "none" }),
    tile.stack !== "" && say("gm-tile-costs", { cost: commas(costs(tile)) || say("gm-cost-nothing") }),
    bonus.length > 0 && say("gm-tile-brings", { bonus }),
    kind === "none"
      ? say("gm-tile-none")
      : kind === "move"
        ? say("gm-tile-moves")
        : kind === "produce"
          ? say("gm-tile-produces", { cube: made(tile.cube) })
          : kind === "points"
            ? say("gm-tile-scores", { points: pointsWords(tile.points) })
            : say("gm-tile-trades", trade(tile)),
  ];
}

/**
 * Say what a click on a tile does that activates it.
 * @type {(tile: GlenMore.Tile, byLochNess: boolean) => string}
 */
export function activates(tile, byLochNess) {
  const costly = ["distil", "exchange", "different", "any"].includes(tile.kind);
  const brings = tile.kind === "produce" ? say("gm-tile-cube", { cube: made(tile.cube) }) : effect(tile);
  return [
    say(byLochNess ? "gm-said-activates-by-loch-ness" : "gm-said-activates", { effect: brings }),
    say(costly ? "gm-said-costs-cubes" : "gm-said-costs-nothing"),
  ].join(" ");
}
