/** A clan of Highland Clans: its court, a hall where the followers stand; its lands; and its raid cards. */

import { html } from "../../html.js";
import { explain } from "./explain.js";
import { cardKind, landsOf } from "./identity.js";
import { MOST_LANDS } from "./obstacles.js";
import { BUILDINGS, COLOUR_OF, COURT, CUBES_OF, figure, lineSign } from "./pieces.js";
import { labels } from "./texts.js";
import { initial } from "./track.js";

/**
 * Return a clan.
 * @param {object} ctx
 * @param {number} seat
 * @param {(kind: string, place: string) => string[]} names of the pieces
 */
export function clan(ctx, seat, names) {
  const { state, me } = ctx;
  const isNear = seat === ctx.seatOrder[0];
  const look = [`clan seat${seat}`, isNear ? "near" : "far", seat === me && "own", state.turn === seat && "turn"];
  return html`<section
    key=${seat}
    class=${look.filter(Boolean).join(" ")}
    aria-label=${labels.clan(ctx.names[seat])}
  >
    <div class="clan-head">
      <span class="emblem" aria-hidden="true">${initial(ctx.names, seat)}</span>
      <h2>${ctx.names[seat]}</h2>
      ${state.start === seat && holderMark(ctx, "start", seat)}
      ${state.following === seat && holderMark(ctx, "following", seat)}
    </div>
    ${court(ctx, seat, names, isNear)} ${lands(ctx, seat, names)} ${hand(ctx, seat, names)}
  </section>`;
}

/** The marker of the start player or of the largest following. */
const holderMark = (ctx, which, seat) =>
  ctx.piece(
    `holder.${which}`,
    { id: which, label: labels[which](ctx.names[seat]), explain: () => explain[which](ctx, seat) },
    lineSign(which),
  );

function court(ctx, seat, names, isNear) {
  const numbers = ctx.state.clans[seat];
  return ctx.piece(
    "court",
    {
      label: labels.court(ctx.names[seat], numbers),
      targets: [`court:${seat}`],
      explain: () => explain.court(ctx, seat),
    },
    Object.entries(COURT).map(([follower, name]) => {
      const isChanged = ctx.changed(`/state/clans/${seat}/${name}`);
      return html`<span class=${`stall ${numbers[name] ? "" : "none"} ${isChanged ? "changed" : ""}`}>
        ${crowd(follower, names(COLOUR_OF[follower], `court ${seat}`), isNear || ctx.names.length === 3)}
        <span class="number">${numbers[name]}</span>
      </span>`;
    }),
  );
}

/** Return the followers of one kind: in as many rows as their place needs. An empty place shows their shadow. */
function crowd(follower, names, isWide) {
  const inOneRow = isWide ? 3 : 1;
  const columns = Math.max(1, names.length > inOneRow ? Math.ceil(Math.sqrt(names.length)) : names.length);
  const style = { "--columns": columns, "--rows": Math.max(1, Math.ceil(names.length / columns)) };
  return html`<span class="crowd" style=${style}>
    ${names.map((name) => html`<span key=${name} class="follower" data-piece=${name}>${figure(follower)}</span>`)}
    ${!names.length && html`<span class="follower shadow">${figure(follower)}</span>`}
  </span>`;
}

function lands(ctx, seat, names) {
  const clan = ctx.state.clans[seat],
    plots = names("domain", `lands ${seat}`),
    pointer = `/state/clans/${seat}`;
  const built = Object.entries(BUILDINGS).flatMap(([building, name]) => {
    const cubes = names(COLOUR_OF[building], `${building} ${seat}`);
    return Array.from({ length: clan[name] }, (_, place) => [building, cubes[place * CUBES_OF[building]]]);
  });
  return html`<div class="lands">
    ${Array.from({ length: landsOf(clan) }, (_, place) => {
      const [building, cube] = built[place] ?? [];
      if (!building)
        return ctx.piece("plot.free", {
          id: plots[place],
          label: labels.freeLand(ctx.names[seat]),
          targets: seat === ctx.me ? ["land"] : [],
          pointer: `${pointer}/free_lands`,
          explain: () => explain.freeLand(ctx, seat),
        });
      return ctx.piece(
        "plot",
        {
          id: plots[place],
          label: labels.land(building, ctx.names[seat]),
          targets: [`spoil:${seat}:${building}`],
          pointer: `${pointer}/${BUILDINGS[building]}`,
          explain: () => explain.land(ctx, seat, building),
        },
        html`<span class="building" data-piece=${cube}>${figure(building)}</span>`,
      );
    })}
    ${Array.from({ length: MOST_LANDS - landsOf(clan) }, () => html`<span class="plot room"></span>`)}
  </div>`;
}

/** Return the cards of a hand: each of one's own can be clicked, and those of another hand are one thing. */
function hand(ctx, seat, names) {
  const isSeen = ctx.sees(seat);
  const taken = new Map();
  const cards = ctx.state.clans[seat].hand
    .map((card, place) => ({ value: isSeen ? card : null, place }))
    .sort((one, other) => (one.value ?? 0) - (other.value ?? 0))
    .map(({ value, place }) => {
      const nth = taken.get(value) ?? 0;
      taken.set(value, nth + 1);
      return { value, place, name: names(cardKind(value), `hand ${seat}`)[nth] };
    });
  const style = { "--cards": Math.max(1, cards.length) };
  if (seat === ctx.me)
    return html`<div class="hand" style=${style}>
      ${cards.map(({ value, place, name }) =>
        ctx.piece(
          `raid-card${value ? "" : ".back"}`,
          {
            id: name,
            label: labels.card(value),
            targets: [`card:${value}`],
            pointer: `/state/clans/${seat}/hand/${place}`,
            explain: () => explain.card(ctx, value),
          },
          cardFace(value),
        ),
      )}
    </div>`;
  return ctx.piece(
    "hand",
    {
      label: labels.hand(ctx.names[seat], cards.length, cards.map(({ value }) => value).filter(Boolean)),
      explain: () => explain.hand(ctx, seat),
      style,
    },
    cards.map(({ value, name }) => raidCard(value, name)),
  );
}

/** Return a raid card that cannot be clicked; without a value its back. */
export const raidCard = (value, name, look = "") =>
  html`<span key=${name} class=${`raid-card ${value ? "" : "back"} ${look}`} data-piece=${name}>
    ${cardFace(value)}
  </span>`;

const cardFace = (value) => value && html`<span class="value">${value}</span>${lineSign("swords")}`;
