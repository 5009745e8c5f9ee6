"""The fold: decisions in, position out. It needs no rules."""

from collections.abc import Iterable
from functools import cache, reduce
from importlib import import_module
from typing import Any, Generic, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from cairn.events import series
from cairn.events.decision import Decision
from cairn.events.registry import games, part_of
from cairn.events.table import EVENTS, Undone
from cairn.projections.clocks import Clocks, start_clocks
from cairn.projections.clocks import after as clocks_after
from cairn.projections.decided import HOLDERS, HUMAN
from cairn.projections.table import Table
from cairn.projections.tuples import put

UNFOLDABLE = (ValueError, LookupError, TypeError, AttributeError)
"""What a fold raises where an event is unknown, or does not fit what was before it."""


class State(Protocol):
    """A game's state, as its projection module defines it: quick to copy, able to hold what is not known.

    It evolves, but what lies in it is never changed, only replaced: tuples and frozen structs, which copies share.

    The folder beside this file, of the ruleset's name, has `State`, `say(event or move, names)` and
    `draw(state, names)`.
    """

    def copy(self) -> "State":
        """Return a copy that can be evolved by itself."""

    def evolve(self, event: Any) -> None:
        """Store what an event says; raise ValueError for one it does not know."""

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points so far."""


S = TypeVar("S", default=State)


class Barrier(Struct, frozen=True, gc=False):
    """A decision that is not undone any more, as it drew, or showed somebody what only another knew."""

    version: int
    drew: bool


PIECE = 128


class Run(Struct, Generic[S], frozen=True, gc=False):
    """What one seat has decided since the turn or another's decision ended: as far back as it may be undone.

    It follows `version`. `states` are what that version and each later one led to, in pieces of `PIECE`, so that the
    next position shares most of them. `over` tells whether its last decision ended the turn, `undos` how many undid
    others.
    """

    version: int
    by: int | None = None
    over: bool = True
    undos: int = 0
    barriers: tuple[Barrier, ...] = ()
    states: tuple[tuple[S | None, ...], ...] = ((),)

    def state_at(self, version: int) -> S:
        """Return what a version of this run led to; raise ValueError where there is none."""
        piece, place = divmod(version - self.version, PIECE)
        states = self.states[piece][place : place + 1] if 0 <= piece < len(self.states) else ()
        if not states or states[0] is None:
            raise ValueError(f"version {version} cannot be gone back to")
        return states[0]

    def states_with(self, state: S | None) -> tuple[tuple[S | None, ...], ...]:
        """Return the states, and one more."""
        last = self.states[-1]
        if len(last) < PIECE:
            return (*self.states[:-1], (*last, state))
        return (*self.states, (state,))


class Position(Struct, Generic[S], frozen=True, gc=False):
    """A game at a version, as somebody may know it. Nobody changes it, nor its state: to go on, fold further.

    `at` is when that version was decided; `state` is None before the first deal.
    """

    version: int
    at: str
    table: Table
    state: S | None
    run: Run[S] = Run(0)
    clocks: Clocks | None = None
    """The clocks of a game that has some, once it has begun."""
    moves: tuple[int, ...] = ()
    """By seat, how many moves its holder has made, and nobody in their place; what was undone is counted, too."""

    @property
    def has_started(self) -> bool:
        """Whether the game has been dealt and no seat is open: a fork can be dealt before its players sit."""
        return self.state is not None and self.table.full

    @property
    def status(self) -> Literal["open", "running", "finished"]:
        """`open` while a seat is, `finished` after the end, else `running`."""
        if self.table.is_ended:
            return "finished"
        return "running" if self.has_started else "open"


OF_THE_TABLE = frozenset((*EVENTS, *series.OF_THE_TABLE))
"""The events that every ruleset has, and those of a series that say who takes part."""

BEFORE = Position(0, "", Table(), None)
"""Where every game begins."""


def fold(decisions: Iterable[Decision], start: Position = BEFORE) -> Position:
    """Return the position that decisions lead to from `start`, one `step` after the other.

    Raise ValueError where an event cannot be folded.
    """
    return reduce(step, decisions, start)


def step(position: Position, decision: Decision, state: State | None = None) -> Position:
    """Return the position that one decision leads to; raise ValueError where it cannot be folded.

    `state` is what its events led to, where the caller has evolved one already, as the rules do.
    """
    if decision.version != position.version + 1:
        raise ValueError(f"decision {decision.version} follows decision {position.version}")
    run, table, before = position.run, position.table, position.state
    if run.over or run.by != decision.by:
        run = Run(position.version, decision.by, False, 0, (), ((before,),))
    barriers, undos, over, bars = run.barriers, run.undos, False, bool(decision.draws)
    after = state or (before and before.copy())
    for event in decision.events:
        bars, over = bars or event.reveals, over or event.ends_turn
        if type(event) in OF_THE_TABLE:
            table = table.after(event, decision, after is not None and table.full)
            if isinstance(event, Undone):
                after, undos = run.state_at(event.to).copy(), undos + 1
        elif state is None:
            after = after or new_state(table.ruleset, table.options, len(table.seats))
            after.evolve(event)
    if bars:
        barriers += (Barrier(decision.version, bool(decision.draws)),)
    run = Run(run.version, decision.by, over, undos, barriers, run.states_with(after))
    clocks, moves = position.clocks, position.moves or (0,) * len(table.seats)
    if decision.move is not None and decision.by is not None:
        who = table.deciders.find_decider(decision)
        if who and who.kind in HOLDERS:
            moves = put(moves, decision.by, moves[decision.by] + 1)
    if table.clock is not None:
        table, clocks = _timed(table, clocks, decision, over, after is not None)
    return Position(decision.version, decision.at, table, after, run, clocks, moves)


def _timed(
    table: Table, clocks: Clocks | None, decision: Decision, over: bool, dealt: bool
) -> tuple[Table, Clocks | None]:
    """Return the table and the clocks after a decision in a game that has some."""
    if table.clock is None or not (dealt and table.full):
        return table, clocks
    if clocks is None:
        return table, start_clocks(len(table.seats), decision.at)
    clocks = clocks_after(clocks, table.clock, decision, over)
    late = table.deciders.timed_out
    if late is not None and decision.move is not None and (over or decision.by != late):
        table = replace(table, deciders=table.deciders.after(decision.version, late, HUMAN))
    return table, clocks


def new_state(ruleset: str, options: dict[str, Any], seats: int) -> State:
    """Return the state of a game before its first deal."""
    state: State = projection_of(ruleset).State.new(options, seats)
    return state


@cache
def projection_of(ruleset: str) -> Any:
    """Return a ruleset's module of `State`, `say` and `draw`; raise ValueError without one."""
    if ruleset == series.SERIES:
        return import_module("cairn.projections.series")
    if ruleset not in games():
        raise ValueError(f"no game is named {ruleset!r}")
    return part_of(ruleset, "projections")
