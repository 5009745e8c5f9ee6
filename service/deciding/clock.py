"""Our own time: Redis' clock decides nothing."""

import time
from datetime import UTC, datetime
from functools import lru_cache


def now(after: int = 0) -> str:
    """Return the time as decisions carry it: UTC in milliseconds, `2026-11-21T09:00:01.250Z`; `after` are seconds."""
    milliseconds = time.time_ns() // 1_000_000 + after * 1000
    return f"{_second(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


def stamp(moment: datetime) -> str:
    """Write a time in UTC as decisions carry it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def is_time(at: str) -> bool:
    """Tell whether this is a time as decisions carry it."""
    try:
        return at.endswith("Z") and stamp(datetime.fromisoformat(at)) == at
    except ValueError:
        return False


def seconds(at: str) -> float:
    """Return a decision's time in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


@lru_cache(2)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")
