"""Shards: locations of keys that belong to no single game."""

from collections import Counter

import pytest
from redis.crc import key_slot

from cairn.events.keys import common, key_of
from cairn.events.shards import CLUSTER_SHARDS, Shards
from cairn.service.redis_clients.url import connect_redis

SLOTS = 16384


def of_cluster() -> Shards:
    """Return the shards of a cluster without connecting to it."""
    return Shards(connect_redis("redis+cluster://127.0.0.1:1"))


def test_one_redis_has_one_shard() -> None:
    """Its keys have no number."""
    shards = Shards(connect_redis("redis://127.0.0.1:1"))
    assert shards.all(shards.key, common("owed")) == ["cairn:owed"]
    assert [key_of(tag, "rows") for tag in shards.all(shards.tag, "lobby")] == ["cairn:{lobby}:rows"]
    assert {shards.shard_of(name) for name in "abc"} == {0}


@pytest.mark.parametrize("nodes", [3, 4, 5, 6, 8])
def test_every_node_of_a_cluster_has_a_share(nodes: int) -> None:
    """Of the lobby, the schedule, the news and chosen moves. None has more than 2.5 times its fair share."""
    shards = of_cluster()
    names = [key_of(tag, "rows") for tag in shards.all(shards.tag, "lobby")], shards.all(shards.key, common("owed"))
    for keys in names:
        on = Counter(key_slot(key.encode()) * nodes // SLOTS for key in keys)
        assert len(on) == nodes
        assert max(on.values()) <= 2.5 * CLUSTER_SHARDS / nodes


def test_games_are_distributed_over_the_shards() -> None:
    """Evenly, and each always to the same one."""
    shards = of_cluster()
    counts = Counter(shards.shard_of(f"game{number:016}") for number in range(16000))
    assert len(counts) == CLUSTER_SHARDS
    assert all(800 < count < 1200 for count in counts.values())
    assert shards.shard_of("abcdefghij234567abcd") == 12
