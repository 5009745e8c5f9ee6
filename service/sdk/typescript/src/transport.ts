/** Requests: sent, retried where that is safe, and refused as exceptions. */
import { NAME, VERSION } from "./about.js";
import { CairnError, Unreachable } from "./errors.js";
import { PROBLEMS } from "./problems.js";
import { BUSY, PASSING, Retries } from "./retries.js";

/** A stream that is silent for longer, in seconds, is lost: the service sends a heartbeat every 15 seconds. */
const NDJSON = "application/x-ndjson";
const IDLE_TIMEOUT = 30;
/** Codes of Node.js for a request that did not reach the service. */
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

export type Query = Record<string, string | number | boolean | null | undefined>;

export interface Options {
  /** The token of a player. */
  token?: string;
  /** The seconds for all attempts of a request; null for no limit. */
  deadline?: number | null;
  /** The seconds for one attempt. */
  timeout?: number;
  /** Receives a line for each retry and each lost stream, without secrets: `console.warn`, for instance. */
  log?: (line: string) => void;
}

export interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  /** Whether it has an idempotency key, so that it is safe to repeat. */
  keyed?: boolean;
  /** The version for `If-Match`. */
  version?: number | undefined;
  query?: Query;
  headers?: Record<string, string>;
  deadline?: number | null | undefined;
}

export interface Streaming {
  /** The seconds without the service after which a stream fails; without it the stream goes on for ever. */
  deadline?: number | null | undefined;
  /** Return whether the stream continues after a refusal. */
  isExpected?: (refused: CairnError) => boolean;
}

/** Return random hex digits: a nonce, or a key. */
export function hex(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends requests to one service, with a token or without. */
export class Transport {
  token: string | undefined;
  deadline: number | null;
  readonly timeout: number;
  readonly log: (line: string) => void;

  constructor(
    readonly url: string,
    readonly options: Options = {},
  ) {
    this.url = url.replace(/\/+$/, "");
    this.token = options.token;
    this.deadline = options.deadline === undefined ? 60 : options.deadline;
    this.timeout = options.timeout ?? 60;
    this.log = options.log ?? (() => undefined);
  }

  /** Send a request and return its response's JSON; throw CairnError if it is refused. */
  ask<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
    return this.#retry(method, path, options, (text) => (text ? JSON.parse(text) : null));
  }

  /** Return a response that is not JSON. */
  text(path: string, options: RequestOptions = {}): Promise<string> {
    return this.#retry("GET", path, options, (text) => text);
  }

  /**
   * Yield the lines of a stream, "" as a heartbeat, and null when the service has closed the connection. It is opened
   * again after each loss, with what `request` returns then, for ever, or until `deadline` seconds have passed without a
   * connection. A final refusal is thrown, unless it `isExpected`.
   */
  async *stream(method: string, path: string, request: () => RequestOptions, options: Streaming = {}): AsyncGenerator<string | null> {
    const retries = new Retries(options.deadline ?? null, `${method} ${path}`, this.log);
    for (;;) {
      let error: CairnError;
      try {
        for await (const line of this.#lines(method, path, request())) {
          retries.reset();
          yield line;
        }
        yield null;
        error = new Unreachable("The service closed the stream.");
      } catch (cause) {
        if (cause instanceof CairnError && options.isExpected?.(cause)) {
          yield "";
          continue;
        }
        if (cause instanceof CairnError && !PASSING.includes(cause.status)) throw cause;
        error = cause instanceof CairnError ? cause : new Unreachable(cause);
      }
      await retries.pause(error);
    }
  }

  /** Yield the lines of one connection. */
  async *#lines(method: string, path: string, options: RequestOptions): AsyncGenerator<string> {
    const watchdog = new Watchdog(IDLE_TIMEOUT);
    const request = this.#request(method, { ...options, headers: { Accept: NDJSON, ...options.headers } });
    const response = await watchdog.wait(fetch(this.#address(path, options), { ...request, signal: watchdog.signal }));
    if (!response.ok || !response.body) throw refusal(response, await watchdog.wait(response.text()));
    if (!response.headers.get("Content-Type")?.startsWith(NDJSON)) throw new Error("The response is not a stream.");
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    try {
      for (;;) {
        const read = await watchdog.wait(reader.read());
        if (read.done) return;
        const lines = (rest + decoder.decode(read.value, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        yield* lines;
      }
    } finally {
      void reader.cancel().catch(() => undefined); // the connection may be lost already
    }
  }

  /** Send a request until its response arrives, a refusal is final, or the deadline has passed. */
  async #retry<T>(method: string, path: string, options: RequestOptions, parse: (text: string) => T): Promise<T> {
    const isSafe = method !== "POST" || Boolean(options.keyed);
    const headers: Record<string, string> = options.keyed ? { "Idempotency-Key": hex() } : {};
    const request = this.#request(method, { ...options, headers });
    const deadline = options.deadline === undefined ? this.deadline : options.deadline;
    const retries = new Retries(deadline, `${method} ${path}`, this.log);
    for (;;) {
      const watchdog = new Watchdog(Math.min(this.timeout, retries.secondsLeft));
      let error: CairnError;
      try {
        const { response, text } = await watchdog.wait(this.#fetch(path, options, { ...request, signal: watchdog.signal }));
        if (response.ok) return parse(text);
        error = refusal(response, text);
        if (error.status !== 429 && !(isSafe && BUSY.includes(error.status))) throw error;
      } catch (cause) {
        if (cause instanceof CairnError) throw cause;
        error = new Unreachable(cause);
        if (!isSafe && !isUnsent(cause)) throw error;
      }
      await retries.pause(error);
    }
  }

  async #fetch(path: string, options: RequestOptions, request: RequestInit): Promise<{ response: Response; text: string }> {
    const response = await fetch(this.#address(path, options), request);
    return { response, text: await response.text() };
  }

  #request(method: string, options: RequestOptions): RequestInit {
    const headers: Record<string, string> = { ...options.headers };
    const token = options.token ?? this.token;
    if ("process" in globalThis) headers["User-Agent"] = `${NAME}/${VERSION}`; // a browser sends its own
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (options.version !== undefined) headers["If-Match"] = `"${options.version}"`;
    if (options.body === undefined) return { method, headers };
    return { method, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(options.body) };
  }

  #address(path: string, options: RequestOptions): string {
    const given = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined && value !== null);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return this.url + path + (query && `?${query}`);
  }
}

/**
 * Aborts a request when it was silent for too long. Node.js can lose the abort of a response after a garbage collection
 * (https://github.com/nodejs/undici/issues/3644), so what waits for it is refused here, too.
 */
class Watchdog {
  readonly #controller = new AbortController();

  constructor(readonly seconds: number) {}

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Return what a promise has; throw and abort if it takes too long. */
  wait<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const error = new Error(`No response for ${this.seconds.toFixed(1)} s`);
        reject(error);
        this.#controller.abort(error);
      }, this.seconds * 1000);
      promise.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

function isUnsent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return UNSENT.includes(cause?.code ?? "");
}

/** Return a refused response as an error: of the class of its problem, or a CairnError. */
function refusal(response: Response, text: string): CairnError {
  let problem: CairnError["problem"] = { title: response.statusText, detail: text.slice(0, 200) }; // a proxy's page
  try {
    const parsed = JSON.parse(text);
    if (parsed instanceof Object && typeof (parsed.type ?? "") === "string") problem = parsed;
  } catch {
    // not JSON
  }
  const name = (problem.type ?? "").split("/").pop() ?? "";
  const kind = (Object.hasOwn(PROBLEMS, name) && PROBLEMS[name]) || CairnError;
  return new kind(response.status, problem, retryAfter(response));
}

/** Return the seconds of `Retry-After`, which has seconds or a date (RFC 9110). Dates are by the service's clock. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  const now = Date.parse(response.headers.get("Date") ?? "");
  return Number.isNaN(until) ? undefined : Math.max(0, (until - (Number.isNaN(now) ? Date.now() : now)) / 1000);
}
