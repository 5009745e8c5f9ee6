/** What a finished game of Schotten Totten came to: the stones of each player, and the points of each round. */

import { say, term } from "../../language.js";

/** What stands where there is nothing to say. */
const NONE = "–";

/**
 * Return the points by category and seat: of one round what decided it, of a match the points of each round.
 * @param {Cairn.Game<SchottenTotten.State>} game a finished game, with its last state
 * @param {Cairn.Line[]} log
 * @returns {Cairn.Results} `why` says who won the only round, and by what; of a match the row of each round explains it
 */
export function results(game, log) {
  const rounds = roundsOf(log);
  const total = game.outcome?.points ?? game.state?.points ?? [];
  const names = game.seats.map(({ name }, seat) => name ?? say("lobby-seat-number", { place: seat + 1 }));
  /** @type {(round: SchottenTotten.Round) => string | null} */
  const why = ({ end, stones }) => end && whyWon(end, end.winner === null ? null : names[end.winner], stones);
  if ((game.state?.rounds ?? 1) > 1)
    return { rows: rounds.map((round, index) => roundRow(round, index + 1, why(round))), total, why: [] };
  return { rows: rounds.flatMap(roundRows), total, why: rounds.flatMap((round) => why(round) ?? []) };
}

/**
 * Return who won a round, and by what.
 * @type {(end: {reason: string}, winner: string | null, stones: number[][]) => string}
 */
function whyWon({ reason }, winner, stones) {
  const [first, second] = stones.map(({ length }) => length);
  const both = { stones: term("st-result-stones-to", { first, second }) };
  if (winner === null) return say("st-result-drawn", both);
  return say(`st-result-won-${reason}`, { name: winner, ...both });
}

/**
 * Return for each round the stones of each seat, and the event of its end. Decisions that were undone do not count.
 * @param {Cairn.Line[]} log
 */
function roundsOf(log) {
  /** @type {SchottenTotten.Round[]} */
  const rounds = [];
  for (const { events } of counting(log))
    for (const event of events) {
      const round = rounds.at(-1);
      if (event.type === "schotten_totten.round_began") rounds.push({ stones: [[], []], end: null });
      else if (event.type === "schotten_totten.stone_claimed" || event.type === "schotten_totten.stone_awarded")
        round?.stones[event.seat].push(event.stone);
      else if (round && event.type === "schotten_totten.round_ended")
        round.end = /** @type {SchottenTotten.Round["end"]} */ (event);
    }
  return rounds;
}

/**
 * Return the decisions that count: an undo takes away those after the version that it goes back to.
 * @param {Cairn.Line[]} log
 */
function counting(log) {
  /** @type {Cairn.Line[]} */
  let kept = [];
  for (const decision of log) {
    const undo = decision.events.find(({ type }) => type === "table.undone");
    if (undo) kept = kept.filter(({ version }) => version <= undo.to);
    else kept.push(decision);
  }
  return kept;
}

/**
 * Return the row of a round of a match. One that was broken off has no points.
 * @type {(round: SchottenTotten.Round, number: number, why: string | null) => Cairn.ResultRow}
 */
const roundRow = ({ end }, number, why) => ({
  name: say("st-result-round", { round: number }),
  explain: why ?? say("st-result-broken-off"),
  values: end?.points ?? [NONE, NONE],
});

/**
 * Return the rows of the only round: what wins it, and its points.
 * @type {(round: SchottenTotten.Round) => Cairn.ResultRow[]}
 */
const roundRows = ({ stones, end }) => [
  { name: say("st-result-stones"), explain: say("st-result-stones-mean"), values: stones.map(({ length }) => length) },
  {
    name: say("st-result-adjacent"),
    explain: say("st-result-adjacent-mean"),
    values: stones.map((own) => adjacent(own).join(", ") || NONE),
  },
  {
    name: say("st-result-five"),
    explain: say("st-result-five-mean"),
    values: stones.map(({ length }) => (length < 5 ? NONE : say("st-result-yes"))),
  },
  { name: say("st-result-points"), explain: say("st-result-points-mean"), values: end?.points ?? [NONE, NONE] },
];

/**
 * Return the first three stones that lie side by side; none if there are none.
 * @param {number[]} stones
 */
function adjacent(stones) {
  const first = [...stones].sort((a, b) => a - b).find((one) => stones.includes(one + 1) && stones.includes(one + 2));
  return first === undefined ? [] : [first, first + 1, first + 2];
}
