/**
 * What the stones of Schotten Totten are with all that lies beside them, and what a click there does now. Whether a
 * stone can be claimed is said by the service alone: here is only what a claim asks for.
 */

import { capital, clanCardIs, told } from "./explain.js";
import { formationOf, nameOfKind, sideInWords } from "./formations.js";
import { isClanCard, needsOf } from "./pieces.js";
import { TACTIC_RULES } from "./tactic_rules.js";
import { cardName, labels } from "./texts.js";
import { whyNotNow } from "./why_not.js";

/**
 * Explain a card beside a stone.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 * @param {number} seat
 * @param {SchottenTotten.Troop} card
 */
export function explainTroop(ctx, number, seat, card) {
  const lines = isClanCard(card) ? [clanCardIs(card)] : TACTIC_RULES[card].slice(0, 1);
  const stone = ctx.state.stones[number - 1];
  return told(
    capital(cardName(card)),
    ...lines,
    `It lies on ${ctx.names[seat]}'s side of stone ${number}: ${sideInWords(stone, seat)}.`,
    ctx.isNext(`troop:${seat}:${number}:${card}`) && "A click chooses it for the ruse.",
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
    labels.yourSide(number),
    sideNeeds(ctx.state.stones[number - 1], seat),
    clickOnStone(ctx, number) ?? whyNotNow(ctx),
  );

/** @type {(stone: SchottenTotten.Stone, seat: number) => string} */
const sideNeeds = (stone, seat) => {
  const [has, needs] = [stone.sides[seat].length, needsOf(stone)];
  return `It has ${has} of ${needs} cards.${needs === 4 ? " Mud Fight asks for four (ST-51)." : ""}`;
};

/**
 * Say what a click on a stone does now; null if it begins no move and goes on with none.
 * @type {(ctx: SchottenTotten.Context, number: number) => string | null}
 */
function clickOnStone(ctx, number) {
  const [move] = ctx.movesOf(`stone:${number}`);
  if (move?.type === "claim") return "A click claims the stone.";
  if (!move || !("card" in move) || !move.card) return null;
  return `A click ${move.type === "play_card" ? "plays" : "brings"} the ${cardName(move.card)} here.`;
}

/**
 * Explain a stone: who holds which formation there, and what a claim still asks for.
 * @param {SchottenTotten.Context} ctx
 * @param {number} number
 */
export function explainStone(ctx, number) {
  const stone = ctx.state.stones[number - 1];
  const sides = [1 - ctx.nearSeat, ctx.nearSeat].map((seat) => {
    const first = stone.first === seat ? ", complete first" : "";
    return `${ctx.names[seat]}: ${stone.sides[seat].length ? sideInWords(stone, seat) : "no card yet"}${first}.`;
  });
  return told(
    labels.stone(number),
    ...sides,
    ...stone.modes.map((mode) => `${cardName(mode)} lies on it. ${TACTIC_RULES[mode][0]}`),
    ...(stone.owner === null
      ? claimNeeds(ctx, number)
      : [`${ctx.names[stone.owner]} has claimed it for good. It takes no more cards (ST-14).`]),
  );
}

/**
 * Say what a claim of the player asks for; without a player, what it asks of anybody.
 * @type {(ctx: SchottenTotten.Context, number: number) => Cairn.Content[]}
 */
function claimNeeds(ctx, number) {
  const stone = ctx.state.stones[number - 1],
    needs = needsOf(stone);
  if (ctx.me === null || !ctx.playing)
    return [`A player claims it with ${needs} cards on their side that the other side surely cannot beat (ST-07).`];
  const lacking = needs - stone.sides[ctx.me].length;
  const other = ctx.names[1 - ctx.me];
  const isComplete = stone.sides[1 - ctx.me].length >= needs;
  const claim = lacking
    ? `To claim it you need ${needs} cards on your side. It has ${needs - lacking} (ST-07).`
    : isComplete
      ? "Both sides are complete: to claim it, yours must be the stronger (ST-07)."
      : `To claim it, no cards that ${other} may still get can beat your side. The service works it out (ST-07).`;
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
    `${capital(name)} ${found.total}`,
    found.kind
      ? labels.means[found.kind]
      : "Under Blind Man's Bluff only the total of the values counts, and no formation (ST-50).",
    stone.sides[seat].some((card) => !isClanCard(card)) &&
      "Tactic cards on this side stand for what makes it strongest (ST-43).",
    stone.first === seat && `${ctx.names[seat]}'s side was complete first, so it wins a tie (ST-13).`,
  );
}
