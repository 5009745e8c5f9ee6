"""What tests of every game know of one game."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Any

from cairn.events.decision import Decision, Event


@dataclass(frozen=True)
class Facts:
    """What a game's tests know of it: options and numbers of seats to try, a bound on decisions, its pieces.

    `pieces` counts each piece wherever it lies, so that it always counts the same; `twin` returns a running game's
    decisions changed in what a viewer may not know, and in nothing else (None: nothing in the game is secret);
    `scored` sums each seat's points from the events; `check`, after every event, raises AssertionError where a position
    cannot be; `shown` gives the texts that `draw` must contain for a position, each as often as it is given; `examples`
    are the clauses that are worked examples, which a test plays and no rule enforces.
    """

    options: list[tuple[dict[str, Any], int]]
    bound: int
    pieces: Callable[[Any], Counter[str]]
    twin: Callable[[list[Decision], Any, int | None], list[Decision]] | None
    scored: Callable[[Sequence[Event]], Sequence[int]]
    check: Callable[[Any], None]
    shown: Callable[[Any], Iterable[str]]
    examples: Set[str] = frozenset()
