/** What the track, the market, the stacks and what players have say about themselves. */

import { html } from "../../html.js";
import { say, term } from "../../language.js";
import { card, cubeCard, hasTurn, saleOf } from "./explain.js";
import { locationWords } from "./explain_tiles.js";
import { turnOrder } from "./order.js";
import { smallMap } from "./small_map.js";
import { owns } from "./texts_board.js";
import { titleOf } from "./tile_words.js";

/**
 * Explain a figure on the track, or the die.
 * @type {(ctx: GlenMore.Context, who: GlenMore.Figure) => Cairn.Template}
 */
export function explainFigure(ctx, who) {
  if (who === "die") return card(say("gm-label-die"), [say("gm-said-die")]);
  const { state, names } = ctx;
  const place = turnOrder(state).indexOf(who) + 1;
  return card(who === ctx.me ? say("gm-said-your-figure", { name: names[who] }) : names[who], [
    state.phase !== "over" && (state.turn === who ? say("gm-said-has-turn") : say("gm-said-in-line", { place })),
    say("gm-said-hindmost"),
  ]);
}

/**
 * Explain a space without a tile.
 * @type {(ctx: GlenMore.Context, space: number) => Cairn.Template}
 */
export const explainEmptySpace = ({ state }, space) =>
  card(say("gm-label-space-number", { space }), [
    space === state.empty ? say("gm-said-empty-space") : say("gm-said-free-space"),
  ]);

/**
 * Explain a column of the market: what the next cube costs, and what one brings.
 * @type {(ctx: GlenMore.Context, kind: GlenMore.Cube) => Cairn.Template}
 */
export function explainMarket(ctx, kind) {
  const filled = ctx.state.market[kind];
  const pays = hasTurn(ctx, "pay", "exchange");
  const coins = ctx.me === null ? 0 : ctx.state.players[ctx.me].coins;
  return card(
    say("gm-said-market-title", { kind: term(`gm-cube-${kind}`) }),
    [filled < 3 ? say("gm-said-next-price", { price: filled + 1 }) : say("gm-said-sold-out"), saleOf(filled, kind)],
    [
      pays && filled < 3
        ? say("gm-said-click-buys", { price: filled + 1, coins })
        : hasTurn(ctx)
          ? say("gm-said-buy-only-for")
          : null,
    ],
  );
}

/**
 * Explain a stack.
 * @type {(number: number, left: number) => Cairn.Template}
 */
export const explainStack = (number, left) =>
  card(say("gm-said-stack-title", { number }), [
    say("gm-said-stack", { number, left }),
    say("gm-said-scoring"),
    number === 3 && say("gm-said-last-scoring"),
  ]);

/**
 * Explain what a player has of something.
 * @type {(ctx: GlenMore.Context, seat: number, name: GlenMore.Holding | "points") => Cairn.Template}
 */
export function explainHolding(ctx, seat, name) {
  const pays = name === "chieftains" && seat === ctx.me && hasTurn(ctx, "activate", "move") && ctx.state.movement > 0;
  return card(
    say(`gm-label-holding-titles-${name}`),
    [say(`gm-said-holdings-${name}`)],
    [pays && say("gm-said-click-promotes")],
  );
}

/**
 * Explain a player's cubes of a kind.
 * @type {(ctx: GlenMore.Context, seat: number, kind: GlenMore.Cube, number: number) => Cairn.Template}
 */
export const explainOwnCubes = (ctx, seat, kind, number) =>
  cubeCard(ctx, seat, kind, say("gm-label-own-cubes", { number, kind: term(`gm-cube-${kind}`) }));

/**
 * Explain the card of a special location.
 * @type {(name: GlenMore.Place) => Cairn.Template}
 */
export const explainLocation = (name) =>
  card(titleOf(name), [locationWords({ name, isPlace: true }), say("gm-said-location-card")]);

/**
 * Explain all special locations of a player, where there is room for their number only.
 * @type {(names: GlenMore.Place[]) => Cairn.Template}
 */
export const explainLocations = (names) =>
  card(
    say("gm-label-locations-title"),
    names.map((name) =>
      say("gm-label-location", { name: titleOf(name), text: locationWords({ name, isPlace: true }) || "" }),
    ),
  );

/**
 * Explain what another player has, with a map of their territory.
 * @type {(ctx: GlenMore.Context, seat: number) => Cairn.Template}
 */
export function explainPlayer(ctx, seat) {
  const player = ctx.state.players[seat];
  return html`${card(ctx.names[seat], [
    owns(ctx.state.points[seat], player),
    player.cards.length > 0 && say("gm-said-cards", { names: player.cards.map(titleOf) }),
  ])}
    ${smallMap(player.territory)}
    <p class="now">${say("gm-said-opens")}</p>`;
}
