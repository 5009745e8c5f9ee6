/** News of a game as it happens: Server-Sent Events read with `fetch`, or long polls where no stream can be had. */

import { ask, pause } from "./api.js";
import { patched } from "./patch.js";

const WAIT = 25;
const SILENCE = 40_000;

/**
 * Follow a game until it ends or `signal` stops it; throw a refusal if it may not be seen any more.
 * @param {string} id
 * @param {string|undefined} token
 * @param {object} to whom the news goes
 * @param {() => object} to.current the game as the page has it
 * @param {(game: object, decision: object|null) => Promise} to.tell called with each newer game, and what led to it
 * @param {(behind: number) => Promise} to.rest called before a step is shown, with how many more wait to be
 * @param {(lost: boolean) => void} to.lose called when the service cannot be reached, and when it can again
 */
export async function follow(id, token, to, signal) {
  for (let failures = 0; !signal.aborted && to.current().status !== "finished";) {
    await inSight(signal);
    const seen = new AbortController();
    const stop = AbortSignal.any([signal, seen.signal]);
    document.addEventListener("visibilitychange", () => document.hidden && seen.abort(), { signal: stop });
    try {
      const reached = () => {
        failures = 0;
        to.lose(false);
      };
      const streamed = await stream(id, token, to, stop, reached);
      if (!streamed) await poll(id, token, to, stop, reached);
    } catch (error) {
      if (signal.aborted) return;
      if (error.status === 404 || error.status === 401) throw error;
      if (seen.signal.aborted) continue;
      failures += 1;
      if (failures > 1) to.lose(true);
      await pause(1000);
    } finally {
      seen.abort();
    }
  }
}

/** Wait until the page is in sight: a browser has six connections to a host for all its tabs, and a stream keeps one. */
async function inSight(signal) {
  while (document.hidden && !signal.aborted)
    await new Promise((done) => {
      document.addEventListener("visibilitychange", done, { once: true, signal });
      signal.addEventListener("abort", done, { once: true });
    });
}

/** Read the stream to its end; false if there is none now. */
async function stream(id, token, to, signal, reached) {
  const headers = { Accept: "text/event-stream" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const answer = await fetch(`/v1/games/${id}/stream`, { headers, signal: stop, cache: "no-store" });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    await answer.body?.cancel();
    return false;
  }
  reached();
  let behind = 0,
    shown = Promise.resolve();
  const take = (event, data) => {
    behind += 1;
    shown = shown.then(() => receive(event, data, id, token, to, stop, --behind));
    shown.catch((error) => broken.abort(error)); // what is read next fails of it
  };
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = parser((event, data) => take(event, JSON.parse(data)));
  for (;;) {
    const timer = setTimeout(() => broken.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (!done) await parse(value);
    else return shown.then(() => true);
  }
}

/** Return a parser of Server-Sent Events: give it pieces of text, it calls back with each message in turn. */
export function parser(receive) {
  let rest = "",
    event = "message",
    data = [];
  return async (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop();
    for (const line of lines) {
      const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line);
      if (line === "") {
        if (data.length) await receive(event, data.join("\n"));
        event = "message";
        data = [];
      } else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
  };
}

async function receive(event, data, id, token, { current, tell, rest }, signal, behind) {
  if (event === "decision") await rest(data, behind);
  if (signal.aborted) return;
  const game = current();
  if (event === "game") {
    if (data.version > game.version || data.status !== game.status) await tell(data, null);
  } else if (event === "decision" && data.version === game.version + 1) await tell(patched(game, data.changes), data);
  else if (event === "decision" && data.version > game.version)
    await tell(await ask(`/games/${id}`, { token, signal }), null);
}

/** Wait for the next version in long polls, for some minutes; then the stream is tried again. */
async function poll(id, token, { current, tell }, signal, reached) {
  for (let round = 0; round < 6 && !signal.aborted && current().status !== "finished"; round++) {
    const game = await ask(`/games/${id}?wait=${WAIT}&after=${current().version}`, { token, signal });
    reached();
    if (game.version > current().version || game.status !== current().status) await tell(game, null);
  }
}
