// Through the client that orval made. The status of a response narrows the type of its body.
import { play, url } from "./game.js";
import { getGame, listLegalMoves, type Move, makeMoves, openGame } from "./made/orval/api.js";

process.env["CAIRN_URL"] = url;

function refused(body: unknown): Error {
  return new Error(JSON.stringify(body));
}

await play<Move>({
  open: async (body) => {
    const response = await openGame(body);
    if (response.status !== 201) throw refused(response.data);
    return response.data;
  },
  sit: async (game, token) => {
    const headers = { Authorization: `Bearer ${token}` };
    return {
      legal: async () => {
        const response = await listLegalMoves(game, { headers });
        if (response.status !== 200) throw refused(response.data);
        return response.data;
      },
      move: async (move, version) => {
        const options = { headers: { ...headers, "If-Match": `"${version}"` } };
        const response = await makeMoves(game, { moves: [move] }, options);
        if (response.status !== 201) throw refused(response.data);
        return response.data;
      },
      wait: async (after) => {
        const response = await getGame(game, { wait: 10, after }, { headers });
        if (response.status !== 200) throw refused(response.data);
        return response.data;
      },
    };
  },
});
