"""The fair queue: workers' time is shared out among addresses, and what an address has among its players.

Each lane, `<address>.<who>`, has its jobs, first in, first out. An address has a use: the milliseconds that its jobs
have taken, of which half is forgotten every `HALF_LIFE` seconds. When it begins to wait its rank is its use and what
the class of the job adds; the least is next. So an address that has used little comes before one that has
used much, whatever either waits for, and among those of like use the more urgent class comes first. The same is done
with the players of the address.

A sum of decaying milliseconds is kept as the logarithm of what it would have been worth at the beginning of time, in
half-lives: these numbers stay in order without being touched. New uses and ranks weigh more as time goes on, so nobody
waits for ever.

Who comes shall find a worker free. So where another address has asked for something within `PRESENT_SECONDS`, an
address holds all who take jobs but one at most; who is alone holds them all.

The keys of a class of jobs are `rq:queue:<class>:ranks` (address → rank), `:ranks:<address>` (who → rank),
`:jobs:<lane>`, a list, and `:waiting` (job → since when). What the classes of one pool share lies under
`rq:queue:cairn-<pool>`: `:use` (address, and lane → use), `:present` (address → when it last asked for something),
`:places` (who takes jobs → until when they count as alive), `:held` (who takes jobs → class and address of the job they
have) and `:wake`, on which those wait who find no job. Each script is one step, so nothing is lost in between.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple, cast

from redis import Redis
from rq import Queue

from cairn.events.keys import PREFIX

HALF_LIFE = 5.0
"""Seconds in which half of a use is forgotten."""
PRESENT_SECONDS = 60
"""For how long after an address has asked for something a taker stays free of each other one."""
QUIET_SECONDS = 2.5
"""For how long a server may say nothing: half of redis-py's own time for an answer."""
ALIVE_SECONDS = 3.0
"""How long who takes jobs counts as alive without a sign, beyond the time for which they wait for a job."""


class JobClass(NamedTuple):
    """How urgent a class of jobs is, and how many takers one address may hold with jobs that take long.

    `adds` are the milliseconds that it adds to a use. Of long jobs an address may have one more in hand while it has at
    most `share` times as many as takers would stay free of long jobs then; 0 is of jobs that are short. At most `most`
    may be in hand in all, if it is not 0.
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
"""Keep a job, unless it is kept already, as the last of its lane."""

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
"""Take the next job for a taker, who has ended the one before."""

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
"""Charge what a job took to its address and lane; a use of less than a millisecond is none."""


class FairQueue:
    """The jobs of some classes, by name, on one Redis; `clock` gives the time in seconds, instead of Redis' own."""

    def __init__(self, redis: Redis, classes: Mapping[str, JobClass], clock: Callable[[], float] | None = None) -> None:
        self._redis = redis
        self._classes = classes
        self._clock = clock
        self._put, self._take, self._show, self._end = map(redis.register_script, (_PUT, _TAKE, _SHOW, _END))

    def put(self, name: str, lane: str, id: str, job_key: str, fields: Mapping[str, Any]) -> None:
        """Let a job of a class wait in a lane, with what is kept of it; asking twice is asking once."""
        address, _, who = lane.partition(".")
        pool, adds = self._classes[name].pool, self._classes[name].adds
        keys = [
            *(job_key, _key(name, "ranks"), _key(name, f"ranks:{address}"), _key(name, f"jobs:{lane}")),
            *(_key(name, "waiting"), *(_shared(pool, what) for what in ("use", "present", "wake"))),
        ]
        kept = [part for pair in fields.items() if pair[1] is not None for part in pair]
        self._put(keys=keys, args=[self._now(), id, address, who, adds, *kept])

    def take(self, names: Sequence[str], taker: str, timeout: int | None = None) -> tuple[str, str] | None:
        """Take the next job of these classes, of one pool, and return its class and id; wait so many seconds for one.

        It is in the taker's hands until they end it, or take another.
        """
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
        """Wait until something is put, in pieces so short that a server which is only quiet does not seem to hang."""
        settings = self._redis.connection_pool.connection_kwargs
        piece = min(seconds, settings.get("socket_timeout", 2 * QUIET_SECONDS) / 2)
        for _ in range(ceil(seconds / piece)):
            if self._redis.blpop([key], piece):
                return

    def show(self, name: str, taker: str) -> None:
        """Show that who has a job of a class in hand is alive."""
        self._show(keys=[_shared(self._classes[name].pool, "places")], args=[self._now(), taker, ALIVE_SECONDS])

    def end(self, name: str, taker: str, lane: str, seconds: float, *, remove: str = "") -> None:
        """Charge the time that a job took to its lane, and let go of it; `remove` is its key, if it is to go."""
        address, _, who = lane.partition(".")
        pool = self._classes[name].pool
        keys = [*(_shared(pool, what) for what in ("use", "places", "held", "wake")), *filter(None, [remove])]
        classes = [_key(other) for other in self._classes if self._classes[other].pool == pool]
        args = [self._now(), taker, address, who, round(seconds * 1000), *classes]
        self._end(keys=keys, args=args)

    def _now(self) -> str | float:
        return self._clock() if self._clock else ""


def waiting_key(name: str) -> str:
    """Return the key of the jobs of a class that wait: a sorted set by when they came, in seconds since 1970."""
    return _key(name, "waiting")


def _key(name: str, what: str = "") -> str:
    return Queue.redis_queue_namespace_prefix + name + (what and f":{what}")


def _shared(pool: str, what: str) -> str:
    return _key(f"{PREFIX}-{pool}", what)
