/** The public API: every request of the page goes through here. */

import { texts } from "./texts/page.js";

/** A refusal as the service words it (RFC 9457), `rule` being the clause, if there is one. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.detail ?? texts.unknownError);
    this.status = status;
    this.rule = body.rule ?? null;
    this.name = body.type?.split("/").pop() ?? "unknown";
    this.errors = body.errors ?? [];
  }
}

/** Return what to tell of an error: the service's own words, or that no answer came. */
export const wordsOf = (error) => (error instanceof Refusal ? error.message : texts.offline);

/** Return 32 random hex digits: a request's own key, which makes it safe to send twice. */
export function key() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Ask the API, and return the body it answers with.
 * @param {string} path from /v1 on
 * @param {{method?: string, body?: object, token?: string, version?: number, signal?: AbortSignal}} [how]
 */
export async function ask(path, { method = "GET", body, token, version, signal } = {}) {
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers["Content-Type"] = "application/json";
  if (method === "POST") headers["Idempotency-Key"] = key();
  if (version) headers["If-Match"] = `"${version}"`;
  // A seat and a visitor get different answers of the same version: the browser's cache must not mix them up.
  const cache = path.startsWith("/games") ? "no-store" : "default";
  const request = { method, headers, signal, cache, body: body && JSON.stringify(body) };
  const answer = await patiently(`/v1${path}`, request, method === "GET" || method === "POST");
  const type = answer.headers.get("Content-Type") ?? "";
  const said = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, typeof said === "string" ? {} : said);
  return said;
}

/** Send a request, and once more if no answer came, or "not now": its key makes that harmless. */
async function patiently(path, request, again) {
  try {
    const answer = await fetch(path, request);
    if (answer.status !== 503 || !again) return answer;
    await pause(1000 * Math.min(5, Number(answer.headers.get("Retry-After")) || 1));
  } catch (error) {
    if (!again || request.signal?.aborted) throw error;
    await pause(500);
  }
  return fetch(path, request);
}

/** Wait so many milliseconds. */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const kept = new Map();

/** Ask for what never changes (a ruleset, a step of a finished game) once. */
export function askOnce(path, how) {
  const name = `${path} ${how?.token ?? ""}`;
  if (!kept.has(name)) {
    if (kept.size > 2000) kept.clear();
    const coming = ask(path, how);
    kept.set(name, coming);
    coming.catch(() => kept.delete(name));
  }
  return kept.get(name);
}

/** Return every decision of a game above a version, page by page. */
export async function decisions(game, after, token) {
  const all = [];
  for (let next = after; next !== null;) {
    const page = await ask(`/games/${game}/decisions?after=${next}&limit=500`, { token });
    all.push(...page.items);
    next = page.next;
  }
  return all;
}

/** Return what a seat may do in this version of a game: nothing where another is waited for, or the game has moved on. */
export async function movesFor(game, me) {
  if (!me || game.status !== "running" || !game.to_act.some(({ seat }) => seat === me.seat)) return [];
  const legal = await ask(`/games/${game.id}/legal-moves`, { token: me.token });
  return legal.version === game.version ? legal.moves : [];
}
