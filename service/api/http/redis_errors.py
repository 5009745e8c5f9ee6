"""What Redis answered when it refused something, as a problem: nothing of the operator's setting is told."""

from redis import exceptions
from redis.exceptions import RedisError

from cairn.service.errors import Broken, Problem, StorageFull, StorageUnusable, Unavailable
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.server import OutdatedServerError, WrongServerError

Kind = type[Problem]

_BY_CLASS: tuple[tuple[type[RedisError], Kind, str], ...] = (
    (OutdatedServerError, StorageUnusable, "Redis is older than the service needs."),
    (WrongServerError, StorageUnusable, "Redis is of another kind than the service is set up for, such as a cluster."),
    (FormatError, StorageUnusable, "What is in Redis has another format than this version of the service knows."),
    (exceptions.OutOfMemoryError, StorageFull, "Redis has no room left, so nothing can be written."),
    (exceptions.AuthenticationError, StorageUnusable, "Redis does not accept the service's name or password."),
    (exceptions.NoPermissionError, StorageUnusable, "Redis does not allow the service a command that it needs."),
    (exceptions.ReadOnlyError, Unavailable, "Redis is a read-only replica now, so nothing can be written."),
    (exceptions.BusyLoadingError, Unavailable, "Redis is still loading its data."),
    (exceptions.MasterDownError, Unavailable, "Redis is a replica that has lost its primary."),
    (exceptions.ClusterDownError, Unavailable, "The Redis Cluster is down."),
    (exceptions.ClusterError, Unavailable, "The Redis Cluster is moving its keys."),
    (exceptions.TryAgainError, Unavailable, "The Redis Cluster is moving its keys."),
    (exceptions.AskError, StorageUnusable, "This key is kept by another node of a Redis Cluster."),  # MOVED, too
    (exceptions.ConnectionError, Unavailable, "Redis cannot be reached; try again."),
    (exceptions.TimeoutError, Unavailable, "Redis cannot be reached; try again."),
)
_BY_CODE: dict[str, tuple[Kind, str]] = {
    "MISCONF": (StorageFull, "Redis cannot write to its disk, so nothing can be written."),
    "NOREPLICAS": (Unavailable, "Redis has too few replicas now, so nothing can be written."),
    "BUSY": (Unavailable, "Redis is busy with a script."),
}
"""Errors that redis-py has no class for, by their first word."""


def problem_of(error: RedisError) -> Problem:
    """Return the problem that an error of Redis is: 503 for what passes, 507 where it is full, 500 for what stays."""
    kind, detail = _kind_of(error)
    return kind(detail, retry_after=1) if kind is Unavailable else kind(detail)


def _kind_of(error: RedisError) -> tuple[Kind, str]:
    code = str(error).partition(" ")[0]
    if code in _BY_CODE:
        return _BY_CODE[code]
    for error_class, kind, detail in _BY_CLASS:
        if isinstance(error, error_class):
            return kind, detail
    return Broken, "Redis refused what the service asked of it."
