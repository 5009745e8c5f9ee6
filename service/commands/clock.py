"""Our own time: Redis' clock decides nothing."""

from datetime import UTC, datetime


def now() -> str:
    """Return the time as decisions carry it: UTC in milliseconds, `2026-11-21T09:00:01.250Z`."""
    return stamp(datetime.now(UTC))


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
