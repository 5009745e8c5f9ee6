"""A draft: decisions that follow a position and are not in the log yet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from cairn.events.chain import Entry, seal
from cairn.events.chance import DrawnChance
from cairn.events.decision import Ai, Decision, Event, Move
from cairn.events.table import GameEnded, Outcome
from cairn.projections.fold import Position, State, step
from cairn.projections.names import UNKNOWN, place
from cairn.projections.table import Table


@dataclass
class Draft:
    """Decisions that follow a position, not yet in the log. The position goes on with each of them.

    `secret` is the game's, which its chance is made of; `at` is when all of it is decided, by Redis' clock; `names` are
    kept beside the log (`projections/names.py`); `called` tells what a refusal calls each seat. `asleep` says that the
    game which it opens waits until somebody looks at it.
    """

    game: str
    position: Position
    secret: bytes
    at: str
    decisions: list[Decision] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    called: Callable[[Table], Sequence[str]] = UNKNOWN.seat_names
    asleep: bool = False

    def decide(
        self,
        by: int | None,
        events: Sequence[Event],
        *,
        state: State | None = None,
        move: Move | None = None,
        draws: Sequence[tuple[int, int]] = (),
        ai: Ai | None = None,
    ) -> None:
        """Add a decision; `state` is the state its events led to, if the rules have evolved one."""
        before = self.position
        decision = Decision(
            game=self.game if events[0].begins else "",
            version=before.version + 1,
            at=self.now(),
            by=by,
            move=move,
            events=tuple(events),
            ai=ai,
            draws=tuple(draws),
        )
        self.position = step(before, decision, state)
        self.decisions.append(decision)

    def name(self, seat: int, name: str) -> None:
        """Keep what a guest is called who has sat down with the last decision."""
        self.names[place(self.position.version, seat)] = name

    def name_all(self, names: Sequence[str | None]) -> None:
        """Keep what guests are called, by seat, who have sat down with the last decision."""
        for seat, name in enumerate(names):
            if name:
                self.name(seat, name)

    def seal(self, chain: str) -> list[Entry]:
        """Return the decisions as entries of a log, which follow a chain."""
        entries: list[Entry] = []
        for decision in self.decisions:
            entries.append(seal(decision, entries[-1].chain if entries else chain, self.secret))
        return entries

    def now(self) -> str:
        """Return when the next decision is made: never before the one before it.

        After a failover to a Redis whose clock is behind, that may be later than `at` for a while: no seat's time runs.
        """
        return max(self.at, self.position.at)

    def chance(self) -> DrawnChance:
        """Return the chance of the next decision."""
        return DrawnChance(self.secret, self.position.version + 1, self.position.table.nonces)

    def ending(self, outcome: Outcome, *leaving: int) -> GameEnded:
        """Return the event that ends the game, as seats are `leaving` it or not, and reveals its secret."""
        leavers = (*self.position.table.left, *leaving)
        return GameEnded(replace(outcome, left=leavers) if leavers else outcome, self.secret.hex())
