"""What a Sentinel reports about the replicas of its primary, and which of them it would prefer in a failover."""

import time
from collections.abc import Iterable, Mapping
from typing import Any, cast

from msgspec import Struct
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.replica_acks import Place

UNKNOWN_MILLISECONDS = 24 * 60 * 60 * 1000
"""A server that was silent this long has never reported its role: Sentinels return 0 then, or the time since 1970."""
Reported = Mapping[str, Any]


class Answer(Struct, frozen=True):
    """A Sentinel's answer.

    Of all `replicas` it can `never` promote those with a `replica-priority` of 0. `promotable` are the others that are
    not down, and `behind` those of them without a link to the primary that it ranks after one with a link. `following`
    are those that report to be replicas. A server counts as down after `down_after` milliseconds of silence.
    """

    at: float
    primary: Place
    replicas: frozenset[Place]
    never: frozenset[Place]
    promotable: frozenset[Place]
    behind: frozenset[Place]
    following: frozenset[Place]
    down_after: int


def ask(sentinel: Redis, name: str) -> Answer:
    """Ask a Sentinel about the primary of a name. Raise RedisError, also if it knows none."""
    at = time.monotonic()
    with sentinel.pipeline(transaction=False) as pipeline:
        # untyped in redis-py
        pipeline.execute_command("SENTINEL GET-MASTER-ADDR-BY-NAME", name)  # type: ignore[no-untyped-call]
        pipeline.execute_command("SENTINEL SLAVES", name)  # type: ignore[no-untyped-call]
        primary, replicas = cast(tuple[Any, list[Reported]], pipeline.execute())
    if primary is None:
        raise RedisConnectionError(f"It knows no primary {name!r}.")
    reached = [each for each in replicas if not {"s_down", "o_down"} & _flags(each)]
    promotable = [each for each in reached if int(each["slave-priority"])]
    following = [each for each in reached if _is_following(each)]
    linked = [_rank(each) for each in promotable if _is_following(each) and each["master-link-status"] == "ok"]
    cut_off = [each for each in promotable if _is_following(each) and each["master-link-status"] != "ok"]
    return Answer(
        at=at,
        primary=(primary[0], int(primary[1])),
        replicas=_places(replicas),
        never=_places(each for each in replicas if not int(each["slave-priority"])),
        promotable=_places(promotable),
        behind=_places(each for each in cut_off if linked and min(linked) < _rank(each)),
        following=_places(following),
        down_after=max((int(each["down-after-milliseconds"]) for each in replicas), default=0),
    )


def _places(replicas: Iterable[Reported]) -> frozenset[Place]:
    return frozenset((each["ip"], int(each["port"])) for each in replicas)


def _rank(replica: Reported) -> tuple[int, int]:
    """Return by what a Sentinel compares replicas; it prefers the least (`sentinelSelectSlave` of Redis)."""
    return int(replica["slave-priority"]), -int(replica["slave-repl-offset"])


def _flags(replica: Reported) -> set[str]:
    return {*replica["flags"].split(",")}


def _is_following(replica: Reported) -> bool:
    is_heard = 0 < int(replica["info-refresh"]) < UNKNOWN_MILLISECONDS
    return is_heard and "disconnected" not in _flags(replica) and replica["role-reported"] == "slave"
