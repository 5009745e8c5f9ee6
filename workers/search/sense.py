"""What a game gives the search: its own sense of a good move and of a good position."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from events.chance import Chance
from events.decision import Move


class Sense(Protocol):
    """A game's sense; the package `workers.<ruleset>` has these functions.

    They change no state, and take no float from the order of a set. `state` is a whole one: what its seat does not know
    was determinized. None may use of it what the seat it speaks for could not know.
    """

    def evaluate(self, state: Any, seat: int) -> float:
        """Return how good a position is for a seat, as `greedy` has it."""

    def chances(self, state: Any) -> Sequence[float]:
        """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""

    def quick(self, state: Any, seat: int, chance: Chance) -> Move:
        """Return what a hasty player would do on a seat that is waited for: the policy of playouts."""

    def ranked(self, state: Any, seat: int, moves: Sequence[Move], chance: Chance, version: int | None) -> list[Move]:
        """Return the moves of a seat that is waited for, the best-looking first; a game may leave out pointless ones.

        `version` is that of the rules.
        """

    def turn(self, state: Any) -> object:
        """Return something that is another when another turn has begun."""


def sense_of(ruleset: str) -> Sense:
    """Return a game's sense."""
    return cast(Sense, import_module(f"workers.{ruleset}"))
