/** Highland Clans' table: the score track, the reserve, the raid, and each clan's court, lands and cards. */

import { h } from "../../dom.js";
import { words } from "./texts.js";
import { COLOURS, icon } from "./pieces.js";
import { raid } from "./raid.js";
import { track } from "./score_track.js";

const COURT = { warriors: ["warrior", "yellow"], pipers: ["piper", "blue"], monks: ["monk", "green"] };
const LANDS = { cattle: "red", castles: "blue", monasteries: "green" };
const ONE = { cattle: "cattle", castles: "castle", monasteries: "monastery" };

/** Return the table. */
export function board(ctx) {
  const order = [...ctx.state.clans.keys()].map((place) => (ctx.side + place) % ctx.count);
  const cubesOut = !ctx.state.raid || COLOURS.some((colour) => ctx.state.reserve[colour]);
  return [
    track(ctx),
    h("div.middle", null, cubesOut && reserve(ctx), ctx.state.raid && raid(ctx), stores(ctx)),
    h(
      "div.clans",
      null,
      order.map((seat) => clan(ctx, seat)),
    ),
  ];
}

function reserve(ctx) {
  const { reserve: cubes, phase, actions, most_actions: most } = ctx.state;
  const pieces = COLOURS.flatMap((colour) =>
    Array.from({ length: cubes[colour] }, () =>
      ctx.spot(
        `cube.${colour}`,
        {
          label: words.reserveCube(colour),
          keys: [`cube:${colour}`],
          at: `/state/reserve/${colour}`,
        },
        h("span", { "aria-hidden": "true" }, words.letters[colour]),
      ),
    ),
  );
  return h(
    "div.box.reserve",
    null,
    h("h2", null, words.reserve),
    h("div.cubes", null, pieces.length ? pieces : h("span.empty", null, words.noCubes)),
    phase === "action" && h("p.small", null, words.actions(ctx.names[ctx.state.turn], actions, most)),
  );
}

function stores(ctx) {
  const { bag, deck, discards, supply, shown, round, start } = ctx.state;
  return h(
    "div.box.stores",
    null,
    h("h2", null, words.round(round)),
    h("p.small", null, words.starts(ctx.names[start])),
    h(
      "div.facts-row",
      null,
      h(
        "div.fact",
        { class: ctx.changed("/state/bag") ? "changed" : "" },
        h("span.small", null, words.bag),
        h(
          "span.bag",
          null,
          COLOURS.map((colour) =>
            h(`span.count.${colour}`, { "aria-label": words.inBag(bag[colour], colour), role: "img" }, bag[colour]),
          ),
        ),
      ),
      h("div.fact", null, h("span.small", null, words.cards), h("span", null, words.cardsLeft(deck, discards.length))),
      h(
        "div.fact",
        null,
        h("span.small", null, words.domains),
        ctx.spot("tile", { label: words.supply(supply), keys: ["supply"], at: "/state/supply" }, supply),
        shown.length > 0 && h("span.small", null, words.shown(shown)),
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
    { class: classes, "aria-label": words.clan(ctx.names[seat]) },
    h(
      "div.box-head",
      null,
      h("h2", null, ctx.names[seat]),
      state.following === seat &&
        h("span.badge.following", { class: ctx.changed("/state/following") ? "changed" : "" }, words.following),
      state.start === seat && h("span.badge", null, words.start),
    ),
    ctx.spot(
      "court",
      {
        label: words.court(ctx.names[seat], one),
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
              label: words.land(ONE[name], ctx.names[seat]),
              keys: [`spoil:${seat}:${ONE[name]}`],
              at: `${at}/${name}`,
            },
            icon(ONE[name]),
          ),
        ),
      ),
      Array.from({ length: one.free_lands }, () =>
        ctx.spot("land.free", {
          label: words.freeLand(ctx.names[seat]),
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
              label: seen ? words.card(seen) : words.hiddenCard,
              keys: own && seen ? [`card:${seen}`] : [],
              at: `${at}/hand/${place}`,
            },
            seen,
          );
        }),
    ),
  );
}
