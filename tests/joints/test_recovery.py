"""What a recovery code meets: all that is a player's, other tokens, another server key, backups, erasure, letters."""

from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api
from helpers.people import Person, code_of, comes_back, invites, refused
from helpers.played_series import opening
from helpers.receiver import Receiver

from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.commands.players import MAX_TOKENS
from cairn.service.container import Services
from cairn.service.errors import WrongRecoveryCode
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

BOT_SEATS = [{"kind": "human", "player": "me"}, {"kind": "open"}]


def back(api: Api, code: str) -> Api:
    """Return the client of who has come back by a code."""
    return api.as_(comes_back(api, code).json()["token"])


def all_of(player: Api) -> list[Any]:
    """Return all that is kept of a player, and what they alone are shown; of their tokens only the first."""
    export = player.get("/v1/me/export") | {"at": None}
    export["tokens"] = export["tokens"][:1]
    games = [player.get(f"/v1/games/{game['id']}") for game in export["games"]]
    lists = [player.get(f"/v1/{path}") for path in ("me", "me/blocked", "games?player=me", "series?player=me")]
    return [export, *games, *lists]


def test_who_comes_back_has_all_that_was_theirs(
    api: Api, ann: Person, bob: Person, services: Services, receiver: Receiver
) -> None:
    """Seats with their hands, invitations, webhooks, series, whom they blocked; also when each other token is gone."""
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


def test_a_bot_comes_back_as_a_bot(api: Api) -> None:
    """It is rated with bots, as it was."""
    robo = api.as_(api.post("/v1/players", {"name": "Robo", "bot": True})["token"])
    returned = back(api, code_of(robo))
    assert returned.get("/v1/me")["bot"]
    game = returned.post("/v1/games", {"ruleset": "schotten_totten", "seats": BOT_SEATS})
    assert game["seats"][0]["bot"]


def test_a_link_is_made_by_who_came_back(api: Api, ann: Person) -> None:
    """Another device is known by it, and the code is as good as before."""
    code = code_of(ann)
    link = api.as_(back(api, code).post("/v1/me/tokens", {"scope": "link"})["token"])
    linked = api.as_(link.post("/v1/me/tokens", {"label": "tablet"})["token"])
    assert linked.get("/v1/me")["id"] == back(api, code).get("/v1/me")["id"] == ann.id
    assert refused(link.ask("GET", "/v1/me")) == (401, "unauthorized")


def test_of_too_many_tokens_one_makes_way_for_each_who_comes(
    ann: Person, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where another process has revoked the oldest just now, and has taken the place."""
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
    kept = [each.label for each in players.tokens(ann.id).values()]
    assert len(kept) == MAX_TOKENS
    assert {"first", "second", "new phone"} <= {*kept}


def test_a_code_is_good_under_another_server_key(own: EmbeddedServer) -> None:
    """What is written down outlives a key that got known, as tokens of players do."""
    one, other = "one key of a Cairn, that nobody guesses", "another key of a Cairn, that nobody knows"
    client = create_app(Settings(redis_url=own.url, key=one)).test_client()
    token = client.post("/v1/players", json={"name": "Ann"}).get_json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    words = client.post("/v1/me/recovery-code", headers=bearer).get_json()["words"]
    environment = {"REDIS_URL": own.url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": other}
    assert CliRunner().invoke(main, ["key", "--change", "--yes"], env=environment).exit_code == 0
    client = create_app(Settings(redis_url=own.url, key=other)).test_client()
    answer = client.post("/v1/recoveries", json={"code": " ".join(words)})
    assert answer.status_code == 201
    assert client.get("/v1/me", headers=bearer).status_code == 200


def test_nobody_comes_back_while_they_are_erased(ann: Person, services: Services) -> None:
    """From the moment on at which the record is gone, though the code is not yet."""
    code = code_of(ann).split()
    services.players.erase(ann.id)
    assert services.recovery.since(ann.id)
    with pytest.raises(WrongRecoveryCode):
        services.recovery.recover(code, "new phone")
    assert services.players.tokens(ann.id) == {}


def test_the_operator_is_told_of_it(ann: Person, services: Services) -> None:
    """`cairn players show` tells since when there is one, and `export` what the player's own export has."""
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_KEY": services.settings.key}

    def shown() -> str:
        return CliRunner().invoke(main, ["players", "show", ann.id], env=environment).stdout

    assert "recovery code" not in shown()
    code_of(ann)
    assert f"Has a recovery code since {ann.get('/v1/me')['recovery_code_at']}." in shown()
