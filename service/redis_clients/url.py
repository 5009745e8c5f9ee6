"""URLs of Redis, and the only place where clients are created.

`redis://`, `rediss://` (with TLS) and `unix://` are redis-py's. In addition there are `redis+cluster://host:port,…`
with some nodes of a Redis Cluster, and `redis+sentinel://host:port,…/name` with the Sentinels of the primary `name`.
With TLS they begin with `rediss+`. User, password and options have the places of redis-py's URLs. The options
`sentinel_username` and `sentinel_password` are the credentials of Sentinels.
"""

from collections.abc import Callable
from typing import Any, Literal, cast
from urllib.parse import urlsplit, urlunsplit

from msgspec import Struct

# Much of redis-py is untyped: hence the `no-untyped-call`s without a reason.
from redis import Connection, ConnectionPool, Redis, SSLConnection
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection, parse_url
from redis.driver_info import DriverInfo
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.retry import Retry

from cairn.events.replica_acks import Place
from cairn.events.shards import Shards
from cairn.service.redis_clients.availability import watch_connection
from cairn.service.redis_clients.cluster import Cluster
from cairn.service.redis_clients.sentinels import (
    ANSWER_SECONDS,
    PrimaryConnection,
    PrimarySSLConnection,
    follow_sentinels,
)
from cairn.service.redis_clients.server import RedisPool, greeting

CONNECTIONS = 64
WAIT_SECONDS = 10
REPLY_TIMEOUT = 1.0
"""Timeout of a cluster node or a primary under Sentinel, which others may replace. `socket_timeout` overrides it."""
_DRIVER: dict[str, Any] = {"driver_info": DriverInfo()}
"""The name of each connection. Created once, as redis-py looks up its own version each time."""
_TIMEOUTS = {"socket_timeout": REPLY_TIMEOUT, "socket_connect_timeout": REPLY_TIMEOUT}
_PORTS = {"cluster": 6379, "sentinel": 26379}
_OF_POOLS = {"connection_class", "max_connections", "timeout"}


class Address(Struct, frozen=True):
    """A parsed URL: one server, the nodes of a cluster, or the Sentinels of a named primary."""

    kind: Literal["server", "cluster", "sentinel"]
    nodes: tuple[tuple[str, int], ...]
    name: str
    options: dict[str, Any]


def read_url(url: str) -> Address:
    """Parse a URL. Raise ValueError if it is invalid, with a message without its password."""
    try:
        parts = urlsplit(url)
        base, _, kind = parts.scheme.partition("+")
        if not kind:
            return Address("server", (), "", parse_url(url))  # type: ignore[no-untyped-call]  # redis-py's, untyped
        if base not in ("redis", "rediss") or kind not in _PORTS:
            raise ValueError
        user, at, hosts = parts.netloc.rpartition("@")
        nodes = tuple(_node(host, _PORTS[kind]) for host in hosts.split(","))
        name, _, db = parts.path.strip("/").partition("/") if kind == "sentinel" else ("", "", "")
        options = parse_url(urlunsplit((base, f"{user}{at}{hosts.split(',')[0]}", db, parts.query, "")))  # type: ignore[no-untyped-call]
    except ValueError as error:  # its message may quote the password
        words = "this is no redis://, rediss://, unix://, redis+cluster:// or redis+sentinel:// URL"
        raise ValueError(words) from error
    if kind == "sentinel" and not name:
        raise ValueError("a redis+sentinel:// URL ends with the name of the primary: redis+sentinel://host:26379/name")
    if kind == "cluster" and parts.path.strip("/0"):
        raise ValueError("a Redis Cluster has no databases with numbers, and so its URL no path")
    options = {key: value for key, value in options.items() if key not in ("host", "port")}
    return Address(cast(Any, kind), nodes, name, options)


def connect_redis(url: str, *, lean: bool = False, games: bool = True) -> Redis:
    """Return a client for many threads, which connects on first use. Raise ValueError as `read_url` does.

    A command that was lost with a connection is sent once more: appends are recognised, all others are idempotent. With
    `lean` the kernel watches timeouts. Without `games` it is a client of the queue, which has no format.
    """
    address = read_url(url)
    _check_options(address.options)
    if address.kind == "cluster":
        return cast(Redis, Cluster([*address.nodes], greeting(cluster=True), _of_cluster(address.options)))
    greet = greeting(lean=lean, shards=Shards().count if games else None)
    retry = Retry(NoBackoff(), 1, supported_errors=(RedisConnectionError,))
    shared = _DRIVER | {"max_connections": CONNECTIONS, "timeout": WAIT_SECONDS, "retry": retry}
    if address.kind == "server":
        kind = watch_connection(address.options.get("connection_class", Connection))
        options = shared | {"redis_connect_func": greet} | address.options | {"connection_class": kind}
        return Redis.from_pool(RedisPool(**options))  # type: ignore[no-untyped-call]
    return Redis.from_pool(_sentinel_pool(address, shared, greet))


def connect_server(url: str, place: Place) -> Redis:
    """Return a client of one of the servers behind a URL, with its user, password and TLS."""
    options = {key: value for key, value in read_url(url).options.items() if not key.startswith("sentinel_")}
    retry = Retry(NoBackoff(), 1, supported_errors=(RedisConnectionError,))
    own = {"host": place[0], "port": place[1], "db": 0, "retry": retry}
    return Redis.from_pool(ConnectionPool(**_DRIVER | _TIMEOUTS | options | own))


def _check_options(options: dict[str, Any]) -> None:
    """Raise ValueError for an unknown option of a connection, for which redis-py raises TypeError when it connects."""
    kind = options.get("connection_class", Connection)
    for name in options.keys() - _OF_POOLS:
        try:
            kind(**_DRIVER | {name.removeprefix("sentinel_"): options[name]})
        except TypeError as error:
            raise ValueError(f"this URL has the unknown option {name}") from error


def _sentinel_pool(address: Address, shared: dict[str, Any], greet: Callable[[AbstractConnection], None]) -> RedisPool:
    options = _TIMEOUTS | address.options
    tls = options.pop("connection_class", None) is SSLConnection
    kind = watch_connection(PrimarySSLConnection if tls else PrimaryConnection)
    of_sentinel = {key.removeprefix("sentinel_"): options.pop(key) for key in [*options] if key.startswith("sentinel_")}
    of_sentinel |= {"socket_timeout": ANSWER_SECONDS, "socket_connect_timeout": ANSWER_SECONDS}
    if tls:
        of_sentinel |= {"ssl": True} | {key: value for key, value in options.items() if key.startswith("ssl_")}
    sentinels = follow_sentinels(address.nodes, address.name, of_sentinel)
    made = shared | {"redis_connect_func": greet, "connection_class": kind, "connection_pool": sentinels} | options
    return RedisPool(**made)  # type: ignore[no-untyped-call]


def _of_cluster(options: dict[str, Any]) -> dict[str, Any]:
    rest = {key: value for key, value in options.items() if key not in ("connection_class", "db")}
    return _DRIVER | _TIMEOUTS | rest | ({"ssl": True} if options.get("connection_class") is SSLConnection else {})


def _node(host: str, port: int) -> tuple[str, int]:
    parts = urlsplit(f"//{host}")
    if not parts.hostname:
        raise ValueError(host)
    return parts.hostname, parts.port or port
