"""Retirement: finished games are deleted CAIRN_KEEP_DAYS after their end."""

from cairn.events.clock import RedisClock
from cairn.projections.lists import Lists
from cairn.projections.rows import ENDED, Filters

DAY = 86400.0


def retired_filters(clock: RedisClock, keep_days: float, after: float = 0.0) -> Filters:
    """Return a filter for games that are past retention in `after` seconds."""
    return Filters(ended_until=clock.now(after - keep_days * DAY), unlisted=True, by=ENDED)


def retirement(lists: Lists, clock: RedisClock, keep_days: float | None, *, sealed: bool, unsealed: bool) -> str:
    """Describe in a sentence what is deleted, and when. Raise RedisError if the lists cannot be read.

    Games in segments are deleted if there are segments, and `unsealed` games if the operator has configured it.
    """
    if keep_days is None:
        return "CAIRN_KEEP_DAYS is not set: no finished game is deleted."
    days = f"CAIRN_KEEP_DAYS={keep_days:g}"
    if not (sealed or unsealed):
        return (
            f"{days} deletes nothing, as no finished game is in a segment: set CAIRN_COLD_URL, or set "
            "CAIRN_DELETE_UNSEALED=yes as well."
        )
    due = lists.count(retired_filters(clock, keep_days))
    within_a_day = lists.count(retired_filters(clock, keep_days, DAY))
    which = "finished games" if unsealed else "finished games in segments"
    return (
        f"{days}: {which} are deleted {keep_days:g} days after their end: {due:,} now, "
        f"{within_a_day - due:,} more within a day."
    )
