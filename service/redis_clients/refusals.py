"""What Redis refuses, in words: the problem of a request, and advice for the operator."""

from redis import RedisError, exceptions

from cairn.projections.message import Message, message
from cairn.service.errors import Broken, Problem, StorageFull, StorageUnusable, Unavailable
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.server import OutdatedServerError, WrongServerError
from cairn.service.redis_clients.server_key import WrongKeyError

Refusal = tuple[type[Problem], Message, str]
"""The kind of a problem, its message, which reveals no setting, and advice for the operator."""

_URL = "Correct REDIS_URL: it must name the primary, or all Sentinels, or nodes of the cluster by its kind of URL."
_REACH = "Check REDIS_URL, the network, and that the server runs and is not paused."
_PORT = "Stop the program that has the port of Redis (ss -ltnp) and start Redis, or correct REDIS_URL."
_WAIT = "Wait until Redis has ended its work, and look at its log."
_MEMORY = (
    "Raise maxmemory (CONFIG SET maxmemory, and Redis' file), or have finished games leave Redis sooner "
    "(CAIRN_COLD_URL, CAIRN_COLD_AFTER). If `cairn up` runs it, free space on the disk of the data folder."
)
_RIGHTS = "Correct the user and the password in REDIS_URL, or the rights of that user (ACL)."
_ACL = "Give the user of REDIS_URL the rights that service/README.md lists (ACL SETUSER)."
_KEY, _VERSION = "Set the CAIRN_KEY of the games.", "Run a version of Cairn and of Redis that is new enough."
_FULL, _NODES = "Free space on the disk of Redis, and look at its log.", "Start the nodes or replicas that are missing."
_REPLICAS = "Start the replicas that are missing, or lower min-replicas-to-write and CAIRN_REPLICAS."
_KINDS: tuple[tuple[type[RedisError], type[Problem], Message, str], ...] = (
    (OutdatedServerError, StorageUnusable, message("redis-too-old"), _VERSION),
    (WrongServerError, StorageUnusable, message("redis-of-other-kind"), _URL),
    (FormatError, Unavailable, message("redis-other-format"), _VERSION),
    (WrongKeyError, StorageUnusable, message("redis-other-key"), _KEY),
    (exceptions.OutOfMemoryError, StorageFull, message("redis-no-memory"), _MEMORY),
    (exceptions.AuthenticationError, StorageUnusable, message("redis-wrong-password"), _RIGHTS),
    (exceptions.NoPermissionError, StorageUnusable, message("redis-no-permission"), _ACL),
    (exceptions.ReadOnlyError, Unavailable, message("redis-read-only"), _URL),
    (exceptions.BusyLoadingError, Unavailable, message("redis-loading"), _WAIT),
    (exceptions.MasterDownError, Unavailable, message("redis-lost-primary"), _URL),
    (exceptions.ClusterDownError, Unavailable, message("redis-cluster-down"), _NODES),
    (exceptions.ClusterError, Unavailable, message("redis-cluster-moving"), _WAIT),
    (exceptions.TryAgainError, Unavailable, message("redis-cluster-moving"), _WAIT),
    (exceptions.AskError, StorageUnusable, message("redis-other-node"), _URL),  # MOVED, too
    (exceptions.ConnectionError, Unavailable, message("redis-unreachable"), _REACH),
    (exceptions.TimeoutError, Unavailable, message("redis-unreachable"), _REACH),
    (exceptions.InvalidResponse, Unavailable, message("redis-other-program"), _PORT),
    (RedisError, Broken, message("redis-refused"), "Look at the log of Cairn."),
)
_CODES: dict[str, Refusal] = {
    "MISCONF": (StorageFull, message("redis-disk"), _FULL),
    "NOREPLICAS": (Unavailable, message("redis-too-few-replicas"), _REPLICAS),
    "UNBLOCKED": (Unavailable, message("redis-became-replica"), _WAIT),
    "BUSY": (Unavailable, message("redis-busy"), "Wait until it ends, or end it: SCRIPT KILL."),
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
