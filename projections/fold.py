"""The fold: decisions in, position out. It needs no rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from events.event import Decision, Event
from events.table import Undone
from projections import table as table_projection
from projections.table import Table


class State(Protocol):
    """A game's state, as its projection module defines it: mutable, quick to copy, able to hold what is not known.

    The module beside this one, of the ruleset's name, has `State`, `say(event or move, names)` and
    `draw(state, names)`.
    """

    def copy(self) -> "State":
        """Return a copy that can be evolved by itself."""

    def evolve(self, event: Any) -> None:
        """Store what an event says; raise ValueError for one it does not know."""

    @property
    def points(self) -> list[int]:
        """Each seat's points so far."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one seat has decided since the turn or another's decision ended: as far back as it may be undone.

    `state` is what `version` had led to, before the first of the `decisions`.
    """

    version: int
    state: State | None
    decisions: tuple[Decision, ...] = ()

    def at(self, version: int) -> State:
        """Return the state at a version of this run, for the caller alone; raise ValueError if it is none of its."""
        counting: dict[int, tuple[Decision, ...]] = {self.version: ()}
        for decision in self.decisions:
            gone_back = [event.to for event in decision.events if isinstance(event, Undone)]
            path = counting.get(gone_back[0] if gone_back else decision.version - 1, ())
            counting[decision.version] = path if gone_back else (*path, decision)
        if self.state is None or version not in counting:
            raise ValueError(f"version {version} cannot be gone back to")
        state = self.state.copy()
        for decision in counting[version]:
            for event in decision.events:
                state.evolve(event)
        return state

    def longer(self, decision: Decision) -> "Run | None":
        """Return the run with a decision that goes on with it, or None if that begins a new one."""
        last = self.decisions[-1] if self.decisions else None
        if last is None or last.by != decision.by or any(event.ends_turn for event in last.events):
            return None
        return Run(self.version, self.state, (*self.decisions, decision))


@dataclass(frozen=True, slots=True)
class Position:
    """A game at a version, as somebody may know it. Nobody changes it; who wants to go on folds further.

    `at` is when that version was decided; `state` is None before the first deal.
    """

    version: int
    at: str
    table: Table
    state: State | None
    run: Run = Run(0, None)

    @property
    def started(self) -> bool:
        """Whether the game has been dealt and no seat is open: a fork can be dealt before its players sit."""
        return self.state is not None and self.table.full


BEFORE = Position(0, "", Table(), None)
"""Where every game begins."""


def fold(decisions: Iterable[Decision], start: Position = BEFORE) -> Position:
    """Return the position that decisions lead to from `start`, leaving out what was undone.

    Raise ValueError where an event cannot be folded.
    """
    version, at, table, run = start.version, start.at, start.table.copy(), start.run
    state = None if start.state is None else start.state.copy()
    for decision in decisions:
        if decision.version != version + 1:
            raise ValueError(f"decision {decision.version} follows decision {version}")
        longer = run.longer(decision)
        run = longer or Run(version, state.copy() if state and decision.by is not None else None, (decision,))
        version, at = decision.version, decision.at
        for event in decision.events:
            if event.type.startswith("table."):
                table.evolve(event, decision, state is not None and table.full)
                if isinstance(event, Undone):
                    state = run.at(event.to)
                continue
            if state is None:
                state = module(table.ruleset).State.new(table.options, len(table.seats))
            state.evolve(event)
    return Position(version, at, table, state, run)


@cache
def module(ruleset: str) -> Any:
    """Return the projection module of a ruleset, the one of its name beside this; raise ValueError without one."""
    try:
        found = import_module(f"projections.{ruleset}")
    except ModuleNotFoundError as error:
        raise ValueError(f"no projection is named {ruleset!r}") from error
    if not hasattr(found, "draw"):  # another module that lies here, the table's for one
        raise ValueError(f"no game is named {ruleset!r}")
    return found


def say(decision: Decision, table: Table) -> str:
    """Return a decision, redacted as its reader may know it, in plain words."""
    sentences = [say_event(event, table) for event in decision.events]
    if decision.ai and decision.by is not None and table.seats[decision.by].level != decision.ai.level:
        sentences.append(f"({decision.ai.level} moved in place of {table.names[decision.by]}, who failed three times.)")
    return " ".join(sentence for sentence in sentences if sentence)


def say_event(event: Event, table: Table) -> str:
    """Return one event in plain words."""
    speaker = table_projection if event.type.startswith("table.") else module(table.ruleset)
    words: str = speaker.say(event, table.names)
    return words
