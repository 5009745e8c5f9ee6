/** What the track, the market, the stacks and what players have say about themselves. */

import { html } from "../../html.js";
import { card, hasTurn } from "./explain.js";
import { turnOrder } from "./order.js";
import { locations, said } from "./sentences.js";
import { smallMap } from "./small_map.js";
import { labels } from "./texts_board.js";

/**
 * Explain a figure on the track, or the die.
 * @type {(ctx: GlenMore.Context, who: GlenMore.Figure) => Cairn.Template}
 */
export function explainFigure(ctx, who) {
  if (who === "die") return card(labels.die, [said.die]);
  const { state, names } = ctx;
  const place = turnOrder(state).indexOf(who) + 1;
  return card(who === ctx.me ? said.yourFigure(names[who]) : names[who], [
    state.phase !== "over" && said.inLine(place, state.turn === who),
    said.hindmost,
  ]);
}

/**
 * Explain a space without a tile.
 * @type {(ctx: GlenMore.Context, space: number) => Cairn.Template}
 */
export const explainEmptySpace = ({ state }, space) =>
  card(labels.spaceNumber(space), [space === state.empty ? said.emptySpace : said.freeSpace]);

/**
 * Explain a column of the market: what the next cube costs, and what one brings.
 * @type {(ctx: GlenMore.Context, kind: GlenMore.Cube) => Cairn.Template}
 */
export function explainMarket(ctx, kind) {
  const filled = ctx.state.market[kind];
  const pays = hasTurn(ctx, "pay", "exchange");
  const coins = ctx.me === null ? 0 : ctx.state.players[ctx.me].coins;
  return card(
    said.marketTitle(kind),
    [filled < 3 ? said.nextPrice(filled + 1) : said.soldOut, filled ? said.sellsFor(filled) : said.cannotSell(kind)],
    [pays && filled < 3 ? said.clickBuys(filled + 1, coins) : hasTurn(ctx) ? said.buyOnlyFor : null],
  );
}

/**
 * Explain a stack.
 * @type {(number: number, left: number) => Cairn.Template}
 */
export const explainStack = (number, left) =>
  card(said.stackTitle(number), [said.stack(number, left), said.scoring, number === 3 && said.lastScoring]);

/**
 * Explain what a player has of something.
 * @type {(ctx: GlenMore.Context, seat: number, name: GlenMore.Holding | "points") => Cairn.Template}
 */
export function explainHolding(ctx, seat, name) {
  const pays = name === "chieftains" && seat === ctx.me && hasTurn(ctx, "activate", "move") && ctx.state.movement > 0;
  return card(labels.holdingTitles[name], [said.holdings[name]], [pays && said.clickPromotes]);
}

/**
 * Explain a player's cubes of a kind: what they pay for, and what one sells for now.
 * @type {(ctx: GlenMore.Context, seat: number, kind: GlenMore.Cube, number: number) => Cairn.Template}
 */
export function explainOwnCubes(ctx, seat, kind, number) {
  const filled = ctx.state.market[kind];
  const isOwn = seat === ctx.me && hasTurn(ctx);
  const pays = isOwn && hasTurn(ctx, "pay", "exchange");
  return card(
    labels.ownCubes(number, kind),
    [said.cubePays, filled ? said.sellsFor(filled) : said.cannotSell(kind)],
    [pays ? said.clickPays(filled) : isOwn && filled > 0 && said.clickSells(filled)],
  );
}

/**
 * Explain the card of a special location.
 * @type {(name: GlenMore.Place) => Cairn.Template}
 */
export const explainLocation = (name) => card(name, [locations[name], said.locationCard]);

/**
 * Explain all special locations of a player, where there is room for their number only.
 * @type {(names: GlenMore.Place[]) => Cairn.Template}
 */
export const explainLocations = (names) =>
  card(
    labels.locationsTitle,
    names.map((name) => `${name}: ${locations[name]}`),
  );

/**
 * Explain what another player has, with a map of their territory.
 * @type {(ctx: GlenMore.Context, seat: number) => Cairn.Template}
 */
export function explainPlayer(ctx, seat) {
  const player = ctx.state.players[seat];
  return html`${card(ctx.names[seat], [
    labels.owns(ctx.state.points[seat], player),
    player.cards.length > 0 && said.cards(player.cards),
  ])}
    ${smallMap(player.territory)}
    <p class="now">${said.opens}</p>`;
}
