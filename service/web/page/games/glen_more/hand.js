/**
 * What the nearest player can pay with, always in sight: coins, barrels, chieftains, their cubes by kind, and the tile
 * that they have taken.
 */

import { html } from "../../html.js";
import { say, term } from "../../language.js";
import { inHand, takenPiece } from "./centre.js";
import { HOLDINGS, holding } from "./holdings.js";
import { block, RESOURCES } from "./pieces.js";

/**
 * Return the hand. It is as high with a tile as without one, so that nothing jumps.
 * @type {GlenMore.View["hand"]}
 */
export function hand(ctx) {
  const seat = ctx.nearSeat;
  const number = inHand(ctx.state);
  return html`<section class="glen-hand seat${seat}" aria-label=${say("gm-label-hand", { name: ctx.names[seat] })}>
    <div class="purse">${HOLDINGS.map((name) => holding(ctx, seat, name))}</div>
    <div class="cubes">${RESOURCES.map((kind) => cubes(ctx, seat, kind))}</div>
    <div class="taken">${ctx.state.turn === seat && number !== null && takenPiece(ctx, number)}</div>
  </section>`;
}

/**
 * Return a player's cubes of a kind: a click means one of them, from the first tile that it may be taken from.
 * @type {(ctx: GlenMore.Context, seat: number, kind: GlenMore.Cube) => Cairn.Content}
 */
function cubes(ctx, seat, kind) {
  const on = ctx.state.players[seat].territory.filter(({ cubes }) => cubes.includes(kind));
  const number = on.reduce((sum, placed) => sum + placed.cubes.filter((one) => one === kind).length, 0);
  if (!number) return null;
  return ctx.piece(
    `holding.${kind}`,
    {
      label: say("gm-label-own-cubes", { number, kind: term(`gm-cube-${kind}`) }),
      targets: seat === ctx.me ? [`own:${kind}`, ...on.map((placed) => `cube:${placed.tile}:${kind}`)] : [],
      explain: async () => (await import("./explain_table.js")).explainOwnCubes(ctx, seat, kind, number),
    },
    block(kind),
    html`<b>${number}</b>`,
  );
}
