/** Webhooks: whether a message comes from the service, as the Standard Webhooks specification has it. */
import type { components } from "./types.js";

export type WebhookMessage = components["schemas"]["WebhookMessage"];

/** A message that is older, in seconds, may be an old one that somebody has sent again. */
const TOLERANCE = 300;

/** The message does not come from the service, or not now. */
export class BadSignature extends Error {}

/**
 * Return a message that was signed with one of the secrets (`whsec_…`) just now; throw BadSignature.
 * `webhook-id` is the same for each attempt at a message.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: Headers | Record<string, string>,
  body: string,
): Promise<WebhookMessage> {
  const named = new Headers(headers);
  const [id, sent, signatures] = ["id", "timestamp", "signature"].map((name) => named.get(`webhook-${name}`));
  if (!id || !sent || !signatures) throw new BadSignature("The headers of a webhook are missing.");
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
  throw new BadSignature("No secret fits the signature.");
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
