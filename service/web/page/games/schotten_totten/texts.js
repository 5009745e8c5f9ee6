/** The texts of Schotten Totten. Those of the explanations are in `explain.js`, those of *How to play* in `how.js`. */

import { RUSES } from "./pieces.js";

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

/** Return the name of a card, such as "red 5". */
export const cardName = (card) => TACTICS[card] ?? card.replace("-", " ");

const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** Texts on the board, and labels that a screen reader reads. */
export const labels = {
  stone: (number) => `Stone ${number}`,
  /** The heading of a stone and its sides; `owner` is the name of who has claimed it, if anybody. */
  group: (number, owner) => `Stone ${number}${owner ? `, claimed by ${owner}` : ""}`,
  troop: (name, number, card) => `Stone ${number}, ${name}: ${cardName(card)}`,
  yourSide: (number) => `Stone ${number}, your side`,
  /** A card in the hand of who looks at the table, or in that of another, whose name it is. */
  held: (card, name) => `${name ? `${name}'s hand` : "Hand"}: ${cardName(card)}`,
  hand: (name) => `${name}'s hand`,
  decks: { clan: "Clan deck", tactic: "Tactic deck" },
  shortDecks: { clan: "Clan", tactic: "Tactic" },
  cardsLeft: (deck, left) => `${deck}, ${count(left, "card")}`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  discard: "Discard",
  discarded: (cards) => `Discard pile: ${cards.map(cardName).join(", ") || "empty"}`,
  hiddenCards: (name, clan, tactic) =>
    `${name}'s hand: ${count(clan, "hidden clan card")}${tactic ? ` and ${count(tactic, "hidden tactic card")}` : ""}`,
  playedWords: (played) => `tactic card${played === 1 ? "" : "s"} played`,
  cardsOf: (cards, needs) => `${cards} of ${needs} cards`,
  total: "total",
  turnOf: (name) => `It is ${name}'s turn.`,
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

/** For each type of move: the title of its group, and the move in words. */
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
  return_card: (m) => ["Put a card back", `Put ${cardName(m.card)} under its deck`],
  pass: () => ["Your turn", "Play no card and pass"],
  claim: (m) => ["Claim a stone", `Claim stone ${m.stone}`],
  draw_card: (m) => ["Draw", `Draw a ${m.deck} card`],
  end_turn: () => ["Your turn", "End the turn"],
};

/** Tell a player what to do now. */
export function prompt(state, clicked, moves) {
  if (clicked[0]?.startsWith("hand:")) return cardPrompt(clicked[0].slice(5), clicked.length > 1);
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

function cardPrompt(card, isTargetChosen) {
  if (!RUSES.includes(card)) return `Choose the stone for ${cardName(card)}.`;
  if (isTargetChosen) return "Choose where the card goes.";
  return card === "recruiter" ? "Play the Recruiter?" : `${cardName(card)}: choose a card at a stone.`;
}

/** What the replay jumps to. */
export const milestoneName = "claim";

/** Name an event that the replay can jump to. */
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

/** The rows of the table at the end of a game, and what they mean. */
export const results = {
  seat: (seat) => `Seat ${seat + 1}`,
  round: (round) => `Round ${round}`,
  brokenOff: "The round did not come to its end.",
  stones: "stones",
  stonesMean: "Stones that were claimed, or awarded when the round was stuck.",
  adjacent: "three side by side",
  adjacentMean: "Three stones side by side win the round at once (ST-15).",
  five: "five stones",
  fiveMean: "Any five stones win the round at once (ST-15).",
  yes: "yes",
  points: "points",
  pointsMean: "The winner of a round has 5 points, the other 1 for each of their stones (ST-20).",
  /** Tell who won a round, and by what. */
  why: ({ reason }, winner, stones) => {
    const how = {
      three_adjacent: "with three stones side by side",
      five: "with five stones",
      stuck: `as both players could only pass, with ${stones.map(({ length }) => length).join(" to ")} stones`,
    }[reason];
    return winner === null ? `The round is drawn, ${how}.` : `${winner} wins the round ${how}.`;
  },
};
