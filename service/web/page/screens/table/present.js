/** How the table keeps up with the game: newer positions, what is new in them, and that it is the player's turn. */

import { tellTurn } from "../../alerts.js";
import { ask, decisionsAfter, isWaitedFor, legalMovesFor, lineOf } from "../../api.js";
import { diff } from "../../diff.js";
import { announce } from "../../html.js";
import { say } from "../../language.js";
import { get, hasGame, set, table } from "../../store.js";
import { setTurn } from "../../title.js";
import { seenUntil } from "./last_turn.js";
import { setWaiting, untilDue } from "./pace.js";
import { hearPhrase } from "./phrases.js";

/**
 * Return what `follow` tells of a game, until `signal` stops it.
 * @type {(signal: AbortSignal) => Cairn.Followed}
 */
export const followed = (signal) => ({
  current: () => table().game,
  update,
  delay: ({ by }) => untilDue(by, signal),
  setWaiting: (count) => {
    if (!signal.aborted) setWaiting(count);
  },
  setLost,
  say: hearPhrase,
  glance: (game) => hear(game, table()),
});

/**
 * Say that the service cannot be reached, or that it can be reached again.
 * @param {boolean} connectionLost
 */
function setLost(connectionLost) {
  if (connectionLost === get().connectionLost) return;
  set({ connectionLost });
  if (connectionLost) announce(say("page-connection-lost"));
}

/**
 * Show a newer game with its legal moves, and add the decisions that led to it to the log.
 * @param {Cairn.Game} game
 * @param {Cairn.Step | null} decision
 */
async function update(game, decision) {
  const { me, id } = table();
  const moves = await legalMovesFor(game, me);
  if (!hasGame(get()) || get().id !== id || get().me !== me) return undefined;
  const { log, game: older } = table();
  if (game.version <= older.version && game.status === older.status) return undefined;
  const last = log.at(-1)?.version ?? 0;
  const startsTurn = !me && decision && decision.by !== log.at(-1)?.by;
  const seen = startsTurn || (!me && !decision) ? older : table().seen;
  const changed = seen ? diff(seen.state, game.state, "/state") : [];
  set({ game, moves, seen, changed, clicked: [], shownAt: performance.now() });
  if (game.status === "finished") return table().load();
  const missing =
    decision && decision.version === last + 1 ? [lineOf(decision)] : await decisionsAfter(game.id, last, me?.token);
  if (get().id !== id) return undefined;
  /** @type {(line: Cairn.Line) => boolean} */
  const isNew = ({ version }) => version > (table().log.at(-1)?.version ?? 0) && version <= game.version;
  set({ log: [...table().log, ...missing.filter(isNew)] });
  const sentences = table()
    .log.filter(({ version }) => version > last)
    .map(({ text }) => text);
  if (moves.length) sentences.push(say("page-your-turn"));
  if (sentences.length && get().at === null) announce(sentences.join(" "));
  return undefined;
}

/** Find out what is new since the last decision of who has just come to a table that was played on without them. */
export async function markNews() {
  const { id, game, me, log } = table();
  const version = game.status === "running" ? seenUntil(log, me?.seat ?? null) : null;
  if (!version) return;
  try {
    const seen = await ask(`/games/${id}?at=${version}`, { token: me?.token });
    if (get().game === game && seen.state) set({ seen, changed: diff(seen.state, game.state, "/state") });
  } catch {
    // Nothing is marked then. The game goes on as it does.
  }
}

/**
 * The game and the version of it at which the player's turn was told last.
 * @type {{id: string | null, version: number, isTurn?: boolean}}
 */
let told = { id: null, version: 0 };

/**
 * Say in the title whether it is the player's turn, and tell them once when it becomes so while they are here. A hidden
 * page has looked at newer positions than the one that it shows: it goes by these.
 * @param {Cairn.Game | null} game
 * @param {Pick<Cairn.State, "id" | "mySeats" | "title">} table
 */
export function hear(game, { id, mySeats, title }) {
  const isKnown = told.id === id;
  if (isKnown && game && game.version < told.version) return;
  const isTurn = game !== null && mySeats.some(({ seat }) => isWaitedFor(game, seat));
  setTurn(isTurn);
  if (!game || (isKnown && game.version === told.version)) return;
  const wasTurn = told.isTurn;
  told = { id, version: game.version, isTurn };
  if (isTurn && isKnown && !wasTurn) tellTurn(title);
}
