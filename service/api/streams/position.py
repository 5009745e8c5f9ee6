"""The position of a message in a feed: what has been told with it, so that a feed can go on there.

A position is a time, and how far the feed had told of the seats that a time does not tell: those in whose games
something was decided shortly before, or that were not read yet. Of all others everything was told that was decided up
to `settled`, and nothing else.
"""

import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple

from marshmallow import ValidationError

from cairn.events.clock import format_time
from cairn.events.codec import decode
from cairn.events.log import Log
from cairn.events.series import id_of, is_series
from cairn.service.queries.cursor import Cursor, after_all

MARGIN_SECONDS = 5
"""Longer than a date may be off, and an append and a read may take."""
DAY = 86_400
"""A feed goes on from a position of the last day, in seconds."""
KEY_LENGTH = 10
"""So much of a game's id tells the games of one caller apart."""

_SPECTATOR, _OF_SERIES = 9, 8
"""No game has so many seats."""
_SEAT = r"[a-z2-7]{10}\d-\d{1,15}-\d"
_POSITION = re.compile(rf"(\d{{13}})((?:~{_SEAT}){{0,512}})")


class FeedPosition(NamedTuple):
    """A time in seconds since 1970, and by seat (`key_of`) how far was told of it."""

    at: float
    told: Mapping[str, Cursor]

    def __str__(self) -> str:
        """Return it as clients have it: they need not know what is in it."""
        seats = (f"~{key}-{cursor.version}-{cursor.messages}" for key, cursor in self.told.items())
        return f"{int(self.at * 1000)}{''.join(seats)}"

    def settled(self, heartbeat: float) -> str:
        """Return the time up to which all was told, as decisions have theirs.

        A log is read after a notification, or after a heartbeat, in seconds, without one.
        """
        return format_time(self.at - heartbeat - MARGIN_SECONDS)

    def cursor(self, log: Log, game: str, seat: int | None, newest: int, heartbeat: float) -> Cursor:
        """Return how far was told of a seat in a game that has so many versions."""
        if known := self.told.get(key_of(game, seat)):
            return min(known, after_all(newest))
        return after_time(log, game, newest, self.settled(heartbeat))


def after_time(log: Log, game: str, newest: int, time: str) -> Cursor:
    """Return the cursor that follows all that was decided up to a time, in a game that has so many versions."""

    def at(version: int) -> str:
        (entry,) = log.read(game, version - 1, 1)
        return decode(entry.stored, version).at

    return after_all(bisect_right(range(1, newest + 1), time, key=at))


def key_of(game: str, seat: int | None) -> str:
    """Return what stands for a seat in a position, or for a spectator, or for a series."""
    digit = _OF_SERIES if is_series(game) else _SPECTATOR if seat is None else seat
    return f"{id_of(game)[:KEY_LENGTH]}{digit}"


def read_position(text: str, now: float) -> FeedPosition:
    """Return a position that a client has; raise ValidationError if it is none, or too old at a time in seconds."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise ValidationError("This is no position of a feed.")
    at = int(match[1]) / 1000
    if at < now - DAY:
        raise ValidationError("This position is older than a day: begin the feed anew, without one.")
    told = dict[str, Cursor]()
    for key, version, messages in (seat.split("-") for seat in match[2].split("~")[1:]):
        told[key] = Cursor(int(version), int(messages))
    return FeedPosition(at, told)
