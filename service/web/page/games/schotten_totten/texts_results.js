/** The texts of the table of points at the end of Schotten Totten. */

/** The rows of the table at the end of a game, and what they mean. */
export const results = {
  /** @type {(seat: number) => string} */
  seat: (seat) => `Seat ${seat + 1}`,
  /** @type {(round: number) => string} */
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
  /**
   * Tell who won a round, and by what.
   * @type {(end: {reason: string}, winner: string | null, stones: number[][]) => string}
   */
  why: ({ reason }, winner, stones) => {
    /** @type {Record<string, string>} */
    const ways = {
      three_adjacent: "with three stones side by side",
      five: "with five stones",
      stuck: `as both players could only pass, with ${stones.map(({ length }) => length).join(" to ")} stones`,
    };
    const how = ways[reason];
    return winner === null ? `The round is drawn, ${how}.` : `${winner} wins the round ${how}.`;
  },
};
