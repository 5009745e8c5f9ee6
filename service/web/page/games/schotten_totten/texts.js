/** What Schotten Totten says in words: its cards, its moves, and what is to be done. */

import { commas, say, sayEach, term } from "../../language.js";
import { clanCard, isClanCard, RUSES } from "./pieces.js";

/**
 * Return the message of a card, such as "red 5", as an argument of others.
 * @param {SchottenTotten.Card} card
 */
export function cardTerm(card) {
  if (!isClanCard(card)) return term(`st-${card.replaceAll("_", "-")}`);
  const { colour, value } = clanCard(card);
  return term(`st-clan-${colour}`, { value });
}

/**
 * Return the name of a card.
 * @param {SchottenTotten.Card} card
 */
export function cardName(card) {
  const { id, args } = cardTerm(card);
  return say(id, args);
}

/**
 * Return what lies on the discard pile, in words.
 * @param {SchottenTotten.Card[]} cards
 */
export const discardedWords = (cards) =>
  cards.length ? say("st-label-discarded", { cards: commas(cards.map(cardName)) }) : say("st-label-empty-discard");

/** The names of the options of a new game. */
export const optionNames = sayEach("st-option", ["rounds", "tactics", "expert"]);

/** The title of the chart of a finished game. */
export const chartTitle = say("st-chart-title");

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {SchottenTotten.Texts["moves"]}
 * @satisfies {Cairn.PerMove<SchottenTotten.Move, [], [string, string]>}
 */
export const moves = {
  play_card: (m) => [
    say("st-group-play"),
    say(["blind_mans_bluff", "mud_fight"].includes(m.card) ? "st-move-play-mode" : "st-move-play", {
      card: cardTerm(m.card),
      stone: m.stone,
    }),
  ],
  play_recruiter: () => [say("st-group-ruse"), say("st-move-recruiter")],
  play_strategist: (m) => [
    say("st-strategist"),
    m.to === null
      ? say("st-move-strategist-discard", { card: cardTerm(m.card), stone: m.stone })
      : say("st-move-strategist", { card: cardTerm(m.card), stone: m.stone, target: m.to }),
  ],
  play_banshee: (m) => [say("st-banshee"), say("st-move-banshee", { card: cardTerm(m.card), stone: m.stone })],
  play_traitor: (m) => [
    say("st-traitor"),
    say("st-move-traitor", { card: cardTerm(m.card), stone: m.stone, target: m.to }),
  ],
  return_card: (m) => [
    say("st-group-return"),
    m.card ? say("st-move-return", { card: cardTerm(m.card) }) : say("st-move-return-unseen"),
  ],
  pass: () => [say("page-group-turn"), say("st-move-pass")],
  claim: (m) => [say("st-group-claim"), say("st-move-claim", { stone: m.stone })],
  draw_card: (m) => [say("st-group-draw"), say("st-move-draw", { deck: term(`st-deck-${m.deck}`) })],
  end_turn: () => [say("page-group-turn"), say("page-end-turn")],
};

/**
 * Tell a player what to do now.
 * @type {SchottenTotten.Texts["prompt"]}
 */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("hand:"))
    return cardPrompt(/** @type {SchottenTotten.Card} */ (clicked[0].slice(5)), clicked.length > 1);
  const canClaim = moves.some(({ type }) => type === "claim");
  switch (state.phase) {
    case "play":
      return canClaim ? say("st-prompt-claim-or-play") : say("st-prompt-play");
    case "claim":
      return canClaim ? say("st-prompt-claim-or-draw") : say("st-prompt-draw");
    case "recruit":
      return say("st-prompt-recruit", { number: state.drawing });
    default:
      return say("st-prompt-return");
  }
}

/** @type {(card: SchottenTotten.Card, isTargetChosen: boolean) => string} */
function cardPrompt(card, isTargetChosen) {
  if (!RUSES.includes(card)) return say("st-prompt-stone", { card: cardTerm(card) });
  if (isTargetChosen) return say("st-prompt-target");
  return card === "recruiter" ? say("st-prompt-recruiter") : say("st-prompt-card", { card: cardTerm(card) });
}

/** What the replay jumps to. */
export const milestoneName = say("st-milestone-name");

/**
 * Name an event that the replay can jump to.
 * @type {SchottenTotten.Texts["milestone"]}
 */
export function milestone(event) {
  switch (event.type) {
    case "schotten_totten.stone_claimed":
      return say("st-milestone-claimed", { stone: event.stone });
    case "schotten_totten.stone_awarded":
      return say("st-milestone-awarded", { stone: event.stone });
    case "schotten_totten.round_ended":
      return say("st-milestone-round");
    default:
      return null;
  }
}
