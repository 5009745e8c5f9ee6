"""Redis' append-only files: erased data stays in them until a rewrite, which is requested here.

`cairn:{erasures}:files` holds the time of the oldest erasure that may still be in the files (`since`), that of the
latest erasure (`latest`), and the start of the last effective rewrite (`rewritten`), in milliseconds since 1970 by
Redis' clock; and why Redis refused a rewrite (`refused`). It contains no names or ids.
"""

import logging
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from operator import gt
from typing import Any, cast

from redis import Redis
from redis.exceptions import ResponseError

from cairn.events.keys import key_of
from cairn.projections.message import Message, message
from cairn.service.redis_clients.cluster import primaries_of

FILES = key_of("erasures", "files")
HOUR = 3600 * 1000
WITHIN = 20 * HOUR
"""Delay of a rewrite after an erasure, so that it covers several erasures and still ends within a day."""
LATE = 25 * HOUR  # the operator is warned after this time without a rewrite
PAUSE_SECONDS = 600.0

_TIME = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
"""
_MARK = f"""{_TIME}
redis.call('HSETNX', KEYS[1], 'since', now)
redis.call('HSET', KEYS[1], 'latest', now)
"""
_READ = _TIME + "return {now, unpack(redis.call('HMGET', KEYS[1], 'since', 'latest', 'rewritten', 'refused'))}"
_REWRITTEN = """
local begun = ARGV[1]
redis.call('HDEL', KEYS[1], 'refused')
redis.call('HSET', KEYS[1], 'rewritten', begun)
if tonumber(redis.call('HGET', KEYS[1], 'latest') or 0) < tonumber(begun) then
  redis.call('HDEL', KEYS[1], 'since', 'latest')
else
  redis.call('HSET', KEYS[1], 'since', begun)
end
"""

log = logging.getLogger(__name__)


class Files:
    """The append-only files of one Redis, or of all primaries of a cluster. Replicas are not covered."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._mark, self._read, self._rewritten = map(redis.register_script, (_MARK, _READ, _REWRITTEN))
        self._begun: tuple[int, list[int]] | None = None
        self._pause_until = 0.0

    def mark(self) -> None:
        """Record an erasure."""
        self._mark(keys=[FILES])

    def care(self, *, at_once: bool) -> None:
        """Request a due rewrite, `at_once` at most once an hour, or check whether it has ended."""
        now, since, latest, rewritten, _ = self._state()
        if since is None:
            self._begun = None
            return
        due = max(since, rewritten + HOUR) if at_once else since + WITHIN
        try:
            if self._begun is not None:
                self._look(*self._begun)
            elif now >= due and now > latest and time.monotonic() >= self._pause_until:
                self._ask(now)
        except ResponseError as error:
            if "in progress" not in str(error):  # a rewrite is running that may have begun before the erasure
                self._refuse(f"Redis refused it ({error})")

    def warnings(self) -> Iterator[Message]:
        """Yield a warning if erased data may stay in the files for longer than a day."""
        now, since, _, _, refused = self._state()
        if since is not None and (refused or now - since > LATE):
            at = datetime.fromtimestamp(since / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            why = refused or "no caretaker has asked for a rewrite"
            yield message("health-files-late", time=at, why=why)

    def _state(self) -> tuple[int, int | None, int, int, str]:
        now, since, latest, rewritten, refused = cast(Any, self._read(keys=[FILES]))
        began = None if since is None else int(since)
        return int(now), began, int(latest or 0), int(rewritten or 0), (refused or b"").decode()

    def _ask(self, now: int) -> None:
        states = self._states()
        if any(_is_busy(state) for _, state in states):
            return
        self._begun = now, [int(state["aof_rewrites"]) for _, state in states]
        for server, _ in states:
            if _may_rewrite(server):
                server.bgrewriteaof()
            else:
                self._refuse("Redis has rewrites disabled, or no space for one (auto-aof-rewrite-percentage 0)")

    def _look(self, moment: int, before: list[int]) -> None:
        """Record that each server has rewritten its file since `moment`, or request it again after a pause."""
        states = [state for _, state in self._states()]
        if any(map(_is_busy, states)):
            return
        rewrites = [int(state["aof_rewrites"]) for state in states]
        if any(state["aof_last_bgrewrite_status"] != "ok" for state in states):
            self._refuse("its last rewrite failed; see its log")
            self._begun = None
        elif len(rewrites) == len(before) and all(map(gt, rewrites, before)):
            self._rewritten(keys=[FILES], args=[moment])
            self._begun = None
        elif time.monotonic() >= self._pause_until:
            self._begun = None

    def _states(self) -> list[tuple[Redis, dict[str, Any]]]:
        states = [(server, server.info("persistence")) for server in primaries_of(self._redis)]
        return [(server, state) for server, state in states if state["aof_enabled"]]

    def _refuse(self, why: str) -> None:
        self._pause_until = time.monotonic() + PAUSE_SECONDS
        if self._state()[4] != why:
            self._redis.hset(FILES, "refused", why)
            log.warning("erased names may stay in Redis' append-only files: %s", why)


def _is_busy(state: dict[str, Any]) -> bool:
    return bool(state["aof_rewrite_in_progress"] or state["aof_rewrite_scheduled"])


def _may_rewrite(server: Redis) -> bool:
    """Return whether a server may rewrite its file: not while it is being copied, or without disk space."""
    try:
        return server.config_get("auto-aof-rewrite-percentage").get("auto-aof-rewrite-percentage") != "0"
    except ResponseError:  # CONFIG is forbidden
        return True
