/**
 * What each thing on the table of Schotten Totten is, what it does, and what a click on it does now. Whether a stone
 * can be claimed is said by the service alone: here is only what a claim asks for.
 */

import { html } from "../../html.js";
import { smallCards } from "./cards.js";
import { formationOf, nameOfKind, sideInWords } from "./formations.js";
import { MODES, needsOf, RUSES } from "./pieces.js";
import { TACTIC_RULES } from "./tactic_rules.js";
import { cardName, labels } from "./texts.js";
import { whyNotNow } from "./why_not.js";

const ENDS = {
  play: "It is played in place of a clan card.",
  limit: "You may never have played more than one tactic card more than the other player (ST-32).",
};

/** Return an explanation: what it is called, and sentences about it. */
const told = (title, ...lines) =>
  html`<strong class="told">${title}</strong>${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}`;

/** Explain a card in a hand that is seen. */
export function explainHandCard(ctx, seat, card) {
  const lines = card.includes("-") ? [clanCardIs(card)] : [...TACTIC_RULES[card], ENDS.play, ENDS.limit];
  if (seat !== ctx.me || !ctx.playing) return told(capital(cardName(card)), ...lines);
  const now = ctx.clicked.includes(`hand:${card}`)
    ? "It is chosen. A click lets go of it."
    : ctx.movesOf(`hand:${card}`).length
      ? clickOnCard(ctx, card)
      : whyNotNow(ctx, card);
  return told(capital(cardName(card)), ...lines, now);
}

const clanCardIs = (card) => {
  const [colour, value] = card.split("-");
  return `A clan card: ${colour}, value ${value}. Each of the six colours has the values 1 to 9, each once (ST-01).`;
};

function clickOnCard(ctx, card) {
  if (ctx.state.phase === "return") return "A click puts it under its deck.";
  if (card === "recruiter") return "A click chooses it; then a button plays it.";
  if (RUSES.includes(card)) return "A click chooses it; then click a card beside a stone.";
  return `A click chooses it; then click ${MODES.includes(card) ? "a stone" : "your side of a stone"}.`;
}

/** Explain a card beside a stone. */
export function explainTroop(ctx, number, seat, card) {
  const lines = card.includes("-") ? [clanCardIs(card)] : TACTIC_RULES[card].slice(0, 1);
  const stone = ctx.state.stones[number - 1];
  return told(
    capital(cardName(card)),
    ...lines,
    `It lies on ${ctx.names[seat]}'s side of stone ${number}: ${sideInWords(stone, seat)}.`,
    ctx.isNext(`troop:${seat}:${number}:${card}`) && "A click chooses it for the ruse.",
    ctx.playing && seat === ctx.me && clickOnStone(ctx, number),
  );
}

/** Explain the next free place of the player's own side. */
export const explainPlace = (ctx, number) =>
  told(
    labels.yourSide(number),
    sideNeeds(ctx.state.stones[number - 1], ctx.me),
    clickOnStone(ctx, number) ?? whyNotNow(ctx),
  );

const sideNeeds = (stone, seat) => {
  const [has, needs] = [stone.sides[seat].length, needsOf(stone)];
  return `It has ${has} of ${needs} cards.${needs === 4 ? " Mud Fight asks for four (ST-51)." : ""}`;
};

/** Say what a click on a stone does now; null if it begins no move and goes on with none. */
function clickOnStone(ctx, number) {
  const [move] = ctx.movesOf(`stone:${number}`);
  if (!move) return null;
  if (move.type === "claim") return "A click claims the stone.";
  return `A click ${move.type === "play_card" ? "plays" : "brings"} the ${cardName(move.card)} here.`;
}

/** Explain a stone: who holds which formation there, and what a claim still asks for. */
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

/** Say what a claim of the player asks for; without a player, what it asks of anybody. */
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

/** Explain what a complete side is worth. */
export function explainFormation(ctx, number, seat) {
  const stone = ctx.state.stones[number - 1];
  const found = formationOf(stone, seat);
  const name = nameOfKind(found, stone.sides[seat].length);
  return told(
    `${capital(name)} ${found.total}`,
    found.kind
      ? labels.means[found.kind]
      : "Under Blind Man's Bluff only the total of the values counts, and no formation (ST-50).",
    stone.sides[seat].some((card) => !card.includes("-")) &&
      "Tactic cards on this side stand for what makes it strongest (ST-43).",
    stone.first === seat && `${ctx.names[seat]}'s side was complete first, so it wins a tie (ST-13).`,
  );
}

/** Explain a deck. */
export function explainDeck(ctx, name) {
  const { left, under } = ctx.state[`${name}_deck`];
  const known = under.filter(({ card }) => card).map(({ card }) => cardName(card));
  return told(
    labels.cardsLeft(labels.decks[name], left),
    name === "clan"
      ? "Clan cards in six colours, with the values 1 to 9. You draw one card at the end of your turn (ST-03)."
      : "Ten tactic cards. At the end of your turn you choose the deck that you draw from (ST-31).",
    known.length > 0 && `You know what was put under it: ${known.join(", ")} (ST-65).`,
    ctx.isNext(`deck:${name}`)
      ? ctx.state.phase === "recruit"
        ? "A click draws a card for the Recruiter."
        : "A click draws a card and ends your turn."
      : ctx.playing && (left ? whyNoDraw(ctx) : "No card is left in it."),
  );
}

function whyNoDraw({ state, me, names }) {
  if (state.turn !== me) return labels.turnOf(names[state.turn]);
  if (state.phase === "play") return "You draw when you have played a card.";
  if (state.phase === "return") return "First put two cards back under their decks (ST-60).";
  return "You need not choose it now: the button below ends your turn, and you draw if your hand has room.";
}

/** Explain the discard pile with the cards that lie on it. */
export const explainDiscard = (ctx) =>
  told(
    labels.discarded(ctx.state.discard),
    ctx.state.discard.length > 0 && smallCards(ctx.state.discard),
    "Ruses lie here when they are played, and so do cards that they took from a stone. Nothing comes back (ST-65).",
    ctx.isNext("discard") && `A click ${ctx.clicked.length > 1 ? "discards the card you chose" : "plays the ruse"}.`,
  );

/** Explain a hand that is hidden. */
export const explainHidden = (ctx, seat) =>
  told(
    labels.hand(ctx.names[seat]),
    labels.hiddenCount(ctx.state.hands[seat].length, ctx.state.tactic_hands[seat].length),
    `Only ${ctx.names[seat]} knows which, until the match is over (ST-90).`,
  );

/** Explain how many tactic cards a player has played. */
export function explainTally({ state, names }, seat) {
  const [own, other] = [state.played[seat], state.played[1 - seat]];
  return told(
    `${names[seat]}: ${own} ${labels.playedWords(own)}`,
    `${names[1 - seat]} has played ${other}.`,
    own > other
      ? `${names[seat]} may play no other before ${names[1 - seat]} has played one more (ST-32).`
      : `${names[seat]} may play one more (ST-32).`,
  );
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
