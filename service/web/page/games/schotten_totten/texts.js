/**
 * The texts of Schotten Totten. Those of the explanations are in `explain.js` and `explain_stones.js`, those of *How to
 * play* in `how.js`, those of the end in `texts_results.js`.
 */

import { isClanCard, RUSES } from "./pieces.js";

/** @type {Record<SchottenTotten.TacticCard, string>} */
const TACTICS = {
  joker: "Joker",
  spy: "Spy",
  shield_bearer: "Shield-Bearer",
  blind_mans_bluff: "Blind Man's Bluff",
  mud_fight: "Mud Fight",
  banshee: "Banshee",
  recruiter: "Recruiter",
  strategist: "Strategist",
  traitor: "Traitor",
};

/**
 * Return the name of a card, such as "red 5".
 * @param {SchottenTotten.Card} card
 */
export const cardName = (card) => (isClanCard(card) ? card.replace("-", " ") : TACTICS[card]);

/** @type {(number: number, thing: string) => string} */
const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  /** @type {(number: number) => string} */
  stone: (number) => `Stone ${number}`,
  /**
   * The heading of a stone and its sides; `owner` is the name of who has claimed it, if anybody.
   * @type {(number: number, owner: string | null) => string}
   */
  group: (number, owner) => `Stone ${number}${owner ? `, claimed by ${owner}` : ""}`,
  /** @type {(name: string, number: number, card: SchottenTotten.Troop) => string} */
  troop: (name, number, card) => `Stone ${number}, ${name}: ${cardName(card)}`,
  /** @type {(number: number) => string} */
  yourSide: (number) => `Stone ${number}, your side`,
  /**
   * A card in the hand of who looks at the table, or in that of another, whose name it is.
   * @type {(card: SchottenTotten.Card, name: string | null) => string}
   */
  held: (card, name) => `${name ? `${name}'s hand` : "Hand"}: ${cardName(card)}`,
  /** @type {(name: string) => string} */
  hand: (name) => `${name}'s hand`,
  decks: { clan: "Clan deck", tactic: "Tactic deck" },
  shortDecks: { clan: "Clan", tactic: "Tactic" },
  /** @type {(deck: string, left: number) => string} */
  cardsLeft: (deck, left) => `${deck}, ${count(left, "card")}`,
  /** @type {(round: number, rounds: number) => string} */
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  discard: "Discard",
  /** @type {(cards: SchottenTotten.Card[]) => string} */
  discarded: (cards) => `Discard pile: ${cards.map(cardName).join(", ") || "empty"}`,
  /** @type {(name: string, clan: number, tactic: number) => string} */
  hiddenCards: (name, clan, tactic) =>
    `${name}'s hand: ${count(clan, "hidden clan card")}${tactic ? ` and ${count(tactic, "hidden tactic card")}` : ""}`,
  /** @type {(played: number) => string} */
  playedWords: (played) => `tactic card${played === 1 ? "" : "s"} played`,
  /** @type {(cards: number, needs: number) => string} */
  cardsOf: (cards, needs) => `${cards} of ${needs} cards`,
  total: "total",
  /** @type {(name: string) => string} */
  turnOf: (name) => `It is ${name}'s turn.`,
  /** @type {(clan: number, tactic: number) => string} */
  hiddenCount: (clan, tactic) => `${count(clan, "clan card")}${tactic ? ` and ${count(tactic, "tactic card")}` : ""}.`,
  formations: "The five formations, the strongest first",
  /** What each kind of formation is, in a few words and in sentences. */
  brief: {
    colour_run: "values in a row, one colour",
    of_a_kind: "one value",
    colour: "one colour",
    run: "values in a row",
    sum: "anything else",
  },
  means: {
    colour_run: "Consecutive values of one colour. No other formation is stronger (ST-11).",
    of_a_kind: "Cards of one value. Only a colour run is stronger (ST-11).",
    colour: "Cards of one colour. It is stronger than a run and a sum (ST-11).",
    run: "Consecutive values of different colours. It is stronger than a sum only (ST-11).",
    sum: "Any other cards. Every other formation is stronger (ST-11).",
  },
  /** @type {Record<string, string>} */
  kinds: {
    colour_run: "colour run",
    3: "three of a kind",
    4: "four of a kind",
    colour: "colour",
    run: "run",
    sum: "sum",
  },
};

/** The names of the options of a new game. */
export const optionNames = {
  rounds: "Rounds",
  tactics: "With tactic cards",
  expert: "Expert: claim only when a turn begins",
};

/** The title of the chart of a finished game. */
export const chartTitle = "Points, and stones held in the round";

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {SchottenTotten.Texts["moves"]}
 * @satisfies {Cairn.PerMove<SchottenTotten.Move, [], [string, string]>}
 */
export const moves = {
  play_card: (m) => [
    "Play a card",
    `${cardName(m.card)} ${["blind_mans_bluff", "mud_fight"].includes(m.card) ? "onto" : "to"} stone ${m.stone}`,
  ],
  play_recruiter: () => ["Play a ruse", "Play the Recruiter"],
  play_strategist: (m) => [
    "Strategist",
    `${cardName(m.card)} from stone ${m.stone} ${m.to === null ? "to the discard pile" : `to stone ${m.to}`}`,
  ],
  play_banshee: (m) => ["Banshee", `Discard ${cardName(m.card)} of stone ${m.stone}`],
  play_traitor: (m) => ["Traitor", `Take ${cardName(m.card)} of stone ${m.stone} to stone ${m.to}`],
  return_card: (m) => ["Put a card back", `Put ${m.card ? cardName(m.card) : "a card"} under its deck`],
  pass: () => ["Your turn", "Play no card and pass"],
  claim: (m) => ["Claim a stone", `Claim stone ${m.stone}`],
  draw_card: (m) => ["Draw", `Draw a ${m.deck} card`],
  end_turn: () => ["Your turn", "End the turn"],
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
      return canClaim ? "Claim a stone, or choose a card and then a stone." : "Choose a card, then a stone.";
    case "claim":
      return canClaim ? "You may claim a stone. Draw a card to end the turn." : "Draw a card to end the turn.";
    case "recruit":
      return `Draw ${state.drawing} more for the Recruiter.`;
    default:
      return "Choose a card to put under its deck.";
  }
}

/** @type {(card: SchottenTotten.Card, isTargetChosen: boolean) => string} */
function cardPrompt(card, isTargetChosen) {
  if (!RUSES.includes(card)) return `Choose the stone for ${cardName(card)}.`;
  if (isTargetChosen) return "Choose where the card goes.";
  return card === "recruiter" ? "Play the Recruiter?" : `${cardName(card)}: choose a card at a stone.`;
}

/** What the replay jumps to. */
export const milestoneName = "claim";

/**
 * Name an event that the replay can jump to.
 * @type {SchottenTotten.Texts["milestone"]}
 */
export function milestone(event) {
  switch (event.type) {
    case "schotten_totten.stone_claimed":
      return `stone ${event.stone} is claimed`;
    case "schotten_totten.stone_awarded":
      return `stone ${event.stone} is awarded`;
    case "schotten_totten.round_ended":
      return "the round ends";
    default:
      return null;
  }
}
