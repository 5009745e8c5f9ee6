"""The fair queue: it shares the workers' time among addresses, and the time of an address among its players.

Each lane, `<address>.<player>`, is a FIFO queue of jobs. The usage of an address is the time of its jobs in
milliseconds, which decays by half every `HALF_LIFE` seconds. When an address begins to wait, its rank is its usage plus
the surcharge of the job's class. The lowest rank is next: an address with little usage precedes one with much, whatever
their classes, and at similar usage the more urgent class comes first. The players of an address share its time by the
same rule.

A decaying sum is stored as the logarithm, in half-lives, of its value at time zero: these numbers keep their order
without updates. New usages and ranks weigh more as time passes, so no job waits for ever.

A new address should find a free worker. So if another address has queued a job within `PRESENT_SECONDS`, an address
may hold all workers but one; otherwise it may hold all.

The keys of a class of jobs are `rq:queue:<class>:ranks` (address → rank), `:ranks:<address>` (player → rank),
`:jobs:<lane>` (a list) and `:waiting` (job → waiting since). The classes of a pool share keys under
`rq:queue:cairn-<pool>`: `:use` (address, and lane → usage), `:present` (address → time of its last job), `:places`
(worker → alive until), `:held` (worker → class and address of its job) and `:wake`, on which idle workers block. Each
script is atomic, so no job is lost.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple, cast

from redis import Redis
from rq import Queue

from cairn.events.keys import PREFIX

HALF_LIFE = 5.0  # seconds
PRESENT_SECONDS = 60
"""For this long after an address has queued a job, each other address leaves one worker free."""
QUIET_SECONDS = 2.5  # maximum time of a blocking command: half of redis-py's timeout
ALIVE_SECONDS = 3.0
"""How long a worker counts as alive without a heartbeat, in addition to its waiting time for a job."""


class JobClass(NamedTuple):
    """The urgency of a class of jobs: the surcharge it `adds` to a usage, in milliseconds; and its limits of workers.

    An address may begin another long job while it runs at most `share` times the number of workers that would then be
    free of long jobs; 0 means short jobs. `most` limits the running jobs of the class, unless it is 0.
    """

    pool: str
    adds: int
    share: int = 0
    most: int = 0


_TIME = f"""
local seconds = tonumber(ARGV[1])
if not seconds then
    local time = redis.call('TIME')
    seconds = time[1] + time[2] / 1000000
end
local function plus(sum, milliseconds)
    local more = seconds / {HALF_LIFE} + math.log(milliseconds) / math.log(2)
    if not sum then return more end
    local high, low = math.max(sum, more), math.min(sum, more)
    return high + math.log(1 + 2 ^ (low - high)) / math.log(2)
end
local function rank(use, member, adds)
    return plus(redis.call('ZSCORE', use, member), adds)
end
local function wake(key)
    if redis.call('LLEN', key) == 0 then redis.call('RPUSH', key, '') end
end
"""

_PUT = f"""{_TIME}
local job, ranks, of_address, jobs, waiting, use, present, idle = unpack(KEYS)
local _, id, address, who, adds = unpack(ARGV)
if redis.call('EXISTS', job) == 1 then return 0 end
redis.call('HSET', job, unpack(ARGV, 6))
redis.call('RPUSH', jobs, id)
redis.call('ZADD', waiting, seconds, id)
redis.call('ZADD', present, seconds, address)
redis.call('ZADD', ranks, 'NX', rank(use, address, adds), address)
redis.call('ZADD', of_address, 'NX', rank(use, address .. '.' .. who, adds), who)
wake(idle)
return 1
"""

_TAKE = (
    _TIME
    + f"local present_seconds = {PRESENT_SECONDS}"
    + """
local use, present, places, held, idle = unpack(KEYS)
local _, taker, alive, busy_for = unpack(ARGV)
redis.call('HDEL', held, taker)
redis.call('ZADD', places, seconds + alive, taker)
redis.call('ZREMRANGEBYSCORE', places, '-inf', seconds)
redis.call('ZREMRANGEBYSCORE', present, '-inf', seconds - present_seconds)

local is_long = {}
for i = 5, #ARGV, 4 do is_long[ARGV[i]] = tonumber(ARGV[i + 2]) > 0 end
local takers, there = redis.call('ZCARD', places), redis.call('ZCARD', present)
local free, held_by, long_of, of_class = takers, {}, {}, {}
local all = redis.call('HGETALL', held)
for i = 1, #all, 2 do
    if redis.call('ZSCORE', places, all[i]) then
        local class, address = string.match(all[i + 1], '^(%S+) (%S+)$')
        held_by[address] = (held_by[address] or 0) + 1
        of_class[class] = (of_class[class] or 0) + 1
        if is_long[class] then
            free = free - 1
            long_of[address] = (long_of[address] or 0) + 1
        end
    else
        redis.call('HDEL', held, all[i])
    end
end
local busy = #all / 2

local function may_have(address, share)
    local holds, long = held_by[address] or 0, long_of[address] or 0
    if holds > 0 and holds + 1 >= takers then
        if there > (redis.call('ZSCORE', present, address) and 1 or 0) then return false end
    end
    return share == 0 or long == 0 or long <= share * (free - 1)
end

local function next_of(class, share, most)
    if most > 0 and (of_class[class] or 0) >= most then return nil end
    local first = redis.call('ZRANGE', class .. ':ranks', 0, busy, 'WITHSCORES')
    for i = 1, #first, 2 do
        if may_have(first[i], share) then return first[i], tonumber(first[i + 1]) end
    end
end

while true do
    local least, class, address, adds
    for i = 5, #ARGV, 4 do
        local candidate, its_rank = next_of(ARGV[i], tonumber(ARGV[i + 2]), tonumber(ARGV[i + 3]))
        if candidate and (not least or its_rank < least) then
            least, class, address, adds = its_rank, ARGV[i], candidate, ARGV[i + 1]
        end
    end
    if not class then
        redis.call('DEL', idle)
        return nil
    end
    local ranks, whose = class .. ':ranks', class .. ':ranks:' .. address
    local who = redis.call('ZRANGE', whose, 0, 0)[1]
    local id
    if who then
        local lane = address .. '.' .. who
        local jobs = class .. ':jobs:' .. lane
        id = redis.call('LPOP', jobs)
        if redis.call('EXISTS', jobs) == 1 then
            redis.call('ZADD', whose, rank(use, lane, adds), who)
        else
            redis.call('ZREM', whose, who)
        end
    end
    if redis.call('EXISTS', whose) == 1 then
        redis.call('ZADD', ranks, rank(use, address, adds), address)
    else
        redis.call('ZREM', ranks, address)
    end
    if id then
        redis.call('ZREM', class .. ':waiting', id)
        redis.call('HSET', held, taker, class .. ' ' .. address)
        redis.call('ZADD', places, seconds + busy_for, taker)
        for i = 5, #ARGV, 4 do
            if redis.call('EXISTS', ARGV[i] .. ':ranks') == 1 then wake(idle) break end
        end
        return {class, id}
    end
end
"""
)

_SHOW = _TIME + "redis.call('ZADD', KEYS[1], 'XX', seconds + ARGV[3], ARGV[2])"

_END = f"""{_TIME}
local use, places, held, idle, job = unpack(KEYS)
local _, taker, address, who, took = unpack(ARGV)
took = math.max(1, tonumber(took))
if job then redis.call('DEL', job) end
redis.call('HDEL', held, taker)
local function charge(key, member)
    local sum = redis.call('ZSCORE', key, member)
    if sum then redis.call('ZADD', key, plus(sum, took), member) end
end
for _, member in ipairs({{address, address .. '.' .. who}}) do
    redis.call('ZADD', use, plus(redis.call('ZSCORE', use, member), took), member)
end
redis.call('ZREMRANGEBYSCORE', use, '-inf', plus(nil, 1))
for i = 6, #ARGV do
    charge(ARGV[i] .. ':ranks', address)
    charge(ARGV[i] .. ':ranks:' .. address, who)
    if redis.call('EXISTS', ARGV[i] .. ':ranks') == 1 then wake(idle) end
end
"""
"""Usages below a millisecond are removed."""


class FairQueue:
    """The jobs of some classes, by name, on one Redis. `clock` replaces Redis' time, in seconds."""

    def __init__(self, redis: Redis, classes: Mapping[str, JobClass], clock: Callable[[], float] | None = None) -> None:
        self._redis = redis
        self._classes = classes
        self._clock = clock
        self._put, self._take, self._show, self._end = map(redis.register_script, (_PUT, _TAKE, _SHOW, _END))

    def put(self, name: str, lane: str, id: str, job_key: str, fields: Mapping[str, Any]) -> None:
        """Queue a job of a class in a lane, with its fields. Idempotent by `id`."""
        address, _, who = lane.partition(".")
        pool, adds = self._classes[name].pool, self._classes[name].adds
        keys = [
            *(job_key, _key(name, "ranks"), _key(name, f"ranks:{address}"), _key(name, f"jobs:{lane}")),
            *(_key(name, "waiting"), *(_shared(pool, what) for what in ("use", "present", "wake"))),
        ]
        kept = [part for pair in fields.items() if pair[1] is not None for part in pair]
        self._put(keys=keys, args=[self._now(), id, address, who, adds, *kept])

    def take(self, names: Sequence[str], taker: str, timeout: int | None = None) -> tuple[str, str] | None:
        """Pop the next job of these classes for a worker; return its class and id, or None after a timeout."""
        pool = self._classes[names[0]].pool
        classes = [part for name in names for part in (_key(name), self._classes[name].adds, *self._classes[name][2:])]
        keys = [_shared(pool, what) for what in ("use", "present", "places", "held", "wake")]
        args = [self._now(), taker, ALIVE_SECONDS + (timeout or 0), ALIVE_SECONDS, *classes]
        taken = self._take(keys=keys, args=args)
        if taken is None and timeout is not None:
            self._wait(keys[-1], timeout)
            taken = self._take(keys=keys, args=args)
        if taken is None:
            return None
        key, id = (part.decode(errors="replace") for part in cast(list[bytes], taken))
        return key.removeprefix(Queue.redis_queue_namespace_prefix), id

    def _wait(self, key: str, seconds: float) -> None:
        settings = self._redis.connection_pool.connection_kwargs
        piece = min(seconds, settings.get("socket_timeout", 2 * QUIET_SECONDS) / 2)
        for _ in range(ceil(seconds / piece)):
            if self._redis.blpop([key], piece):
                return

    def show(self, name: str, taker: str) -> None:
        """Record a heartbeat of a worker that holds a job of a class."""
        self._show(keys=[_shared(self._classes[name].pool, "places")], args=[self._now(), taker, ALIVE_SECONDS])

    def end(self, name: str, taker: str, lane: str, seconds: float, *, remove: str = "") -> None:
        """Charge the time of a job to its lane and release the job. `remove` is its key, if it is to be deleted."""
        address, _, who = lane.partition(".")
        pool = self._classes[name].pool
        keys = [*(_shared(pool, what) for what in ("use", "places", "held", "wake")), *filter(None, [remove])]
        classes = [_key(other) for other in self._classes if self._classes[other].pool == pool]
        args = [self._now(), taker, address, who, round(seconds * 1000), *classes]
        self._end(keys=keys, args=args)

    def _now(self) -> str | float:
        return self._clock() if self._clock else ""


def waiting_key(name: str) -> str:
    """Return the key of the waiting jobs of a class, a sorted set by arrival in seconds since 1970."""
    return _key(name, "waiting")


def _key(name: str, what: str = "") -> str:
    return Queue.redis_queue_namespace_prefix + name + (what and f":{what}")


def _shared(pool: str, what: str) -> str:
    return _key(f"{PREFIX}-{pool}", what)
