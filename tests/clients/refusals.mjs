// Send requests by the client in TypeScript to a service with given responses: `refusals.mjs <client> <url> <types>`.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const sdk = await import(pathToFileURL(process.argv[2]));
const [url, types] = [process.argv[3], process.argv[4].split(",")];
const lines = [];
const { transport } = new sdk.Client(url, { token: "a-secret-token", log: (line) => lines.push(line) });
const failed = (request) => request.then(() => assert.fail("It was not refused."), (error) => error);

assert.deepEqual(await transport.ask("GET", "/"), { a: 1 }); // after Retry-After as a date
assert.deepEqual(await transport.ask("POST", "/", { body: {}, keyed: true }), { a: 1 }); // after 502, 503, 504, a cut
for (const status of [502, 503, 504]) assert.equal((await failed(transport.ask("POST", "/", { body: {} }))).status, status);
assert.ok((await failed(transport.ask("POST", "/", { body: {} }))) instanceof sdk.Unreachable); // after 429, a cut
assert.equal((await failed(transport.ask("GET", "/", { deadline: 3 }))).retryAfter, 9);
assert.equal(lines.length, 6);
assert.ok(!lines.join().includes("secret"));

for (const type of types) {
  const refused = await failed(transport.ask("GET", "/"));
  assert.equal(refused.constructor, sdk.PROBLEMS[type]);
  assert.equal(refused.constructor, sdk[refused.name]);
  assert.ok(refused instanceof sdk.CairnError);
  assert.equal(refused.kind, type);
}
for (const status of [401, 403, 404]) {
  const refused = await failed(transport.ask("GET", "/")); // after no problem, and one whose type each object has
  assert.deepEqual([refused.constructor, refused.status], [sdk.CairnError, status]);
}
assert.deepEqual(await transport.ask("GET", "/"), { a: 1 }); // after Retry-After as 0
void transport.stream("GET", "/", () => ({})).next(); // waits for a month
const began = performance.now();
await failed(new sdk.Client("http://127.0.0.1:1", { deadline: 1 }).game("a").read());
const stream = new sdk.Client("http://127.0.0.1:1").game("a".repeat(20)).watch({ deadline: 0.5 });
assert.ok((await failed(stream.next())) instanceof sdk.Unreachable);
assert.ok(performance.now() - began < 3000);
process.exit();
