/** Highland Clans' table: the score track, the reserve, the raid, and each clan's court, lands and cards. */

import { h } from "../../dom.js";
import { COLOURS, icon } from "./pieces.js";
import { raid } from "./raid.js";
import { track } from "./score_track.js";

const COURT = { warriors: ["warrior", "yellow"], pipers: ["piper", "blue"], monks: ["monk", "green"] };
const LANDS = { cattle: "red", castles: "blue", monasteries: "green" };
const ONE = { cattle: "cattle", castles: "castle", monasteries: "monastery" };

/** Return the table. */
export function board(ctx) {
  const order = [...ctx.state.clans.keys()].map((place) => (ctx.side + place) % ctx.count);
  return [
    track(ctx),
    h("div.middle", null, reserve(ctx), ctx.state.raid ? raid(ctx) : stores(ctx)),
    h(
      "div.clans",
      null,
      order.map((seat) => clan(ctx, seat)),
    ),
    ctx.state.raid && stores(ctx),
  ];
}

function reserve(ctx) {
  const { reserve: cubes, phase, actions, most_actions: most } = ctx.state;
  const pieces = COLOURS.flatMap((colour) =>
    Array.from({ length: cubes[colour] }, () =>
      ctx.spot(
        `cube.${colour}`,
        {
          label: `${colour} cube of the reserve`,
          keys: [`cube:${colour}`],
          at: `/state/reserve/${colour}`,
        },
        h("span", { "aria-hidden": "true" }, colour[0].toUpperCase()),
      ),
    ),
  );
  return h(
    "div.box.reserve",
    null,
    h("h3", null, "Reserve"),
    h("div.cubes", null, pieces.length ? pieces : h("span.empty", null, "No cubes are drawn now.")),
    phase === "action" &&
      h(
        "p.small",
        null,
        `${ctx.names[ctx.state.turn]}: ${actions.length} of ${most} actions taken${actions.length ? ` (${actions.join(", ")})` : ""}.`,
      ),
  );
}

function stores(ctx) {
  const { bag, deck, discards, supply, shown, round, start } = ctx.state;
  return h(
    "div.box.stores",
    null,
    h("h3", null, `Round ${round}`),
    h("p.small", null, `${ctx.names[start]} is start player.`),
    h(
      "div.facts-row",
      null,
      h(
        "div.fact",
        { class: ctx.changed("/state/bag") ? "changed" : "" },
        h("span.small", null, "Bag"),
        h(
          "span.bag",
          null,
          COLOURS.map((colour) =>
            h(`span.count.${colour}`, { "aria-label": `${bag[colour]} ${colour}`, role: "img" }, bag[colour]),
          ),
        ),
      ),
      h(
        "div.fact",
        null,
        h("span.small", null, "Raid cards"),
        h("span", null, `${deck}, ${discards.length} discarded`),
      ),
      h(
        "div.fact",
        null,
        h("span.small", null, "Domains"),
        ctx.spot("tile", { label: `Supply of ${supply} domains`, keys: ["supply"], at: "/state/supply" }, supply),
        shown.length > 0 && h("span.small", null, `Turned over: ${shown.join(", ")}`),
      ),
    ),
  );
}

function clan(ctx, seat) {
  const { state } = ctx;
  const one = state.clans[seat],
    at = `/state/clans/${seat}`;
  const own = seat === ctx.me;
  const classes = [`seat${seat}`, own && "own", state.turn === seat && "turn"].filter(Boolean).join(" ");
  return h(
    "section.clan.box",
    { class: classes, "aria-label": `Clan of ${ctx.names[seat]}` },
    h(
      "div.clan-head",
      null,
      h("h3", null, ctx.names[seat]),
      state.following === seat &&
        h("span.badge.following", { class: ctx.changed("/state/following") ? "changed" : "" }, "largest following"),
      state.start === seat && h("span.badge", null, "start player"),
    ),
    ctx.spot(
      "court",
      {
        label: `Court of ${ctx.names[seat]}: ${one.warriors} warriors, ${one.pipers} pipers, ${one.monks} monks`,
        keys: [`court:${seat}`],
      },
      Object.entries(COURT).map(([name, [follower, colour]]) =>
        h(
          `span.group.${colour}`,
          { class: `${one[name] ? "" : "none"}${ctx.changed(`${at}/${name}`) ? " changed" : ""}` },
          Array.from({ length: Math.max(1, Math.min(one[name], 7)) }, () => icon(follower)),
          h("span.number", null, one[name]),
        ),
      ),
    ),
    h(
      "div.lands",
      null,
      Object.entries(LANDS).flatMap(([name, colour]) =>
        Array.from({ length: one[name] }, () =>
          ctx.spot(
            `land.${colour}`,
            {
              label: `${ONE[name]} of ${ctx.names[seat]}`,
              keys: [`spoil:${seat}:${ONE[name]}`],
              at: `${at}/${name}`,
            },
            icon(ONE[name]),
          ),
        ),
      ),
      Array.from({ length: one.free_lands }, () =>
        ctx.spot("land.free", {
          label: `free land of ${ctx.names[seat]}`,
          keys: own ? ["land"] : [],
          at: `${at}/free_lands`,
        }),
      ),
    ),
    h(
      "div.raidcards",
      null,
      one.hand
        .map((card, place) => ({ card, place }))
        .sort((a, b) => (a.card ?? 0) - (b.card ?? 0))
        .map(({ card, place }) => {
          const seen = ctx.sees(seat) ? card : null;
          return ctx.spot(
            `raidcard${seen ? "" : ".back"}`,
            {
              label: seen ? `raid card ${seen}` : "hidden raid card",
              keys: own && seen ? [`card:${seen}`] : [],
              at: `${at}/hand/${place}`,
            },
            seen,
          );
        }),
    ),
  );
}
