// Play both seats of a game, by the client in TypeScript. After ten moves the service is stopped, and started again.
import assert from "node:assert/strict";
import { once } from "node:events";
import { pathToFileURL } from "node:url";

const { Client, human } = await import(pathToFileURL(process.argv[2]));
const lines = [];
const client = new Client(process.argv[3], { log: (line) => lines.push(line) });
const [ann, bob] = await client.open("schotten_totten", [human("Ann"), human("Bob")], { rounds: 1, first_seat: 0 });

const watched = [];
const watching = (async () => {
  for await (const message of client.game(ann.id).watch()) if (message.type === "decision") watched.push(message.version);
})();

const played = [];
for await (const turn of client.turns(ann, bob)) {
  if (played.length === 10) {
    console.log("stop");
    await once(process.stdin, "data");
  }
  const { decisions } = await turn.play(turn.moves[(turn.version * 7) % turn.moves.length]);
  played.push(...decisions.map(({ version }) => version));
}
await watching;
const { status, version } = await ann.read();
assert.equal(status, "finished");
assert.deepEqual(played, Array.from({ length: version - 2 }, (_, place) => place + 3));
assert.deepEqual(watched, played);
for (const path of [`/v1/games/${ann.id}/moves`, `/v1/games/${ann.id}/stream`, "/v1/stream"]) {
  assert.ok(lines.some((line) => line.includes(path)), path);
}
assert.ok(!lines.some((line) => line.includes(ann.token) || line.includes(bob.token)));
process.exit();
