// Play a whole game of each ruleset against AIs by the client in TypeScript, replay it, and try what it refuses.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { pathToFileURL } from "node:url";

const { ai, BadSignature, CairnError, Client, human, openSeat, patched, verifyWebhook } = await import(pathToFileURL(process.argv[2]));
const client = new Client(process.argv[3]);

for (const [ruleset, ais, options] of [["schotten_totten", 1, { tactics: true }], ["highland_clans", 2], ["glen_more", 1]]) {
  const [game] = await client.open(ruleset, [human("Ann"), ...Array(ais).fill(ai("easy"))], options);
  for await (const turn of game.turns()) {
    assert.equal(turn.state.version, turn.version);
    await turn.play(turn.moves[(turn.version * 7) % turn.moves.length]);
  }
  const ended = await game.read();
  const steps = await all(game.replay());
  assert.equal(steps.length, ended.version);
  assert.deepEqual(steps.at(-1).game, ended);
  assert.equal((await all(game.decisions())).length, ended.version);
  console.log(game.id, ended.version, ended.outcome.reason);
}

async function all(items) {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
}

const [ann, bob] = await client.open("schotten_totten", [human("Ann"), human("Bob")], { first_seat: 0 });
const refused = await ann.play([{ type: "claim", stone: 1 }]).catch((error) => error);
assert.ok(refused instanceof CairnError);
assert.deepEqual([refused.status, refused.kind, refused.rule], [409, "illegal-move", "ST-03"]);
const [move] = await ann.legalMoves();
assert.equal((await ann.play([move], 2)).decisions.length, 1);
assert.equal((await ann.play([move], 2).catch((error) => error)).kind, "stale-version");
for await (const turn of client.turns(ann, bob)) {
  assert.equal(turn.game, turn.seat === 0 ? ann : bob); // whose token plays it
  await turn.play(turn.moves[0]);
  if (turn.version > 6) break;
}
const [host] = await client.open("schotten_totten", [human("Ann"), openSeat()], {}, { listed: false });
assert.equal((await client.game(host.id).takeSeat("Bob")).seat, 1);
for (const game of [host, ann]) await game.client.transport.ask("DELETE", `/v1/games/${game.id}/seats/0`, { token: game.token });

const olga = new Client(process.argv[3]);
await olga.createPlayer("Olga");
const wanted = { title: "Clans", format: "round_robin", ruleset: "schotten_totten", places: 4 };
const series = await olga.call("post", "/v1/series", { body: wanted, keyed: true });
await olga.call("post", "/v1/series/{series}/participants", { path: { series: series.id }, body: {}, keyed: true });
const rows = (await olga.call("get", "/v1/series/{series}/table", { path: { series: series.id } })).rows;
assert.deepEqual(rows.map((row) => [row.place, row.points]), [[0, 0]]);
assert.deepEqual((await olga.call("get", "/v1/series", { query: { player: "me" } })).items.map(({ id }) => id), [series.id]);
await olga.call("post", "/v1/series/{series}/end", { path: { series: series.id }, keyed: true });

const secret = Buffer.alloc(32, "a");
const body = JSON.stringify({ type: "ping", webhook: "a".repeat(20) });
const sent = String(Math.floor(Date.now() / 1000));
const signature = createHmac("sha256", secret).update(`msg_1.${sent}.${body}`).digest("base64");
const headers = { "webhook-id": "msg_1", "webhook-timestamp": sent, "webhook-signature": `v1,odd v1,${signature}` };
const good = `whsec_${secret.toString("base64")}`;
assert.equal((await verifyWebhook(good, headers, body)).type, "ping");
await assert.rejects(verifyWebhook(good, headers, body + " "), BadSignature);
await assert.rejects(verifyWebhook(good, { ...headers, "webhook-timestamp": "1" }, body), BadSignature);

const before = { a: [1, 2], "b/c": { d: 1 } };
const changes = [
  { op: "add", path: "/a/1", value: 9 },
  { op: "replace", path: "/a/0", value: 7 },
  { op: "copy", from: "/b~1c", path: "/e" },
  { op: "move", from: "/b~1c/d", path: "/f" },
  { op: "remove", path: "/a/2" },
];
assert.deepEqual(patched(before, changes), { a: [7, 9], "b/c": {}, e: { d: 1 }, f: 1 });
