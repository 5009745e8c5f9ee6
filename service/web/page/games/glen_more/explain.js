/**
 * What tiles, cells, cubes and clan members say about themselves: what they are, and what a click on them costs now.
 */

import { html } from "../../html.js";
import { freeCells, hasCellFor } from "./cells.js";
import { wayTo } from "./order.js";
import { costOf } from "./payment.js";
import { cubeWords, locations, said, tileWords } from "./sentences.js";
import { labels } from "./texts_board.js";
import { tileName, tileOf } from "./tiles.js";

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
export const explainTile = (number, now) => card(tileName(number), factsOf(number), [now]);

/** @type {(number: GlenMore.TileNumber) => GlenMore.Sentence[]} */
const factsOf = (number) => {
  const tile = tileOf(number);
  return [...tileWords(tile), locations[tile.name]];
};

/**
 * Explain a tile on the track, and what it costs the reader to take it.
 * @type {(ctx: GlenMore.Context, space: number) => Cairn.Template}
 */
export function explainTaking(ctx, space) {
  const { state, me } = ctx;
  const number = state.track[space];
  if (!ctx.playing || me === null || state.phase === "over") return card(tileName(number), factsOf(number));
  if (!hasTurn(ctx)) return card(tileName(number), factsOf(number), [said.notYourTurn(ctx.names[state.turn])]);
  if (state.phase !== "take") return card(tileName(number), factsOf(number), [said.tookAlready]);
  const { lines, problem } = costOf(state, me, number);
  const obstacle = problem ?? (hasCellFor(number, state.players[me].territory) ? null : said.noCell);
  const legal = isLegal(ctx, `space:${space}`);
  const discards = ctx.movesOf(`space:${space}`).some(({ type }) => type === "discard_tile");
  return card(
    tileName(number),
    factsOf(number),
    discards
      ? [said.discards, obstacle ?? said.cannotPlaceOncePaid, ...goingThere(ctx, me, space)]
      : legal
        ? [said.taking, ...lines, ...goingThere(ctx, me, space)]
        : [said.cannotTake, obstacle ?? said.cannotPlaceOncePaid],
  );
}

/** @type {(ctx: GlenMore.Context, me: number, space: number) => GlenMore.Sentence[]} */
function goingThere(ctx, me, space) {
  const { steps, before, leave } = wayTo(ctx.state, me, space);
  const names = before.map((who) => (who === "die" ? labels.theDie : ctx.names[who]));
  return [said.way(steps), names.length ? said.othersFirst(names) : said.againYou, said.leave(leave.length)];
}

/**
 * Explain a tile of a territory, and what activating it takes.
 * @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed) => Cairn.Template}
 */
export function explainPlaced(ctx, seat, placed) {
  const tile = tileOf(placed.tile);
  return card(
    tile.name,
    [...factsOf(placed.tile), placed.cubes.length > 0 && said.holds(placed.cubes), said.members(placed.members)],
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
  if (state.phase !== "activate") return said.activateLater[state.phase] ?? null;
  if (isLegal(ctx, target)) return said.activates(tile, !state.near.includes(placed.tile));
  if (state.activated.includes(placed.tile)) return said.wasActivated;
  if (tile.kind === "none") return said.lochDoesNothing;
  if (!state.near.includes(placed.tile)) return said.notNear;
  if (tile.kind === "produce" && placed.cubes.length === 3) return said.full;
  return said.cannotExchange;
}

/**
 * Explain a cell in which the tile at hand might be placed: what would be activated there, or why it may not lie there.
 * @param {GlenMore.Context} ctx
 * @param {GlenMore.Cell} cell
 * @param {GlenMore.TileNumber} number
 * @param {string | null} obstacle
 */
export function explainCell(ctx, cell, number, obstacle) {
  const name = tileName(number);
  if (obstacle) return card(said.cellClosed(name), [obstacle]);
  const { players, turn } = ctx.state;
  const around = players[turn].territory.filter(({ x, y }) => Math.abs(x - cell.x) <= 1 && Math.abs(y - cell.y) <= 1);
  const names = around.filter(({ tile }) => tileOf(tile).kind !== "none").map(({ tile }) => tileName(tile));
  return card(said.cellOpen(name), [said.wouldActivate(names), tileOf(number).bringsMember && said.memberComes]);
}

/**
 * Explain a cube on a tile: what it pays for, and what it sells for now.
 * @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed, kind: GlenMore.Cube) => Cairn.Template}
 */
export function explainCube(ctx, seat, placed, kind) {
  const filled = ctx.state.market[kind];
  const isOwn = seat === ctx.me && hasTurn(ctx);
  const pays = isOwn && ["pay", "exchange"].includes(ctx.state.phase);
  return card(
    cubeWords(kind, tileName(placed.tile)),
    [said.cubePays, filled ? said.sellsFor(filled) : said.cannotSell(kind)],
    [pays ? said.clickPays(filled) : isOwn && filled > 0 && said.clickSells(filled)],
  );
}

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
      ? said.clickGivesMember
      : ["activate", "move"].includes(phase) && (movement ? said.clickMoves(movement) : said.noMovement);
  return card(said.membersOn(members, tileName(tile)), [said.membersAllow, said.openCells(cells)], [now]);
}
