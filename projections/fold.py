"""The fold of decisions to a position. It needs no rules."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from importlib import import_module
from typing import Any, Generic, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from cairn.events import series
from cairn.events.decision import Decision
from cairn.events.registry import games, part_of
from cairn.events.table import EVENTS, ChoicesRevealed, Undone
from cairn.projections.choosing import NOTHING_CHOSEN, Choosing
from cairn.projections.clocks import Clocks, start_clocks
from cairn.projections.clocks import after as clocks_after
from cairn.projections.decided import HOLDERS, HUMAN
from cairn.projections.table import Table
from cairn.projections.tuples import put

UNFOLDABLE = (ValueError, LookupError, TypeError, AttributeError)
"""The errors that a fold raises if an event is unknown, or does not fit the position."""


class State(Protocol):
    """A game's state, as its projection module defines it: fast to copy, and able to hold unknown values.

    It evolves by replacing its values, never by changing them: tuples and frozen structs, which copies share.

    The folder with the ruleset's name has `State`, `say(event or move, names)` and `draw(state, names)`.
    """

    def copy(self) -> "State":
        """Return a copy that can be evolved independently."""

    def evolve(self, event: Any) -> None:
        """Apply an event. Raise ValueError if it is unknown."""

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points so far."""


S = TypeVar("S", default=State)


class Barrier(Struct, frozen=True, gc=False):
    """A decision that cannot be undone, as it drew, or showed a seat what only another seat knew."""

    version: int
    drew: bool


PIECE = 128


class Run(Struct, Generic[S], frozen=True, gc=False):
    """The latest decisions of a seat, since a turn ended or another seat decided: the range in which undo is possible.

    It follows `version`. `states` are the states after that version and each later one, in chunks of `PIECE`, so that
    the next position shares most of them. `over` is whether its last decision ended the turn, `undos` is the number of
    undo decisions.
    """

    version: int
    by: int | None = None
    over: bool = True
    undos: int = 0
    barriers: tuple[Barrier, ...] = ()
    states: tuple[tuple[S | None, ...], ...] = ((),)

    def state_at(self, version: int) -> S:
        """Return the state after a version of this run. Raise ValueError if the run does not have it."""
        piece, place = divmod(version - self.version, PIECE)
        states = self.states[piece][place : place + 1] if 0 <= piece < len(self.states) else ()
        if not states or states[0] is None:
            raise ValueError(f"version {version} cannot be gone back to")
        return states[0]

    def states_with(self, state: S | None) -> tuple[tuple[S | None, ...], ...]:
        """Return the states with another one appended."""
        last = self.states[-1]
        if len(last) < PIECE:
            return (*self.states[:-1], (*last, state))
        return (*self.states, (state,))


class Position(Struct, Generic[S], frozen=True, gc=False):
    """A game at a version, as a viewer may know it. It is immutable, including its state: fold to get the next one.

    `at` is the time of that version; `state` is None before the first deal.
    """

    version: int
    at: str
    table: Table
    state: S | None
    run: Run[S] = Run(0)
    clocks: Clocks | None = None
    """The clocks of a timed game after it has begun, else None."""
    moves: tuple[int, ...] = ()
    """By seat, the number of moves of its holder, without those of a replacing AI, but with undone ones."""
    choosing: Choosing = NOTHING_CHOSEN
    """The pending choices of seats that act at once."""
    has_started: bool = False
    """Whether the game has been dealt and no seat is open: a fork can be dealt before its players sit."""

    @property
    def status(self) -> Literal["open", "running", "finished"]:
        """`open` until the game has started, `finished` after its end, else `running`."""
        if self.table.is_ended:
            return "finished"
        return "running" if self.has_started else "open"


OF_THE_TABLE = frozenset((*EVENTS, *series.OF_THE_TABLE))
"""The events that every ruleset has, and the events of a series that `Table` folds."""

BEFORE = Position(0, "", Table(), None)
"""The position before the first decision of a game."""


def fold(decisions: Iterable[Decision], start: Position = BEFORE) -> Position:
    """Return the position after decisions from `start`. Raise ValueError if an event cannot be folded."""
    return reduce(step, decisions, start)


def step(position: Position, decision: Decision, state: State | None = None) -> Position:
    """Return the position after a decision. Raise ValueError if it cannot be folded.

    `state` is the state after its events, if the caller has evolved it already, as the rules do.
    """
    if decision.version != position.version + 1:
        raise ValueError(f"decision {decision.version} follows decision {position.version}")
    run, table, before = position.run, position.table, position.state
    if run.over or run.by != decision.by:
        run = Run(position.version, decision.by, False, 0, (), ((before,),))
    barriers, undos, over, bars = run.barriers, run.undos, False, bool(decision.draws)
    choosing, revealed = position.choosing.after(decision), None
    after = state or (before and before.copy())
    for event in decision.events:
        bars, over = bars or event.reveals, over or event.ends_turn
        if type(event) in OF_THE_TABLE:
            table = table.after(event, decision, after is not None and table.full)
            if isinstance(event, Undone):
                after, undos = run.state_at(event.to).copy(), undos + 1
            elif isinstance(event, ChoicesRevealed):
                revealed = event
        elif state is None:
            after = after or new_state(table.ruleset, table.options, len(table.seats))
            after.evolve(event)
    if bars:
        barriers += (Barrier(decision.version, bool(decision.draws)),)
    run = Run(run.version, decision.by, over, undos, barriers, run.states_with(after))
    clocks, moves = position.clocks, position.moves or (0,) * len(table.seats)
    for seat in _movers(table, decision, revealed):
        moves = put(moves, seat, moves[seat] + 1)
    if table.clock is not None and (revealed or not decision.is_choice):
        chosen = position.choosing.ends_of(revealed) if revealed else ()
        table, clocks = _timed(table, clocks, decision, over, after is not None, chosen)
    has_started = after is not None and table.full
    return Position(decision.version, decision.at, table, after, run, clocks, moves, choosing, has_started)


def _movers(table: Table, decision: Decision, revealed: ChoicesRevealed | None) -> Sequence[int]:
    """Return the seats whose holders have moved. Choices count when they are revealed, for every viewer alike."""
    if revealed:
        seats = (choice.seat for choice in revealed.choices)
        return [seat for seat in seats if table.deciders.now(seat).kind in HOLDERS]
    if decision.move is None or decision.by is None or decision.is_choice:
        return ()
    decider = table.deciders.find_decider(decision)
    return (decision.by,) if decider and decider.kind in HOLDERS else ()


def _timed(
    table: Table,
    clocks: Clocks | None,
    decision: Decision,
    over: bool,
    dealt: bool,
    chosen: Sequence[tuple[int, int]],
) -> tuple[Table, Clocks | None]:
    """Return the table and the clocks of a timed game after a decision."""
    if table.clock is None or not (dealt and table.full):
        return table, clocks
    if clocks is None:
        return table, start_clocks(len(table.seats), decision.at)
    clocks = clocks_after(clocks, table.clock, decision, over, chosen)
    for late in table.deciders.timed_out:
        if chosen or (decision.move is not None and (over or decision.by != late)):
            table = replace(table, deciders=table.deciders.after(decision.version, late, HUMAN))
    return table, clocks


def new_state(ruleset: str, options: dict[str, Any], seats: int) -> State:
    """Return the state of a game before its first deal."""
    state: State = projection_of(ruleset).State.new(options, seats)
    return state


@cache
def projection_of(ruleset: str) -> Any:
    """Return a ruleset's module with `State`, `say` and `draw`. Raise ValueError if the ruleset is unknown."""
    if ruleset == series.SERIES:
        return import_module("cairn.projections.series")
    if ruleset not in games():
        raise ValueError(f"no game is named {ruleset!r}")
    return part_of(ruleset, "projections")
