/** What lies within the ring of the track: the market, the tile that was taken, and the stacks. */

import { html } from "../../html.js";
import { say, term } from "../../language.js";
import { compass } from "./art.js";
import { block, coin, RESOURCES, tileFace } from "./pieces.js";
import { describe } from "./tile_words.js";
import { tileOf } from "./tiles.js";

const NUMERALS = ["I", "II", "III"];

/**
 * Return the market: for each resource a column with its three prices, the dearest above.
 * @type {GlenMore.View["board"]}
 */
export const market = (ctx) =>
  html`<div class="market" role="group" aria-label=${say("gm-label-market")}>
    ${RESOURCES.map((kind) => {
      const filled = ctx.state.market[kind];
      return ctx.piece(
        "market-row",
        {
          id: `market:${kind}`,
          label: say(`gm-label-market-row-${filled === 0 ? "empty" : filled < 3 ? "some" : "full"}`, {
            kind: term(`gm-cube-${kind}`),
            price: filled + 1,
            filled,
          }),
          targets: [`market:${kind}`],
          pointer: `/state/market/${kind}`,
          explain: async () => (await import("./explain_table.js")).explainMarket(ctx, kind),
        },
        [3, 2, 1].map((price) => coin(price, price <= filled)),
        block(kind),
      );
    })}
  </div>`;

/**
 * Return the tile that another player pays for and places; one's own lies in the hand.
 * @type {GlenMore.View["board"]}
 */
export function takenTile(ctx) {
  const number = inHand(ctx.state);
  const isTheirs = number !== null && ctx.state.turn !== ctx.nearSeat;
  return html`<div class="taken">
    ${isTheirs ? takenPiece(ctx, number) : compass()}
  </div>`;
}

/**
 * Return a tile that was taken and is not placed yet, as a piece.
 * @type {(ctx: GlenMore.Context, number: GlenMore.TileNumber) => Cairn.Template}
 */
export const takenPiece = (ctx, number) =>
  ctx.piece(
    `tile.${tileOf(number).colour}`,
    {
      id: `tile:${number}`,
      label: say("gm-label-taken", { name: ctx.names[ctx.state.turn], tile: describe(number) }),
      explain: async () =>
        (await import("./explain.js")).explainTile(
          number,
          say("gm-label-taken-by", { name: ctx.names[ctx.state.turn] }),
        ),
      carriedTo: "cell",
    },
    tileFace(number, true),
  );

/**
 * Return the tile that was taken and does not lie in a territory yet, or null.
 * @type {(state: GlenMore.State) => GlenMore.TileNumber}
 */
export function inHand({ taken, players, turn, phase }) {
  const isPlaced = players[turn].territory.some(({ tile }) => tile === taken);
  return phase === "over" || isPlaced ? null : taken;
}

/**
 * Return the three stacks with what is left in them; a scoring takes place when one is used up.
 * @type {GlenMore.View["board"]}
 */
export const stacks = (ctx) =>
  html`<div class="stacks" role="group" aria-label=${say("gm-label-stacks")}>
    ${NUMERALS.map((numeral, place) => {
      const left = ctx.state.stacks[place + 1]?.length ?? 0;
      return ctx.piece(
        `stack${left ? "" : ".used"}`,
        {
          label: say("gm-label-stack", { number: place + 1, left }),
          pointer: `/state/stacks/${place + 1}`,
          explain: async () => (await import("./explain_table.js")).explainStack(place + 1, left),
        },
        html`<i>${numeral}</i><b>${left || "✓"}</b>`,
      );
    })}
  </div>`;
