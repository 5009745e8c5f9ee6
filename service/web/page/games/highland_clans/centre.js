/** The middle of the board of Highland Clans: the reserve of the turn, the bag, the domains and the raid cards. */

import { html } from "../../html.js";
import { explained } from "../../popover.js";
import { raidCard } from "./clan.js";
import { explain } from "./explain.js";
import { cardKind, seesDiscards } from "./identity.js";
import { MOST_USED, used } from "./obstacles.js";
import { COLOURS, cube, figure, lineSign } from "./pieces.js";
import { labels } from "./texts.js";

/** So many of the newest discards are seen in the pile. */
const TOP = 3;

/** Return the cubes of the turn, and how many of its actions and cubes are used. */
export function reserve(ctx, names) {
  const { state } = ctx;
  const cubes = COLOURS.flatMap((colour) =>
    names(colour, "reserve").map((name) =>
      ctx.piece(
        `cube.${colour}`,
        {
          id: name,
          label: labels.reserveCube(colour),
          targets: [`cube:${colour}`],
          pointer: `/state/reserve/${colour}`,
          explain: () => explain.cube(ctx, colour),
        },
        cube(colour),
      ),
    ),
  );
  return html`<div class=${`place reserve seat${state.turn}`}>
    <h2 ...${explained(() => explain.reserve(ctx))}>${labels.reserve(ctx.names[state.turn])}</h2>
    <div class="cubes">${cubes.length ? cubes : html`<p class="empty">${labels.noCubes}</p>`}</div>
    <p class="progress" ...${explained(() => explain.reserve(ctx))}>
      <span>${labels.actions(state.actions.length, state.most_actions)}</span>
      ${pegs("taken", state.most_actions, state.actions.map(actionSign))}
      ${
        state.phase === "action" &&
        html`<span>${labels.used(used(state), MOST_USED)}</span> ${pegs("used", MOST_USED, Array(used(state)).fill(""))}`
      }
    </p>
  </div>`;
}

/** Return a row of holes, of which the first ones are filled. */
const pegs = (look, most, filled) =>
  html`<span class=${`pegs ${look}`} aria-hidden="true">
    ${Array.from({ length: most }, (_, place) => {
      const isFilled = place < filled.length;
      return html`<i class=${isFilled ? "done" : ""}>${filled[place]}</i>`;
    })}
  </span>`;

const OTHER_SIGNS = { bard: figure("piper"), domain: lineSign("field") };
const actionSign = (action) => OTHER_SIGNS[action] ?? figure(action);

/** Return the bag with the cubes that lie in it, and their numbers. */
export function bag(ctx, names) {
  const inBag = COLOURS.flatMap((colour) => names(colour, "bag").map((name) => [name, colour]));
  const heap = inBag.map(([name, colour], place) => {
    // The golden angle spreads the cubes evenly; a step of 17 mixes their colours.
    const turn = ((place * 17) % inBag.length) * 2.4,
      far = Math.sqrt(((place * 17) % inBag.length) / inBag.length);
    const style = { left: `${50 + 38 * far * Math.cos(turn)}%`, top: `${50 + 34 * far * Math.sin(turn)}%` };
    return html`<i key=${name} class=${`grain ${colour}`} style=${style} data-piece=${name}></i>`;
  });
  return ctx.piece(
    "place.bag",
    { label: labels.bag(ctx.state.bag), explain: () => explain.bag(ctx), pointer: "/state/bag" },
    html`<span class="title">${labels.bagTitle}</span>
      <span class="sack">${sack}<span class="heap">${heap}</span></span>
      <span class="contents">
        ${COLOURS.map(
          (colour) => html`<span class="content">${cube(colour)}<strong>${ctx.state.bag[colour]}</strong></span>`,
        )}
      </span>`,
  );
}

const sack = html`<svg viewBox="0 0 100 80" preserveAspectRatio="none" aria-hidden="true">
  <path class="sack-cloth" d="M10 22C-4 50 4 76 22 78h56c18-2 26-28 12-56z" />
  <ellipse class="sack-mouth" cx="50" cy="24" rx="42" ry="20" />
</svg>`;

/** Return the supply of domains and the two piles of raid cards. */
export function stacks(ctx, names) {
  const { state } = ctx;
  const newest = state.discards.slice(-TOP);
  const seen = new Map();
  const pile = newest
    .toReversed()
    .map((card) => {
      const kind = cardKind(seesDiscards(ctx) ? card : null);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return raidCard(seesDiscards(ctx) ? card : null, names(kind, "discards").at(-seen.get(kind)));
    })
    .toReversed();
  return html`<div class="place stacks">
    <h2 class="title">${labels.round(state.round)}</h2>
    <div class="stack">
      ${ctx.piece(
        "domain-stack",
        {
          id: names("domain", "supply").at(-1),
          label: labels.supply(state.supply),
          targets: ["supply"],
          pointer: "/state/supply",
          explain: () => explain.supply(ctx),
        },
        html`<strong>${state.supply}</strong>`,
      )}
      <small>${labels.domains}</small>
    </div>
    <div class="stack">
      ${ctx.piece(
        "pile",
        { label: labels.deck(state.deck), explain: () => explain.deck(ctx) },
        html`${raidCard(null)}<strong>${state.deck}</strong>`,
      )}
      <small>${labels.deckTitle}</small>
    </div>
    <div class="stack">
      ${ctx.piece(
        "pile.discards",
        { label: labels.discards(state.discards.length), explain: () => explain.discards(ctx) },
        html`${pile.length ? pile : html`<span class="raid-card no-card"></span>`}
          <strong>${state.discards.length}</strong>`,
      )}
      <small>${labels.discardsTitle}</small>
    </div>
  </div>`;
}
