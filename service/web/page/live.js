/** News of a game as it happens: Server-Sent Events read with `fetch`, or long polls where there is no stream. */

import { ask, pause } from "./api.js";
import { patched } from "./patch.js";

const WAIT = 25;
const SILENCE = 40_000;
let streamless = false;

/**
 * Follow a game until `signal` stops it.
 * @param {string} id
 * @param {string|undefined} token
 * @param {() => object} current the game as the page has it
 * @param {(game: object, decision: object|null) => Promise} tell called with each newer game, and what led to it
 */
export async function follow(id, token, current, tell, signal) {
  while (!signal.aborted) {
    try {
      const streamed = await stream(id, token, current, tell, signal);
      if (current().status === "finished") return;
      if (!streamed) await poll(id, token, current, tell, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error.status === 404 || error.status === 401) return;
      await pause(1000);
      await refetch(id, token, current, tell, signal).catch(() => {});
    }
    if (current().status === "finished") return;
  }
}

/** Read the stream to its end; false if there is none now. */
async function stream(id, token, current, tell, signal) {
  if (streamless) return false;
  const headers = { Accept: "text/event-stream" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const silent = new AbortController();
  const stop = AbortSignal.any([signal, silent.signal]);
  const answer = await fetch(`/v1/games/${id}/stream`, { headers, signal: stop, cache: "no-store" });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    streamless = answer.status === 404; // this service has none
    await answer.body?.cancel();
    return false;
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = parser((event, data) => receive(event, JSON.parse(data), id, token, current, tell, signal));
  for (;;) {
    const timer = setTimeout(() => silent.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return true;
    await parse(value);
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

async function receive(event, data, id, token, current, tell, signal) {
  const game = current();
  if (event === "game") {
    if (data.version > game.version || data.status !== game.status) await tell(data, null);
  } else if (event === "decision" && data.version === game.version + 1) await tell(patched(game, data.changes), data);
  else if (event === "decision" && data.version > game.version) await refetch(id, token, current, tell, signal);
}

/** Wait for the next version in long polls, for some minutes; then the stream is tried again. */
async function poll(id, token, current, tell, signal) {
  for (let round = 0; round < 6 && !signal.aborted && current().status !== "finished"; round++) {
    const game = await ask(`/games/${id}?wait=${WAIT}&after=${current().version}`, { token, signal });
    if (game.version > current().version || game.status !== current().status) await tell(game, null);
  }
}

async function refetch(id, token, current, tell, signal) {
  const game = await ask(`/games/${id}`, { token, signal });
  if (game.version >= current().version) await tell(game, null);
}
