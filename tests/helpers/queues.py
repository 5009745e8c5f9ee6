"""The waiting jobs of the fair queue."""

from redis import Redis

from cairn.service.jobs.fair_queue import waiting_key


def queued_jobs(redis: Redis, name: str) -> list[str]:
    """Return the waiting jobs of a class by id, the oldest first."""
    return [id.decode() for id in redis.zrange(waiting_key(name), 0, -1)]  # type: ignore[union-attr]


def lose(redis: Redis, name: str = "") -> None:
    """Delete the waiting jobs of one class or of all; the jobs' own records stay."""
    for key in redis.scan_iter(f"rq:queue:{name}*"):
        redis.delete(key)
