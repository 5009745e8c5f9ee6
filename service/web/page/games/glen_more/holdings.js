/** What a player has besides their territory: points, coins, barrels, chieftains, and cards of special locations. */

import { html } from "../../html.js";
import { commas, say } from "../../language.js";
import { explained } from "../../popover.js";
import { symbol } from "./art.js";
import { figure, points } from "./pieces.js";
import { titleOf } from "./tile_words.js";

/** What a player pays with, besides cubes. */
export const HOLDINGS = /** @type {const} */ (["coins", "barrels", "chieftains"]);

/** @type {Record<GlenMore.Holding, (seat: number) => Cairn.Template>} */
const PICTURES = {
  coins: () => symbol("coin"),
  barrels: () => symbol("whisky"),
  chieftains: (seat) => figure(seat, "chieftain"),
};

/**
 * Return how many "coins", "barrels" or "chieftains" a seat has.
 * @type {(ctx: GlenMore.Context, seat: number, name: GlenMore.Holding) => Cairn.Template}
 */
export function holding(ctx, seat, name) {
  const number = ctx.state.players[seat][name];
  return ctx.piece(
    `holding.${name}`,
    {
      label: say(`gm-${name}`, { number }),
      targets: name === "chieftains" && seat === ctx.me ? ["chieftain"] : [],
      pointer: `/state/players/${seat}/${name}`,
      explain: async () => (await import("./explain_table.js")).explainHolding(ctx, seat, name),
    },
    PICTURES[name](seat),
    html`<b>${number}</b>`,
  );
}

/**
 * Return a seat's points.
 * @type {(ctx: GlenMore.Context, seat: number) => Cairn.Template}
 */
export const pointsOf = (ctx, seat) =>
  html`<span class="holding" tabindex="0" role="img" aria-label=${say("gm-points", { number: ctx.state.points[seat] })}
    ...${explained(async () => (await import("./explain_table.js")).explainHolding(ctx, seat, "points"))}>${points(ctx.state.points[seat])}</span>`;

/**
 * Return the cards of a seat's special locations: each with its name or, where there is no room, their number.
 * @type {(ctx: GlenMore.Context, seat: number) => Cairn.Content}
 */
export function cards(ctx, seat) {
  const names = ctx.state.players[seat].cards;
  if (!names.length) return null;
  return [
    ctx.piece(
      "holding.locations",
      {
        label: say("gm-label-locations", { number: names.length, names: commas(names.map(titleOf)) }),
        explain: async () => (await import("./explain_table.js")).explainLocations(names),
      },
      symbol("card"),
      html`<b>${names.length}</b>`,
    ),
    ...names.map((name, order) =>
      ctx.piece(
        "holding.location",
        {
          label: say("gm-label-card", { name: titleOf(name) }),
          pointer: `/state/players/${seat}/cards/${order}`,
          explain: async () => (await import("./explain_table.js")).explainLocation(name),
        },
        symbol("card"),
        html`<span class="location-name">${titleOf(name)}</span>`,
      ),
    ),
  ];
}
