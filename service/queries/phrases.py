"""Set phrases: what who sits at a table can say to the others. They are told to who watches, and nobody keeps them.

A phrase is no decision: it changes no game, is in no log, and no AI, webhook or feed is told. It goes over the channels
of notifications, behind the name of its game, to every process that has a stream of it.
"""

from typing import Literal, get_args

from msgspec import Struct
from redis import Redis

from cairn.events.keys import common
from cairn.events.notifications import LogNotifications
from cairn.service.errors import TooOften

Phrase = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "bagpipes", "again"]
"""What can be said."""

PAUSE_SECONDS = 3
"""How long a seat says nothing more after it has said something."""
AFTER_END_SECONDS = 600
"""How long people stay at a table whose game has ended."""


class SentPhrase(Struct, frozen=True):
    """A phrase, and the seat that said it."""

    seat: int
    phrase: Phrase


class Phrases:
    """Where phrases are said. `counting` is the Redis that counts what is bounded for all processes."""

    def __init__(self, redis: Redis, counting: Redis) -> None:
        self._news, self._counting = LogNotifications(redis), counting

    def say(self, game: str, said: SentPhrase) -> None:
        """Tell all who watch a game; raise TooOften if the seat has said something just now."""
        name = common(f"limits:phrase:{game}:{said.seat}")
        if not self._counting.set(name, 1, nx=True, ex=PAUSE_SECONDS):
            words = f"A seat says one thing in {PAUSE_SECONDS} seconds."
            raise TooOften(words, retry_after=PAUSE_SECONDS)
        self._news.publish(f"{game} {said.seat} {said.phrase}", game)


def read_said(words: str) -> SentPhrase | None:
    """Return what was said, of what came behind a game's name; None for words of another version of Cairn."""
    seat, _, phrase = words.partition(" ")
    return SentPhrase(int(seat), phrase) if seat.isdecimal() and phrase in get_args(Phrase) else None  # type: ignore[arg-type]
