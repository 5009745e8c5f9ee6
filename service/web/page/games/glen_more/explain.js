/**
 * What tiles, cells, cubes and clan members say about themselves: what they are, and what a click on them costs now.
 */

import { html } from "../../html.js";
import { commas, knows, load, say, term } from "../../language.js";
import { freeCells, hasCellFor } from "./cells.js";
import { activates, locationWords, tileWords } from "./explain_tiles.js";
import { wayTo } from "./order.js";
import { costOf } from "./payment.js";
import { tileTitle, titleOf } from "./tile_words.js";
import { tileOf } from "./tiles.js";

await load("glen_more_details");

/**
 * Return an explanation: a name, and sentences. What a click does now stands apart.
 * @type {(title: string, sentences: GlenMore.Sentence[], now?: GlenMore.Sentence[]) => Cairn.Template}
 */
export const card = (title, sentences, now = []) =>
  html`<strong>${title}</strong>
    ${sentences.filter(Boolean).map((sentence) => html`<p>${sentence}</p>`)}
    ${now.filter(Boolean).length > 0 && html`<p class="now">${now.filter(Boolean).join(" ")}</p>`}`;

/**
 * Return whether the reader has the turn, in one of some phases if they are named.
 * @type {(ctx: GlenMore.Context, ...phases: GlenMore.Phase[]) => boolean}
 */
export const hasTurn = ({ playing, me, state }, ...phases) =>
  Boolean(playing) && me === state.turn && (!phases.length || phases.includes(state.phase));

/**
 * Return whether a target begins a legal move.
 * @type {(ctx: GlenMore.Context, target: string) => boolean}
 */
export const isLegal = (ctx, target) => ctx.movesOf(target).length > 0;

/**
 * Explain a tile wherever it lies.
 * @type {(number: GlenMore.TileNumber, now?: string) => Cairn.Template}
 */
export const explainTile = (number, now) => card(tileTitle(number), factsOf(number), [now]);

/** @type {(number: GlenMore.TileNumber) => GlenMore.Sentence[]} */
const factsOf = (number) => {
  const tile = tileOf(number);
  return [...tileWords(tile), locationWords(tile)];
};

/**
 * Explain a tile on the track, and what it costs the reader to take it.
 * @type {(ctx: GlenMore.Context, space: number) => Cairn.Template}
 */
export function explainTaking(ctx, space) {
  const { state, me } = ctx;
  const number = state.track[space];
  if (!ctx.playing || me === null || state.phase === "over") return card(tileTitle(number), factsOf(number));
  if (!hasTurn(ctx))
    return card(tileTitle(number), factsOf(number), [say("gm-said-not-your-turn", { name: ctx.names[state.turn] })]);
  if (state.phase !== "take") return card(tileTitle(number), factsOf(number), [say("gm-said-took-already")]);
  const { lines, problem } = costOf(state, me, number);
  const obstacle = problem ?? (hasCellFor(number, state.players[me].territory) ? null : say("gm-said-no-cell"));
  const legal = isLegal(ctx, `space:${space}`);
  const discards = ctx.movesOf(`space:${space}`).some(({ type }) => type === "discard_tile");
  return card(
    tileTitle(number),
    factsOf(number),
    discards
      ? [say("gm-said-discards"), obstacle ?? say("gm-said-cannot-place-once-paid"), ...goingThere(ctx, me, space)]
      : legal
        ? [say("gm-said-taking"), ...lines, ...goingThere(ctx, me, space)]
        : [say("gm-said-cannot-take"), obstacle ?? say("gm-said-cannot-place-once-paid")],
  );
}

/** @type {(ctx: GlenMore.Context, me: number, space: number) => GlenMore.Sentence[]} */
function goingThere(ctx, me, space) {
  const { steps, before, leave } = wayTo(ctx.state, me, space);
  const names = before.map((who) => (who === "die" ? say("gm-label-the-die") : ctx.names[who]));
  return [
    say("gm-said-way", { steps }),
    names.length ? say("gm-said-others-first", { names, number: names.length }) : say("gm-said-again-you"),
    leave.length > 0 && say("gm-said-leave", { number: leave.length }),
  ];
}

/**
 * Explain a tile of a territory, and what activating it takes.
 * @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed) => Cairn.Template}
 */
export function explainPlaced(ctx, seat, placed) {
  const tile = tileOf(placed.tile);
  return card(
    titleOf(tile.name),
    [
      ...factsOf(placed.tile),
      placed.cubes.length > 0 &&
        say("gm-said-holds", { cubes: commas(placed.cubes.map((cube) => say(`gm-cube-${cube}`))) }),
      placed.members > 0 && say("gm-said-members", { number: placed.members }),
    ],
    [seat === ctx.me && hasTurn(ctx) && activation(ctx, placed, tile)],
  );
}

/**
 * Say what a click on one's own tile does now, or why it does nothing.
 * @type {(ctx: GlenMore.Context, placed: GlenMore.Placed, tile: GlenMore.Tile) => string | null}
 */
function activation(ctx, placed, tile) {
  const { state } = ctx;
  const target = `tile:${placed.tile}`;
  const later = `gm-said-activate-later-${state.phase}`;
  if (state.phase !== "activate") return knows(later) ? say(later) : null;
  if (isLegal(ctx, target)) return activates(tile, !state.near.includes(placed.tile));
  if (state.activated.includes(placed.tile)) return say("gm-said-was-activated");
  if (tile.kind === "none") return say("gm-said-loch-does-nothing");
  if (!state.near.includes(placed.tile)) return say("gm-said-not-near");
  if (tile.kind === "produce" && placed.cubes.length === 3) return say("gm-said-full");
  return say("gm-said-cannot-exchange");
}

/**
 * Explain a cell in which the tile at hand might be placed: what would be activated there, or why it may not lie there.
 * @param {GlenMore.Context} ctx
 * @param {GlenMore.Cell} cell
 * @param {GlenMore.TileNumber} number
 * @param {string | null} obstacle
 */
export function explainCell(ctx, cell, number, obstacle) {
  const name = tileTitle(number);
  if (obstacle) return card(say("gm-said-cell-closed", { name }), [obstacle]);
  const { players, turn } = ctx.state;
  const around = players[turn].territory.filter(({ x, y }) => Math.abs(x - cell.x) <= 1 && Math.abs(y - cell.y) <= 1);
  const names = around.filter(({ tile }) => tileOf(tile).kind !== "none").map(({ tile }) => tileTitle(tile));
  return card(say("gm-said-cell-open", { name }), [
    names.length ? say("gm-said-would-activate", { names }) : say("gm-said-would-activate-none"),
    tileOf(number).bringsMember && say("gm-said-member-comes"),
  ]);
}

/**
 * Explain a cube on a tile.
 * @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed, kind: GlenMore.Cube) => Cairn.Template}
 */
export const explainCube = (ctx, seat, placed, kind) =>
  cubeCard(ctx, seat, kind, say("gm-cube-on", { kind: term(`gm-cube-${kind}`), tile: tileTitle(placed.tile) }));

/**
 * Say under a title what a player's cubes of a kind pay for, and what one sells for now.
 * @type {(ctx: GlenMore.Context, seat: number, kind: GlenMore.Cube, title: string) => Cairn.Template}
 */
export function cubeCard(ctx, seat, kind, title) {
  const filled = ctx.state.market[kind];
  const isOwn = seat === ctx.me && hasTurn(ctx);
  const pays = isOwn && hasTurn(ctx, "pay", "exchange");
  const now = pays
    ? say(filled ? "gm-said-click-pays-or-sells" : "gm-said-click-pays")
    : isOwn && filled > 0 && say("gm-said-click-sells", { price: filled });
  return card(title, [say("gm-said-cube-pays"), saleOf(filled, kind)], [now]);
}

/** @type {(filled: number, kind: GlenMore.Cube) => string} what the market pays for a cube */
export const saleOf = (filled, kind) =>
  filled ? say("gm-said-sells-for", { price: filled }) : say("gm-said-cannot-sell", { kind: term(`gm-cube-${kind}`) });

/**
 * Explain the clan members on a tile, and what moving one takes.
 * @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed) => Cairn.Template}
 */
export function explainMembers(ctx, seat, { members, tile }) {
  const isOwn = seat === ctx.me && hasTurn(ctx);
  const { phase, movement, taken } = ctx.state;
  const cells = freeCells(ctx.state.players[seat].territory).filter(({ obstacle }) => !obstacle).length;
  const now = !isOwn
    ? null
    : phase === "pay" && tileOf(taken).cost[0]?.name === "clan_member_or_chieftain"
      ? say("gm-said-click-gives-member")
      : ["activate", "move"].includes(phase) &&
        (movement ? say("gm-said-click-moves", { points: movement }) : say("gm-said-no-movement"));
  return card(
    say("gm-said-members-on", { number: members, tile: tileTitle(tile) }),
    [say("gm-said-members-allow"), say("gm-said-open-cells", { number: cells })],
    [now],
  );
}
