"""Notifications to waiting processes that a game's log has grown. They are hints: the log is the source of truth.

On one Redis the append script also publishes. A cluster forwards each such message to all of its nodes, so that every
node would carry the load of all games. There a notification goes to a channel of sharded pub/sub, which belongs to one
node. A script can access only the slots of its own keys, so the appending process publishes afterwards. If it dies
before that, waiting processes see the change when they read the log again, after one heartbeat at most.
"""

from contextlib import suppress

from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import common
from cairn.events.shards import Shards, is_cluster

NEWS = common("news")
"""The name of the channel, or the prefix of each if there are several."""


class LogNotifications:
    """The channels of one Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._shards = Shards(redis)
        self.sharded = is_cluster(redis)
        self.in_script = "" if self.sharded else NEWS
        """The channel that a script publishes to; empty on a cluster, where `publish_sharded` must be called."""

    @property
    def channels(self) -> list[str]:
        """All channels. A waiting process subscribes to each."""
        return self._shards.all(self._shards.key, NEWS) if self.sharded else [NEWS]

    def publish_sharded(self, news: str, of: str) -> None:
        """Publish a notification that the script could not publish, to the channel of a game or another name."""
        if self.sharded:
            with suppress(RedisError):
                self._redis.spublish(self._shards.key(NEWS, self._shards.shard_of(of)), news)

    def publish(self, news: str, of: str) -> None:
        """Publish a notification that does not come from a script."""
        if self.sharded:
            self.publish_sharded(news, of)
        else:
            self._redis.publish(self.in_script, news)
