"""A fair queue: jobs wait in a list for each client, and the clients who have jobs waiting are served in turn.

The queue that a worker listens to, `rq:queue:<name>`, is a ring of clients, each of them once; the jobs of a client are
in `rq:queue:<name>:<client>`. Who takes a client takes their first job, and puts them behind all others (round robin).
A worker that dies between the two leaves a client out of the ring. They come back with their next job, and the
caretaker asks again for each job whose client is not there.
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
"""Keep a job, unless it is kept already, as the last of its client; the client is in the ring then."""

_NEXT = """
local job = redis.call('LPOP', KEYS[2])
if redis.call('EXISTS', KEYS[2]) == 1 and not redis.call('LPOS', KEYS[1], ARGV[1]) then
    redis.call('RPUSH', KEYS[1], ARGV[1])
end
return job
"""


def key_of(name: str, client: str = "") -> str:
    """Return the key of a ring, or of the jobs of one of its clients."""
    return Queue.redis_queue_namespace_prefix + name + (client and f":{client}")


def put_job(redis: Redis, name: str, client: str, job: Job) -> None:
    """Let a job of a client wait; asking twice is asking once."""
    fields = [part for pair in job.to_dict().items() if pair[1] is not None for part in pair]
    keys = [job.key, key_of(name), key_of(name, client)]
    redis.register_script(_PUT)(keys=keys, args=[job.id, client, *fields])


def take_job(redis: Redis, ring: str, client: str) -> bytes | None:
    """Take the next job, by id, of a client who was just taken from the ring of this key; their turn is over."""
    return cast(bytes | None, redis.register_script(_NEXT)(keys=[ring, f"{ring}:{client}"], args=[client]))


def lists_of_jobs(redis: Redis, *names: str) -> list[str]:
    """Return the keys of all lists of jobs that these rings have now."""
    with redis.pipeline(transaction=False) as pipeline:
        for name in names:
            pipeline.lrange(key_of(name), 0, -1)
        rings: list[Any] = pipeline.execute()
    return [
        key_of(name, client.decode(errors="replace"))
        for name, clients in zip(names, rings, strict=True)
        for client in clients
    ]


def is_waiting(redis: Redis, name: str, client: str, job: str) -> bool:
    """Tell whether a job waits with its client, and the client in the ring."""
    with redis.pipeline(transaction=False) as pipeline:
        pipeline.lpos(key_of(name), client)
        pipeline.lpos(key_of(name, client), job)
        return None not in pipeline.execute()
