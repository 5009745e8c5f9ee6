"""The interface of a game to the search: its evaluation of moves and positions."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, cast

from msgspec import Struct

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.registry import part_of, with_defaults
from cairn.service.rules import Rules
from cairn.workers.search.plain import PLAIN

Played = tuple[Sequence[float], int]
"""The result of a playout: each seat's chance to win at its end, and the number of moves made."""


class Reason(NamedTuple):
    """A sentence: a template, and the values of its arguments by name."""

    template: str
    values: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return self.template.format(**dict(self.values))


class Term(NamedTuple):
    """How a move changes the worth of a subject to a seat and to the others, and what to say of a gain or a loss."""

    own: float
    others: float
    gains: Reason
    keeps: Reason


Terms = Mapping[Hashable, Term]
"""The terms of a move, by their subject: for example a stone or a scoring."""


class Level(Struct, frozen=True, kw_only=True):
    """How one level chooses in one game.

    `policy` names the code, and `share` the percentage of choices that it makes; the others are random. `budget` is
    recorded with each choice: how many worlds `greedy` imagines, how many playouts `search` makes. `candidates` are the
    moves that a search compares at first, and `turns` how many turns of others it plays on after the seat's own. With a
    `width` a tree grows after each candidate, in which at most that many moves compete, and the turns follow it. A
    `careful` level compares one of several equivalent moves, tries every move near the end, and plays exactly with full
    information. `training` is the number of a training, from 1: the level plays by what that learned in place of the
    quick policy and the evaluation; 0 is none. One that `needs_kernel` takes too long without it: there an older
    version chooses. `thinking` is the apparent thinking time where a human sits: that of the longest choices, rounded
    up, or 0 if it depends on nothing hidden.
    """

    policy: Literal["random", "quick", "greedy", "search"]
    share: int = 100
    budget: int = 0
    candidates: int = 0
    turns: int = 0
    width: int = 0
    careful: bool = False
    training: int = 0
    needs_kernel: bool = False
    thinking: float = 0.0


RANDOM = Level(policy="random")
"""The level that chooses any legal move."""


def small_levels(hides: bool) -> dict[str, "Level"]:
    """Return the levels of a small game, whose choices take a second at most; the AIs of one that hides anything wait.

    The time of a choice may not depend on what is hidden, so each level's `thinking` is longer than that.
    """
    short, long = (0.5, 2.0) if hides else (0.0, 0.0)
    return {
        "random": RANDOM,
        "easy": Level(policy="quick", thinking=short),
        "greedy": Level(policy="greedy", budget=4, thinking=short),
        "medium": Level(policy="search", budget=20, candidates=5, turns=1, thinking=short),
        "hard": Level(policy="search", budget=100, candidates=10, turns=1, thinking=long),
    }


class Thresholds(NamedTuple):
    """Minimum loss of chance, 0 to 1, of a mistake and of a blunder; an inaccuracy loses more than a good move may."""

    mistake: float
    blunder: float


USUAL = Thresholds(0.1, 0.15)
"""The thresholds of lichess (`Advice.scala`: 0.2 and 0.3, where a sure loss is -1 and a sure win 1)."""
DEFAULTS: Mapping[str, Any] = {**PLAIN, "THRESHOLDS": USUAL, "PRIORS": {}}
"""All that a game may leave out; it needs `LEVELS` and `evaluate`."""


class Kernel(Protocol):
    """A game's inner loop in another language: it returns what the search would find by the rules, equal to the bit."""

    def playouts(
        self, view: Any, seat: int, moves: Sequence[Move], seeds: Iterable[str], turns: int, tree: object = None
    ) -> Iterator[Sequence[Played]]:
        """Yield for each seed's world the result of a playout after each move: in the tree, then for `turns` turns."""

    def new_tree(self, width: int) -> object:
        """Return an empty tree for the playouts of a search, whose nodes compare at most `width` moves."""

    def ending(self, view: Any, seat: int, moves: Sequence[Move], most: int) -> Sequence[tuple[float, bool]] | None:
        """Return each move's value for a seat at the end, and whether the game ends in its turn.

        None if more than `most` positions would be searched.
        """


class Sense(Protocol):
    """A game's sense; a game's part `workers` has these names. Those in `DEFAULTS` may be missing.

    They change no state, and derive no float from the order of a set. `rules` are those of the game's version. `state`
    is a whole one: what its seat does not know was determinized. So a choice depends on
    nothing hidden. A function had better not use what its seat could not know, as no player does.
    """

    kernels: Mapping[int, Kernel]
    """Faster replacements of plain Python, by the version of the rules."""

    LEVELS: Mapping[str, Level]
    """The levels by name; `beginner` and `casual` are made of `easy` (`levels.py`) if they are missing."""

    OLDER_LEVELS: Mapping[tuple[str, int], Level]
    """Older versions of levels, by name and version: for proofs, and for hosts without a kernel."""

    THRESHOLDS: Thresholds
    """The losses from which an analysis calls a move a mistake, a blunder."""

    PRIORS: Mapping[int, float]
    """By number of seats, the chance to which a temperature draws the mover's, where that is not a fair share."""

    def evaluate(self, state: Any, seat: int) -> float:
        """Return the value of a position for a seat, as used by `greedy`."""

    def chances(self, rules: Rules, state: Any) -> Sequence[float]:
        """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares.

        A seat that is alone has its chance to win, from 0 to 1.
        """

    def quick(self, rules: Rules, state: Any, seat: int, chance: Chance) -> Move:
        """Return the quick policy's move for the seat to act: the policy of playouts."""

    def ranked(self, rules: Rules, state: Any, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
        """Return the legal moves of the seat to act, the most promising first; clearly worse moves may be missing."""

    def alike(self, state: Any, seat: int, move: Move) -> Hashable:
        """Return a key that symmetric moves share: only the most promising of them is compared."""

    def is_late(self, state: Any) -> bool:
        """Return whether the game may end before all have had another turn: then every move is compared."""

    def ending(self, state: Any, seat: int) -> Callable[[Any], Hashable] | None:
        """Return a function that keys positions, if the seat can know all hidden information and no draws are left."""

    def terms(self, rules: Rules, before: Any, after: Any, seat: int) -> Terms:
        """Return how a move changed the logarithm of the odds to win, by subject; without any a hint has no reason."""

    def is_settled(self, before: Any, after: Any) -> bool:
        """Return whether a move shows its effect at once, or else only after the rest of the turn."""

    def imagine(self, rules: Rules, view: Any, seat: int, chance: Chance) -> Any:
        """Return a world consistent with a seat's view, as the rules' `determinize` does; if possible a likely one.

        Choices of other seats may make some of their hidden information likelier.
        """

    def temperature(self, state: Any) -> float:
        """Return the temperature of the chances that are reported in a position (`temperatures.py`); 1 changes none."""

    def turn(self, state: Any) -> object:
        """Return a value that changes when another turn begins."""


def sense_for(ruleset: str, level: Level) -> Sense:
    """Return the sense by which a level searches: the game's own, or with what it learned in its place."""
    sense = sense_of(ruleset)
    if not level.training:
        return sense
    learned = cast(Any, sense).TRAININGS[level.training - 1]
    return cast(Sense, with_defaults(learned, {name: getattr(sense, name) for name in dir(Sense) if name[0] != "_"}))


def sense_of(ruleset: str) -> Sense:
    """Return a game's sense, with the defaults of `plain` for all that the game leaves out."""
    return cast(Sense, with_defaults(part_of(ruleset, "workers"), DEFAULTS))
