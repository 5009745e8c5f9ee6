"""What each game's rules must answer, and what they answer with."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One version of a game's rules. They never change a state; `follow` evolves it by each event before the next.

    A rule that was mended is a branch on the version, which is bound here to the functions that have one: so what is
    not of the newest version is played on, proven and analysed by the rules it began with.
    """

    ruleset: str
    version: int

    new: Callable[[dict[str, Any], int, Chance], Iterator[Event]]
    """Yield the events of the first deal, by the options, for so many seats."""

    to_act: Callable[[Any], ToAct | None]
    """Return the one seat of a state that is waited for, and for what; None when the game is over."""

    legal_moves: Callable[[Any, int], list[Move]]
    """Return every move that a seat may make now, in the same order for the same position."""

    refusal: Callable[[Any, int, Move, Sequence[str]], Refusal | None]
    """Return what stands in the way of a seat's move, as that seat may know it; None where the move is legal.

    The seats' names are for the sentence.
    """

    consequences: Callable[[Any, int, Move, Chance], Iterator[Event]]
    """Yield what follows from a seat's legal move; the state must evolve by each event before the next is asked for."""

    determinize: Callable[[Any, int, Chance], Any]
    """Return a full state that a seat could not tell from the real one, by its view."""

    outcome: Callable[[Any, Sequence[int]], Outcome | None]
    """Return how the game ended, the seats that left ranking last; None while it runs."""


class Game(Protocol):
    """What is said about a game once, beside its rules."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def blurb(self) -> str:
        """The game in one sentence."""

    @property
    def versions(self) -> Mapping[int, Rules]:
        """The rules that can be played, by their version, the newest last."""

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
    def least_moves(self) -> int:
        """How many moves the holder of each seat has to make before a game counts for ratings."""

    @property
    def level_versions(self) -> Mapping[str, int]:
        """The version of each level's code that is not 1: it goes up when the level would choose otherwise."""

    @property
    def demo(self) -> Demo:
        """The game of AIs that `cairn up` opens."""

    def group_of(self, options: Mapping[str, Any]) -> str:
        """Return which of the groups a game with these options is rated in.

        Games of different numbers of seats are rated together, as the formula weighs each by who sat there: split by
        their number, hardly anybody would ever have a rating that is worth something.
        """


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
