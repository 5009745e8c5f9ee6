/** The small pieces of Glen More: cubes, figures, coins, points, and what is printed on a tile. */

import { html } from "../../html.js";
import { blockAt, land, symbol } from "./art.js";
import { titleOf } from "./tile_words.js";
import { tileOf } from "./tiles.js";

/**
 * The five resources, in the order in which the market has them.
 * @type {GlenMore.Cube[]}
 */
export const RESOURCES = ["wood", "stone", "grain", "cattle", "sheep"];

/**
 * What a symbol is called that is not called like what it stands for.
 * @type {Record<string, string>}
 */
const SYMBOLS = { clan_member_or_chieftain: "someone" };

/**
 * Return a cube, or what stands for one in a cost or an effect.
 * @type {(kind: string, look?: string) => Cairn.Template}
 */
export const cube = (kind, look = "") =>
  html`<span class="resource ${kind} ${look}">${symbol(SYMBOLS[kind] ?? kind)}</span>`;

/**
 * Return a wooden cube with its resource on it.
 * @type {(kind: string) => Cairn.Template}
 */
export const block = (kind) =>
  html`<svg class="symbol block" viewBox="0 0 24 24" aria-hidden="true">${blockAt(kind, 0, 0, 24)}</svg>`;

/**
 * Return a clan member, or a chieftain, in a player's colour.
 * @type {(seat: number, kind?: string) => Cairn.Template}
 */
export const figure = (seat, kind = "member") => symbol(kind, `meeple seat${seat}`);

/**
 * Return some victory points.
 * @type {(number: Cairn.Content) => Cairn.Template}
 */
export const points = (number) => html`<span class="points-disc">${number}</span>`;

/**
 * Return a coin with its price, or the space for it in the market.
 * @type {(number: number, isThere?: boolean) => Cairn.Template}
 */
export const coin = (number, isThere = true) =>
  html`<span class="coin ${isThere ? "" : "missing"}">${isThere && symbol("coin")}<b>${number}</b></span>`;

/** @type {(items: GlenMore.Item[]) => Cairn.Template[]} */
const cubesOf = (items) => items.flatMap(({ name, count }) => Array.from({ length: count }, () => cube(name)));

/** The faces of tiles: a template of one identity is not compared again. @type {Record<string, Cairn.Template>} */
const faces = {};

/**
 * Return what is on the face of a tile.
 * @param {GlenMore.TileNumber} number
 * @param {boolean} [isOnTrack] whether its cost, and what it brings at once, still matter
 */
export const tileFace = (number, isOnTrack = false) =>
  (faces[`${number} ${isOnTrack}`] ??= drawFace(number, isOnTrack));

/** @type {(number: GlenMore.TileNumber, isOnTrack: boolean) => Cairn.Template} */
function drawFace(number, isOnTrack) {
  const tile = tileOf(number);
  return html`${land(tile)}
    <span class="tile-name">${shortName(tile)}</span>
    <span class="tile-effect">
      ${isOnTrack && broughtBy(tile)} ${effect(tile)}
    </span>
    ${
      isOnTrack &&
      tile.cost.length > 0 &&
      html`<span class="tile-cost"><span class="minus">−</span>${cubesOf(tile.cost)}</span>`
    }`;
}

/**
 * Return a tile's name as it is printed: without what tells it from others of its kind, as its effect says that.
 * @type {(tile: GlenMore.Land) => string}
 */
export const shortName = ({ name }) => titleOf(name.replace(/^Starting v/, "V")).replace(/ \(.*/, "");

/**
 * Return what a tile brings when it is placed.
 * @type {(tile: GlenMore.Tile) => Cairn.Content}
 */
export const broughtBy = ({ bringsMember, bringsBarrel, isPlace }) =>
  (bringsMember || bringsBarrel || isPlace) &&
  html`<span class="brings">
    ${(bringsMember || bringsBarrel) && "+"}${bringsMember && symbol("someone")}${bringsBarrel && symbol("whisky")}${isPlace && symbol("card")}
  </span>`;

/**
 * Return what a tile does when it is activated.
 * @type {(tile: GlenMore.Tile) => Cairn.Content}
 */
export function effect(tile) {
  switch (tile.kind) {
    case "produce":
      return html`<span class="makes">${symbol(tile.cube)}</span>`;
    case "move":
      return html`<span class="makes">${symbol("move")}</span>`;
    case "points":
      return points(tile.points[0]);
    case "distil":
      return html`<span class="trade">${cube("grain")}<i class="gives"></i>${cube("whisky")}</span>`;
    case "exchange":
      return tile.exchanges.map(
        (each) => html`<span class="trade">${cubesOf(each.items)}<i class="gives"></i>${points(each.points)}</span>`,
      );
    case "different":
      return html`<span class="trade tall">${cube("any_distinct")}${points([
        html`<span class="steps">${tile.points.join(" ")}</span>`,
        html`<span class="range">${tile.points[0]}–${tile.points.at(-1)}</span>`,
      ])}</span>`;
    case "any":
      return html`<span class="trade">
        <b>${tile.count}×</b>${cube("any")}<i class="gives"></i>${points(tile.points[0])}
      </span>`;
    default:
      return null;
  }
}
