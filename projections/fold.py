"""The fold: decisions in, position out. It needs no rules."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from events.decision import Decision, Event
from events.table import TableEvent, Undone
from projections import table as table_projection
from projections.table import Table


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


class Barrier(NamedTuple):
    """A decision that is not undone any more, as it drew, or showed somebody what only another knew."""

    version: int
    drew: bool


@dataclass(frozen=True, slots=True)
class Run:
    """What one seat has decided since the turn or another's decision ended: as far back as it may be undone.

    It follows `version`. `states` are what that version and each later one led to, None where that was not kept; they
    are never changed. `over` tells whether its last decision ended the turn, `undos` how many undid others.
    """

    version: int
    by: int | None = None
    over: bool = True
    undos: int = 0
    barriers: tuple[Barrier, ...] = ()
    states: tuple[State | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A game at a version, as somebody may know it. Nobody changes it: to go on, fold further.

    `at` is when that version was decided; `state` is None before the first deal.
    """

    version: int
    at: str
    table: Table
    state: State | None
    run: Run = Run(0)

    @property
    def started(self) -> bool:
        """Whether the game has been dealt and no seat is open: a fork can be dealt before its players sit."""
        return self.state is not None and self.table.full

    @property
    def status(self) -> str:
        """`open` while a seat is, `finished` after the end, else `running`."""
        if self.table.ended:
            return "finished"
        return "running" if self.started else "open"


BEFORE = Position(0, "", Table(), None)
"""Where every game begins."""


def step(position: Position, decision: Decision, state: State | None = None) -> Position:
    """Return the position that one decision leads to; raise ValueError where it cannot be folded.

    `state` is what its events led to, where the caller has evolved one already, as the rules do.
    """
    folding = _Folding(position)
    folding.take(decision, state)
    return folding.position()


def fold(decisions: Iterable[Decision], start: Position = BEFORE) -> Position:
    """Return the position that decisions lead to from `start`, one `step` after the other, without what was undone.

    Raise ValueError where an event cannot be folded.
    """
    folding, following = _Folding(start), list(decisions)
    kept = _versions_to_keep(following, start)
    for decision in following:
        folding.take(decision, kept=kept)
    return folding.position()


class _Folding:
    """A position on the way to the next one: what others may hold is copied before it is first changed."""

    def __init__(self, start: Position) -> None:
        run = start.run
        self.version, self.at, self.table, self.state = start.version, start.at, start.table, start.state
        self.own_table = self.own_state = False
        self.run_version, self.by, self.over, self.undos = run.version, run.by, run.over, run.undos
        self.barriers, self.states = list(run.barriers), list(run.states)

    def take(self, decision: Decision, state: State | None = None, kept: Container[int] | None = None) -> None:
        """Fold one decision; what it led to is kept if its version is one of `kept`, or if that is None."""
        if decision.version != self.version + 1:
            raise ValueError(f"decision {decision.version} follows decision {self.version}")
        if self.over or self.by != decision.by:
            self.run_version, self.by, self.undos, self.barriers, self.states = self.version, decision.by, 0, [], []
            self._keep(kept)
        self.version, self.at, self.over = decision.version, decision.at, False
        bars = bool(decision.draws)
        for event in decision.events:
            bars, self.over = bars or event.reveals, self.over or event.ends_turn
            if isinstance(event, TableEvent):
                self._take_table_event(event, decision)
            elif state is None:
                self._own_state().evolve(event)
        if state is not None:
            self.state, self.own_state = state, False
        if bars:
            self.barriers.append(Barrier(decision.version, bool(decision.draws)))
        self._keep(kept)

    def position(self) -> Position:
        """Return the position it has come to."""
        run = Run(self.run_version, self.by, self.over, self.undos, tuple(self.barriers), tuple(self.states))
        return Position(self.version, self.at, self.table, self.state, run)

    def _take_table_event(self, event: TableEvent, decision: Decision) -> None:
        if not self.own_table:
            self.table, self.own_table = self.table.copy(), True
        self.table.evolve(event, decision, self.state is not None and self.table.full)
        if isinstance(event, Undone):
            place = event.to - self.run_version
            undone = self.states[place] if 0 <= place < len(self.states) else None
            if undone is None:
                raise ValueError(f"version {event.to} cannot be gone back to")
            self.state, self.own_state, self.undos = undone, False, self.undos + 1

    def _keep(self, kept: Container[int] | None) -> None:
        keeps = kept is None or self.version in kept
        self.states.append(self.state if keeps else None)
        self.own_state = self.own_state and not keeps

    def _own_state(self) -> State:
        if self.state is None:
            self.state = new_state(self.table.ruleset, self.table.options, len(self.table.seats))
        elif not self.own_state:
            self.state = self.state.copy()
        self.own_state = True
        return self.state


def _versions_to_keep(decisions: Sequence[Decision], start: Position) -> Container[int]:
    """Return the versions whose states are kept: those that are gone back to, and all of the last run.

    To keep the state of every version would cost more than all the rest of a long fold.
    """
    gone_back_to: set[int] = set()
    last_run, by, over = start.run.version, start.run.by, start.run.over
    for decision in decisions:
        if over or by != decision.by:
            last_run = decision.version - 1
        by, over = decision.by, False
        for event in decision.events:
            over = over or event.ends_turn
            if isinstance(event, Undone):
                gone_back_to.add(event.to)
    return gone_back_to.union(range(last_run, start.version + len(decisions) + 1))


def new_state(ruleset: str, options: dict[str, Any], seats: int) -> State:
    """Return the state of a game before its first deal."""
    state: State = projection_of(ruleset).State.new(options, seats)
    return state


@cache
def projection_of(ruleset: str) -> Any:
    """Return the projection module of a ruleset, the one of its name beside this; raise ValueError without one."""
    try:
        found = import_module(f"projections.{ruleset}")
    except ModuleNotFoundError as error:
        raise ValueError(f"no projection is named {ruleset!r}") from error
    if not hasattr(found, "draw"):  # another module that stands here, the table's for one
        raise ValueError(f"no game is named {ruleset!r}")
    return found


def say(decision: Decision, table: Table) -> str:
    """Return a decision, redacted as its reader may know it, in plain words."""
    sentences = [say_event(event, table) for event in decision.events]
    if decision.ai and decision.by is not None and table.seats[decision.by].level != decision.ai.level:
        name = table.names[decision.by]
        sentences.append(f"({decision.ai.level} moved in place of {name}, whose own level failed three times.)")
    return " ".join(sentence for sentence in sentences if sentence)


def say_event(event: Event, table: Table) -> str:
    """Return one event in plain words."""
    speaker = table_projection if isinstance(event, TableEvent) else projection_of(table.ruleset)
    words: str = speaker.say(event, table.names)
    return words
