// Through openapi-fetch and the types that openapi-typescript made.
import createClient from "openapi-fetch";
import { play, url } from "./game.js";
import type { components, paths } from "./made/cairn.js";

type Move = components["schemas"]["Move"];

const client = createClient<paths>({ baseUrl: url });

function check<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

await play<Move>({
  open: async (body) => check(await client.POST("/v1/games", { body, params: {} })),
  sit: async (game, token) => {
    const headers = { Authorization: `Bearer ${token}` };
    const path = { game };
    return {
      legal: async () => check(await client.GET("/v1/games/{game}/legal-moves", { params: { path }, headers })),
      move: async (move, version) => {
        const header = { "If-Match": `"${version}"` };
        const body = { moves: [move] };
        return check(await client.POST("/v1/games/{game}/moves", { params: { path, header }, headers, body }));
      },
      wait: async (after) => {
        const query = { wait: 10, after };
        return check(await client.GET("/v1/games/{game}", { params: { path, query }, headers }));
      },
    };
  },
});
