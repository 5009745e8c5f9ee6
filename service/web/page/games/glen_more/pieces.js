/** How the pieces of Glen More look: tiles, cubes and clan members. */

import { h, s } from "../../dom.js";
import { labels } from "./texts.js";
import { tileOf } from "./tiles.js";

/** What is written on a cube, or on what stands for one in a cost or an effect. */
const CUBE_TEXTS = {
  wood: "Wo",
  stone: "St",
  grain: "Gr",
  cattle: "Ca",
  sheep: "Sh",
  any: "?",
  any_distinct: "≠",
  whisky: "Wh",
  clan_member_or_chieftain: "♟",
};

/** Return a cube, or what stands for one in a cost or an effect. */
export const cube = (kind, look = "") => h(`span.resource.${kind}`, { class: look }, CUBE_TEXTS[kind] ?? kind);

/** Return a clan member in a player's colour. */
export const figure = (seat, size) =>
  s(
    `svg.meeple.seat${seat}`,
    { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: "M12 2a4 4 0 0 1 3 6l6 3-1 3-4-1 3 9h-5l-2-5-2 5H5l3-9-4 1-1-3 6-3a4 4 0 0 1 3-6z" }),
  );

const cubesOf = (items) => items.flatMap(({ name, count }) => Array.from({ length: count }, () => cube(name)));

/** Return what is on the face of a tile. The track also shows its cost. */
export function tileFace(number, withCost = false) {
  const tile = tileOf(number);
  return [
    (tile.river || tile.road) &&
      s(
        "svg.river-and-road",
        { viewBox: "0 0 60 60", preserveAspectRatio: "none", "aria-hidden": "true" },
        tile.river && s("path.river", { d: "M30 0C22 12 38 20 30 30S22 48 30 60" }),
        tile.road && s("path.road", { d: "M0 40H60" }),
      ),
    h("span.tile-name", null, tile.name.replace(/ \(.*/, "")),
    h("span.tile-effect", null, effect(tile)),
    withCost && tile.cost.length > 0 && h("span.tile-cost", null, h("span.pay", null, labels.pay), cubesOf(tile.cost)),
  ];
}

function effect({ kind, cube: made, points, count, exchanges, bringsMember, colour }) {
  switch (kind) {
    case "produce":
      return cube(made);
    case "move":
      return [bringsMember && "♟", h("span.move", null, "➜")];
    case "points":
      return h("span.points-disc", null, points[0]);
    case "distil":
      return [cube("grain"), "→", cube("whisky")];
    case "exchange":
      return exchanges.map(({ items, points: scored }) =>
        h(
          "span.exchange",
          null,
          items.flatMap(({ name, count: given }) => Array.from({ length: given }, () => cube(name, "tiny"))),
          h("span.points-disc", null, scored),
        ),
      );
    case "different":
      return h("span.points-disc", null, points.join("·"));
    case "any":
      return h("span.points-disc", null, `${count}→${points[0]}`);
    default:
      return colour === "blue" ? "≈" : "";
  }
}
