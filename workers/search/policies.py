"""Policies: what each level would do with a seat's view. They know no game and see nothing but the view."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from events.chance import Chance
from events.decision import Move
from service.rules import GAMES
from service.rules.interface import follow

T = TypeVar("T")

VERSION = 2
"""The version of every level, recorded with each choice; it goes up when a level would choose otherwise."""

BUDGETS = {"random": 0, "greedy": 4}
"""How many iterations each level spends on a choice: for `greedy`, determinizations."""

Policy = Callable[[str, Any, int, Chance, int, int | None], Move]


def choose(
    level: str, ruleset: str, view: Any, seat: int, chance: Chance, budget: int, version: int | None = None
) -> Move:
    """Return the move a level would make for a seat that is waited for. The same chance chooses the same again.

    `version` is that of the rules the game is played by, None for the newest.
    """
    return _POLICIES[level](ruleset, view, seat, chance, budget, version)


def thinking_seconds(level: str, ruleset: str) -> float:
    """Return how long a level seems to think of a move, where a human sits; 0 if its time depends on nothing hidden."""
    times: dict[str, float] = import_module(f"workers.{ruleset}").THINKING_SECONDS
    return times.get(level, 0.0)


class NotedChance:
    """Another chance, noting whether it was asked: what follows from a move without it is the same in every world."""

    def __init__(self, chance: Chance) -> None:
        self.drawn = False
        self._chance = chance

    def draw(self, k: int) -> int:
        """Return one of 0 … k-1."""
        self.drawn = True
        return self._chance.draw(k)

    def pick(self, candidates: Sequence[T]) -> T:
        """Return one of the candidates."""
        self.drawn = True
        return self._chance.pick(candidates)


def _random(ruleset: str, view: Any, seat: int, chance: Chance, _budget: int, _version: int | None) -> Move:
    return chance.pick(GAMES[ruleset].legal_moves(view, seat))


def _greedy(ruleset: str, view: Any, seat: int, chance: Chance, budget: int, version: int | None) -> Move:
    """Look one move ahead, in a few worlds the seat could be in, and take what the game's evaluation likes best."""
    rules = GAMES[ruleset]
    moves = rules.legal_moves(view, seat)
    if len(moves) == 1:
        return moves[0]
    evaluate = import_module(f"workers.{ruleset}").evaluate
    worth, certain = [0.0] * len(moves), dict[int, float]()
    for _ in range(budget):
        world = rules.determinize(view, seat, chance)
        nothing_hidden = world == view
        for place, move in enumerate(moves):
            if place not in certain:
                after, noted = world.copy(), NotedChance(chance)
                follow(after, rules.consequences(after, seat, move, noted, version))
                value = evaluate(after, seat)
                if nothing_hidden and not noted.drawn:
                    certain[place] = value
            worth[place] += certain.get(place, value)
    best = max(worth)
    return chance.pick([move for move, value in zip(moves, worth, strict=True) if value == best])


_POLICIES: dict[str, Policy] = {"random": _random, "greedy": _greedy}
