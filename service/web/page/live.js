/** Follows a game as it goes on, by Server-Sent Events read with `fetch`, or by long polls if there is no stream. */

import { ask, pause, Refusal } from "./api.js";
import { parser, readPieces, untilVisible } from "./event_stream.js";
import { language } from "./language.js";
import { applyChanges } from "./patch.js";
import { noteServerTime, serverNow } from "./server_time.js";

/** @typedef {string | null | undefined} Token of who follows a game; a spectator has none */
/** @typedef {{event: "game", data: Cairn.Game} | {event: "decision", data: Cairn.Step}} Message of a stream */

const POLL_SECONDS = 25;
/** A stream that has not begun after this time is tried again: the request may be on its way to nowhere. */
const LONGEST_START = 10_000;
/** How long after its end people may still say something at a table. */
const STAY_MILLISECONDS = 600_000;
/** How often a hidden page looks whether its player's turn has come. */
const LOOK_MILLISECONDS = 20_000;

/**
 * Follow a game until it ends or `signal` stops it. Throw a refusal if the game may not be seen any more.
 * @param {string} id
 * @param {Token} token
 * @param {Cairn.Followed} table
 * @param {AbortSignal} signal
 */
export async function follow(id, token, table, signal) {
  for (let failures = 0; !signal.aborted && table.current().status !== "finished"; ) {
    await whileHidden(id, token, table, signal);
    const hidden = new AbortController();
    const stop = AbortSignal.any([signal, hidden.signal]);
    document.addEventListener("visibilitychange", () => document.hidden && hidden.abort(), { signal: stop });
    const online = new Promise((done) => window.addEventListener("online", done, { once: true, signal: stop }));
    try {
      const onAnswer = () => {
        failures = 0;
        table.setLost(false);
      };
      const streamed = await stream(id, token, table, stop, onAnswer);
      if (!streamed) await poll(id, token, table, stop, onAnswer);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refusal && (error.status === 404 || error.status === 401)) throw error;
      if (hidden.signal.aborted) continue;
      failures += 1;
      if (failures > 1) table.setLost(true);
      await Promise.race([pause(1000), online]);
    } finally {
      hidden.abort();
    }
  }
}

/**
 * Hear what people at a table whose game has just ended still say. For long the service tells nothing of it.
 * @type {(game: Pick<Cairn.Game, "id" | "updated_at">, table: Cairn.Followed, signal: AbortSignal) => Promise<void>}
 */
export async function stay({ id, updated_at: end }, table, signal) {
  if (serverNow() - Date.parse(end) < STAY_MILLISECONDS)
    await stream(id, undefined, table, signal, () => {}).catch(() => {}); // nobody misses what is kept nowhere
}

/**
 * Wait while the page is hidden, and look now and then at how the game stands.
 * @type {(id: string, token: Token, table: Cairn.Followed, signal: AbortSignal) => Promise<void>}
 */
async function whileHidden(id, token, table, signal) {
  while (document.hidden && !signal.aborted) {
    await Promise.race([untilVisible(signal), pause(LOOK_MILLISECONDS)]);
    if (!document.hidden || signal.aborted) return;
    const game = await ask(`/games/${id}`, { token, signal }).catch(() => null); // the next look may be answered
    if (game && !signal.aborted) table.glance(game);
  }
}

/**
 * Read the stream to its end. Return false if the service gives no stream now.
 * @param {string} id
 * @param {Token} token
 * @param {Cairn.Followed} table
 * @param {AbortSignal} signal
 * @param {() => void} onAnswer
 */
async function stream(id, token, table, signal, onAnswer) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "text/event-stream", "Accept-Language": language };
  if (token) headers.Authorization = `Bearer ${token}`;
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const timer = setTimeout(() => broken.abort(), LONGEST_START);
  /** @type {RequestInit} */
  const request = { headers, signal: stop, cache: "no-store" };
  const answer = await fetch(`/v1/games/${id}/stream?phrases=true`, request).finally(() => clearTimeout(timer));
  noteServerTime(answer);
  if (!answer.ok || !answer.body || !answer.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    await answer.body?.cancel();
    return false;
  }
  onAnswer();
  let waiting = 0,
    shown = Promise.resolve();
  /** @param {Message} message */
  const enqueue = (message) => {
    table.setWaiting(++waiting);
    shown = shown.then(async () => {
      await receive(message, id, token, table, stop);
      table.setWaiting(--waiting);
    });
    shown.catch((error) => broken.abort(error)); // the next read then fails with this error
  };
  const parse = parser((event, data) => {
    if (event === "phrase")
      table.say(JSON.parse(data)); // it is said now, however many decisions wait
    else enqueue(/** @type {Message} */ ({ event, data: JSON.parse(data) }));
  });
  await readPieces(answer.body, broken, parse);
  return shown.then(() => true);
}

/** @type {(message: Message, id: string, token: Token, table: Cairn.Followed, signal: AbortSignal) => Promise<void>} */
async function receive({ event, data }, id, token, { current, update, delay }, signal) {
  if (event === "decision") await delay(data, signal);
  if (signal.aborted) return;
  const game = current();
  if (event === "game") {
    if (data.version > game.version || data.status !== game.status) await update(data, null);
  } else if (event === "decision" && data.version === game.version + 1)
    await update(applyChanges(game, data.changes), data);
  else if (event === "decision" && data.version > game.version)
    await update(await ask(`/games/${id}`, { token, signal }), null);
}

/**
 * Wait for newer versions in long polls for some minutes. The stream is tried again after that. The first answer comes
 * at once: it tells that the service is there.
 * @param {string} id
 * @param {Token} token
 * @param {Cairn.Followed} table
 * @param {AbortSignal} signal
 * @param {() => void} onAnswer
 */
async function poll(id, token, { current, update }, signal, onAnswer) {
  for (let round = 0; round < 6 && !signal.aborted && current().status !== "finished"; round++) {
    const game = await ask(`/games/${id}${round ? `?wait=${POLL_SECONDS}&after=${current().version}` : ""}`, {
      token,
      signal,
    });
    onAnswer();
    if (game.version > current().version || game.status !== current().status) await update(game, null);
  }
}
