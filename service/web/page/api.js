/** The public API: every request of the page goes through here. */

import { language, say } from "./language.js";
import { noteServerTime } from "./server_time.js";
import { playerToken } from "./tokens.js";

/** @type {(path: string) => Promise<void>} */
let unauthorized = async () => {};

/**
 * Have a function called with the path of each request at which the player's token is refused.
 * @param {(path: string) => Promise<void>} called
 */
export function whenUnauthorized(called) {
  unauthorized = called;
}

/** A refusal in the service's words (RFC 9457). `rule` is the clause of the rulebook, if the refusal names one. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Partial<Cairn.Problem>} body
   */
  constructor(status, body) {
    super(body.detail ?? say("page-unknown-error"));
    this.status = status;
    this.rule = body.rule ?? null;
    this.name = body.type?.split("/").pop() ?? "unknown";
    this.errors = body.errors ?? [];
  }
}

/**
 * Return what the page says of an error: the service's own words, or that no answer came.
 * @type {(error: unknown) => string}
 */
export const messageFor = (error) => (error instanceof Refusal ? error.message : say("page-offline"));

/**
 * Return the status of a refusal; null if no answer came.
 * @type {(error: unknown) => number | null}
 */
export const statusOf = (error) => (error instanceof Refusal ? error.status : null);

/**
 * Return what a refusal says of what was sent, each with its JSON pointer or its parameter; nothing if no answer came.
 * @type {(error: unknown) => Cairn.Schemas["Mistake"][]}
 */
export const mistakesOf = (error) => (error instanceof Refusal ? error.errors : []);

/** Return 32 random hex digits. As the idempotency key of a request, they make it safe to send it twice. */
export function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Ask the API, and return the body it answers with.
 * @param {string} path the address after `/v1`
 * @param {Cairn.Request} [options]
 * @returns {Promise<any>} what the API's description says of the path
 */
export async function ask(path, { method = "GET", body, token, version, signal, accept = language } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": accept };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers["Content-Type"] = "application/json";
  if (method === "POST") headers["Idempotency-Key"] = randomKey();
  if (version) headers["If-Match"] = `"${version}"`;
  // A player and a spectator get different answers for the same version, and the browser's cache might mix them up.
  const cache = path.startsWith("/games") ? "no-store" : "default";
  /** @type {RequestInit} */
  const request = { method, headers, signal, cache, body: body && JSON.stringify(body) };
  const answer = await fetchWithRetry(`/v1${path}`, request, method === "GET" || method === "POST");
  if (cache === "no-store") noteServerTime(answer);
  const type = answer.headers.get("Content-Type") ?? "";
  const text = await answer.text();
  const content = /[/+]json\b/.test(type) ? JSON.parse(text) : text; // or JSON Lines
  if (answer.status === 401 && token && token === playerToken()) await unauthorized(path);
  if (!answer.ok) throw new Refusal(answer.status, typeof content === "string" ? {} : content);
  return content;
}

/**
 * Send a request, and send it once more if no answer came or the service had no time (503).
 * @param {string} path
 * @param {RequestInit} request
 * @param {boolean} mayRetry
 */
async function fetchWithRetry(path, request, mayRetry) {
  try {
    const answer = await fetch(path, request);
    if (answer.status !== 503 || !mayRetry) return answer;
    await pause(1000 * Math.min(5, Number(answer.headers.get("Retry-After")) || 1));
  } catch (error) {
    if (!mayRetry || request.signal?.aborted) throw error;
    await pause(500);
  }
  return fetch(path, request);
}

/**
 * Wait for a number of milliseconds.
 * @type {(milliseconds: number) => Promise<void>}
 */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** @type {Map<string, Promise<any>>} */
const answers = new Map();

/**
 * Ask only once for what never changes, such as a ruleset.
 * @param {string} path
 * @param {string} [accept] the language of the answer
 * @returns {Promise<any>}
 */
export function askOnce(path, accept = language) {
  const key = `${accept} ${path}`,
    answer = answers.get(key) ?? ask(path, { accept });
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/**
 * Return the title of a ruleset; the name of an unknown one.
 * @type {(ruleset: string) => Promise<string>}
 */
export const titleOf = async (ruleset) =>
  (await askOnce("/rulesets")).items.find((/** @type {Cairn.Ruleset} */ { name }) => name === ruleset)?.title ??
  ruleset;

/**
 * Return what the page keeps of a decision: who made it, the AI if one did, the sentences and the events. Its step has all.
 * @type {(decision: Cairn.Line) => Cairn.Line}
 */
export const lineOf = ({ version, by, ai, text, messages, events }) => ({ version, by, ai, text, messages, events });

/**
 * Yield the decisions of a game after a version, as the page keeps them, a page of the API at a time.
 * @param {string} game
 * @param {number} after
 * @param {string | null} [token]
 * @param {boolean} [isWhole] whether each has all that a step has, its changes too
 * @returns {AsyncGenerator<{lines: Cairn.Line[], next: number | null}, void>}
 */
export async function* decisionPages(game, after, token, isWhole = false) {
  for (let /** @type {number | null} */ next = after; next !== null; ) {
    const page = await ask(`/games/${game}/decisions?after=${next}&limit=500${isWhole ? "&changes=true" : ""}`, {
      token,
    });
    next = page.next;
    yield { lines: isWhole ? page.items : page.items.map(lineOf), next };
  }
}

/**
 * Return every decision of a game after a version, as the page keeps them.
 * @type {(game: string, after: number, token?: string | null) => Promise<Cairn.Line[]>}
 */
export async function decisionsAfter(game, after, token) {
  const all = [];
  for await (const { lines } of decisionPages(game, after, token)) all.push(...lines);
  return all;
}

/**
 * Tell whether the human on a seat is waited for; not when their time is over, and an AI plays their turn.
 * @type {(game: Pick<Cairn.Game, "status" | "to_act">, at: number) => boolean}
 */
export const isWaitedFor = ({ status, to_act: toAct }, at) =>
  status === "running" && toAct.some(({ seat, by }) => seat === at && by === "human");

/**
 * Return the legal moves of a seat; none if another seat is to move, or if the game has a newer version by now.
 * @param {Cairn.Game} game
 * @param {Cairn.HeldSeat | null} me
 * @returns {Promise<Cairn.Move[]>}
 */
export async function legalMovesFor(game, me) {
  if (!me || !isWaitedFor(game, me.seat)) return [];
  const legal = await ask(`/games/${game.id}/legal-moves`, { token: me.token });
  return legal.version === game.version ? legal.moves : [];
}
