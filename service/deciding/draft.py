"""A draft: decisions after a position that are not in the log yet."""

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
    """Decisions after a position, not yet in the log. The position advances with each of them.

    `at` is their time by Redis' clock; `names` are stored outside the log (`projections/names.py`); `called` returns
    the seats' names for refusals. `asleep` marks a new game that waits until it is first viewed.
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
        """Add a decision; `state` is the state after its events, if the rules have evolved one."""
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
        """Store the name of a guest who took a seat with the last decision."""
        self.names[place(self.position.version, seat)] = name

    def name_all(self, names: Sequence[str | None]) -> None:
        """Store the names, by seat, of guests who took their seats with the last decision."""
        for seat, name in enumerate(names):
            if name:
                self.name(seat, name)

    def seal(self, chain: str) -> list[Entry]:
        """Return the decisions as log entries that follow a chain."""
        entries: list[Entry] = []
        for decision in self.decisions:
            entries.append(seal(decision, entries[-1].chain if entries else chain, self.secret))
        return entries

    def now(self) -> str:
        """Return the time of the next decision: never before the previous one, even after a failover."""
        return max(self.at, self.position.at)

    def chance(self) -> DrawnChance:
        """Return the chance of the next decision."""
        table = self.position.table
        return DrawnChance(self.secret, table.chance_version(self.position.version + 1), table.nonces)

    def ending(self, outcome: Outcome, *leaving: int) -> GameEnded:
        """Return the event that ends the game and reveals its secret; `leaving` are the seats that leave with it."""
        leavers = (*self.position.table.left, *leaving)
        return GameEnded(replace(outcome, left=leavers) if leavers else outcome, self.secret.hex())
