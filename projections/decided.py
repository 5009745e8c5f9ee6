"""The deciders of a seat, present and past: a human, the seat's AI, or an AI that replaces either.

They follow from the log, and are part of the table. All code gets them from here: the rules, the workers, the proofs,
the sentences, the analyses, the ratings, and the notifications of players.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from cairn.events.decision import Decision
from cairn.events.table import Seat
from cairn.projections.tuples import put

Kind = Literal["human", "ai", "time_out", "leaver", "last_resort"]
"""`time_out` plays a turn of a human whose time is over, `leaver` plays on for a human who
has left, `last_resort` moves if the seat's own level has failed too often."""

HOLDERS: tuple[Kind, ...] = ("human", "ai")
"""The kinds that hold the seat: a decision counts as the seat's own."""

LAST_RESORT = "random"
"""The level that moves if the seat's own has failed too often."""


class Decider(Struct, frozen=True, gc=False, omit_defaults=True):
    """A decider: its `level`, None for a human; for the last resort also the level that has `failed`."""

    kind: Kind
    level: str | None = None
    failed: str | None = None

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The levels that a decision may state: for an AI its own or the last resort's, for a human None."""
        return (self.level, LAST_RESORT) if self.level else (None,)


HUMAN = Decider("human")


class Deciders(Struct, frozen=True, gc=False):
    """The deciders of each seat of a table, present and past. The decider of an open seat is a human."""

    changes: tuple[tuple[tuple[int, Decider], ...], ...] = ()
    """By seat, the deciders in order, each with the version after which it decides."""

    def with_seats(self, version: int, seats: Sequence[Seat]) -> "Deciders":
        """Return the deciders after all seats were assigned at a version."""
        before = self.changes or ((),) * len(seats)
        now = [(version, Decider("ai", seat.level) if seat.kind == "ai" else HUMAN) for seat in seats]
        return Deciders(tuple((*changes, change) for changes, change in zip(before, now, strict=True)))

    def after(self, version: int, seat: int, decider: Decider) -> "Deciders":
        """Return the deciders after a version that changed the decider of a seat."""
        return Deciders(put(self.changes, seat, (*self.changes[seat], (version, decider))))

    def now(self, seat: int) -> Decider:
        """Return the present decider of a seat."""
        return self.changes[seat][-1][1]

    def find_decider(self, decision: Decision) -> Decider | None:
        """Return the decider of a decision of this game, None for a decision of the service."""
        if decision.seat is None:
            return None
        if decision.ai is None:
            return HUMAN
        past = (decider for since, decider in reversed(self.changes[decision.seat]) if since < decision.version)
        decider = next(past, HUMAN)
        level = decision.ai.level
        return decider if level == decider.level else Decider("last_resort", level, decider.level)

    @property
    def timed_out(self) -> tuple[int, ...]:
        """The seats whose time ran out and whose turn an AI plays: several if they act at once."""
        return tuple(seat for seat, changes in enumerate(self.changes) if changes[-1][1].kind == "time_out")
