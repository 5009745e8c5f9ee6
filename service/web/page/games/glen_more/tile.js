/** How a tile of Glen More looks: its colour, river and road, what it costs and what it does. */

import { h, s } from "../../dom.js";
import { words } from "./texts.js";
import { tileOf } from "./tiles.js";

const SHORT = {
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

/** Return a cube, or what stands for one. */
export const cube = (kind, look = "") => h(`span.res.${kind}`, { class: look }, SHORT[kind] ?? kind);

const cubesOf = (items) => items.flatMap(({ name, count }) => Array.from({ length: count }, () => cube(name)));

/** Return what lies on the face of a tile; with its cost on the track. */
export function tileFace(number, withCost = false) {
  const tile = tileOf(number);
  return [
    (tile.river || tile.road) &&
      s(
        "svg.ways",
        { viewBox: "0 0 60 60", preserveAspectRatio: "none", "aria-hidden": "true" },
        tile.river && s("path.river", { d: "M30 0C22 12 38 20 30 30S22 48 30 60" }),
        tile.road && s("path.road", { d: "M0 40H60" }),
      ),
    h("span.tname", null, tile.name.replace(/ \(.*/, "")),
    h("span.teffect", null, effect(tile)),
    withCost && tile.cost.length > 0 && h("span.tcost", null, h("span.paid", null, words.pay), cubesOf(tile.cost)),
  ];
}

function effect({ effect: kind, terms, bonus, colour }) {
  const member = bonus.some(({ name }) => name === "clan_member") && "♟";
  switch (kind) {
    case "produce":
      return cube(terms);
    case "move":
      return [member, h("span.move", null, "➜")];
    case "vp":
      return h("span.vp", null, terms);
    case "convert":
      return [cube("grain"), "→", cube("whisky")];
    case "exchange":
      return terms.split(" or ").map((part) => {
        const [paid, points] = part.split("->");
        return h(
          "span.deal",
          null,
          paid
            .split("+")
            .flatMap((item) =>
              Array.from({ length: Number(item.split(":")[1]) }, () => cube(item.split(":")[0], "tiny")),
            ),
          h("span.vp", null, points),
        );
      });
    case "exchange_distinct":
      return h(
        "span.vp",
        null,
        terms
          .split(" or ")
          .map((part) => part.split("->")[1])
          .join("·"),
      );
    case "exchange_any":
      return h("span.vp", null, "3→8");
    default:
      return colour === "blue" ? "≈" : "";
  }
}
