"""Recovery codes with all data of a player, other tokens, another server key, backups, erasure, data requests."""

from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api
from helpers.people import Person, code_of, comes_back, invites, refused
from helpers.played_series import opening
from helpers.receiver import Receiver

from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.errors import WrongRecoveryCode
from cairn.service.players.store import MAX_TOKENS
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

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

    def shown() -> str:
        return CliRunner().invoke(main, ["players", "show", ann.id], env=environment).stdout

    assert "recovery code" not in shown()
    code_of(ann)
    assert f"Has a recovery code since {ann.get('/v1/me')['recovery_code_at']}." in shown()
