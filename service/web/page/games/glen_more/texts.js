/** The texts of Glen More: its moves, and what a player is told. Those on the board are in `texts_board.js`. */

import { cellName, count } from "./texts_board.js";
import { named, tileName } from "./tiles.js";

/**
 * Return a tile of the player who has the turn, as a sentence names it: with its cell if another one is called so, too.
 * @type {(number: number, ctx: GlenMore.MoveContext) => string}
 */
function ownTile(number, { state }) {
  const { territory } = state.players[state.turn];
  const placed = territory.find(({ tile }) => tile === number);
  const isShared = placed && territory.filter(({ tile }) => tileName(tile) === tileName(number)).length > 1;
  return `${named(number)}${isShared ? ` (${cellName(placed.x, placed.y)})` : ""}`;
}

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {Cairn.PerMove<GlenMore.Move, [ctx: GlenMore.MoveContext], [string, string]>}
 */
export const moves = {
  sell_cube: (m, ctx) => ["Sell", `Sell ${m.cube} from ${ownTile(m.tile, ctx)}`],
  take_tile: (m, { state }) => ["Take a tile", `${tileName(state.track[m.space])}, space ${m.space}`],
  discard_tile: (m, { state }) => ["No tile can be placed", `${tileName(state.track[m.space])}, space ${m.space}`],
  pay_cube: (m, ctx) => ["Pay", `Give ${m.cube} from ${ownTile(m.tile, ctx)}`],
  buy_cube: (m, { state }) => ["Pay", `Buy ${m.cube} for ${count(state.market[m.cube] + 1, "coin")}`],
  pay_member: (m, ctx) => ["Pay", `Give a clan member from ${ownTile(m.tile, ctx)}`],
  pay_chieftain: () => ["Pay", "Give a chieftain"],
  place_tile: (m) => ["Place the tile", `Cell ${cellName(m.x, m.y)}`],
  choose_cube: (m) => ["Choose a cube", `Take ${m.cube}`],
  activate_tile: (m, ctx) => ["Activate", `Activate ${ownTile(m.tile, ctx)}`],
  close_exchange: () => ["Pay", "Give no more cubes"],
  move_member: (m, ctx) => ["Move a clan member", `From ${ownTile(m.origin, ctx)} to ${ownTile(m.target, ctx)}`],
  promote_member: (m, ctx) => ["Make a chieftain", `The clan member on ${ownTile(m.tile, ctx)}`],
  end_turn: () => ["Your turn", "End the turn"],
};

/**
 * Tell a player what to do now.
 * @type {GlenMore.Texts["prompt"]}
 */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("cube:")) return "Give this cube, or click its row of the market to sell it.";
  if (clicked[0]?.startsWith("member:"))
    return "Choose where the clan member goes: to an adjacent tile, or to your chieftains.";
  const sells = moves.some(({ type }) => type === "sell_cube") ? " Cubes may be sold at any time." : "";
  const movement = state.movement ? ` You have ${count(state.movement, "movement point")}.` : "";
  const pay = "Click a cube of yours, or a row of the market to buy a cube.";
  switch (state.phase) {
    case "take":
      return moves.some(({ type }) => type === "discard_tile")
        ? "You cannot place a tile. Choose one to remove from the game."
        : `Take a tile from the track.${sells}`;
    case "pay":
      return `Pay for ${named(state.taken)}. ${pay}`;
    case "place":
      return `Choose a cell for ${named(state.taken)}.`;
    case "choose":
      return "Choose a cube.";
    case "activate":
      return `Activate your tiles, then end the turn.${movement}${sells}`;
    case "exchange":
      return `Give cubes for ${named(state.exchange)}. ${pay}`;
    case "move":
      return state.movement ? `Move clan members (${state.movement} left), or end the turn.` : `End the turn.${sells}`;
    default:
      return "End the turn.";
  }
}

/** What the replay jumps to. */
export const milestoneName = "scoring";

/**
 * Name an event that the replay can jump to.
 * @type {GlenMore.Texts["milestone"]}
 */
export function milestone(event) {
  if (event.type === "glen_more.area_scored" && event.area === "barrels") return `scoring ${event.scoring}`;
  if (event.type === "glen_more.play_ended") return "final scoring";
  return null;
}
