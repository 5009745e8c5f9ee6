"""The interface of each game's rules."""

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
"""Names of seats where their real names do not matter."""


class ToAct(Struct, frozen=True):
    """The seat to act, and its action (`play_card`)."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a move is illegal: the clause, and a sentence without its full stop."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})."


@dataclass(frozen=True, slots=True)
class Demo:
    """A game of AIs to watch: its options and its number of seats."""

    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One version of a game's rules. They never change a state; `follow` evolves it by each event before the next.

    A corrected rule is a branch on the version, which is bound here to the functions that need it, so that older games
    are continued, proven and analysed by the rules they began with.
    """

    ruleset: str
    version: int

    new: Callable[[dict[str, Any], int, Chance], Iterator[Event]]
    """Yield the events of the first deal, by the options, for a number of seats."""

    to_act: Callable[[Any], ToAct | None]
    """Return the single seat to act in a state, and its action; None when the game is over."""

    legal_moves: Callable[[Any, int], list[Move]]
    """Return every move that a seat may make now, in the same order for the same position."""

    refusal: Callable[[Any, int, Move, Sequence[str]], Refusal | None]
    """Return the obstacle to a seat's move, as that seat may know it; None if the move is legal.

    The seats' names are for the sentence.
    """

    consequences: Callable[[Any, int, Move, Chance], Iterator[Event]]
    """Yield the consequences of a seat's legal move. The state must evolve by each event before the next is taken."""

    determinize: Callable[[Any, int, Chance], Any]
    """Return a full state that a seat could not distinguish from the real one, by its view."""

    outcome: Callable[[Any, Sequence[int]], Outcome | None]
    """Return how the game ended, the seats that left ranking last; None while it runs."""


class Game(Protocol):
    """The description of a game apart from its rules."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def blurb(self) -> str:
        """The game in one sentence."""

    @property
    def versions(self) -> Mapping[int, Rules]:
        """The available versions of the rules, the newest last."""

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players."""

    @property
    def clause_prefix(self) -> str:
        """The prefix of its rulebook's clauses: `ST` of `ST-04`."""

    @property
    def waits_for(self) -> Sequence[str]:
        """The possible actions of a seat (`ToAct.what`)."""

    @property
    def outcome_reasons(self) -> Mapping[str, str]:
        """Every reason that `outcome` returns, with its meaning."""

    @property
    def groups(self) -> Sequence[str]:
        """The groups of options with ratings of their own, the usual one first."""

    @property
    def least_moves(self) -> int:
        """The number of moves the holder of each seat has to make before a game counts for ratings."""

    @property
    def level_versions(self) -> Mapping[str, int]:
        """The versions of levels' code other than 1: a version is raised when the level would choose differently."""

    @property
    def demo(self) -> Demo:
        """The game of AIs that `cairn up` opens."""

    def group_of(self, options: Mapping[str, Any]) -> str:
        """Return the rating group of a game with these options.

        Games with different numbers of seats are rated together, as the formula weighs each by its players. Split by
        number, hardly any player would ever have a meaningful rating.
        """


def only(moves: Iterable[Move]) -> Move | None:
    """Return the only move of an iterable; None if there are several or none. At most two are consumed."""
    first_two = list(islice(moves, 2))
    return first_two[0] if len(first_two) == 1 else None


def follow(state: State, events: Iterator[Event]) -> list[Event]:
    """Drive rules: evolve the state by each event they yield, and return the events."""
    happened = []
    for event in events:
        state.evolve(event)
        happened.append(event)
    return happened
