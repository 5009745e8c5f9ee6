/** The words of Schotten Totten. */

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

const RUSES = ["banshee", "recruiter", "strategist", "traitor"];

/** Return a card of Schotten Totten in words: "red 5". */
export const cardName = (card) => TACTICS[card] ?? card.replace("-", " ");

/** What is written on the table, or read out. */
export const words = {
  stone: (number) => `Stone ${number}`,
  ownedBy: (name) => `owned by ${name}`,
  troop: (name, number, card) => `${name}, stone ${number}: ${cardName(card)}`,
  yourSide: (number) => `Your side of stone ${number}`,
  completeFirst: "complete first",
  hand: (name) => `${name}'s hand`,
  hiddenClan: "a hidden clan card",
  hiddenTactic: "a hidden tactic card",
  decks: { clan: "Clan deck", tactic: "Tactic deck" },
  cardsLeft: (deck, left) => `${deck}, ${left} cards`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  discard: "Discard pile",
  discarded: (cards) => `Discard pile: ${cards.map(cardName).join(", ") || "empty"}`,
  empty: "empty",
  played: (names, counts) => `Tactic cards played: ${names.map((name, seat) => `${name} ${counts[seat]}`).join(", ")}`,
  ofNeeded: (name, count, needs) => `${name} ${count} of ${needs}`,
  total: (total) => `total ${total}`,
  kinds: {
    colour_run: "colour run",
    3: "three of a kind",
    4: "four of a kind",
    colour: "colour",
    run: "run",
    sum: "sum",
  },
};

/** The options of a new game. */
export const optionNames = {
  rounds: "Rounds",
  tactics: "With tactic cards",
  expert: "Expert: claim only when a turn begins",
};

/** What the chart of a finished game shows. */
export const chartTitle = "Points, and stones held in the round";

/** Moves: what group they are in, and what they do. */
export const moves = {
  play_card: (m) => [
    "Play a card",
    `${cardName(m.card)} ${m.card in TACTICS && ["blind_mans_bluff", "mud_fight"].includes(m.card) ? "onto" : "to"} stone ${m.stone}`,
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

/** Return what to do now, in words. */
export function prompt(state, path, moves) {
  const card = path[0]?.startsWith("hand:") && path[0].slice(5);
  const name = card && cardName(card);
  if (card && RUSES.includes(card))
    return path.length > 1
      ? "Choose where it goes."
      : card === "recruiter"
        ? "Play the Recruiter?"
        : `${name}: choose a card at a stone.`;
  if (card) return `Choose the stone for ${name}.`;
  if (state.phase === "play")
    return moves.some(({ type }) => type === "claim")
      ? "Claim a stone, or choose a card and then a stone."
      : "Choose a card, then a stone.";
  if (state.phase === "claim")
    return moves.some(({ type }) => type === "claim")
      ? "Claim a stone if you like; then draw to end the turn."
      : "Draw a card to end the turn.";
  if (state.phase === "recruit") return `Draw ${state.drawing} more for the Recruiter.`;
  return "Choose a card to put under its deck.";
}

/** What the replay jumps to. */
export const markName = "claim";

/** Return what an event is, if it is worth jumping to. */
export function mark(event) {
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
