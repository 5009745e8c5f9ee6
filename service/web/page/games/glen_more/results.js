/** The points of a finished game of Glen More, round by round: the turns, three scorings, and the end. */

import { commas, say } from "../../language.js";

/** @typedef {Pick<Cairn.Schemas["GlenMoreFinalScored"], "numbers" | "scored">} Scoring by seat */

/**
 * Return the points by what brought them, as the events of the game have them.
 * @param {Cairn.EndedGame} game
 * @param {Cairn.Line[]} log
 * @returns {Cairn.Results}
 */
export function results(game, log) {
  const seats = game.seats.length;
  const turns = {
    name: say("gm-result-turns"),
    explain: say("gm-result-turns-explained"),
    values: Array(seats).fill(0),
  };
  /** @type {Cairn.ResultRow[]} */
  const scored = [];
  for (const event of standing(log)) {
    if (event.type === "glen_more.points_scored") turns.values[event.seat] += event.scored;
    else if (event.type === "glen_more.area_scored")
      scored.push(
        row(game, say(`gm-result-area-${event.area}`, { scoring: event.scoring }), say("gm-result-compared"), event),
      );
    else if (event.type === "glen_more.final_scored" && event.scored.some(Boolean))
      scored.push(
        row(
          game,
          say(`gm-result-final-${idOf(event.what)}`),
          say(`gm-result-final-explained-${idOf(event.what)}`),
          event,
        ),
      );
  }
  return { rows: [turns, ...scored], total: game.outcome.points };
}

/**
 * Return the events that still count: an undo takes back all that followed the version it goes to.
 * @type {(log: Cairn.Line[]) => GlenMore.Event[]}
 */
function standing(log) {
  /** @type {Cairn.Line[]} */
  let decisions = [];
  for (const decision of log) {
    const undone = decision.events.find(({ type }) => type === "table.undone");
    decisions = undone ? decisions.filter(({ version }) => version <= undone.to) : [...decisions, decision];
  }
  return decisions.flatMap(({ events }) => /** @type {GlenMore.Event[]} */ (events));
}

/** @type {(what: string) => string} */
const idOf = (what) => what.toLowerCase().replaceAll(" ", "-");

/** @type {(game: Cairn.EndedGame, numbers: number[]) => string} */
const numbersWords = ({ seats }, numbers) =>
  say("gm-result-numbers", {
    numbers: commas(
      seats.map(({ name }, seat) =>
        say("gm-result-number", {
          name: name ?? say("lobby-seat-number", { place: seat + 1 }),
          number: numbers[seat],
        }),
      ),
    ),
  });

/** @type {(game: Cairn.EndedGame, name: string, explain: string, scoring: Scoring) => Cairn.ResultRow} */
const row = (game, name, explain, { numbers, scored }) => ({
  name,
  explain: `${explain} ${numbersWords(game, numbers)}`,
  values: scored,
});
