"""Which finished games are deleted, and when: CAIRN_KEEP_DAYS after their end."""

from cairn.events.clock import RedisClock
from cairn.projections.lists import Lists
from cairn.projections.rows import ENDED, Filters

DAY = 86400.0


def retired(clock: RedisClock, keep_days: float, after: float = 0.0) -> Filters:
    """Return which games are kept no longer, now or so many seconds from now."""
    return Filters(ended_until=clock.now(after - keep_days * DAY), unlisted=True, by=ENDED)


def retirement(lists: Lists, clock: RedisClock, keep_days: float | None) -> str:
    """Say in a sentence what is deleted, and when; raise RedisError if the lists cannot be read."""
    if keep_days is None:
        return "CAIRN_KEEP_DAYS is not set: no finished game is deleted."
    due, within_a_day = lists.count(retired(clock, keep_days)), lists.count(retired(clock, keep_days, DAY))
    return (
        f"CAIRN_KEEP_DAYS={keep_days:g}: finished games are deleted {keep_days:g} days after their end: "
        f"{due:,} now, {within_a_day - due:,} more within a day."
    )
