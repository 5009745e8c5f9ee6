/** A client of Cairn, the game service. */
export { ai, Client, type Filters, human, type Item, type ListPath, openSeat, type Ruleset, type Seat } from "./client.js";
export { CairnError, type Problem, Unreachable } from "./errors.js";
export type { FeedOptions, Message } from "./feed.js";
export { Game, type Move, type Schemas, Turn } from "./game.js";
export { patched } from "./patch.js";
export * from "./problems.js";
export type { Options } from "./transport.js";
export { BadSignature, verifyWebhook, type WebhookMessage } from "./webhooks.js";
