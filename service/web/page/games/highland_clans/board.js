/** The board of Highland Clans: the score track, the reserve, the raid, and the court, lands and cards of each clan. */

import { h } from "../../dom.js";
import { labels } from "./texts.js";
import { COLOURS, icon } from "./pieces.js";
import { raid } from "./raid.js";
import { scoreTrack } from "./score_track.js";

/** The parts of a court and of the lands, as the state names them: what is in them, and its colour. */
const COURT = { warriors: ["warrior", "yellow"], pipers: ["piper", "blue"], monks: ["monk", "green"] };
const LANDS = { cattle: ["cattle", "red"], castles: ["castle", "blue"], monasteries: ["monastery", "green"] };
/** A court shows at most so many icons of one kind beside their number. */
const MOST_ICONS = 7;

/** Return the board. */
export function board(ctx) {
  const showReserve = !ctx.state.raid || COLOURS.some((colour) => ctx.state.reserve[colour]);
  return [
    scoreTrack(ctx),
    h("div.middle", null, showReserve && reserve(ctx), ctx.state.raid && raid(ctx), supplies(ctx)),
    h(
      "div.clans",
      null,
      ctx.seatOrder.map((seat) => clan(ctx, seat)),
    ),
  ];
}

function reserve(ctx) {
  const { reserve: cubes, phase, actions, most_actions: most } = ctx.state;
  const pieces = COLOURS.flatMap((colour) =>
    Array.from({ length: cubes[colour] }, () =>
      ctx.piece(
        `cube.${colour}`,
        {
          label: labels.reserveCube(colour),
          targets: [`cube:${colour}`],
          pointer: `/state/reserve/${colour}`,
        },
        h("span", { "aria-hidden": "true" }, labels.letters[colour]),
      ),
    ),
  );
  return h(
    "div.box.reserve",
    null,
    h("h2", null, labels.reserve),
    h("div.cubes", null, pieces.length ? pieces : h("span.empty", null, labels.noCubes)),
    phase === "action" && h("p.small", null, labels.actions(ctx.names[ctx.state.turn], actions, most)),
  );
}

function supplies(ctx) {
  const { bag, deck, discards, supply, shown, round, start } = ctx.state;
  return h(
    "div.box.supplies",
    null,
    h("h2", null, labels.round(round)),
    h("p.small", null, labels.starts(ctx.names[start])),
    h(
      "div.supply-row",
      null,
      h(
        "div.supply",
        { class: ctx.changed("/state/bag") ? "changed" : "" },
        h("span.small", null, labels.bag),
        h(
          "span.bag",
          null,
          COLOURS.map((colour) =>
            h(`span.count.${colour}`, { "aria-label": labels.inBag(bag[colour], colour), role: "img" }, bag[colour]),
          ),
        ),
      ),
      h(
        "div.supply",
        null,
        h("span.small", null, labels.raidCards),
        h("span", null, labels.cardsLeft(deck, discards.length)),
      ),
      h(
        "div.supply",
        null,
        h("span.small", null, labels.domains),
        ctx.piece(
          "domain-stack",
          { label: labels.supply(supply), targets: ["supply"], pointer: "/state/supply" },
          supply,
        ),
        shown.length > 0 && h("span.small", null, labels.turnedOver(shown)),
      ),
    ),
  );
}

function clan(ctx, seat) {
  const { state } = ctx;
  const { hand, free_lands: freeLands, ...numbers } = state.clans[seat],
    pointer = `/state/clans/${seat}`;
  const own = seat === ctx.me;
  const classes = [`seat${seat}`, own && "own", state.turn === seat && "turn"].filter(Boolean).join(" ");
  return h(
    "section.clan.box",
    { class: classes, "aria-label": labels.clan(ctx.names[seat]) },
    h(
      "div.box-head",
      null,
      h("h2", null, ctx.names[seat]),
      state.following === seat &&
        h("span.badge.following", { class: ctx.changed("/state/following") ? "changed" : "" }, labels.following),
      state.start === seat && h("span.badge", null, labels.start),
    ),
    ctx.piece(
      "court",
      {
        label: labels.court(ctx.names[seat], numbers),
        targets: [`court:${seat}`],
      },
      Object.entries(COURT).map(([name, [follower, colour]]) =>
        h(
          `span.followers.${colour}`,
          { class: `${numbers[name] ? "" : "none"}${ctx.changed(`${pointer}/${name}`) ? " changed" : ""}` },
          Array.from({ length: Math.max(1, Math.min(numbers[name], MOST_ICONS)) }, () => icon(follower)),
          h("span.number", null, numbers[name]),
        ),
      ),
    ),
    h(
      "div.lands",
      null,
      Object.entries(LANDS).flatMap(([name, [building, colour]]) =>
        Array.from({ length: numbers[name] }, () =>
          ctx.piece(
            `land.${colour}`,
            {
              label: labels.land(building, ctx.names[seat]),
              targets: [`spoil:${seat}:${building}`],
              pointer: `${pointer}/${name}`,
            },
            icon(building),
          ),
        ),
      ),
      Array.from({ length: freeLands }, () =>
        ctx.piece("land.free", {
          label: labels.freeLand(ctx.names[seat]),
          targets: own ? ["land"] : [],
          pointer: `${pointer}/free_lands`,
        }),
      ),
    ),
    h(
      "div.raidcards",
      null,
      hand
        .map((card, place) => ({ card, place }))
        .sort((a, b) => (a.card ?? 0) - (b.card ?? 0))
        .map(({ card, place }) => {
          const seen = ctx.sees(seat) ? card : null;
          return ctx.piece(
            `raidcard${seen ? "" : ".back"}`,
            {
              label: seen ? labels.card(seen) : labels.hiddenCard,
              targets: own && seen ? [`card:${seen}`] : [],
              pointer: `${pointer}/hand/${place}`,
            },
            seen,
          );
        }),
    ),
  );
}
