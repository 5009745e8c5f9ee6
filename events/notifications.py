"""News: what tells waiting processes that a game's log has grown. It is a hint, no more: the log is the truth.

On one Redis the script that appends publishes, too. A cluster passes each such message on to all of its nodes, which
would make every node as busy as all games together. There the news of a game goes to one of the channels of sharded
pub/sub, each of which is one node's; a script can reach the slots of its own keys only, so who appends publishes
afterwards. Should they die in between, who waits learns it when they read the log again, after a heartbeat at most.
"""

from contextlib import suppress

from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import common
from cairn.events.shards import Shards, is_cluster

NEWS = common("news")
"""What the channel is called, or what each begins with where there are several."""


class LogNotifications:
    """The channels of one Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._shards = Shards(redis)
        self.sharded = is_cluster(redis)
        self.in_script = "" if self.sharded else NEWS
        """The channel that a script publishes to; empty where it can not, and `tell` must be called."""

    @property
    def channels(self) -> list[str]:
        """All channels; who waits listens to each."""
        return self._shards.all(self._shards.key, NEWS) if self.sharded else [NEWS]

    def tell(self, news: str, of: str) -> None:
        """Publish what the script that wrote it could not, to the channel of a game, or of what else has a name."""
        if self.sharded:
            with suppress(RedisError):
                self._redis.spublish(self._shards.key(NEWS, self._shards.shard_of(of)), news)

    def publish(self, news: str, of: str) -> None:
        """Publish what no script has."""
        if self.sharded:
            self.tell(news, of)
        else:
            self._redis.publish(self.in_script, news)
