/** Webhooks: signatures of messages, by the Standard Webhooks specification. */
import type { components } from "./types.js";

export type WebhookMessage = components["schemas"]["WebhookMessage"];

/** Maximum age of a message in seconds: an older one may be a replay. */
const TOLERANCE = 300;

/** The signature of a message is wrong, missing or too old. */
export class BadSignature extends Error {}

/**
 * Return a message that one of the secrets (`whsec_…`) signed within five minutes. Throw BadSignature otherwise.
 * `webhook-id` is the same for each attempt to deliver a message.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: Headers | Record<string, string>,
  body: string,
): Promise<WebhookMessage> {
  const named = new Headers(headers);
  const [id, sent, signatures] = ["id", "timestamp", "signature"].map((name) => named.get(`webhook-${name}`));
  if (!id || !sent || !signatures) throw new BadSignature("The headers of a webhook are missing or invalid.");
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) <= TOLERANCE)) {
    throw new BadSignature("The message is too old, or the clock is wrong.");
  }
  const signed = new TextEncoder().encode(`${id}.${sent}.${body}`);
  for (const secret of [secrets].flat()) {
    const key = await crypto.subtle.importKey("raw", bytes(secret.replace(/^whsec_/, "")), { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    for (const signature of signatures.split(" ").filter((each) => each.startsWith("v1,"))) {
      if (await crypto.subtle.verify("HMAC", key, bytes(signature.slice(3)), signed)) return JSON.parse(body);
    }
  }
  throw new BadSignature("No secret matches the signature.");
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
