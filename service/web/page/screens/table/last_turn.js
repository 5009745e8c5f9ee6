/** The last turn: the decisions in a row that one seat made last. */

/**
 * Return the decisions of the last turn, the oldest first; none before anybody has moved.
 * @type {(log: Cairn.Line[]) => Cairn.Line[]}
 */
export function lastTurn(log) {
  const end = log.findLastIndex(({ by }) => by !== null) + 1;
  const before = log.slice(0, end).findLastIndex(({ by }) => by !== log[end - 1].by);
  return log.slice(before + 1, end);
}

/**
 * Return the version after which everything is new to who looks: for a player that of their own last decision, for a
 * spectator the one before the last turn; null if there is none.
 * @type {(log: Cairn.Line[], seat: number | null) => number | null}
 */
export function seenUntil(log, seat) {
  if (seat === null) return lastTurn(log)[0] ? lastTurn(log)[0].version - 1 : null;
  return log.findLast(({ by }) => by === seat)?.version ?? null;
}
