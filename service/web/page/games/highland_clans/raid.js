/** Highland Clans' raid under way: who fights, what lies, who won how often. */

import { h } from "../../dom.js";
import { words } from "./texts.js";
import { icon } from "./pieces.js";

/** Return the raid. */
export function raid(ctx) {
  const { raid: now, turn } = ctx.state;
  const side = (seat, place) =>
    h(
      "div.fighter",
      null,
      h("strong", null, ctx.names[seat]),
      h("span.small", null, place ? words.defends : words.raids),
      h("span.wins", null, words.won(now.wins[place])),
      now.laid[place]
        ? h(
            "div.raidcard",
            {
              class: ctx.sees(seat) && now.laid[place].card ? "" : "back",
              role: "img",
              "aria-label": words.laid(ctx.sees(seat) && now.laid[place].card, now.laid[place].piper),
            },
            ctx.sees(seat) ? now.laid[place].card : null,
            now.laid[place].piper && h("span.onpiper", null, icon("piper")),
          )
        : h("div.raidcard.none"),
    );
  return h(
    "div.box.raid",
    null,
    h("h2", null, words.raid(Math.min(3, now.fought + 1))),
    h("div.fight", null, side(turn, 0), h("span.versus", { "aria-hidden": "true" }, "⚔"), side(now.opponent, 1)),
  );
}
