/** What the tactic cards of Schotten Totten do, in words. */

/**
 * What each tactic card does, and where it is played, with the clauses.
 * @type {Record<SchottenTotten.TacticCard, string[]>}
 */
export const TACTIC_RULES = {
  joker: [
    "Elite troop: it has any value and any colour, whichever makes its side strongest (ST-40, ST-43).",
    "It goes to your side of a stone. You may play only one Joker in a round (ST-44).",
  ],
  spy: ["Elite troop: it has the value 7 and any colour (ST-41).", "It goes to your side of a stone."],
  shield_bearer: [
    "Elite troop: it has the value 1, 2 or 3 and any colour, whichever makes its side strongest (ST-42, ST-43).",
    "It goes to your side of a stone.",
  ],
  blind_mans_bluff: [
    "Combat mode: at this stone only the totals of the values count, and no formations (ST-50).",
    "It goes onto a stone that nobody has claimed (ST-53).",
  ],
  mud_fight: [
    "Combat mode: each side of this stone needs four cards, and formations are made of all four (ST-51).",
    "It goes onto a stone that nobody has claimed (ST-53).",
  ],
  recruiter: [
    "Ruse: draw three cards from the decks you choose, then put two cards of your hand under their decks (ST-60).",
    "Then it lies on the discard pile.",
  ],
  strategist: [
    "Ruse: move one card of your side of a stone to your side of another, or discard it (ST-61).",
    "Neither stone may be claimed. Then the ruse lies on the discard pile.",
  ],
  banshee: [
    "Ruse: discard one card of the other side of a stone that nobody has claimed (ST-62).",
    "Then it lies on the discard pile.",
  ],
  traitor: [
    "Ruse: take one clan card of the other side of a stone to your own side of a stone (ST-63).",
    "Neither stone may be claimed. Then the ruse lies on the discard pile.",
  ],
};

/** The tactic cards in that order. */
export const TACTIC_CARDS = /** @type {SchottenTotten.TacticCard[]} */ (Object.keys(TACTIC_RULES));
