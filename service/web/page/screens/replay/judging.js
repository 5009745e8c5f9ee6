/** The analysis of a finished game is asked for, and read as far as the workers are with it. */

import { ask, messageFor, pause } from "../../api.js";
import { get, set } from "../../store.js";

const ASK_AGAIN_MILLISECONDS = 1000;

/** How many of the moves that gave most away are listed. */
const MOST_LISTED = 10;

/**
 * Tell whether a decision gave away something that counts.
 * @type {(row: Cairn.AnalysedDecision) => boolean}
 */
export const isBad = ({ word }) => ["inaccuracy", "mistake", "blunder"].includes(word);

/**
 * The game whose analysis is being read.
 * @type {string | null}
 */
let reading = null;

/**
 * Return the analysis of a game as far as it is known: `rows` (one for each decision, see the API's
 * `AnalysedDecision`), `status`, `done`, `count`, `players`, or a `message` that says why there is none. The first call
 * asks for it.
 * @type {(state: Pick<Cairn.BoardState, "game" | "analysis">) => Cairn.Analysis}
 */
export function analysisOf({ game, analysis }) {
  if (analysis?.game === game.id) return analysis;
  if (reading !== game.id) read(game);
  return { game: game.id, rows: [], status: "pending", done: 0, count: 0 };
}

/**
 * Ask again for an analysis that has failed.
 * @type {(state: Cairn.State) => Promise<void>}
 */
export const readAgain = ({ game }) => read(game);

/**
 * Return those rows that gave most away, the worst first.
 * @type {(rows: Cairn.AnalysedDecision[]) => Cairn.AnalysedDecision[]}
 */
export const worstOf = (rows) =>
  badOf(rows)
    .sort((one, other) => other.given_away - one.given_away)
    .slice(0, MOST_LISTED);

/**
 * Return the rows that gave something away that counts, in the order of the game.
 * @type {(rows: Cairn.AnalysedDecision[]) => Cairn.AnalysedDecision[]}
 */
export const badOf = (rows) => rows.filter(isBad);

/** @param {Cairn.Game} game */
async function read(game) {
  reading = game.id;
  const path = `/games/${game.id}/analyses`;
  const isWanted = () => get().game?.id === game.id;
  /** @type {Cairn.AnalysedDecision[]} */
  let rows = [];
  try {
    /** @type {Cairn.Schemas["Analysis"]} */
    let found = await ask(path, { method: "POST", body: { kind: "decisions" } });
    for (;;) {
      for (let /** @type {number | null} */ next = rows.at(-1)?.version ?? 0; next !== null; ) {
        /** @type {Cairn.Schemas["AnalysedDecisions"]} */
        const page = await ask(`${path}/${found.id}?after=${next}&limit=500`);
        [found, next] = [page.analysis, page.next];
        rows = [...rows, ...page.items];
      }
      if (!isWanted()) return;
      const { status, done, of, players, problem } = found;
      set({ analysis: { game: game.id, rows, status, done, count: of, players, message: problem } });
      if (status === "done" || status === "failed") return;
      await pause(ASK_AGAIN_MILLISECONDS);
    }
  } catch (error) {
    if (isWanted()) set({ analysis: { game: game.id, rows, status: "failed", message: messageFor(error) } });
  } finally {
    if (reading === game.id) reading = null;
  }
}
