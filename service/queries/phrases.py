"""Set phrases that seated players can send to viewers of their game. They are not stored.

A phrase is no decision: it changes no game and no log, and no AI, webhook or feed receives it. It is published on the
notification channels after the game's id, to every process with a stream of the game.
"""

from typing import Literal, get_args

from msgspec import Struct
from redis import Redis

from cairn.events.keys import common
from cairn.events.publishing import LogNotifications
from cairn.service.errors import TooOften

Phrase = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "bagpipes", "again"]
"""The available phrases."""

PAUSE_SECONDS = 3
"""Minimum number of seconds between two phrases of a seat."""
AFTER_END_SECONDS = 600
"""Number of seconds after the end of a game in which phrases can still be sent."""


class SentPhrase(Struct, frozen=True):
    """A phrase and its sender's seat."""

    seat: int
    phrase: Phrase


def publish_phrase(redis: Redis, counting: Redis, game: str, said: SentPhrase) -> None:
    """Publish a phrase to the viewers of a game. Raise TooOften if the seat has sent one within `PAUSE_SECONDS`.

    `counting` is the Redis that holds the rate limits of all processes.
    """
    name = common(f"limits:phrase:{game}:{said.seat}")
    if not counting.set(name, 1, nx=True, ex=PAUSE_SECONDS):
        raise TooOften("seat-says-too-often", pause_seconds=PAUSE_SECONDS, retry_after=PAUSE_SECONDS)
    LogNotifications(redis).publish(f"{game} {said.seat} {said.phrase}", game)


def parse_phrase(words: str) -> SentPhrase | None:
    """Parse the payload of a notification; return None for a payload of another version of Cairn."""
    seat, _, phrase = words.partition(" ")
    return SentPhrase(int(seat), phrase) if seat.isdecimal() and phrase in get_args(Phrase) else None  # type: ignore[arg-type]
