"""A ring of lanes: jobs wait in a list for each owner, and the owners who have jobs waiting are served in turn.

The queue that a worker listens to, `rq:queue:<name>`, is a list of lanes, each of them once, and the jobs of a lane are
in `rq:queue:<name>:<lane>`. Who takes a lane takes its first job, and puts the lane behind all others (round robin). A
worker that dies between the two leaves a lane out of the ring. It comes back with its next job; and the caretaker asks
again for each job whose lane is not there.
"""

from typing import Any, cast

from redis import Redis
from rq import Queue
from rq.job import Job

_PUT = """
if redis.call('EXISTS', KEYS[1]) == 0 then
    redis.call('HSET', KEYS[1], unpack(ARGV, 3))
    redis.call('RPUSH', KEYS[3], ARGV[1])
end
if redis.call('EXISTS', KEYS[3]) == 1 and not redis.call('LPOS', KEYS[2], ARGV[2]) then
    redis.call('RPUSH', KEYS[2], ARGV[2])
end
"""
"""Keep a job, unless it is kept already, as the last of its lane; its lane is in the ring then."""

_NEXT = """
local job = redis.call('LPOP', KEYS[2])
if redis.call('EXISTS', KEYS[2]) == 1 and not redis.call('LPOS', KEYS[1], ARGV[1]) then
    redis.call('RPUSH', KEYS[1], ARGV[1])
end
return job
"""


def key_of(name: str, lane: str = "") -> str:
    """Return the key of a ring, or of the jobs of one of its lanes."""
    return Queue.redis_queue_namespace_prefix + name + (lane and f":{lane}")


def put(redis: Redis, name: str, lane: str, job: Job) -> None:
    """Let a job wait in its lane; asking twice is asking once."""
    fields = [part for pair in job.to_dict().items() if pair[1] is not None for part in pair]
    keys = [job.key, key_of(name), key_of(name, lane)]
    redis.register_script(_PUT)(keys=keys, args=[job.id, lane, *fields])


def following(redis: Redis, ring: str, lane: str) -> bytes | None:
    """Take the next job, by id, of a lane that was just taken from the ring of this key; the lane's turn is over."""
    return cast(bytes | None, redis.register_script(_NEXT)(keys=[ring, f"{ring}:{lane}"], args=[lane]))


def lists(redis: Redis, *names: str) -> list[str]:
    """Return the keys of all lists of jobs that these rings have now."""
    with redis.pipeline(transaction=False) as pipeline:
        for name in names:
            pipeline.lrange(key_of(name), 0, -1)
        rings: list[Any] = pipeline.execute()
    return [
        key_of(name, lane.decode(errors="replace")) for name, lanes in zip(names, rings, strict=True) for lane in lanes
    ]


def waits(redis: Redis, name: str, lane: str, job: str) -> bool:
    """Tell whether a job waits in its lane, and the lane in the ring."""
    with redis.pipeline(transaction=False) as pipeline:
        pipeline.lpos(key_of(name), lane)
        pipeline.lpos(key_of(name, lane), job)
        return None not in pipeline.execute()
