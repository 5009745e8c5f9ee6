"""Policies: the choice of each level from a seat's view. They are independent of the game, and see only the view."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cairn.events.chance import Chance, SeededChance
from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search import halving
from cairn.workers.search.candidate import make
from cairn.workers.search.sense import Level, sense_for, sense_of

T = TypeVar("T")

WHOLE = 100
"""The share of a level all of whose choices are those of its policy."""

Policy = Callable[[Level, Rules, Any, int, str], Move]


def choose(level: Level, rules: Rules, view: Any, seat: int, seed: str) -> Move:
    """Return the move of a level for the seat to act. The same seed gives the same move."""
    is_random = level.share < WHOLE and SeededChance(f"{seed}:share").draw(WHOLE) >= level.share
    return _POLICIES["random" if is_random else level.policy](level, rules, view, seat, seed)


class NotedChance:
    """A wrapper of a chance that records whether it was used: a result without draws is the same in every world."""

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


def _random(_level: Level, rules: Rules, view: Any, seat: int, seed: str) -> Move:
    return SeededChance(seed).pick(rules.legal_moves(view, seat))


def _quick(level: Level, rules: Rules, view: Any, seat: int, seed: str) -> Move:
    chance = SeededChance(seed)
    return sense_for(rules.ruleset, level).quick(rules, rules.determinize(view, seat, chance), seat, chance)


def _greedy(level: Level, rules: Rules, view: Any, seat: int, seed: str) -> Move:
    """Look one move ahead, in a few worlds consistent with the view, and take the move with the best evaluation."""
    chance = SeededChance(seed)
    moves = rules.legal_moves(view, seat)
    if len(moves) == 1:
        return moves[0]
    evaluate = sense_of(rules.ruleset).evaluate
    worth, certain = [0.0] * len(moves), dict[int, float]()
    for _ in range(level.budget):
        world = rules.determinize(view, seat, chance)
        nothing_hidden = world == view
        for place, move in enumerate(moves):
            if place not in certain:
                after, noted = world.copy(), NotedChance(chance)
                make(rules, after, seat, move, noted)
                value = evaluate(after, seat)
                if nothing_hidden and not noted.drawn:
                    certain[place] = value
            worth[place] += certain.get(place, value)
    best = max(worth)
    return chance.pick([move for move, value in zip(moves, worth, strict=True) if value == best])


def _search(level: Level, rules: Rules, view: Any, seat: int, seed: str) -> Move:
    """Compare the most promising moves, if there are several."""
    return halving.choose(rules, view, seat, seed, level)


_POLICIES: dict[str, Policy] = {"random": _random, "quick": _quick, "greedy": _greedy, "search": _search}
