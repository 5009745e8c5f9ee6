"""The position of a message in a feed: the messages sent up to it, so that a feed can continue from there.

A position is a time, and cursors for the seats that a time does not describe: those with decisions shortly before it,
and those not read yet. For all other seats, exactly the decisions up to `settled` were sent.
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
"""More than the error of a date plus the duration of an append and a read."""
DAY = 86_400
"""Maximum age of a position, in seconds."""
KEY_LENGTH = 10
"""Characters of a game's id that distinguish the games of one caller."""

_SPECTATOR, _OF_SERIES = 9, 8
"""Digits that are no seat numbers: games have fewer seats."""
_SEAT = r"[a-z2-7]{10}\d-\d{1,15}-\d"
_POSITION = re.compile(rf"(\d{{13}})((?:~{_SEAT}){{0,512}})")


class FeedPosition(NamedTuple):
    """A time in seconds since 1970, and the cursors sent, by seat (`key_of`)."""

    at: float
    delivered: Mapping[str, Cursor]

    def __str__(self) -> str:
        """Return the position as an opaque string for clients."""
        seats = (f"~{key}-{cursor.version}-{cursor.messages}" for key, cursor in self.delivered.items())
        return f"{int(self.at * 1000)}{''.join(seats)}"

    def settled(self, heartbeat: float) -> str:
        """Return the time up to which all decisions were sent, in the format of decisions.

        A log is read after a notification, or at the latest after a heartbeat, in seconds.
        """
        return format_time(self.at - heartbeat - MARGIN_SECONDS)

    def cursor(self, log: Log, game: str, seat: int | None, newest: int, heartbeat: float) -> Cursor:
        """Return the cursor of a seat in a game with `newest` versions."""
        if known := self.delivered.get(key_of(game, seat)):
            return min(known, after_all(newest))
        return after_time(log, game, newest, self.settled(heartbeat))


def after_time(log: Log, game: str, newest: int, time: str) -> Cursor:
    """Return the cursor after all decisions up to a time, in a game with `newest` versions."""

    def at(version: int) -> str:
        (entry,) = log.read(game, version - 1, 1)
        return decode(entry.stored, version).at

    return after_all(bisect_right(range(1, newest + 1), time, key=at))


def key_of(game: str, seat: int | None) -> str:
    """Return the key of a seat, a spectator or a series in a position."""
    digit = _OF_SERIES if is_series(game) else _SPECTATOR if seat is None else seat
    return f"{id_of(game)[:KEY_LENGTH]}{digit}"


def read_position(text: str, now: float) -> FeedPosition:
    """Parse a position; raise ValidationError if it is invalid, or too old at the time `now` in seconds."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise ValidationError("This is not a position of a feed.")
    at = int(match[1]) / 1000
    if at < now - DAY:
        raise ValidationError("This position is older than a day: open the feed without `after`.")
    delivered = dict[str, Cursor]()
    for key, version, messages in (seat.split("-") for seat in match[2].split("~")[1:]):
        delivered[key] = Cursor(int(version), int(messages))
    return FeedPosition(at, delivered)
