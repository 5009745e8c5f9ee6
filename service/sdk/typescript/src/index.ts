/** A client of Cairn, the game service. */
export { ai, Client, Game, human, type Message, type Move, openSeat, type Ruleset, type Schemas, Turn } from "./client.js";
export { CairnError, type Problem, Unreachable } from "./errors.js";
export { patched } from "./patch.js";
export { BadSignature, verifyWebhook, type WebhookMessage } from "./webhooks.js";
