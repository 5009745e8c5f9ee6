"""Who decides for a seat, and who decided: a human, the seat's AI, or an AI in the place of either.

It follows from the log, and is kept with the table. Whoever has to know asks here: the deciders, the workers, the
proofs, the sentences, the analyses, the ratings, and what tells a player that they are waited for.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from cairn.events.decision import Decision
from cairn.events.table import Seat
from cairn.projections.tuples import put

Kind = Literal["human", "ai", "time_out", "leaver", "last_resort"]
"""`time_out` plays a turn of a human whose time is over, `leaver` plays on for one who
has left, `last_resort` moves where the level that should has failed too often."""

HOLDERS: tuple[Kind, ...] = ("human", "ai")
"""Those who hold the seat: what they decide counts as their own."""

LAST_RESORT = "random"
"""The level that moves when the seat's own has failed too often."""


class Decider(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who decides: the level of an AI, None of a human; of the last resort also the level that has `failed`."""

    kind: Kind
    level: str | None = None
    failed: str | None = None

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The levels that a decision of theirs may have: an AI's may be the last resort's, a human's has none."""
        return (self.level, LAST_RESORT) if self.level else (None,)


HUMAN = Decider("human")


class Deciders(Struct, frozen=True, gc=False):
    """Who decides for each seat of a table, now and before. An open seat's decider is the human who may come."""

    changes: tuple[tuple[tuple[int, Decider], ...], ...] = ()
    """By seat, who has decided since: each with the version of the decision that made it so."""

    def with_seats(self, version: int, seats: Sequence[Seat]) -> "Deciders":
        """Return the deciders after all seats were taken anew."""
        before = self.changes or ((),) * len(seats)
        now = [(version, Decider("ai", seat.level) if seat.kind == "ai" else HUMAN) for seat in seats]
        return Deciders(tuple((*one, change) for one, change in zip(before, now, strict=True)))

    def after(self, version: int, seat: int, decider: Decider) -> "Deciders":
        """Return the deciders after a version since which somebody else decides for a seat."""
        return Deciders(put(self.changes, seat, (*self.changes[seat], (version, decider))))

    def now(self, seat: int) -> Decider:
        """Return who decides for a seat next."""
        return self.changes[seat][-1][1]

    def find_decider(self, decision: Decision) -> Decider | None:
        """Return who made a decision of this game; None where it was no seat's."""
        if decision.by is None:
            return None
        if decision.ai is None:
            return HUMAN
        past = (who for since, who in reversed(self.changes[decision.by]) if since < decision.version)
        who = next(past, HUMAN)
        level = decision.ai.level
        return who if level == who.level else Decider("last_resort", level, who.level)

    @property
    def timed_out(self) -> int | None:
        """The seat whose time was over, while an AI plays its turn."""
        kinds = (changes[-1][1].kind for changes in self.changes)
        return next((seat for seat, kind in enumerate(kinds) if kind == "time_out"), None)
