/** A player's territory in Glen More: tiles around the starting village, with cubes and clan members, and what he has. */

import { h, s } from "../../dom.js";
import { describe, words } from "./texts.js";
import { cube, tileFace } from "./tile.js";
import { tileOf } from "./tiles.js";

const SIDES = [
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
  const free = own && ctx.playing && state.phase === "place" && state.turn === seat ? cellsBeside(player) : [];
  const xs = [...player.territory, ...free].map(({ x }) => x),
    ys = [...player.territory, ...free].map(({ y }) => y);
  const left = Math.min(...xs),
    top = Math.min(...ys);
  const place = ({ x, y }) => ({ "grid-column": x - left + 1, "grid-row": y - top + 1 });
  return h(
    "section.box.territory",
    {
      class: `seat${seat}${state.turn === seat && state.phase !== "over" ? " turn" : ""}`,
      "aria-label": words.territory(ctx.names[seat]),
    },
    h("div.box-head", null, h("h2", null, ctx.names[seat]), holdings(ctx, seat, player, own)),
    h(
      "div.landscape",
      { tabindex: 0, role: "region", "aria-label": words.tiles(ctx.names[seat]), "data-scroll": `land ${seat}` },
      h(
        "div.cells",
        null,
        player.territory.map((laid, index) =>
          h("div.cellbox", { style: place(laid) }, onTile(ctx, seat, laid, index, own)),
        ),
        free.map((cell) =>
          h(
            "div.cellbox",
            { style: place(cell) },
            ctx.spot("freecell", { label: words.cell(cell.x, cell.y), keys: [`cell:${cell.x},${cell.y}`] }),
          ),
        ),
      ),
    ),
  );
}

function onTile(ctx, seat, laid, index, own) {
  const at = `/state/players/${seat}/territory/${index}`;
  const label = [
    describe(laid.tile),
    laid.members && words.members(laid.members),
    laid.cubes.length && words.holds(laid.cubes),
  ]
    .filter(Boolean)
    .join("; ");
  const active = ctx.state.turn === seat && ctx.state.activated.includes(laid.tile);
  return [
    ctx.spot(
      `tile.gtile.${tileOf(laid.tile).colour}${active ? ".used" : ""}`,
      { label, title: label, keys: own ? [`tile:${laid.tile}`] : [], at },
      tileFace(laid.tile),
    ),
    h(
      "div.onit",
      null,
      laid.members > 0 &&
        ctx.spot(
          `members.seat${seat}`,
          {
            label: words.membersOn(laid.members, laid.tile),
            keys: own ? [`member:${laid.tile}`] : [],
            at: `${at}/members`,
          },
          s(
            `svg.meeple.seat${seat}`,
            { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" },
            s("path", { d: "M12 2a4 4 0 0 1 3 6l6 3-1 3-4-1 3 9h-5l-2-5-2 5H5l3-9-4 1-1-3 6-3a4 4 0 0 1 3-6z" }),
          ),
          laid.members > 1 && h("span.times", null, laid.members),
        ),
      laid.cubes.map((kind, place) =>
        ctx.spot(
          "holdcube",
          {
            label: words.cubeOf(kind, laid.tile),
            keys: own ? [`cube:${laid.tile}:${kind}`] : [],
            at: `${at}/cubes/${place}`,
          },
          cube(kind),
        ),
      ),
    ),
  ];
}

function holdings(ctx, seat, player, own) {
  const at = `/state/players/${seat}`;
  const fact = (name, count) =>
    h(
      "span.holding",
      { class: ctx.changed(`${at}/${name}`) ? "changed" : "" },
      h("strong", null, count),
      ` ${words.holdings[name](count)}`,
    );
  return [
    fact("coins", player.coins),
    fact("barrels", player.barrels),
    ctx.spot(
      "holding.chieftains",
      {
        label: `${player.chieftains} ${words.holdings.chieftains(player.chieftains)}`,
        keys: own ? ["chieftain"] : [],
        at: `${at}/chieftains`,
      },
      h("strong", null, player.chieftains),
      ` ${words.holdings.chieftains(player.chieftains)}`,
    ),
    player.cards.length > 0 &&
      h(
        "span.holding.gcards",
        { class: ctx.changed(`${at}/cards`) ? "changed" : "" },
        player.cards.map((card) => h("span.badge", null, card)),
      ),
  ];
}

function cellsBeside(player) {
  const taken = new Set(player.territory.map(({ x, y }) => `${x},${y}`));
  const found = new Map();
  for (const { x, y } of player.territory) {
    for (const [east, south] of SIDES) {
      const cell = { x: x + east, y: y + south },
        name = `${cell.x},${cell.y}`;
      if (!taken.has(name)) found.set(name, cell);
    }
  }
  return [...found.values()];
}
