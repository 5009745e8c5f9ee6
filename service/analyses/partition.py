"""The parts of an analysis, each about a second of a worker's time."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from cairn.events.decision import Decision
from cairn.events.table import Forked, Undone

Kind = Literal["decisions", "choices"]

FULL = 16
"""The capacity of a part. A worker does turns first, and returns to them after each part."""
COSTS = {"hard": FULL, "medium": 4, "easy": 2}
"""The cost of a search at a level, or of repeating its choice; 1 for the others."""


_Line = tuple[Decision, "_Line"] | None
"""The last decision that counts, and those before it."""


class AnalysisPart(Struct, frozen=True, array_like=True):
    """The versions `first` to `last`, with `count` decisions to analyse."""

    first: int
    last: int
    count: int


def looked_at(decisions: Iterable[Decision], kind: Kind) -> Iterator[Decision]:
    """Yield the decisions to analyse: the choices of AIs, or all moves of this game's seats that were not undone.

    Decisions before a fork belong to its parent, but their choices have to be proven, too.
    """
    line: _Line = None
    lines = [line]
    for decision in decisions:
        for event in decision.events:
            if kind == "decisions" and isinstance(event, Undone):
                line = lines[event.to]  # it may go back to a version that was undone itself
            elif kind == "decisions" and isinstance(event, Forked):
                line = None
        if decision.move is not None and (kind == "decisions" or decision.ai is not None):
            line = decision, line
        lines.append(line)
    line_decisions = []
    while line is not None:
        line_decisions.append(line[0])
        line = line[1]
    yield from reversed(line_decisions)


def parts(decisions: Iterable[Decision], kind: Kind, level: str | None) -> Iterator[AnalysisPart]:
    """Divide the decisions to analyse into parts."""
    first, last, count, spent = 0, 0, 0, 0
    for decision in looked_at(decisions, kind):
        cost = COSTS.get(level or (decision.ai.level if decision.ai else ""), 1)
        if count and spent + cost > FULL:
            yield AnalysisPart(first, last, count)
            count, spent = 0, 0
        if not count:
            first = decision.version
        last, count, spent = decision.version, count + 1, spent + cost
    if count:
        yield AnalysisPart(first, last, count)
