"""The interface of each game's rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

from msgspec import Struct

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import MAX_SEATS, Outcome
from cairn.projections.fold import State
from cairn.projections.message import Argument, Message, as_message, message
from cairn.service.languages import english

SEATS: Final = tuple(
    f"seat {n}" for n in range(1, MAX_SEATS + 1)
)  # names of seats where their real names do not matter


class ToAct(Struct, frozen=True):
    """The seat to act, and its action (`play_card`).

    The `others` act at the same time: each of these seats chooses a move that no other sees before all have chosen,
    and `Rules.resolve` follows. If it `is_hidden`, who has chosen is a secret until then.
    """

    seat: int
    what: str
    others: tuple[int, ...] = ()
    is_hidden: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats that act at the same time, in order."""
        return tuple(sorted((self.seat, *self.others)))


class Refusal:
    """The reason why a move is illegal: the clause, and the message of a sentence without its full stop."""

    __slots__ = ("clause", "sentence")

    def __init__(self, clause: str, sentence: str | Message, /, **arguments: Argument) -> None:
        self.clause, self.sentence = clause, as_message(sentence, arguments)

    @property
    def message(self) -> Message:
        """The sentence with its full stop and its clause."""
        return message("refusal", sentence=self.sentence, clause=self.clause)

    def __str__(self) -> str:
        return english().render(self.message)


@cache
def refuse(clause: str, id: str, /, **arguments: Argument) -> Refusal:
    """Return a refusal of moves, which is made once: searches meet it often, and it has few different arguments."""
    return Refusal(clause, id, **arguments)


@dataclass(frozen=True, slots=True)
class Demo:
    """A game of AIs to watch: its options and its number of seats."""

    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One version of a game's rules. They never change a state; `follow` evolves it by each event before the next.

    A correction is a branch on the version: older games are continued and proven by the rules they began with.
    """

    ruleset: str
    version: int
    new: Callable[[dict[str, Any], int, Chance], Iterator[Event]]
    """Yield the events of the first deal, by the options, for a number of seats."""
    to_act: Callable[[Any], ToAct | None]
    """Return the seat to act in a state, or those that act at the same time, and the action; None after the end."""
    legal_moves: Callable[[Any, int], list[Move]]
    """Return every move that a seat may make now, in the same order for the same position."""
    refusal: Callable[[Any, int, Move, Sequence[Argument]], Refusal | None]
    """Return the obstacle to a seat's move, as that seat may know it, with the seats' names; None if it is legal."""
    consequences: Callable[[Any, int, Move, Chance], Iterator[Event]]
    """Yield the consequences of a seat's legal move. The state must evolve by each event before the next is taken."""
    determinize: Callable[[Any, int, Chance], Any]
    """Return a full state that a seat could not distinguish from the real one, by its view."""
    outcome: Callable[[Any, Sequence[int]], Outcome | None]
    """Return how the game ended, the seats that left ranking last; None while it runs."""
    resolve: Callable[[Any, Mapping[int, Move], Chance], Iterator[Event]] | None = None
    """Yield the consequences of legal moves that seats chose at the same time, by seat; None if seats never do."""


class Game(Protocol):
    """The description of a game apart from its rules.

    A game may leave out `groups` (one, `base`), `least_moves` (1), `level_versions` (none), `demo` (the fewest seats),
    `group_of` (the first group), and while there is only one version `versions`: then the functions of `Rules` are
    those of its module, of which a game that hides nothing may leave out `determinize`, and a game in which seats
    always act at the same time `consequences`.
    """

    title: str
    blurb: str
    """The game in one sentence."""
    versions: Mapping[int, Rules]
    """The available versions of the rules, the newest last."""
    seats: Sequence[int]
    """The numbers of players."""
    clause_prefix: str
    """The prefix of its rulebook's clauses: `ST` of `ST-04`."""
    waits_for: Sequence[str]
    """The possible actions of a seat (`ToAct.what`)."""
    outcome_reasons: Mapping[str, str]
    """Every reason that `outcome` returns, with its meaning."""
    groups: Sequence[str]
    """The groups of options with ratings of their own, the usual one first."""
    least_moves: int
    """The number of moves the holder of each seat has to make before a game counts for ratings."""
    level_versions: Mapping[str, int]
    """The versions of levels' code other than 1: a version is raised when the level would choose differently."""
    demo: Demo
    """The game of AIs that `cairn up` opens."""

    def group_of(self, options: Mapping[str, Any]) -> str:
        """Return the rating group of a game with these options.

        Numbers of seats share one, as the formula weighs each game by its players. Split by number, hardly any player
        would ever have a meaningful rating.
        """


def with_most(points: Sequence[int], left: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the seats with the most points, of those that did not leave."""
    stayed = [seat for seat in range(len(points)) if seat not in left]
    return tuple(seat for seat in stayed if points[seat] == max(points[other] for other in stayed))


def make_move(rules: Rules, state: Any, seat: int, move: Move, chance: Chance, choices: dict[int, Move]) -> list[Event]:
    """Make a legal move in memory, and return its events.

    If seats act at the same time, the move is added to their `choices`, and has no events until all have chosen.
    """
    act = rules.to_act(state)
    if act is None or not act.others:
        return follow(state, rules.consequences(state, seat, move, chance))
    choices[seat] = move
    if len(choices) < len(act.seats):
        return []
    chosen = dict(sorted(choices.items()))
    choices.clear()
    return follow(state, resolved(rules, state, chosen, chance))


def resolved(rules: Rules, state: Any, choices: Mapping[int, Move], chance: Chance) -> Iterator[Event]:
    """Yield the consequences of choices, by seat in order. Raise LookupError if the rules have no `resolve`."""
    if rules.resolve is None:
        raise LookupError(f"{rules.ruleset} has no `resolve` for seats that act at the same time")
    return rules.resolve(state, choices, chance)


def acts_alone(state: Any, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Raise LookupError: a game without `consequences` lets no seat act alone."""
    raise LookupError(f"seat {seat} acts alone, so the rules need `consequences`; or `to_act` names the `others`")


def follow(state: State, events: Iterator[Event]) -> list[Event]:
    """Drive rules: evolve the state by each event they yield, and return the events."""
    happened = []
    for event in events:
        state.evolve(event)
        happened.append(event)
    return happened
