"""What each game's rules must answer, and what they answer with."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, Protocol

from msgspec import Struct

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.fold import State

SEATS: Final = tuple(f"seat {n}" for n in range(1, 6))
"""What seats are called where their names do not matter."""


class ToAct(Struct, frozen=True):
    """The seat that is waited for, and for what (`play_card`)."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the clause, and a sentence without its full stop."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})."


@dataclass(frozen=True, slots=True)
class Demo:
    """A game of AIs to be watched: its options, and for how many seats."""

    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2


class Rules(Protocol):
    """The rules of one game. They never change a state; `follow` evolves it by each event before it asks for more."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def blurb(self) -> str:
        """The game in one sentence."""

    @property
    def versions(self) -> Sequence[int]:
        """The versions of its rules that can be played, the newest last."""

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players."""

    @property
    def clause_prefix(self) -> str:
        """What the clauses of its rulebook begin with: `ST` of `ST-04`."""

    @property
    def waits_for(self) -> Sequence[str]:
        """What a seat can be waited for (`ToAct.what`)."""

    @property
    def outcome_reasons(self) -> Mapping[str, str]:
        """Every reason that `outcome` gives, with its meaning."""

    @property
    def groups(self) -> Sequence[str]:
        """The groups of options that have ratings of their own, the usual one first."""

    @property
    def demo(self) -> "Demo":
        """The game of AIs that `cairn up` opens."""

    def group_of(self, options: Mapping[str, Any]) -> str:
        """Return which of the groups a game with these options is rated in.

        Games of different numbers of seats are rated together, as the formula weighs each by who sat there: split by
        their number, hardly anybody would ever have a rating that is worth something.
        """

    def new(self, options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
        """Yield the events of the first deal."""

    def to_act(self, state: Any) -> ToAct | None:
        """Return the one seat that is waited for, and for what; None when the game is over."""

    def legal_moves(self, state: Any, seat: int) -> list[Move]:
        """Return every move the seat may make now, in the same order for the same position."""

    def consequences(
        self, state: Any, seat: int, move: Move, chance: Chance, version: int | None = None
    ) -> Iterator[Event]:
        """Yield what follows from a legal move; `state` must evolve by each event before the next is asked for.

        `version` is that of the rules the game is played by, None for the newest: a rule that was mended is a branch on
        it, so that older games can be played on and proven.
        """

    def determinize(self, view: Any, seat: int, chance: Chance) -> Any:
        """Return a full state that the seat could not tell from the real one."""

    def refusal(self, state: Any, seat: int, move: Move, names: Sequence[str] = SEATS) -> Refusal | None:
        """Return what stands in the way of a move, as that seat may know it; None where the move is legal."""

    def outcome(self, state: Any, left: Sequence[int]) -> Outcome | None:
        """Return how the game ended, seats that `left` ranking last; None while it runs."""


def only(moves: Iterable[Move]) -> Move | None:
    """Return the only one of some moves; None if there are several or none. No more than two are asked for."""
    first_two = list(islice(moves, 2))
    return first_two[0] if len(first_two) == 1 else None


def follow(state: State, events: Iterator[Event]) -> list[Event]:
    """Drive rules: evolve the state by each event they yield, and return the events."""
    happened = []
    for event in events:
        state.evolve(event)
        happened.append(event)
    return happened
