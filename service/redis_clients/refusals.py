"""What Redis refuses, in words: the problem of a request, and advice for the operator."""

from redis import RedisError, exceptions

from cairn.service.errors import Broken, Problem, StorageFull, StorageUnusable, Unavailable
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.server import OutdatedServerError, WrongServerError
from cairn.service.redis_clients.server_key import WrongKeyError

Refusal = tuple[type[Problem], str, str]
"""The kind of a problem, its sentence, which reveals no setting, and advice for the operator."""

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
_KINDS: tuple[tuple[type[RedisError], type[Problem], str, str], ...] = (
    (OutdatedServerError, StorageUnusable, "Redis is older than the service needs.", _VERSION),
    (WrongServerError, StorageUnusable, "Redis is of another kind than the service is set up for.", _URL),
    (FormatError, Unavailable, "What is in Redis has another format than this version of the service knows.", _VERSION),
    (WrongKeyError, StorageUnusable, "The games were opened with another CAIRN_KEY than the service has.", _KEY),
    (exceptions.OutOfMemoryError, StorageFull, "Redis has no room left, so nothing can be written.", _MEMORY),
    (exceptions.AuthenticationError, StorageUnusable, "Redis does not accept the service's name or password.", _RIGHTS),
    (exceptions.NoPermissionError, StorageUnusable, "Redis does not allow the service a command that it needs.", _ACL),
    (exceptions.ReadOnlyError, Unavailable, "Redis is a read-only replica now, so nothing can be written.", _URL),
    (exceptions.BusyLoadingError, Unavailable, "Redis is still loading its data.", _WAIT),
    (exceptions.MasterDownError, Unavailable, "Redis is a replica that has lost its primary.", _URL),
    (exceptions.ClusterDownError, Unavailable, "The Redis Cluster is down.", _NODES),
    (exceptions.ClusterError, Unavailable, "The Redis Cluster is moving its keys.", _WAIT),
    (exceptions.TryAgainError, Unavailable, "The Redis Cluster is moving its keys.", _WAIT),
    (exceptions.AskError, StorageUnusable, "This key is kept by another node of a Redis Cluster.", _URL),  # MOVED, too
    (exceptions.ConnectionError, Unavailable, "Redis cannot be reached; try again.", _REACH),
    (exceptions.TimeoutError, Unavailable, "Redis cannot be reached; try again.", _REACH),
    (exceptions.InvalidResponse, Unavailable, "Another program than Redis answers at its address.", _PORT),
    (RedisError, Broken, "Redis refused a command of the service.", "Look at the log of Cairn."),
)
_CODES: dict[str, Refusal] = {
    "MISCONF": (StorageFull, "Redis cannot write to its disk, so nothing can be written.", _FULL),
    "NOREPLICAS": (Unavailable, "Redis has too few replicas now, so nothing can be written.", _REPLICAS),
    "UNBLOCKED": (Unavailable, "Redis has just become a replica.", _WAIT),
    "BUSY": (Unavailable, "Redis is busy with a script.", "Wait until it ends, or end it: SCRIPT KILL."),
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
    kind, words, _ = refusal_of(error)
    return kind(words, retry_after=1) if kind is Unavailable else kind(words)
