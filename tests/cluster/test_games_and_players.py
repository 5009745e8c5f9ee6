"""Games, players, series, backups, metrics, webhooks and quotas on a Redis Cluster."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api, metrics_of
from helpers.clusters import Nodes
from helpers.people import Person, invites, play_enough
from helpers.receiver import TRUSTED, receiving
from helpers.running import cairn, until
from helpers.webhooks import hook
from helpers.whole_games import check_audit, ids_of_the_stream, open_with_ais, play_to_the_end
from redis import Redis

from cairn.service.backups.key_groups import Keeper
from cairn.service.container import Services
from cairn.service.redis_clients.url import connect_redis
from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer

pytestmark = pytest.mark.cluster


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_is_played_to_its_end(parts: Api, nodes: Nodes, services: Services, ruleset: str) -> None:
    """It is streamed, listed while it runs and after its end, proven, exported and imported again."""
    game, ann = open_with_ais(parts, ruleset)
    assert [row["id"] for row in parts.get("/v1/games?status=running")["items"]] == [game]
    with ids_of_the_stream(parts, game) as ids:
        play_to_the_end(parts, game, ann, random.Random(1))
    version = parts.get(f"/v1/games/{game}")["version"]
    assert ids.result()[-1] == f"id: {version}".encode()
    check_audit(parts, game)
    until(lambda: [row["id"] for row in parts.get("/v1/games?status=finished")["items"]] == [game])
    archive = parts.ask("GET", f"/v1/games/{game}/archive").content
    operator: Any = parts.as_("the operator's key in the tests' services")
    assert operator.ask("DELETE", f"/v1/games/{game}").status_code == 204
    assert parts.get("/v1/games")["items"] == []
    parts.imported(archive)
    check_audit(parts, game)
    assert parts.get("/readyz")["workers"] == 2


def test_players_come_back_and_go(parts: Api) -> None:
    """Their keys are in separate slots, and no command needs two at once."""
    ann, bob = Person(parts, "Ann"), Person(parts, "Bob")
    clock = {"kind": "turn", "seconds": 3, "then": "forfeit"}
    game = ann.opens(invites(bob), clock=clock)["id"]
    assert bob.lists(waiting="true") == [game]
    assert bob.post(f"/v1/games/{game}/seats", {}) == {"seat": 1, "token": None}
    play_enough(game, ann, bob)
    assert ann.post("/v1/me/tokens", {"label": "phone"})["scope"] == "play"
    code = " ".join(bob.post("/v1/me/recovery-code", None)["words"])
    assert parts.post("/v1/recoveries", {"code": code})["scope"] == "play"
    with bob.stream(f"/v1/games/{game}/stream?phrases=true") as stream:
        lines = stream.iter_lines(chunk_size=1)
        assert next(lines) == b"event: game"
        assert ann.ask("POST", f"/v1/games/{game}/phrases", json={"phrase": "hello"}).status_code == 204
        assert b"event: phrase" in lines
    until(lambda: parts.get(f"/v1/games/{game}")["status"] == "finished")
    outcome = {"reason": "timeout", "winners": [1], "points": [0, 0], "left": [0]}
    assert parts.get(f"/v1/games/{game}")["outcome"] == outcome
    until(lambda: len(parts.get("/v1/standings/schotten_totten")["items"]) == 2)
    best = parts.get("/v1/standings/schotten_totten")["items"][0]["player"]
    assert best == {"id": bob.id, "name": "Bob"}
    again = bob.post(f"/v1/games/{game}/rematch", {})
    assert (again["rematch_of"], parts.get(f"/v1/games/{game}")["rematch"]) == (game, again["id"])
    assert ann.lists(waiting="true") == [again["id"]]
    assert [row["id"] for row in parts.get(f"/v1/games?player={bob.id}")["items"]] == [again["id"], game]
    assert bob.ask("DELETE", "/v1/me").status_code == 202
    assert parts.ask("POST", "/v1/recoveries", json={"code": code}).status_code == 401
    assert parts.get(f"/v1/games/{game}")["seats"][1]["name"] == "a former player"
    assert [one["player"]["id"] for one in parts.get("/v1/standings/schotten_totten")["items"]] == [ann.id]
    assert {proof["status"] for proof in parts.get(f"/v1/games/{game}/audit")["proofs"]} == {"passed"}


def test_series_batches_and_pairings(parts: Api) -> None:
    """Their keys are in separate slots. A series of players and AIs is played to its end and proven."""
    ann, bob = Person(parts, "Ann"), Person(parts, "Bob")
    body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 4, "come_within": 2}
    series = ann.post("/v1/series", body | {"levels": ["random", "random"]})["id"]
    for each in (ann, bob):
        each.post(f"/v1/series/{series}/participants", {})
    until(lambda: parts.get(f"/v1/series/{series}")["status"] == "finished")
    proofs = parts.get(f"/v1/series/{series}/audit")["proofs"]
    assert {proof["status"] for proof in proofs} == {"passed"}
    assert [each["id"] for each in bob.get("/v1/series?player=me")["items"]] == [series]
    assert len(parts.get(f"/v1/games?label=series:{series}")["items"]) == 4
    seats = [{"kind": "open"}, {"kind": "open"}]
    games = [{"ruleset": "schotten_totten", "seats": seats, "labels": {"n": str(number)}} for number in range(5)]
    key = {"Idempotency-Key": "b" * 40}
    opened = ann.ask("POST", "/v1/games/batch", json={"games": games}, headers=key).json()["items"]
    assert len({game["id"] for game in opened}) == len(ann.get("/v1/games?organiser=me")["items"][:5]) == 5
    ann.ask("PATCH", "/v1/me", json={"findable": True})
    assert [found["id"] for found in parts.get("/v1/players?name=an")["items"]] == [ann.id]
    ann.post("/v1/pairings", {"ruleset": "schotten_totten"})
    assert bob.post("/v1/pairings", {"ruleset": "schotten_totten"})["status"] == "paired"


BACKUP_KEY = "a long and secret key of a backup"
AI = {"kind": "ai", "level": "random"}


@pytest.fixture
def small_quotas(environment: dict[str, str]) -> None:
    """Limit the games of a client, and allow webhooks to this machine."""
    environment.update(TRUSTED, CAIRN_GAMES_PER_CLIENT="3")


@pytest.fixture
def other_nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Return a second cluster, without replicas."""
    (tmp_path / "others").mkdir()
    started = Nodes(tmp_path / "others", replicas=0)
    yield started
    started.stop()


def read_stored(redis: Redis) -> dict[str, Any]:
    """Return all stored data except for a caretaker's heartbeat."""
    keeper = Keeper(redis)
    return {name: keeper.read(name, keys) for name, keys in keeper.groups().items() if name != "caretaker"}


def leave(player: Person, game: str) -> None:
    """Let the player of seat 0 resign."""
    assert player.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200


def trips_of(parts: Api) -> float:
    """Return the counted round trips of the log."""
    numbers = requests.get(metrics_of(parts.url), timeout=30).text
    count = re.search(r"^cairn_log_redis_seconds_count (\S+)", numbers, re.MULTILINE)
    return float(count[1]) if count else 0.0


@pytest.mark.usefixtures("small_quotas")
def test_a_backup_is_restored_on_another_cluster_and_on_one_redis(
    parts: Api, nodes: Nodes, other_nodes: Nodes, own: EmbeddedServer, tmp_path: Path
) -> None:
    """Both have the same data byte for byte: a finished game, a waiting one, players, ratings."""
    ann, bob, file = Person(parts, "Ann"), Person(parts, "Bob"), str(tmp_path / "backup")
    game = ann.opens(invites(bob))["id"]
    bob.post(f"/v1/games/{game}/seats", {})
    play_enough(game, ann, bob)
    leave(ann, game)
    waits = ann.opens({"kind": "open"})["id"]
    until(lambda: parts.get("/v1/standings/schotten_totten")["items"])
    said = cairn("backup", file, REDIS_URL=nodes.url, CAIRN_BACKUP_KEY=BACKUP_KEY)
    assert (said.returncode, said.stdout[:18]) == (0, "2 games, 2 players"), said.stderr
    here = read_stored(connect_redis(nodes.url))
    assert {game, waits, f"player:{ann.id}"} <= {*here}
    for url in (other_nodes.url, own.url):
        restored = cairn("restore", file, REDIS_URL=url, CAIRN_BACKUP_KEY=BACKUP_KEY)
        assert restored.returncode == 0, restored.stderr
        assert read_stored(connect_redis(url)) == here


@pytest.mark.usefixtures("small_quotas")
def test_round_trip_metrics_webhooks_and_quotas_work(parts: Api) -> None:
    """A webhook receives messages, a game above the quota is refused, and the log's round trips are counted."""
    ann = Person(parts, "Ann")
    with receiving() as receiver:
        made = hook(ann, receiver, player="me", events=["over"])
        game = ann.opens(AI)["id"]
        leave(ann, game)
        assert receiver.wait(1)[0]["game"] == game
        until(lambda: ann.get(f"/v1/webhooks/{made['id']}/deliveries")["items"])
    for _ in range(3):
        ann.opens({"kind": "open"})
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, AI]}
    assert ann.ask("POST", "/v1/games", json=body).status_code == 429
    until(lambda: trips_of(parts) > 4)  # each process writes its counts once a second
