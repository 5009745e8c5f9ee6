// Play a whole game of each ruleset against an AI, through the client that openapi-generator made.

import cairn.ApiClient;
import cairn.api.GamesApi;
import cairn.api.MovesApi;
import cairn.model.GlenMoreOpenGameRequest;
import cairn.model.HighlandClansOpenGameRequest;
import cairn.model.Move;
import cairn.model.MovesRequest;
import cairn.model.OpenGameRequest;
import cairn.model.SchottenTottenOpenGameRequest;
import cairn.model.SchottenTottenOptionsRequest;
import cairn.model.SeatRequest;
import cairn.model.AiSeatRequest;
import cairn.model.GuestSeatRequest;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

public class Play {
    /** Return a client of a service, which asks with a token if there is one. */
    static ApiClient client(String url, String token) {
        ApiClient client = new ApiClient();
        client.updateBaseUri(url);
        if (token != null) client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        return client;
    }

    /** Return a human's seat and as many of AIs as the game needs. */
    static List<SeatRequest> seats(int ais) {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        List<SeatRequest> seats = new ArrayList<>();
        seats.add(new SeatRequest(new GuestSeatRequest().kind(GuestSeatRequest.KindEnum.HUMAN).name("Ann")
            .nonce(HexFormat.of().formatHex(nonce))));
        for (int n = 0; n < ais; n++) {
            seats.add(new SeatRequest(new AiSeatRequest().kind(AiSeatRequest.KindEnum.AI)
                .level(AiSeatRequest.LevelEnum.EASY)));
        }
        return seats;
    }

    /** Play a game to its end, and return it. What the games of all rulesets have in common is read from their JSON. */
    static JsonNode play(String url, OpenGameRequest request) throws Exception {
        ApiClient anybody = client(url, null);
        Object opened = new GamesApi(anybody).openGame(request, null).getActualInstance();
        JsonNode game = anybody.getObjectMapper().valueToTree(opened);
        String id = game.get("id").asText();
        ApiClient mine = client(url, game.get("tokens").get(0).get("token").asText());
        GamesApi games = new GamesApi(mine);
        MovesApi moves = new MovesApi(mine);
        while (!game.get("status").asText().equals("finished")) {
            var legal = moves.listLegalMoves(id, null);
            int version = legal.getVersion();
            if (!legal.getMoves().isEmpty()) {
                Move chosen = legal.getMoves().get(version * 7 % legal.getMoves().size());
                moves.makeMoves(id, new MovesRequest().addMovesItem(chosen), null, "\"" + version + "\"");
            }
            Object now = games.getGame(id, null, BigDecimal.TEN, version, null).getActualInstance();
            game = mine.getObjectMapper().valueToTree(now);
        }
        return game;
    }

    public static void main(String[] arguments) throws Exception {
        List<OpenGameRequest> requests = List.of(
            new OpenGameRequest(new SchottenTottenOpenGameRequest()
                .ruleset(SchottenTottenOpenGameRequest.RulesetEnum.SCHOTTEN_TOTTEN)
                .options(new SchottenTottenOptionsRequest().tactics(true)).seats(seats(1))),
            new OpenGameRequest(new HighlandClansOpenGameRequest()
                .ruleset(HighlandClansOpenGameRequest.RulesetEnum.HIGHLAND_CLANS).seats(seats(2))),
            new OpenGameRequest(new GlenMoreOpenGameRequest()
                .ruleset(GlenMoreOpenGameRequest.RulesetEnum.GLEN_MORE).seats(seats(1))));
        for (OpenGameRequest request : requests) {
            JsonNode game = play(arguments[0], request);
            System.out.println(game.get("ruleset").asText() + ": " + game.get("outcome").get("reason").asText());
        }
    }
}
