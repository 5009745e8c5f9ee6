// Through the client that swagger-typescript-api made, which does not look up the media types of shared responses.
import { play, url } from "./game.js";
import { Api, type Move } from "./made/swagger/api.js";

const guest = new Api({ baseUrl: url, baseApiParams: { format: "json" } });

await play<Move>({
  open: async (body) => (await guest.v1.openGame(body)).data,
  sit: async (game, token) => {
    const api = new Api({ baseUrl: url, baseApiParams: { format: "json", headers: { Authorization: `Bearer ${token}` } } });
    return {
      legal: async () => (await api.v1.listLegalMoves(game)).data,
      move: async (move, version) => {
        const headers = { "If-Match": `"${version}"` };
        return (await api.v1.makeMoves(game, { moves: [move] }, { headers })).data;
      },
      wait: async (after) => (await api.v1.getGame(game, { wait: 10, after })).data,
    };
  },
});
