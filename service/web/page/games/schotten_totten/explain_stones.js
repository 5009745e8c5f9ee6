/**
 * What the stones of Schotten Totten are with all that lies beside them, and what a click there does now. Whether a
 * stone can be claimed is said by the service alone: here is only what a claim asks for.
 */

import { say } from "../../language.js";
import { capital, clanCardIs, told } from "./explain.js";
import { formationOf, nameOfKind, sideInWords } from "./formations.js";
import { isClanCard, needsOf } from "./pieces.js";
import { rulesOf } from "./tactic_rules.js";
import { cardName, cardTerm } from "./texts.js";
import { whyNotNow } from "./why_not.js";

/**
 * Explain a card beside a stone.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 * @param {number} seat
 * @param {SchottenTotten.Troop} card
 */
export function explainTroop(ctx, number, seat, card) {
  const lines = isClanCard(card) ? [clanCardIs(card)] : rulesOf(card).slice(0, 1);
  const stone = ctx.state.stones[number - 1];
  return told(
    capital(cardName(card)),
    ...lines,
    say("st-explain-lies", { name: ctx.names[seat], number, side: sideInWords(stone, seat) }),
    ctx.isNext(`troop:${seat}:${number}:${card}`) && say("st-explain-click-chooses-ruse"),
    ctx.playing && seat === ctx.me && clickOnStone(ctx, number),
  );
}

/**
 * Explain the next free place of the player's own side.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 * @param {number} seat that of the player
 */
export const explainPlace = (ctx, number, seat) =>
  told(
    say("st-label-your-side", { number }),
    sideNeeds(ctx.state.stones[number - 1], seat),
    clickOnStone(ctx, number) ?? whyNotNow(ctx),
  );

/** @type {(stone: SchottenTotten.Stone, seat: number) => string} */
const sideNeeds = (stone, seat) => {
  const [has, needs] = [stone.sides[seat].length, needsOf(stone)];
  return say(needs === 4 ? "st-explain-has-mud-fight" : "st-explain-has", { has, needs });
};

/**
 * Say what a click on a stone does now; null if it begins no move and goes on with none.
 * @type {(ctx: SchottenTotten.Context, number: number) => string | null}
 */
function clickOnStone(ctx, number) {
  const [move] = ctx.movesOf(`stone:${number}`);
  if (move?.type === "claim") return say("st-explain-click-claims-stone");
  if (!move || !("card" in move) || !move.card) return null;
  return say(move.type === "play_card" ? "st-explain-click-plays" : "st-explain-click-brings", {
    card: cardTerm(move.card),
  });
}

/**
 * Explain a stone: who holds which formation there, and what a claim still asks for.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 */
export function explainStone(ctx, number) {
  const stone = ctx.state.stones[number - 1];
  const sides = [1 - ctx.nearSeat, ctx.nearSeat].map((seat) => {
    const side = stone.sides[seat].length ? sideInWords(stone, seat) : say("st-explain-no-card");
    return say(stone.first === seat ? "st-explain-side-first" : "st-explain-side", { name: ctx.names[seat], side });
  });
  return told(
    say("st-label-stone", { number }),
    ...sides,
    ...stone.modes.map((mode) => say("st-explain-mode", { card: cardTerm(mode), rule: rulesOf(mode)[0] })),
    ...(stone.owner === null ? claimNeeds(ctx, number) : [say("st-explain-claimed", { name: ctx.names[stone.owner] })]),
  );
}

/**
 * Say what a claim of the player asks for; without a player, what it asks of anybody.
 * @type {(ctx: SchottenTotten.Context, number: number) => Cairn.Content[]}
 */
function claimNeeds(ctx, number) {
  const stone = ctx.state.stones[number - 1],
    needs = needsOf(stone);
  if (ctx.me === null || !ctx.playing) return [say("st-explain-how-claimed", { needs })];
  const lacking = needs - stone.sides[ctx.me].length;
  const other = ctx.names[1 - ctx.me];
  const isComplete = stone.sides[1 - ctx.me].length >= needs;
  const claim = lacking
    ? say("st-explain-claim-needs", { needs, has: needs - lacking })
    : isComplete
      ? say("st-explain-both-sides-are-complete")
      : say("st-explain-claim-unbeaten", { name: other });
  return [claim, clickOnStone(ctx, number) ?? whyNotNow(ctx, null, number)];
}

/**
 * Explain what a complete side is worth.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 * @param {number} seat
 */
export function explainFormation(ctx, number, seat) {
  const stone = ctx.state.stones[number - 1];
  const found = formationOf(stone, seat);
  if (!found) return null;
  const name = nameOfKind(found, stone.sides[seat].length);
  return told(
    say("st-label-formation", { kind: capital(name), total: found.total }),
    found.kind ? say(`st-label-means-${found.kind}`) : say("st-explain-under-blind-mans-bluff"),
    stone.sides[seat].some((card) => !isClanCard(card)) && say("st-explain-tactic-cards-this-side"),
    stone.first === seat && say("st-explain-first", { name: ctx.names[seat] }),
  );
}
