/** Reads a stream of the service piece by piece, and the messages in it (Server-Sent Events). */

/** The service sends a heartbeat more often than this, so a stream that says nothing for so long is broken. */
const LONGEST_SILENCE = 40_000;

/**
 * Call back with each piece of a stream's text until it ends. `broken` is aborted if it says nothing for too long.
 * @param {ReadableStream<BufferSource>} body
 * @param {AbortController} broken
 * @param {(piece: string) => unknown} onPiece
 */
export async function readPieces(body, broken, onPiece) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const timer = setTimeout(() => broken.abort(), LONGEST_SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    await onPiece(value);
  }
}

/**
 * Return a parser of Server-Sent Events. It takes text piece by piece and calls back with each message.
 * @param {(event: string, data: string) => unknown} onMessage
 */
export function parser(onMessage) {
  let rest = "",
    event = "message";
  /** @type {string[]} */
  let data = [];
  /** @param {string} piece */
  return async (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const [, field, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (line === "") {
        if (data.length) await onMessage(event, data.join("\n"));
        event = "message";
        data = [];
      } else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
  };
}

/**
 * Wait until the page is visible. A browser has six connections to a host for all its tabs, and a stream keeps one.
 * @type {(signal: AbortSignal) => Promise<void>}
 */
export async function untilVisible(signal) {
  while (document.hidden && !signal.aborted)
    await new Promise((done) => {
      document.addEventListener("visibilitychange", done, { once: true, signal });
      signal.addEventListener("abort", done, { once: true });
    });
}
