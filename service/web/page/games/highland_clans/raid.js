/** Highland Clans' raid under way: who fights, what lies, who won how often. */

import { h } from "../../dom.js";
import { icon } from "./pieces.js";

/** Return the raid. */
export function raid(ctx) {
  const { raid: now, turn } = ctx.state;
  const side = (seat, place) =>
    h(
      "div.fighter",
      null,
      h("strong", null, ctx.names[seat]),
      h("span.small", null, place ? "defends" : "raids"),
      h("span.wins", null, `${now.wins[place]} won`),
      now.laid[place]
        ? h(
            "div.raidcard",
            {
              class: ctx.sees(seat) && now.laid[place].card ? "" : "back",
              role: "img",
              "aria-label": `${now.laid[place].card && ctx.sees(seat) ? `a ${now.laid[place].card}` : "a hidden card"}${now.laid[place].piper ? " with a piper" : ""}`,
            },
            ctx.sees(seat) ? now.laid[place].card : null,
            now.laid[place].piper && h("span.onpiper", null, icon("piper")),
          )
        : h("div.raidcard.none"),
    );
  return h(
    "div.box.raid",
    null,
    h("h3", null, `Raid: round ${Math.min(3, now.fought + 1)} of 3`),
    h("div.fight", null, side(turn, 0), h("span.versus", { "aria-hidden": "true" }, "⚔"), side(now.opponent, 1)),
  );
}
