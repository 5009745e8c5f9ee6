// Through the client that @hey-api/openapi-ts made. It waits by the live stream.
import { play, url } from "./game.js";
import { client } from "./made/hey/client.gen.js";
import { getGame, listLegalMoves, makeMoves, openGame, streamGame } from "./made/hey/sdk.gen.js";
import type { Move } from "./made/hey/types.gen.js";

client.setConfig({ baseUrl: url });
const throwOnError = true;

await play<Move>({
  open: async (body) => (await openGame({ body, throwOnError })).data,
  sit: async (game, token) => {
    const seat = { path: { game }, auth: token, throwOnError } as const;
    const { stream } = await streamGame(seat);
    return {
      legal: async () => (await listLegalMoves(seat)).data,
      move: async (move, version) => {
        const headers = { "If-Match": `"${version}"` };
        return (await makeMoves({ ...seat, headers, body: { moves: [move] } })).data;
      },
      wait: async () => {
        await stream.next();
        return (await getGame(seat)).data;
      },
    };
  },
});
process.exit(); // streams of finished games have ended, but the client would connect again
