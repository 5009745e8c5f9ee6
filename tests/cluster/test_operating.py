"""Operating Cairn on a Redis Cluster: backups, metrics, webhooks, quotas."""

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
from redis import Redis

from cairn.service.keeping.key_groups import Keeper, is_caretaker
from cairn.service.redis_clients.url import connect_redis
from cairn.service.run.embedded import EmbeddedServer

pytestmark = pytest.mark.cluster
BACKUP_KEY = "the key of a backup that nobody guesses"
AI = {"kind": "ai", "level": "random"}


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    """Return the settings of Cairn's processes: webhooks to this machine, and small quotas."""
    return environment | TRUSTED | {"CAIRN_GAMES_PER_CLIENT": "3"}


@pytest.fixture
def other_nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Return a second cluster, without replicas."""
    (tmp_path / "others").mkdir()
    started = Nodes(tmp_path / "others", replicas=0)
    yield started
    started.stop()


def kept(redis: Redis) -> dict[str, Any]:
    """Return all stored data except for a caretaker's heartbeat."""
    keeper = Keeper(redis)
    return {name: keeper.read(name, keys) for name, keys in keeper.groups().items() if not is_caretaker(name)}


def leave(player: Person, game: str) -> None:
    """Let the player of seat 0 resign."""
    assert player.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200


def trips_of(parts: Api) -> float:
    """Return the counted round trips of the log."""
    numbers = requests.get(metrics_of(parts.url), timeout=30).text
    count = re.search(r"^cairn_log_redis_seconds_count (\S+)", numbers, re.MULTILINE)
    return float(count[1]) if count else 0.0


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
    here = kept(connect_redis(nodes.url))
    assert {game, waits, f"player:{ann.id}"} <= {*here}
    for url in (other_nodes.url, own.url):
        restored = cairn("restore", file, REDIS_URL=url, CAIRN_BACKUP_KEY=BACKUP_KEY)
        assert restored.returncode == 0, restored.stderr
        assert kept(connect_redis(url)) == here


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
