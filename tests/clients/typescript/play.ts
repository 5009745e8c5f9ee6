// Play a whole game of each ruleset against an AI, through openapi-fetch and the types that openapi-typescript made.
import { randomBytes } from "node:crypto";
import createClient from "openapi-fetch";
import type { components, paths } from "./cairn.js";

type Seat = components["schemas"]["SeatRequest"];
type Request = components["schemas"]["OpenGameRequest"];
type Game = components["schemas"]["Game"];

const url = process.argv[2] ?? "http://127.0.0.1:8000";
const client = createClient<paths>({ baseUrl: url });

function seats(ais: number): Seat[] {
  return [{ kind: "human", name: "Ann", nonce: randomBytes(16).toString("hex") }, ...Array<Seat>(ais).fill({ kind: "ai", level: "easy" })];
}

const requests: Request[] = [
  { ruleset: "schotten_totten", options: { tactics: true }, seats: seats(1) },
  { ruleset: "highland_clans", options: { raid_refill: "hand" }, seats: seats(2) },
  { ruleset: "glen_more", options: {}, seats: seats(1) },
];

function told<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

/** One line about a position, of what only its ruleset has. */
function about(game: Game): string {
  switch (game.ruleset) {
    case "schotten_totten":
      return `tactics: ${game.options.tactics}, stones: ${game.state?.stones.map((stone) => stone.owner)}`;
    case "highland_clans":
      return `raid refill: ${game.options.raid_refill}`;
    case "glen_more":
      return `players: ${game.seats.length}`;
  }
}

for (const body of requests) {
  const opened = told(await client.POST("/v1/games", { body, params: {} }));
  const headers = { Authorization: `Bearer ${opened.tokens[0]!.token}` };
  const path = { game: opened.id };
  let game: Game = opened;
  while (game.status !== "finished") {
    const { version, moves } = told(await client.GET("/v1/games/{game}/legal-moves", { params: { path }, headers }));
    const move = moves[(version * 7) % moves.length];
    if (move) {
      const header = { "If-Match": `"${version}"` };
      told(await client.POST("/v1/games/{game}/moves", { params: { path, header }, headers, body: { moves: [move] } }));
    }
    const query = { wait: 10, after: version };
    game = told(await client.GET("/v1/games/{game}", { params: { path, query }, headers }));
  }
  console.log(game.id, game.version, game.outcome?.reason, game.outcome?.winners, about(game));
}
