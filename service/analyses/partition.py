"""Parts: what an analysis is cut into, each about as much as a worker does in a second."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from cairn.events.decision import Decision
from cairn.events.table import Forked, Undone

Kind = Literal["decisions", "choices"]

FULL = 16
"""What fits into one part; a worker takes turns first, and comes back to them after each."""
COSTS = {"hard": FULL, "medium": 4, "easy": 2}
"""What it costs to search at a level, or to let it choose again; 1 for the others."""


_Line = tuple[Decision, "_Line"] | None
"""The last decision that counts, and those before it."""


class AnalysisPart(Struct, frozen=True, array_like=True):
    """The versions `first` to `last`, of which `count` are to be looked at."""

    first: int
    last: int
    count: int


def looked_at(decisions: Iterable[Decision], kind: Kind) -> Iterator[Decision]:
    """Yield what an analysis looks at: the choices of AIs, or all moves that this game's seats made and did not undo.

    What a fork began with belongs to its parent; but the choices there have to be proven, too.
    """
    line: _Line = None
    lines = [line]
    for decision in decisions:
        for event in decision.events:
            if kind == "decisions" and isinstance(event, Undone):
                line = lines[event.to]  # also of a version that was undone itself
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
    """Cut what an analysis looks at into parts."""
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
