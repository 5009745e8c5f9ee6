/** Requests: sent, repeated where that is safe, and refused as exceptions. */
import { CairnError, Unreachable } from "./errors.js";

/** With these nothing was done, and it may be tried again. */
export const BUSY = [429, 503];
const LONGEST_PAUSE = 60_000;

export type Query = Record<string, string | number | boolean | undefined>;

export interface Wanted {
  token?: string | undefined;
  body?: unknown;
  /** With an idempotency key, so that it may be repeated, as what only reads may. */
  keyed?: boolean;
  /** The version that it is meant for. */
  version?: number | undefined;
  query?: Query;
  headers?: Record<string, string>;
}

/** Return random hex digits: a share of a game's chance, or a key. */
export function hex(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Transport {
  constructor(
    readonly url: string,
    public token?: string,
    readonly attempts = 6,
  ) {
    this.url = url.replace(/\/+$/, "");
  }

  /** Send a request and return its answer's JSON; throw CairnError if it is refused. */
  async ask<T>(method: string, path: string, wanted: Wanted = {}): Promise<T> {
    const answer = await this.#repeated(method, path, wanted);
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  /** Yield the lines of a stream; throw CairnError if it is refused, another error if it breaks off. */
  async *lines(method: string, path: string, wanted: Wanted, signal?: AbortSignal): AsyncGenerator<string> {
    const headers = { Accept: "application/x-ndjson" };
    const answer = await fetch(this.#address(path, wanted), { ...this.#request(method, wanted, headers), signal: signal ?? null });
    if (!answer.ok || !answer.body) throw await refusal(answer);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const lines = (text + read.value).split("\n");
        text = lines.pop() ?? "";
        for (const line of lines) if (line) yield line; // an empty one says that the stream lives
      }
    } finally {
      await reader.cancel().catch(() => undefined); // the connection may be gone already
    }
  }

  /** Wait before another attempt, as long as the service says, or longer each time. */
  async pause(attempt: number, retryAfter?: string | null): Promise<void> {
    const milliseconds = retryAfter ? Number(retryAfter) * 1000 : Math.min(2 ** attempt * 250, LONGEST_PAUSE);
    await new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random() / 4)));
  }

  async #repeated(method: string, path: string, wanted: Wanted): Promise<Response> {
    const headers: Record<string, string> = wanted.keyed ? { "Idempotency-Key": hex() } : {};
    const request = this.#request(method, wanted, headers);
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt === this.attempts - 1;
      let answer: Response;
      try {
        answer = await fetch(this.#address(path, wanted), request);
      } catch (error) {
        if (isLast || (method === "POST" && !wanted.keyed)) throw new Unreachable(error);
        await this.pause(attempt);
        continue;
      }
      if (answer.ok) return answer;
      if (isLast || !BUSY.includes(answer.status)) throw await refusal(answer);
      await this.pause(attempt, answer.headers.get("Retry-After"));
    }
  }

  #request(method: string, wanted: Wanted, more: Record<string, string>): RequestInit {
    const headers: Record<string, string> = { ...more, ...wanted.headers };
    const token = wanted.token ?? this.token;
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (wanted.version !== undefined) headers["If-Match"] = `"${wanted.version}"`;
    if (wanted.body === undefined) return { method, headers };
    return { method, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(wanted.body) };
  }

  #address(path: string, wanted: Wanted): string {
    const given = Object.entries(wanted.query ?? {}).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return this.url + path + (query && `?${query}`);
  }
}

async function refusal(answer: Response): Promise<CairnError> {
  const text = await answer.text();
  try {
    return new CairnError(answer.status, JSON.parse(text));
  } catch {
    return new CairnError(answer.status, { title: answer.statusText, detail: text.slice(0, 200) }); // a proxy's own words
  }
}
