/** A clan of Highland Clans: its castle ground, where the followers stand; its fields; and the cards of other clans. */

import { crest } from "../../crests.js";
import { html } from "../../html.js";
import { say, term } from "../../language.js";
import { farHand } from "./hand.js";
import { landsOf } from "./identity.js";
import { MOST_LANDS } from "./limits.js";
import { BUILDINGS, BUILT, COLOUR_OF, COURT, CUBES_OF, explanation, FOLLOWERS, figure, thing } from "./pieces.js";
import { courtTerms } from "./texts.js";

/**
 * Return a clan.
 * @param {HighlandClans.Context} ctx
 * @param {number} seat
 * @param {HighlandClans.PieceNames} names
 */
export function clan(ctx, seat, names) {
  const { state, me } = ctx;
  const isNear = seat === ctx.seatOrder[0];
  const look = [`clan seat${seat}`, isNear ? "near" : "far", seat === me && "own", state.turn === seat && "turn"];
  return html`<div
    key=${seat}
    class=${look.filter(Boolean).join(" ")}
    role="group"
    aria-label=${say("hc-label-clan", { name: ctx.names[seat], points: state.points[seat] })}
  >
    <div class="clan-head">
      <span class="tartan">${crest(seat)}</span>
      <h2>${ctx.names[seat]}</h2>
      ${state.start === seat && holderMark(ctx, "start", "pennant", seat)}
      ${state.following === seat && holderMark(ctx, "following", "gonfalon", seat)}
    </div>
    ${court(ctx, seat, names)} ${lands(ctx, seat, names)} ${!isNear && farHand(ctx, seat, names)}
  </div>`;
}

/**
 * The marker of the start player or of the largest following.
 * @type {(ctx: HighlandClans.Context, which: "start" | "following", drawing: string, seat: number) => Cairn.Template}
 */
const holderMark = (ctx, which, drawing, seat) =>
  ctx.piece(
    `holder.${which}`,
    {
      id: which,
      label: say(`hc-label-${which}`, { name: ctx.names[seat] }),
      explain: explanation(which, ctx, seat),
      "data-motion": "hop",
    },
    thing(drawing),
  );

/** @type {(ctx: HighlandClans.Context, seat: number, names: HighlandClans.PieceNames) => Cairn.Template} */
function court(ctx, seat, names) {
  const numbers = ctx.state.clans[seat];
  return ctx.piece(
    "court",
    {
      label: say("hc-label-court", { name: ctx.names[seat], ...courtTerms(numbers) }),
      targets: [`court:${seat}`],
      explain: explanation("court", ctx, seat),
    },
    FOLLOWERS.map((follower) => {
      const name = COURT[follower];
      const isChanged = ctx.changed(`/state/clans/${seat}/${name}`);
      const isAwaited = seat === ctx.state.turn && ctx.clicked[0] === `cube:${COLOUR_OF[follower]}`;
      return html`<span
        class=${`stall ${isChanged ? "changed" : ""}`}
        style=${{ "--followers": Math.max(numbers[name], Number(isAwaited)) }}
      >
        ${crowd(follower, names(COLOUR_OF[follower], `court ${seat}`), isAwaited)}
        ${numbers[name] > 0 && html`<span class="number">${numbers[name]}</span>`}
      </span>`;
    }),
  );
}

/**
 * Return the followers of one kind, of which no two neighbours look the same. The place of one that may come is seen
 * while it is awaited.
 * @type {(follower: HighlandClans.Follower, names: string[], isAwaited: boolean) => Cairn.Template}
 */
const crowd = (follower, names, isAwaited) =>
  html`<span class="crowd">
    ${names.map(
      (name, place) =>
        html`<span key=${name} class=${`follower look${place % 4}`} data-piece=${name} data-motion="hop">${figure(follower)}</span>`,
    )}
    ${!names.length && isAwaited && html`<span class="follower shadow">${figure(follower)}</span>`}
  </span>`;

/** @type {(ctx: HighlandClans.Context, seat: number, names: HighlandClans.PieceNames) => Cairn.Template} */
function lands(ctx, seat, names) {
  const clan = ctx.state.clans[seat],
    plots = names("domain", `lands ${seat}`),
    pointer = `/state/clans/${seat}`;
  const built = BUILT.flatMap((building) => {
    const cubes = names(COLOUR_OF[building], `${building} ${seat}`);
    return Array.from({ length: clan[BUILDINGS[building]] }, (_, place) => ({
      building,
      cube: cubes[place * CUBES_OF[building]],
    }));
  });
  const hasRoom = seat === ctx.me && ctx.clicked[0] === "supply" && landsOf(clan) < MOST_LANDS;
  return html`<div class="lands">
    ${Array.from({ length: landsOf(clan) }, (_, place) => {
      const { building, cube } = built[place] ?? {};
      if (!building)
        return ctx.piece("plot.free", {
          id: plots[place],
          label: say("hc-label-free-land", { name: ctx.names[seat] }),
          targets: seat === ctx.me ? ["land"] : [],
          pointer: `${pointer}/free_lands`,
          explain: explanation("freeLand", ctx, seat),
          "data-motion": "slide",
        });
      return ctx.piece(
        "plot",
        {
          id: plots[place],
          label: say("hc-label-land", { what: term(`hc-${building}`), name: ctx.names[seat] }),
          targets: [`spoil:${seat}:${building}`],
          pointer: `${pointer}/${BUILDINGS[building]}`,
          explain: explanation("land", ctx, seat, building),
          "data-motion": "slide",
        },
        html`<span class="building" data-piece=${cube} data-motion="hop">${figure(building)}</span>`,
      );
    })}
    ${hasRoom && html`<span class="plot room"></span>`}
  </div>`;
}
