/** What the clans of Highland Clans share: the bag, the domains and the raid cards. */

import { html } from "../../html.js";
import { say } from "../../language.js";
import { raidCard } from "./hand.js";
import { cardKind, seesDiscards } from "./identity.js";
import { COLOURS, cube, explanation, thing } from "./pieces.js";
import { cubes } from "./texts.js";

/** So many of the newest discards are seen in the pile. */
const TOP = 3;
/** There are fewer cubes of each colour. */
const MOST_CUBES = 64;

/**
 * Return the bag with the cubes that lie in it, and their numbers.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.PieceNames} names
 */
export function bag(ctx, names) {
  const heap = COLOURS.flatMap((colour, kind) =>
    names(colour, "bag").map((name, count) => {
      const { left, top } = placeInHeap(MOST_CUBES * kind + count);
      const style = { left: `${left}%`, top: `${top}%` };
      return html`<i key=${name} class=${`grain ${colour}`} style=${style} data-piece=${name} data-motion="hop"></i>`;
    }),
  );
  return html`<div class="place bag" role="group" aria-label=${say("hc-label-bag-title")}>
    <h2 class="hidden">${say("hc-label-bag-title")}</h2>
    ${ctx.piece(
      "bag-piece",
      {
        label: say("hc-label-bag", { cubes: cubes(ctx.state.bag) }),
        explain: explanation("bag", ctx),
        pointer: "/state/bag",
      },
      html`<span class="sack">${thing("sack")}<span class="heap">${heap}</span>${thing("sack-rim")}</span>
        <span class="contents">
          ${COLOURS.map(
            (colour) => html`<span class="content">${cube(colour)}<strong>${ctx.state.bag[colour]}</strong></span>`,
          )}
        </span>`,
    )}
  </div>`;
}

/**
 * Return where a cube lies in the heap, by its number: it stays there while others come and go. Multiples of the two
 * powers of the plastic number spread any run of numbers evenly (Roberts, The unreasonable effectiveness of
 * quasirandom sequences).
 * @param {number} number
 */
function placeInHeap(number) {
  const turn = 2 * Math.PI * ((number * 0.7548776662466927) % 1),
    far = Math.sqrt((number * 0.5698402909980532) % 1);
  return { left: 50 + 46 * far * Math.cos(turn), top: 50 + 42 * far * Math.sin(turn) };
}

/**
 * Return the supply of domains and the two piles of raid cards, with a milestone that tells the round.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.PieceNames} names
 */
export function stacks(ctx, names) {
  const { state } = ctx;
  return html`<div class="place stacks" role="group" aria-label=${say("hc-label-stacks")}>
    <h2 class="round">${thing("milestone")}<span>${say("hc-label-round-word")} <b>${state.round}</b></span></h2>
    ${stack(
      say("hc-label-domains"),
      state.supply,
      ctx.piece(
        "domain-stack",
        {
          id: names("domain", "supply").at(-1),
          label: say("hc-label-supply", { left: state.supply }),
          targets: ["supply"],
          pointer: "/state/supply",
          explain: explanation("supply", ctx),
        },
        state.supply > 0 && html`<span class="turf"></span>`,
      ),
    )}
    ${stack(
      say("hc-label-deck-title"),
      state.deck,
      ctx.piece(
        "pile",
        {
          label: say("hc-label-deck", { number: state.deck }),
          explain: explanation("deck", ctx),
        },
        state.deck > 0 && raidCard(null),
      ),
    )}
    ${stack(
      say("hc-label-discards-title"),
      state.discards.length,
      ctx.piece(
        "pile.discards",
        {
          label: say("hc-label-discards", { number: state.discards.length }),
          explain: explanation("discards", ctx),
        },
        newestDiscards(ctx, names),
      ),
    )}
  </div>`;
}

/** @type {(title: string, number: number, pile: Cairn.Content) => Cairn.Template} */
const stack = (title, number, pile) => html`<div class="stack">
  ${pile}
  <span class="plank" aria-hidden="true"><b>${number}</b> <small>${title}</small></span>
</div>`;

/**
 * Return the newest discards, the last one on top.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.PieceNames} names
 */
function newestDiscards(ctx, names) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return ctx.state.discards
    .slice(-TOP)
    .toReversed()
    .map((card) => {
      const value = seesDiscards(ctx) ? card : null,
        kind = cardKind(value),
        nth = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, nth);
      return raidCard(value, names(kind, "discards").at(-nth));
    })
    .toReversed();
}
