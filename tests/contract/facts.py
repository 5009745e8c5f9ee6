"""Facts about a game for the tests of every game."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Any

from cairn.events.decision import Decision, Event


@dataclass(frozen=True)
class Facts:
    """Facts about a game: options and numbers of seats to try, a limit of decisions, its pieces.

    `pieces` counts each piece wherever it is, so that the count is constant. `twin` returns a running game's
    decisions with changes only in information hidden from a viewer (None: nothing in the game is secret).
    `scored` sums each seat's points from the events. `check`, after every event, raises AssertionError for an
    impossible position. `shown` returns the texts that `draw` must contain for a position, with repetitions. `examples`
    are clauses with worked examples, which a test plays and no rule enforces.
    """

    options: list[tuple[dict[str, Any], int]]
    bound: int
    pieces: Callable[[Any], Counter[str]]
    twin: Callable[[list[Decision], Any, int | None], list[Decision]] | None
    scored: Callable[[Sequence[Event]], Sequence[int]]
    check: Callable[[Any], None]
    shown: Callable[[Any], Iterable[str]]
    examples: Set[str] = frozenset()
