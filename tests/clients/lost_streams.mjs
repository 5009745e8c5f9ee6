// Read 200 streams that the service closes or cuts off at any time, by consumers of which some are slower than the limit
// of silence, which is half a second here: each stream goes on.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const { Client } = await import(pathToFileURL(process.argv[2]));
const pause = globalThis.setTimeout;
globalThis.setTimeout = (act, milliseconds, ...more) => pause(act, milliseconds === 30_000 ? 500 : milliseconds, ...more);
const sleep = (milliseconds) => new Promise((resume) => pause(resume, milliseconds));

const server = createServer((request, response) => {
  response.setHeader("Content-Type", "application/x-ndjson");
  const timer = setInterval(() => response.write("\n"), 20 + Math.random() * 100);
  response.on("close", () => clearInterval(timer));
  pause(() => (Math.random() < 0.5 ? request.socket.destroy() : response.end()), Math.random() * 1200);
});
await new Promise((listening) => server.listen(0, listening));
const { transport } = new Client(`http://127.0.0.1:${server.address().port}`);
const seen = Array(200).fill(0);

async function follow(number) {
  for await (const _ of transport.stream("GET", "/", () => ({}))) {
    seen[number] = performance.now();
    await sleep(Math.random() < 0.3 ? Math.random() * 1500 : 0);
  }
}

for (const number of seen.keys()) follow(number);
await sleep(12_000);
const since = performance.now();
const waiting = () => seen.filter((last) => last < since).length;
for (let second = 0; second < 90 && waiting(); second += 1) await sleep(1_000);
assert.equal(waiting(), 0);
process.exit();
