/** What is heard at a table: what players do, that it is one's turn, and how the game ends. */

import { isWaitedFor } from "../../api.js";
import { sound } from "../../sounds.js";
import { readerOf } from "./seats.js";
import { TABLE_SOUNDS } from "./table_sounds.js";

/** So many sounds of one decision are heard, each so many seconds after the one before. */
const MOST = 3;
const APART = 0.16;

/**
 * @typedef {Pick<Cairn.State, "id" | "at"> & Pick<Cairn.Game, "status" | "version"> & {isTurn: boolean}} Heard what was
 * known of a table at the last call
 */

/** @type {Heard | null} */
let before = null;

/**
 * Play what is new since the last call for the same table.
 * @param {Cairn.State} state
 */
export function hearTable(state) {
  const { id, log, game, at, step, view, mySeats } = state;
  const isTurn = game.status === "running" && mySeats.some(({ seat }) => isWaitedFor(game, seat));
  const now = { id, at, isTurn, version: log.at(-1)?.version ?? 0, status: game.status };
  const last = before;
  before = now;
  if (last?.id !== id || last.version > now.version) return;
  if (at !== null) {
    if (last.at === at - 1 && step?.version === at) playAll(view, step.events);
    return;
  }
  const news = log.filter(({ version }) => version > last.version);
  const events = news.slice(-MOST).flatMap((decision) => decision.events);
  playAll(view, events);
  if (game.outcome && last.status === "running") sound(endOf(game.outcome, readerOf(state)), APART * 2);
  else if (isTurn && !last.isTurn) sound("gong", APART * 2);
}

/** @type {(view: Cairn.View, events: Cairn.GameEvent[]) => void} */
function playAll(view, events) {
  /** @type {Record<string, Cairn.SoundName | null>} */
  const sounds = { ...TABLE_SOUNDS, ...view.sounds };
  const names = events.flatMap(({ type }) => sounds[type] ?? []);
  [...new Set(names)].slice(0, MOST).forEach((name, place) => {
    sound(name, place * APART);
  });
}

/** @type {(outcome: Cairn.Outcome, mine: number | null) => "over" | "victory" | "defeat"} what the end is for a seat */
const endOf = ({ winners }, mine) =>
  mine === null || !winners.length ? "over" : winners.includes(mine) ? "victory" : "defeat";
