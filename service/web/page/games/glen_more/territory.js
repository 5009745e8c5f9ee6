/** A player's territory: the tiles with their cubes and clan members, and what else the player has. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say } from "../../language.js";
import { extent, freeCells, obstacleFor } from "./cells.js";
import { inHand } from "./centre.js";
import { cards, HOLDINGS, holding, pointsOf } from "./holdings.js";
import { block, figure, tileFace } from "./pieces.js";
import { cellName, cubeOf, membersOn, placedWords } from "./texts_board.js";
import { tileOf } from "./tiles.js";

/**
 * Return the territory of a seat: "near" is one's own, "far" that of another, with all that they have.
 * @type {(ctx: GlenMore.Context, seat: number, look: "near" | "far") => Cairn.Template}
 */
export function territory(ctx, seat, look) {
  const { state } = ctx;
  const player = state.players[seat];
  const { free, left, top, columns, rows } = land(ctx, seat);
  const near = land(ctx, ctx.nearSeat);
  const size = {
    "--columns": `${columns}`,
    "--rows": `${rows}`,
    "--near-columns": `${near.columns}`,
    "--near-rows": `${near.rows}`,
  };
  /** @type {(cell: GlenMore.Cell) => Cairn.Attributes} */
  const place = ({ x, y }) => ({ gridColumn: `${x - left + 1}`, gridRow: `${y - top + 1}` });
  /** @type {(cell: GlenMore.Cell) => boolean} */
  const isWithin = ({ x, y }) => x >= left && x < left + columns && y >= top && y < top + rows;
  const toPlace = state.phase === "place" && state.turn === seat ? inHand(state) : null;
  const hasTurn = state.turn === seat && state.phase !== "over";
  return html`<section
    class="territory ${look} seat${seat} ${hasTurn ? "turn" : ""}"
    role="group"
    aria-labelledby=${`territory-${look}`}
  >
    <div class="owner">
      <h2 id=${`territory-${look}`} aria-label=${say("gm-label-territory", { name: ctx.names[seat] })}>${crest(seat, { size: "1.3em" })}<span class="name">${ctx.names[seat]}</span></h2>
      ${pointsOf(ctx, seat)}
      ${look === "far" && HOLDINGS.map((name) => holding(ctx, seat, name))}
      ${cards(ctx, seat)}
    </div>
    <div class="landscape">
      <div class="cells" style=${size}>
        ${player.territory.map(
          (placed, index) =>
            html`<div class="territory-cell laid" key=${placed.tile} style=${place(placed)}>
              ${placedTile(ctx, seat, placed, index)}
            </div>`,
        )}
        ${free.filter(isWithin).map((cell) => {
          const [key, style] = [`${cell.x},${cell.y}`, place(cell)];
          if (toPlace === null) return !cell.obstacle && html`<div class="site" key=${key} style=${style}></div>`;
          return html`<div class="territory-cell" key=${key} style=${style}>${freeCell(ctx, cell, toPlace)}</div>`;
        })}
      </div>
    </div>
  </section>`;
}

/**
 * Return the cells of a territory where it may grow, and what all of it takes up. Cells for a tile to come are kept free
 * at any time, so that nothing moves when a tile is taken.
 * @type {(ctx: GlenMore.Context, seat: number) => { free: GlenMore.FreeCell[] } & ReturnType<typeof extent>}
 */
function land(ctx, seat) {
  const { territory: tiles } = ctx.state.players[seat];
  const free = seat === ctx.me && ctx.playing ? freeCells(tiles) : [];
  return { free, ...extent([...tiles, ...free.filter(({ obstacle }) => !obstacle)]) };
}

/** @type {(ctx: GlenMore.Context, cell: GlenMore.FreeCell, tile: GlenMore.TileNumber) => Cairn.Template} */
function freeCell(ctx, cell, tile) {
  const obstacle = obstacleFor(tile, cell);
  return ctx.piece(`free-cell${obstacle ? ".closed" : ""}`, {
    label: say(obstacle ? "gm-label-cell-closed" : "gm-label-cell", {
      cell: cellName(cell.x, cell.y),
      obstacle: obstacle ?? "",
    }),
    targets: [`cell:${cell.x},${cell.y}`],
    explain: async () => (await import("./explain.js")).explainCell(ctx, cell, tile, obstacle),
  });
}

/** @type {(ctx: GlenMore.Context, seat: number, placed: GlenMore.Placed, index: number) => Cairn.Content} */
function placedTile(ctx, seat, placed, index) {
  const pointer = `/state/players/${seat}/territory/${index}`;
  const isOwn = seat === ctx.me;
  const isActivated = ctx.state.turn === seat && ctx.state.activated.includes(placed.tile);
  const tile = tileOf(placed.tile);
  const move = ctx.events.findLast(({ type, target }) => type === "glen_more.member_moved" && target === placed.tile);
  return [
    ctx.piece(
      `tile.${tile.colour}${isActivated ? ".activated" : ""}`,
      {
        id: `tile:${placed.tile}`,
        label: placedWords(placed, isActivated),
        targets: isOwn ? [`tile:${placed.tile}`] : [],
        pointer,
        explain: async () => (await import("./explain.js")).explainPlaced(ctx, seat, placed),
      },
      tileFace(placed.tile),
    ),
    html`<div class="on-tile">
      ${
        placed.members > 0 &&
        ctx.piece(
          `members.seat${seat}`,
          {
            id: `members:${placed.tile}`,
            "data-motion": "hop",
            "data-from": move && `members:${move.origin}`,
            label: membersOn(placed),
            targets: isOwn ? [`member:${placed.tile}`] : [],
            pointer: `${pointer}/members`,
            explain: async () => (await import("./explain.js")).explainMembers(ctx, seat, placed),
          },
          figure(seat),
          placed.members > 1 && html`<b>${placed.members}</b>`,
        )
      }
      ${placed.cubes.map((kind, order) => {
        const number = placed.cubes.slice(0, order).filter((other) => other === kind).length + 1;
        return ctx.piece(
          "cube-on-tile",
          {
            id: `cube:${placed.tile}:${kind}:${number}`,
            "data-motion": "hop",
            label: cubeOf(kind, placed),
            targets: isOwn ? [`cube:${placed.tile}:${kind}`] : [],
            pointer: `${pointer}/cubes/${order}`,
            explain: async () => (await import("./explain.js")).explainCube(ctx, seat, placed, kind),
          },
          block(kind),
        );
      })}
    </div>`,
  ];
}
