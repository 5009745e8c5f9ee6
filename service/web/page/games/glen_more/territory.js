/** A player's territory in Glen More: the tiles with their cubes and clan members, and what else the player owns. */

import { h } from "../../dom.js";
import { cube, figure, tileFace } from "./pieces.js";
import { describe, labels } from "./texts.js";
import { tileOf } from "./tiles.js";

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Return the territory of a seat. */
export function territory(ctx, seat) {
  const { state } = ctx;
  const player = state.players[seat];
  const own = seat === ctx.me;
  const isPlacing = own && ctx.playing && state.phase === "place" && state.turn === seat;
  const free = isPlacing ? freeCells(player) : [];
  const xs = [...player.territory, ...free].map(({ x }) => x),
    ys = [...player.territory, ...free].map(({ y }) => y);
  const left = Math.min(...xs),
    top = Math.min(...ys);
  const place = ({ x, y }) => ({ "grid-column": x - left + 1, "grid-row": y - top + 1 });
  return h(
    "section.box.territory",
    {
      class: `seat${seat}${state.turn === seat && state.phase !== "over" ? " turn" : ""}`,
      "aria-label": labels.territory(ctx.names[seat]),
    },
    h("div.box-head", null, h("h2", null, ctx.names[seat]), holdings(ctx, seat, player, own)),
    h(
      "div.landscape",
      { tabindex: 0, role: "region", "aria-label": labels.tiles(ctx.names[seat]), "data-scroll": `land ${seat}` },
      h(
        "div.cells",
        null,
        player.territory.map((placed, index) =>
          h("div.territory-cell", { style: place(placed) }, placedTile(ctx, seat, placed, index, own)),
        ),
        free.map((cell) =>
          h(
            "div.territory-cell",
            { style: place(cell) },
            ctx.piece("free-cell", { label: labels.cell(cell.x, cell.y), targets: [`cell:${cell.x},${cell.y}`] }),
          ),
        ),
      ),
    ),
  );
}

function placedTile(ctx, seat, placed, index, own) {
  const pointer = `/state/players/${seat}/territory/${index}`;
  const label = [
    describe(placed.tile),
    placed.members && labels.members(placed.members),
    placed.cubes.length && labels.holds(placed.cubes),
  ]
    .filter(Boolean)
    .join("; ");
  const isActivated = ctx.state.turn === seat && ctx.state.activated.includes(placed.tile);
  return [
    ctx.piece(
      `tile.${tileOf(placed.tile).colour}${isActivated ? ".activated" : ""}`,
      { label, title: label, targets: own ? [`tile:${placed.tile}`] : [], pointer },
      tileFace(placed.tile),
    ),
    h(
      "div.on-tile",
      null,
      placed.members > 0 &&
        ctx.piece(
          `members.seat${seat}`,
          {
            label: labels.membersOn(placed.members, placed.tile),
            targets: own ? [`member:${placed.tile}`] : [],
            pointer: `${pointer}/members`,
          },
          figure(seat, 20),
          placed.members > 1 && h("span.member-count", null, placed.members),
        ),
      placed.cubes.map((kind, place) =>
        ctx.piece(
          "cube-on-tile",
          {
            label: labels.cubeOf(kind, placed.tile),
            targets: own ? [`cube:${placed.tile}:${kind}`] : [],
            pointer: `${pointer}/cubes/${place}`,
          },
          cube(kind),
        ),
      ),
    ),
  ];
}

function holdings(ctx, seat, player, own) {
  const pointer = `/state/players/${seat}`;
  const holding = (name, count) =>
    h(
      "span.holding",
      { class: ctx.changed(`${pointer}/${name}`) ? "changed" : "" },
      h("strong", null, count),
      ` ${labels.holdings[name](count)}`,
    );
  return [
    holding("coins", player.coins),
    holding("barrels", player.barrels),
    ctx.piece(
      "holding.chieftains",
      {
        label: `${player.chieftains} ${labels.holdings.chieftains(player.chieftains)}`,
        targets: own ? ["chieftain"] : [],
        pointer: `${pointer}/chieftains`,
      },
      h("strong", null, player.chieftains),
      ` ${labels.holdings.chieftains(player.chieftains)}`,
    ),
    player.cards.length > 0 &&
      h(
        "span.holding.location-cards",
        { class: ctx.changed(`${pointer}/cards`) ? "changed" : "" },
        player.cards.map((card) => h("span.badge", null, card)),
      ),
  ];
}

/** Return the free cells beside the tiles of a territory. */
function freeCells(player) {
  const used = new Set(player.territory.map(({ x, y }) => `${x},${y}`));
  const found = new Map();
  for (const { x, y } of player.territory) {
    for (const [east, south] of NEIGHBOURS) {
      const cell = { x: x + east, y: y + south },
        name = `${cell.x},${cell.y}`;
      if (!used.has(name)) found.set(name, cell);
    }
  }
  return [...found.values()];
}
