/** What Glen More says in words: its moves, and what is to be done. */

import { say, term } from "../../language.js";
import { cellName } from "./texts_board.js";
import { tileTerm, tileTitle } from "./tile_words.js";

/**
 * Return a tile of the player who has the turn, for a sentence: with its cell if another one is called so, too.
 * @type {(number: GlenMore.TileNumber, ctx: GlenMore.MoveContext) => Cairn.SaidPart}
 */
function ownTile(number, { state }) {
  const { territory } = state.players[state.turn];
  const placed = territory.find(({ tile }) => tile === number);
  const isShared = placed && territory.filter(({ tile }) => tileTitle(tile) === tileTitle(number)).length > 1;
  const tile = tileTerm(number);
  return isShared ? term("gm-own-tile", { tile, place: cellName(placed.x, placed.y) }) : tile;
}

/** @type {(cube: GlenMore.Cube) => Cairn.SaidPart} */
const cubeTerm = (cube) => term(`gm-cube-${cube}`);

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {Cairn.PerMove<GlenMore.Move, [ctx: GlenMore.MoveContext], [string, string]>}
 */
export const moves = {
  sell_cube: (m, ctx) => [
    say("gm-group-sell"),
    say("gm-move-sell-from", { cube: cubeTerm(m.cube), tile: ownTile(m.tile, ctx) }),
  ],
  take_tile: (m, { state }) => [
    say("gm-group-take"),
    say("gm-move-tile-on-space", { tile: tileTitle(state.track[m.space]), space: m.space }),
  ],
  discard_tile: (m, { state }) => [
    say("gm-group-discard"),
    say("gm-move-tile-on-space", { tile: tileTitle(state.track[m.space]), space: m.space }),
  ],
  pay_cube: (m, ctx) => [
    say("gm-group-pay"),
    say("gm-move-give-cube", { cube: cubeTerm(m.cube), tile: ownTile(m.tile, ctx) }),
  ],
  buy_cube: (m, { state }) => [
    say("gm-group-pay"),
    say("gm-move-buy-cube", { cube: cubeTerm(m.cube), price: state.market[m.cube] + 1 }),
  ],
  pay_member: (m, ctx) => [say("gm-group-pay"), say("gm-move-give-member", { tile: ownTile(m.tile, ctx) })],
  pay_chieftain: () => [say("gm-group-pay"), say("gm-move-give-chieftain")],
  place_tile: (m) => [say("gm-group-place"), say("gm-label-cell", { cell: cellName(m.x, m.y) })],
  choose_cube: (m) => [say("gm-group-choose"), say("gm-move-take-cube", { cube: cubeTerm(m.cube) })],
  activate_tile: (m, ctx) => [say("gm-group-activate"), say("gm-move-activate-tile", { tile: ownTile(m.tile, ctx) })],
  close_exchange: () => [say("gm-group-pay"), say("gm-move-no-more")],
  move_member: (m, ctx) => [
    say("gm-group-move"),
    say("gm-move-from-to", { origin: ownTile(m.origin, ctx), target: ownTile(m.target, ctx) }),
  ],
  promote_member: (m, ctx) => [say("gm-group-promote"), say("gm-move-promote", { tile: ownTile(m.tile, ctx) })],
  end_turn: () => [say("page-group-turn"), say("page-end-turn")],
};

/**
 * Tell a player what to do now.
 * @type {GlenMore.Texts["prompt"]}
 */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("cube:")) return say("gm-prompt-cube");
  if (clicked[0]?.startsWith("member:")) return say("gm-prompt-member");
  const sells = moves.some(({ type }) => type === "sell_cube") ? [say("gm-prompt-sells")] : [];
  switch (state.phase) {
    case "take":
      return moves.some(({ type }) => type === "discard_tile")
        ? say("gm-prompt-discard")
        : [say("gm-prompt-take"), ...sells].join(" ");
    case "pay":
      return say("gm-prompt-pay", { tile: tileTerm(state.taken) });
    case "place":
      return say("gm-prompt-place", { tile: tileTerm(state.taken) });
    case "choose":
      return say("gm-prompt-choose");
    case "activate": {
      const movement = state.movement ? [say("gm-prompt-movement", { points: state.movement })] : [];
      return [say("gm-prompt-activate"), ...movement, ...sells].join(" ");
    }
    case "exchange":
      return say("gm-prompt-exchange", { tile: tileTerm(state.exchange) });
    case "move":
      return state.movement
        ? say("gm-prompt-move", { points: state.movement })
        : [say("gm-prompt-end"), ...sells].join(" ");
    default:
      return say("gm-prompt-end");
  }
}

/** What the replay jumps to. */
export const milestoneName = say("gm-milestone-name");

/**
 * Name an event that the replay can jump to.
 * @type {GlenMore.Texts["milestone"]}
 */
export function milestone(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels")
    return say("gm-milestone-scoring", { scoring: event.scoring });
  if (event.type === "glen_more.play_ended") return say("gm-milestone-final");
  return null;
}
