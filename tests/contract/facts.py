"""Facts about a game for the tests of every game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cairn.events.decision import Decision, Event


@dataclass(frozen=True)
class Facts:
    """Facts about a game: options and numbers of seats to try, a limit of decisions of all these games, its pieces.

    Options that a set leaves out have their defaults. `pieces` counts each piece wherever it is, so that the count is
    constant. `twin` returns a running game's decisions with changes only in information hidden from a viewer, as by
    `swap_values` (None: nothing in the game is secret). `scored` sums each seat's points from the events, by seat;
    seats without points may be missing at the end. `check`, after every event, raises AssertionError for an impossible
    position. `shown` returns the texts that `draw` must contain for a position, with repetitions. `examples` are
    clauses with worked examples, which a test plays and no rule enforces.
    """

    options: list[tuple[dict[str, Any], int]]
    bound: int
    scored: Callable[[Sequence[Event]], Sequence[int]]
    shown: Callable[[Any], Iterable[str]]
    pieces: Callable[[Any], Counter[str]] = lambda _: Counter()
    twin: Callable[[list[Decision], Any, int | None], list[Decision]] | None = None
    check: Callable[[Any], None] = lambda _: None
    examples: Set[str] = frozenset()


def swap_values(decisions: list[Decision], swap: Mapping[Any, Any], fields: Mapping[type, str]) -> list[Decision]:
    """Return a game's decisions with values swapped in a field of each of these classes of events and moves.

    A tuple's items are swapped. Values without an entry stay, so `swap` has what the viewer cannot know.
    """

    def swapped(value: Any) -> Any:
        return tuple(map(swapped, value)) if isinstance(value, tuple) else swap.get(value, value)

    def twin(item: Any) -> Any:
        name = fields.get(type(item))
        return replace(item, **{name: swapped(getattr(item, name))}) if name else item

    return [replace(each, move=twin(each.move), events=tuple(map(twin, each.events))) for each in decisions]
