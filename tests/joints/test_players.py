"""Phrases and recovery codes with other features: blocked players, bots, webhooks, forks, cold games, erasure."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api
from helpers.commands import GUEST, move, open_game
from helpers.keys import read_keys
from helpers.people import Person, code_of, comes_back, invites, refused, says
from helpers.played_series import opening
from helpers.receiver import Receiver
from helpers.watching import Watching

from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.errors import WrongRecoveryCode
from cairn.service.players.store import MAX_TOKENS
from cairn.service.queries.snapshots import TRUTH
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

THREE = {"ruleset": "glen_more", "options": {}}


def test_seated_players_send_phrases(api: Api, ann: Person, bob: Person) -> None:
    """Also before the start; but neither invited players, nor the creator of a game for others."""
    game = ann.opens(invites(bob))["id"]
    assert says(ann, game).status_code == 204
    assert refused(says(bob, game)) == (403, "forbidden")
    bob.post(f"/v1/games/{game}/seats", {})
    assert says(bob, game).status_code == 204
    seats = [{"kind": "open"}, invites(bob)]
    organised = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
    assert refused(says(ann, organised)) == (403, "forbidden")


def test_players_who_left_a_running_game_send_no_phrases(api: Api, ann: Person, bob: Person) -> None:
    """An AI has their seat; the others talk on. A player who resigned, of two, still sits there at the end."""
    game = ann.opens(invites(bob), {"kind": "human", "name": "Cid"}, **THREE)
    bob.post(f"/v1/games/{game['id']}/seats", {})
    cid = api.as_(game["tokens"][0]["token"])
    for client, seat in ((bob, 1), (cid, 2)):
        assert says(client, game["id"]).status_code == 204
        client.ask("DELETE", f"/v1/games/{game['id']}/seats/{seat}")
    assert refused(says(bob, game["id"])) == (403, "forbidden")
    assert refused(says(cid, game["id"])) == (401, "unauthorized")
    assert says(ann, game["id"]).status_code == 204
    duel, (_, loser) = api.open(rounds=9)
    loser.ask("DELETE", f"/v1/games/{duel['id']}/seats/1")
    assert says(loser, duel["id"], "well_played").status_code == 204


def test_recovered_players_send_phrases_for_their_seat(api: Api, ann: Person) -> None:
    """The seat sends one phrase at a time, by any of its tokens; a revoked token sends none."""
    game, code = ann.opens({"kind": "human", "name": "Bob"})["id"], code_of(ann)
    back = api.as_(comes_back(api, code).json()["token"])
    with Watching(api, game) as watching:
        assert says(back, game, "thanks").status_code == 204
        assert watching.next() == {"type": "phrase", "seat": 0, "phrase": "thanks"}
    assert refused(says(ann, game)) == (429, "too-often")
    first, _ = back.get("/v1/me/tokens")["items"]
    back.ask("DELETE", f"/v1/me/tokens/{first['id']}")
    assert refused(says(ann, game)) == (401, "unauthorized")


def test_blocked_players_and_bots_send_phrases(api: Api, ann: Person) -> None:
    """Blocking affects invitations. A client hides phrases by not requesting them."""
    robo = api.post("/v1/players", {"name": "Robo", "bot": True})
    ann.ask("PUT", f"/v1/me/blocked/{robo['id']}")
    game = ann.opens({"kind": "open"})["id"]
    bot = api.as_(robo["token"])
    bot.post(f"/v1/games/{game}/seats", {})
    with Watching(ann, game) as watching:
        assert says(bot, game, "good_luck").status_code == 204
        assert watching.next() == {"type": "phrase", "seat": 1, "phrase": "good_luck"}


def test_phrases_are_not_stored(ann: Person, services: Services, receiver: Receiver) -> None:
    """Phrases are in no list, clock, due time, or player's export; no webhook sends them, as it sends a move."""
    hook = ann.post("/v1/webhooks", {"url": receiver.url, "player": "me", "events": ["decision"]})["id"]
    game = ann.opens({"kind": "human", "name": "Bob"}, clock={"kind": "turn", "seconds": 60})["id"]
    queue = services.webhook_queue
    queue.listen(services.notifications)
    with services.notifications.expect(game):  # it listens
        queue.care()
        for noted, count in queue.news(hook).items():
            queue.settle(hook, noted, count)
        before, export = all_but_limits(services), ann.get("/v1/me/export")
        subscription = services.notifications.subscribe(game)
        assert says(ann, game).status_code == 204
        assert subscription.wait(0, 10)
        queue.care()
        assert queue.news(hook) == {}
        assert all_but_limits(services) == before
        assert ann.get("/v1/me/export") | {"at": None} == export | {"at": None}
        move(services, game)
        assert subscription.wait(1, 10)
        queue.care()
        assert [*queue.news(hook)] == [game]


def all_but_limits(services: Services) -> dict[str, Any]:
    """Return all stored values, except those of limits."""
    return {key: of for key, of in read_keys(services.redis).items() if not key.startswith("cairn:limits:")}


def test_forks_and_rematches_have_separate_phrases(api: Api) -> None:
    """Seats of the first table give none at the others, and phrases of other tables are not received."""
    game, (ann, bob) = api.open(rounds=9)
    bob.ask("DELETE", f"/v1/games/{game['id']}/seats/1")
    seats = [{"kind": "human", "name": "Eve"}, {"kind": "human", "name": "Fay"}]
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 1, "seats": seats})
    assert refused(says(ann, fork["id"])) == (401, "unauthorized")
    eve = api.as_(fork["tokens"][0]["token"])
    with Watching(api, game["id"]) as first, Watching(api, fork["id"]) as second:
        assert says(eve, fork["id"], "oops").status_code == says(ann, game["id"], "thanks").status_code == 204
        assert second.next() == {"type": "phrase", "seat": 0, "phrase": "oops"}
        assert first.next() == {"type": "phrase", "seat": 0, "phrase": "thanks"}


def test_a_deleted_game_has_no_phrases(api: Api, operator: Api) -> None:
    """No phrases can be sent there, and its stream ends."""
    game, (ann, _) = api.open(rounds=9)
    with Watching(api, game["id"]) as watching:
        assert operator.ask("DELETE", f"/v1/games/{game['id']}").status_code == 204
        assert refused(says(ann, game["id"])) == (404, "not-found")
        assert watching.rest() == []


def test_a_cold_game_accepts_phrases_until_the_limit(services: Services, tmp_path: Path) -> None:
    """Within ten minutes of its end its responses are the same after sealing, and it stays sealed."""
    settings = services.settings
    sealing = Services(Settings(settings.redis_url, key=settings.key, cold_url=str(tmp_path / "cold"), cold_after=1.0))
    game = open_game(sealing, GUEST, GUEST, rounds=9)
    sealing.commands.leave(game, 1)
    assert sealing.cold.seal(sealing.log, [game]).sealed == [game]
    app: Any = create_app(sealing.settings)
    client = app.test_client()
    token = sealing.tokens.seat(game, 0, sealing.repository.get(game, TRUTH).position.table.taken_at[0])
    headers = {"Authorization": f"Bearer {token}"}
    with app.services.notifications.expect(game):  # it listens
        subscription = app.services.notifications.subscribe(game)
        response = client.post(f"/v1/games/{game}/phrases", json={"phrase": "again"}, headers=headers)
        assert response.status_code == 204
        assert subscription.wait(0, 10)
    assert [words for _, words in subscription.words_since(0)] == ["0 again"]
    assert sealing.log.sealed_markers.find(game)
    sealing.redis.close()


BOT_SEATS = [{"kind": "human", "player": "me"}, {"kind": "open"}]


def back(api: Api, code: str) -> Api:
    """Return the client of a player who used a recovery code."""
    return api.as_(comes_back(api, code).json()["token"])


def all_of(player: Api) -> list[Any]:
    """Return all stored data of a player, and their private views; of their tokens only the first."""
    export = player.get("/v1/me/export") | {"at": None}
    export["tokens"] = export["tokens"][:1]
    games = [player.get(f"/v1/games/{game['id']}") for game in export["games"]]
    lists = [player.get(f"/v1/{path}") for path in ("me", "me/blocked", "games?player=me", "series?player=me")]
    return [export, *games, *lists]


def test_a_recovered_player_has_all_their_data(
    api: Api, ann: Person, bob: Person, services: Services, receiver: Receiver
) -> None:
    """Seats with their hands, invitations, webhooks, series, blocks; also after other tokens are revoked."""
    ann.opens({"kind": "human", "name": "Cid"}, listed=False)
    bob.opens(invites(ann))
    ann.post("/v1/webhooks", {"url": receiver.url, "player": "me", "events": ["over"]})
    ann.ask("PUT", f"/v1/me/blocked/{bob.id}")
    ann.ask("PATCH", "/v1/me", json={"findable": True})
    services.series.open("c" * 20, opening("round_robin", 2), "Cup")
    services.series.join("c" * 20, ann.id, "")
    code = code_of(ann)
    before = all_of(ann)
    assert [game.get("viewer") for game in before[1:3]] == [None, 0]
    returned = back(api, code)
    assert all_of(returned) == before
    tokens = returned.get("/v1/me/tokens")["items"]
    first, second = tokens
    assert [token["current"] for token in tokens] == [False, True]
    returned.ask("DELETE", f"/v1/me/tokens/{first['id']}")
    assert refused(ann.ask("GET", "/v1/me")) == (401, "unauthorized")
    before[0]["tokens"] = [token for token in returned.get("/v1/me/export")["tokens"] if token["id"] == second["id"]]
    assert all_of(returned) == before


def test_a_recovered_bot_is_a_bot(api: Api) -> None:
    """It is rated with bots, as before."""
    robo = api.as_(api.post("/v1/players", {"name": "Robo", "bot": True})["token"])
    returned = back(api, code_of(robo))
    assert returned.get("/v1/me")["bot"]
    game = returned.post("/v1/games", {"ruleset": "schotten_totten", "seats": BOT_SEATS})
    assert game["seats"][0]["bot"]


def test_a_recovered_player_creates_links(api: Api, ann: Person) -> None:
    """The link works on another device, and the code stays valid."""
    code = code_of(ann)
    link = api.as_(back(api, code).post("/v1/me/tokens", {"scope": "link"})["token"])
    linked = api.as_(link.post("/v1/me/tokens", {"label": "tablet"})["token"])
    assert linked.get("/v1/me")["id"] == back(api, code).get("/v1/me")["id"] == ann.id
    assert refused(link.ask("GET", "/v1/me")) == (401, "unauthorized")


def test_recovery_replaces_a_token_at_the_limit(
    ann: Person, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if another process has just revoked the oldest token, and has taken its place."""
    players, code = services.players, code_of(ann).split()
    for _ in range(MAX_TOKENS - 1):
        players.add_token(players.bearer(ann.made["token"]), "", "read")
    revoke, others = players.revoke, ["first", "second"]

    def revoke_late(player: str, id: str) -> None:
        if others:
            players._redis.hdel(f"cairn:{{player:{player}}}:tokens", id)
            players.come_back(player, others.pop(0))
        revoke(player, id)

    monkeypatch.setattr(players, "revoke", revoke_late)
    token, *_ = services.recovery.recover(code, "new phone")
    assert players.bearer(token).player == ann.id
    labels = [each.label for each in players.tokens(ann.id).values()]
    assert len(labels) == MAX_TOKENS
    assert {"first", "second", "new phone"} <= {*labels}


def test_a_code_is_valid_under_another_server_key(own: EmbeddedServer) -> None:
    """A written code survives the change of a leaked server key, as tokens of players do."""
    first_key, second_key = "one secret key of a Cairn, hard to guess", "another secret key of a Cairn, hard to guess"
    client = create_app(Settings(redis_url=own.url, key=first_key)).test_client()
    token = client.post("/v1/players", json={"name": "Ann"}).get_json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    words = client.post("/v1/me/recovery-code", headers=bearer).get_json()["words"]
    environment = {"REDIS_URL": own.url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": second_key}
    assert CliRunner().invoke(main, ["key", "--change", "--yes"], env=environment).exit_code == 0
    client = create_app(Settings(redis_url=own.url, key=second_key)).test_client()
    answer = client.post("/v1/recoveries", json={"code": " ".join(words)})
    assert answer.status_code == 201
    assert client.get("/v1/me", headers=bearer).status_code == 200


def test_a_player_under_erasure_cannot_recover(ann: Person, services: Services) -> None:
    """From the moment the record is deleted, even while the code still exists."""
    code = code_of(ann).split()
    services.players.erase(ann.id)
    assert services.recovery.since(ann.id)
    with pytest.raises(WrongRecoveryCode):
        services.recovery.recover(code, "new phone")
    assert services.players.tokens(ann.id) == {}


def test_operators_see_the_date_of_a_code(ann: Person, services: Services) -> None:
    """`cairn players show` shows since when a player has a code."""
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_KEY": services.settings.key}

    def read_status() -> str:
        return CliRunner().invoke(main, ["players", "show", ann.id], env=environment).stdout

    assert "recovery code" not in read_status()
    code_of(ann)
    assert f"Has a recovery code since {ann.get('/v1/me')['recovery_code_at']}." in read_status()
