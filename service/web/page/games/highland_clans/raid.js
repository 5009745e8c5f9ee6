/** A raid of Highland Clans: who fights, which cards lie on the table, and how many rounds each side has won. */

import { h } from "../../dom.js";
import { icon } from "./pieces.js";
import { labels } from "./texts.js";

/** Return the raid. */
export function raid(ctx) {
  const { raid: current, turn } = ctx.state;
  return h(
    "div.box.raid",
    null,
    h("h2", null, labels.raid(Math.min(3, current.fought + 1))),
    h(
      "div.fight",
      null,
      fighter(ctx, turn, current.wins[0], current.laid[0], labels.raids),
      h("span.versus", { "aria-hidden": "true" }, "⚔"),
      fighter(ctx, current.opponent, current.wins[1], current.laid[1], labels.defends),
    ),
  );
}

function fighter(ctx, seat, wins, played, role) {
  return h(
    "div.fighter",
    null,
    h("strong", null, ctx.names[seat]),
    h("span.small", null, role),
    h("span.wins", null, labels.won(wins)),
    played ? playedCard(ctx.sees(seat) ? played.card : null, played.piper) : h("div.raidcard.none"),
  );
}

function playedCard(card, piper) {
  return h(
    "div.raidcard",
    { class: card ? "" : "back", role: "img", "aria-label": labels.playedCard(card, piper) },
    card,
    piper && h("span.added-piper", null, icon("piper")),
  );
}
