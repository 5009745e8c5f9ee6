"""A client of a Redis Cluster: redis-py's, but it connects on first use and raises the errors of other clients."""

import threading
import time
from collections.abc import Callable
from typing import Any, cast

from redis import Redis, RedisCluster
from redis._parsers import Encoder
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode, ClusterPipeline, NodesManager
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisClusterException, RedisError
from redis.retry import Retry

from cairn.events.shards import Shards
from cairn.service.redis_clients.availability import AWAY, availability_of, watch_connection
from cairn.service.redis_clients.format import check_format

TRIES = 3  # retries of a command that was lost with a connection or a node
CONNECTIONS = 1024  # limit of connections per process to one node: one for each concurrent thread
_OUR_OWN = {"_made_of", "_making", "_is_made", "_is_making"}


class Cluster(RedisCluster):
    """A client of all nodes. Unlike redis-py's, it connects on first use, and raises RedisError if no node answers."""

    RedisClusterRequestTTL = 100  # redirections of a command: half take 50 ms each, so a slot may move for 2.5 s

    def __init__(self, nodes: list[tuple[str, int]], greet: Callable[[Any], None], options: dict[str, Any]) -> None:
        self._made_of = nodes, greet, options
        self._making = threading.RLock()
        self._is_made = self._is_making = False

    def __getattr__(self, name: str) -> Any:
        """Return an attribute that redis-py's constructor sets. Only these can be missing."""
        if name.startswith("__"):
            raise AttributeError(name)
        with self._making:
            if name not in self.__dict__ and not self._is_made and not self._is_making:
                self._make()
        try:
            return self.__dict__[name]
        except KeyError:
            raise AttributeError(name) from None

    def _make(self) -> None:
        nodes, greet, options = self._made_of
        self._is_making = True
        began, availability = time.monotonic(), availability_of("cluster")
        try:
            super().__init__(
                startup_nodes=[ClusterNode(*node) for node in nodes],  # type: ignore[no-untyped-call]  # untyped
                retry=Retry(NoBackoff(), TRIES),
                require_full_coverage=False,
                redis_connect_func=greet,
                max_connections=CONNECTIONS,
                **options,
            )
            self.nodes_manager.__class__ = _Nodes  # redis-py creates the first nodes with its own class
            for node in self.nodes_manager.nodes_cache.values():
                if node.redis_connection:
                    _watch_node(node.redis_connection)
            check_format(self.execute_command, Shards(cast(Redis, self)).count)
            self._is_made = True
            availability.succeed()
        except RedisClusterException as error:
            others = _as_others(error)
            if isinstance(others, AWAY):
                availability.fail(others, began)
            raise others from error
        finally:
            self._is_making = False
            if not self._is_made:  # the next use tries again
                for name in self.__dict__.keys() - _OUR_OWN:
                    del self.__dict__[name]

    def get_encoder(self) -> Encoder:
        """Return the encoder of text, without connecting."""
        return Encoder("utf-8", "strict", False)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped

    def pipeline(self, transaction: bool | None = None, shard_hint: Any = None) -> ClusterPipeline:
        """Return a pipeline that raises RedisError as well."""
        pipeline = super().pipeline(transaction, shard_hint)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
        pipeline.__class__ = _Pipeline
        return pipeline  # type: ignore[no-any-return]  # redis-py leaves it untyped

    def close(self) -> None:
        """Close all connections, if any were made."""
        if self._is_made:
            super().close()

    def _internal_execute_command(self, *args: Any, **options: Any) -> Any:
        try:
            return super()._internal_execute_command(*args, **options)  # type: ignore[no-untyped-call]  # untyped
        except RedisClusterException as error:
            raise _as_others(error) from error


class _Nodes(NodesManager):
    """The known nodes. Their connections record the availability of the nodes."""

    def create_redis_node(self, host: str, port: int, **options: Any) -> Redis:
        # untyped in redis-py
        node: Redis = super().create_redis_node(host, port, **options)  # type: ignore[no-untyped-call]
        _watch_node(node)
        return node


def primaries_of(redis: Redis) -> list[Redis]:
    """Return a client of each primary: of a cluster's, or the client itself."""
    if not isinstance(redis, RedisCluster):
        return [redis]
    return [redis.get_redis_connection(node) for node in redis.get_primaries()]


def _watch_node(node: Redis) -> None:
    pool = node.connection_pool
    pool.connection_class = watch_connection(pool.connection_class, fails_fast=True)


class _Pipeline(ClusterPipeline):
    def execute(self, raise_on_error: bool = True) -> list[Any]:
        try:
            return super().execute(raise_on_error)
        except RedisClusterException as error:
            raise _as_others(error) from error


def _as_others(error: RedisClusterException) -> RedisError:
    return error.__cause__ if isinstance(error.__cause__, RedisError) else RedisConnectionError(str(error))
