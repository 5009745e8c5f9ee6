"""What Redis refuses, in words: the problem of a request, and advice for the operator."""

from redis import RedisError, exceptions

from cairn.projections.message import Message, message
from cairn.service.errors import Broken, Problem, StorageFull, StorageUnusable, Unavailable
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.server import OutdatedServerError, WrongServerError
from cairn.service.redis_clients.server_key import WrongKeyError

Refusal = tuple[type[Problem], Message, str]
"""The kind of a problem, its message, which reveals no setting, and the id of advice for the operator."""

_KINDS: tuple[tuple[type[RedisError], type[Problem], Message, str], ...] = (
    (OutdatedServerError, StorageUnusable, message("redis-too-old"), "health-advice-version"),
    (WrongServerError, StorageUnusable, message("redis-of-other-kind"), "health-advice-url"),
    (FormatError, Unavailable, message("redis-other-format"), "health-advice-version"),
    (WrongKeyError, StorageUnusable, message("redis-other-key"), "health-advice-key"),
    (exceptions.OutOfMemoryError, StorageFull, message("redis-no-memory"), "health-advice-memory"),
    (exceptions.AuthenticationError, StorageUnusable, message("redis-wrong-password"), "health-advice-rights"),
    (exceptions.NoPermissionError, StorageUnusable, message("redis-no-permission"), "health-advice-acl"),
    (exceptions.ReadOnlyError, Unavailable, message("redis-read-only"), "health-advice-url"),
    (exceptions.BusyLoadingError, Unavailable, message("redis-loading"), "health-advice-wait"),
    (exceptions.MasterDownError, Unavailable, message("redis-lost-primary"), "health-advice-url"),
    (exceptions.ClusterDownError, Unavailable, message("redis-cluster-down"), "health-advice-nodes"),
    (exceptions.ClusterError, Unavailable, message("redis-cluster-moving"), "health-advice-wait"),
    (exceptions.TryAgainError, Unavailable, message("redis-cluster-moving"), "health-advice-wait"),
    (exceptions.AskError, StorageUnusable, message("redis-other-node"), "health-advice-url"),  # MOVED, too
    (exceptions.ConnectionError, Unavailable, message("redis-unreachable"), "health-advice-reach"),
    (exceptions.TimeoutError, Unavailable, message("redis-unreachable"), "health-advice-reach"),
    (exceptions.InvalidResponse, Unavailable, message("redis-other-program"), "health-advice-port"),
    (RedisError, Broken, message("redis-refused"), "health-advice-log"),
)
_CODES: dict[str, Refusal] = {
    "MISCONF": (StorageFull, message("redis-disk"), "health-advice-disk"),
    "NOREPLICAS": (Unavailable, message("redis-too-few-replicas"), "health-advice-replicas"),
    "UNBLOCKED": (Unavailable, message("redis-became-replica"), "health-advice-wait"),
    "BUSY": (Unavailable, message("redis-busy"), "health-advice-script"),
}
"""Errors without a class in redis-py, by their first word."""


def refusal_of(error: RedisError) -> Refusal:
    """Return what an error of Redis means."""
    words = str(error).rpartition("caused error: ")[2]  # for pipelines, redis-py prepends the command
    usual = next((problem, meaning, advice) for kind, problem, meaning, advice in _KINDS if isinstance(error, kind))
    return _CODES.get(words.partition(" ")[0], usual)


def problem_of(error: RedisError) -> Problem:
    """Return the problem for an error of Redis: 503 if temporary, 507 if it is full, 500 if permanent.

    It does not reveal the operator's settings.
    """
    kind, said, _ = refusal_of(error)
    return kind(said, retry_after=1) if kind is Unavailable else kind(said)
