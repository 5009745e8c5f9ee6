/** The service worker, with caches, a network and a page that are made up. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

const SOURCE = readFileSync(new URL("../../service/web/page/worker.js", import.meta.url), "utf8");
const HERE = "https://cairn.example";
const GAME = `/v1/games/${"a".repeat(20)}`;
const RUNNING = `/v1/games/${"b".repeat(20)}`;

class FakeCache {
  kept = new Map();
  nameOf = (request) => new URL(request.url ?? request, HERE).href.replace(HERE, "");
  match = async (request) => this.kept.get(this.nameOf(request))?.clone();
  put = async (request, response) => void this.kept.set(this.nameOf(request), response);
  keys = async () => [...this.kept.keys()].map((name) => ({ url: HERE + name }));
  delete = async (request) => this.kept.delete(this.nameOf(request));
}

let caches, answers, handlers;

beforeEach(() => {
  caches = {};
  handlers = {};
  answers = new Map();
  const world = {
    addEventListener: (name, handler) => {
      handlers[name] = handler;
    },
    caches: { open: async (name) => (caches[name] ??= new FakeCache()) },
    fetch: async (request) => {
      const found = answers.get(new URL(request.url ?? request, HERE).href.replace(HERE, ""));
      if (!found) throw new TypeError("no network");
      return found.clone();
    },
    location: { origin: HERE },
  };
  new Function(...Object.keys(world), SOURCE)(...Object.values(world));
});

/** Ask as the page does; null means that the worker leaves the request alone. */
async function ask(path, headers = {}, method = "GET") {
  let answered = null;
  const request = new Request(HERE + path, { headers, method });
  handlers.fetch({ request, respondWith: (promise) => (answered = promise) });
  return answered && (await answered).text();
}

const json = (body) => new Response(JSON.stringify(body));
const page = (digest) => new Response(`<link href="/web/${digest}/icon.svg"><script src="/web/${digest}/main.js">`);
const file = (text) => new Response(text, { headers: { "Cache-Control": "public, max-age=1, immutable" } });
const offline = () => answers.clear();
const keptPaths = () => Object.values(caches).flatMap((cache) => [...cache.kept.keys()]);

test("what carries a token, changes something, or is elsewhere is left alone", async () => {
  answers.set(GAME, json({ status: "finished" }));
  assert.equal(await ask(GAME, { Authorization: "Bearer secret" }), null);
  assert.equal(await ask(GAME, {}, "POST"), null);
  for (const path of ["/v1/games?status=open", `${GAME}/stream`, `${GAME}/legal-moves`, "/v1/me", "/docs/"])
    assert.equal(await ask(path), null, path);
  assert.deepEqual(keptPaths(), []);
});

test("a game that has ended is there without a network, with the steps that were looked at, and no others", async () => {
  answers.set(GAME, json({ status: "finished" }));
  for (const path of [`${GAME}?at=3`, `${GAME}/decisions/3`, `${GAME}/decisions?after=0&limit=500`, "/v1/rulesets/x"])
    answers.set(path, json({ of: path }));
  await ask(GAME);
  for (const path of answers.keys()) await ask(path);
  const seen = [...answers.keys()];
  offline();
  for (const path of seen.slice(1)) assert.deepEqual(JSON.parse(await ask(path)), { of: path });
  await assert.rejects(ask(`${GAME}?at=4`), /no network/);
});

test("nothing of a game that goes on is kept", async () => {
  answers.set(RUNNING, json({ status: "running" }));
  answers.set(`${RUNNING}?at=3`, json({ status: "finished" }));
  answers.set(`${RUNNING}/decisions/3`, json({}));
  for (const path of answers.keys()) await ask(path);
  assert.deepEqual(keptPaths(), []);
});

test("a newer page shows at once, and the files of the one before go", async () => {
  const [old, now] = ["0".repeat(16), "1".repeat(16)];
  answers.set("/", page(old));
  answers.set(`/web/${old}/main.js`, file("old"));
  await ask("/");
  await ask(`/web/${old}/main.js`);
  answers.set("/", page(now));
  answers.set(`/web/${now}/main.js`, file("now"));
  assert.match(await ask("/"), new RegExp(now));
  await ask(`/web/${now}/main.js`);
  assert.deepEqual(keptPaths().sort(), ["/", `/web/${now}/main.js`]);
  offline();
  assert.match(await ask("/"), new RegExp(now));
  assert.equal(await ask(`/web/${now}/main.js`), "now");
});

test("a file that may change is not kept, and an error is passed on and not kept", async () => {
  const path = `/web/${"0".repeat(16)}/main.js`;
  answers.set(path, new Response("of another version", { headers: { "Cache-Control": "no-cache" } }));
  await ask(path);
  answers.set(GAME, new Response("{}", { status: 503 }));
  assert.equal(await ask(GAME), "{}");
  assert.deepEqual(keptPaths(), []);
});
