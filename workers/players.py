"""The players: what a level would do with a seat's view. They know no game and see nothing but the view."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from events.chance import Chance
from events.event import Move
from service.rules import GAMES, Rules, follow

VERSION = 1
"""The version of every level, recorded with each choice; it goes up when a level would choose otherwise."""

BUDGETS = {"random": 0, "greedy": 4}
"""How many iterations each level spends on a choice: for `greedy`, completed views."""

Choose = Callable[[str, Rules, Any, int, Chance, int], Move]


def choose(level: str, ruleset: str, view: Any, seat: int, chance: Chance, budget: int) -> Move:
    """Return the move a level would make for a seat that is waited for. The same chance chooses the same again."""
    return _LEVELS[level](ruleset, GAMES[ruleset], view, seat, chance, budget)


def _random(_ruleset: str, rules: Rules, view: Any, seat: int, chance: Chance, _budget: int) -> Move:
    return chance.pick(rules.legal_moves(view, seat))


def _greedy(ruleset: str, rules: Rules, view: Any, seat: int, chance: Chance, budget: int) -> Move:
    """Look one move ahead, in a few worlds the seat could be in, and take what the game's evaluation likes best."""
    moves = rules.legal_moves(view, seat)
    if len(moves) == 1:
        return moves[0]
    evaluate = import_module(f"workers.{ruleset}").evaluate
    worth = [0.0] * len(moves)
    for _ in range(budget):
        world = rules.complete(view, seat, chance)
        for place, move in enumerate(moves):
            after = world.copy()
            follow(after, rules.consequences(after, seat, move, chance))
            worth[place] += evaluate(after, seat)
    best = max(worth)
    return chance.pick([move for move, value in zip(moves, worth, strict=True) if value == best])


_LEVELS: dict[str, Choose] = {"random": _random, "greedy": _greedy}
