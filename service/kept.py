"""What is kept of a game: a position as somebody may know it, and the top of the pile it was folded from."""

from dataclasses import dataclass
from typing import Final, Literal

from events.chain import Entry
from events.codec import decode
from events.event import Decision, redact
from events.log import Head
from projections.fold import Position

TRUTH: Final = "truth"
Who = int | None | Literal["truth"]
"""A viewer (a seat, or None for a spectator), or the truth that only the referee sees before the end."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as somebody may know it, and the top of its pile; `secret` only with the truth.

    `imported` if it was brought in from an archive; known once it has ended, since only finished games are.
    """

    head: Head
    position: Position
    secret: bytes | None
    imported: bool = False


def known_to(who: Who, entry: Entry) -> Decision:
    """Return a stored decision as somebody may know it while the game runs."""
    decision = decode(entry.stored)
    return decision if who == TRUTH else redact(decision, who, ended=False)
