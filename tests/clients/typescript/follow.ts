// Play a whole game of each ruleset by its live stream, through the client that @hey-api/openapi-ts made.
import { randomBytes } from "node:crypto";
import { client } from "./hey/client.gen.js";
import { getGame, listLegalMoves, makeMoves, openGame, streamGame } from "./hey/sdk.gen.js";
import type { OpenGameRequest, SeatRequest } from "./hey/types.gen.js";

client.setConfig({ baseUrl: process.argv[2] ?? "http://127.0.0.1:8000", throwOnError: true });

const ann: SeatRequest = { kind: "human", name: "Ann", nonce: randomBytes(16).toString("hex") };
const ai: SeatRequest = { kind: "ai", level: "easy" };
const requests: OpenGameRequest[] = [
  { ruleset: "schotten_totten", options: { tactics: true }, seats: [ann, ai] },
  { ruleset: "highland_clans", options: { raid_refill: "hand" }, seats: [ann, ai, ai] },
  { ruleset: "glen_more", seats: [ann, ai] },
];

for (const body of requests) {
  const opened = (await openGame({ body, throwOnError: true })).data;
  const of = { path: { game: opened.id }, auth: opened.tokens[0]!.token, throwOnError: true } as const;
  const { stream } = await streamGame(of);
  let messages = 0;
  for await (const _ of stream) {
    messages += 1;
    const legal = (await listLegalMoves(of)).data;
    const move = legal.moves[(legal.version * 7) % legal.moves.length];
    if (move) await makeMoves({ ...of, body: { moves: [move] }, headers: { "If-Match": `"${legal.version}"` } });
    if ((await getGame(of)).data.status === "finished") break;
  }
  const game = (await getGame(of)).data;
  console.log(game.id, game.version, game.outcome?.reason, game.outcome?.winners, `after ${messages} messages`);
}
