"""What a game gives the search: its own sense of a good move and of a good position."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, cast

from msgspec import Struct

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.registry import part_of
from cairn.service.rules import Rules

Played = tuple[Sequence[float], int]
"""How a playout ended: each seat's chance to win then, and how many moves were made."""


class Level(Struct, frozen=True, kw_only=True):
    """How one level chooses in one game.

    `policy` names the code. `budget` is recorded with each choice: how many worlds `greedy` imagines, how many playouts
    `search` makes. `candidates` are the moves that a search compares at first, and `turns` how many turns of others it
    plays on after the seat's own. A `careful` one compares one of those that are alike, tries every move where the end
    is near, and plays exactly where all is known. `seconds` is what a choice usually takes on one core, `thinking` how
    long the level seems to think where a human sits: what the longest choices take, rounded up, or 0 if nothing hidden
    decides that.
    """

    policy: Literal["random", "quick", "greedy", "search"]
    budget: int = 0
    candidates: int = 0
    turns: int = 0
    careful: bool = False
    seconds: float = 0.0
    thinking: float = 0.0


RANDOM = Level(policy="random")
"""The level that chooses any legal move."""


class Thresholds(NamedTuple):
    """From which chance given away, 0 to 1, a move is no longer good."""

    inaccuracy: float
    mistake: float
    blunder: float


USUAL = Thresholds(0.05, 0.1, 0.15)
"""Those of lichess (`Advice.scala`: 0.1, 0.2 and 0.3, where a sure loss is -1 and a sure win 1)."""


class Kernel(Protocol):
    """A game's inner world in another language: it answers what the search would find by the rules, to the bit."""

    def playouts(
        self, view: Any, moves: Sequence[Move], seeds: Iterable[str], turns: int
    ) -> Iterator[Sequence[Played]]:
        """Yield for the world of each seed how a playout ends after each move and so many turns."""

    def ending(self, view: Any, seat: int, moves: Sequence[Move], most: int) -> Sequence[tuple[float, bool]] | None:
        """Return what each move is worth to a seat at the end, and whether the game ends in its turn.

        None if more positions than `most` would be looked at.
        """


class Sense(Protocol):
    """A game's sense; a game's part `workers` has these names.

    They change no state, and take no float from the order of a set. `rules` are those of the game's version. `state` is
    a whole one: what its seat does not know was determinized. None may use of it what the seat it speaks for could not
    know.
    """

    kernels: Mapping[int, Kernel]
    """By the version of the rules, what is quicker than plain Python."""

    LEVELS: Mapping[str, Level]
    """Every level, by name, the weakest first."""

    OLDER_LEVELS: Mapping[tuple[str, int], Level]
    """Older versions of levels, by name and version: nobody plays with them, but what they chose can be proven."""

    THRESHOLDS: Thresholds
    """From where an analysis calls a move an inaccuracy, a mistake, a blunder."""

    TEMPERATURES: Mapping[int, float]
    """By the number of seats, at which temperature a chance is told (`temperatures.py`); 1 where there is none."""

    def evaluate(self, state: Any, seat: int) -> float:
        """Return how good a position is for a seat, as `greedy` has it."""

    def chances(self, rules: Rules, state: Any) -> Sequence[float]:
        """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""

    def quick(self, rules: Rules, state: Any, seat: int, chance: Chance) -> Move:
        """Return what a hasty player would do on a seat that is waited for: the policy of playouts."""

    def ranked(self, rules: Rules, state: Any, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
        """Return the moves of a seat that is waited for, the best-looking first; one that is plainly worse may lack."""

    def alike(self, state: Any, seat: int, move: Move) -> Hashable:
        """Return the same for moves that are alike by symmetry: of these the best-looking is compared alone."""

    def is_late(self, state: Any) -> bool:
        """Tell whether the game may end before all have had another turn: then every move is compared."""

    def ending(self, state: Any, seat: int) -> Callable[[Any], Hashable] | None:
        """Return what tells positions apart, if a seat can know what is hidden and nothing is drawn to the end."""

    def imagine(self, rules: Rules, view: Any, seat: int, chance: Chance) -> Any:
        """Return a world that a seat may be in, as the rules' `determinize` does; one that is likely, if the game can.

        What others chose may make some of what they hide likelier.
        """

    def turn(self, state: Any) -> object:
        """Return something that is another when another turn has begun."""


def sense_of(ruleset: str) -> Sense:
    """Return a game's sense."""
    return cast(Sense, part_of(ruleset, "workers"))
