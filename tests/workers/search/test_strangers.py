"""Public players of Schotten Totten: they play by its rules, as their authors mean it, and lose to `expert`."""

import random
from functools import partial
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from helpers.kernels import needs_kernel

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import PlayCard
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import newest
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import Player, play

STRANGERS: dict[str, Player] = run_path(str(Path(__file__).parents[2] / "benchmarks/strangers.py"))["STRANGERS"][
    "schotten_totten"
]
RULES = newest("schotten_totten")
LOSSES = 2
"""Games of ten that the better player may lose."""
each_stranger = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow, needs_kernel] if name == "uct" else []) for name in STRANGERS]
)


def by_chance(view: State, seat: int, seed: str) -> Move:
    """Make any legal move."""
    return random.Random(seed).choice(RULES.legal_moves(view, seat))


def wins(mine: Player, others: Player, games: int = 10) -> int:
    """Return how many games the first of two players wins; each deal is played from both seats."""
    won = 0
    for number in range(games):
        seat = number % 2
        game = play("schotten_totten", {"rounds": 1}, (mine, others)[:: 1 - 2 * seat], f"stranger {number // 2}")
        while True:
            try:
                next(game)
            except StopIteration as end:
                won += end.value.winners == (seat,)
                break
    return won


@each_stranger
def test_a_stranger_repeats_itself(name: str) -> None:
    """Its moves are legal, and the same by the same view and seed."""

    def twice(view: State, seat: int, seed: str) -> Move:
        move = STRANGERS[name](view, seat, seed)
        assert STRANGERS[name](view, seat, seed) == move
        return move

    wins(twice, by_chance, 1)


def test_sorting_by_colours_beats_chance() -> None:
    """It makes colour runs and colours, where chance makes sums."""
    assert wins(STRANGERS["by_colour"], by_chance) >= 10 - LOSSES


@pytest.mark.parametrize("name", ["by_value", "by_colour"])
def test_a_sorter_lays_cards_at_their_own_stone(name: str) -> None:
    """As long as there is room: no side has cards of two values, or of two colours."""
    sides = list[tuple[Any, ...]]()

    def watch(view: State, seat: int, seed: str) -> Move:
        move = STRANGERS[name](view, seat, seed)
        if isinstance(move, PlayCard) and len(sides) < 6:
            sides.append((*view.stones[move.stone - 1].sides[seat], move.card))
        return move

    wins(watch, by_chance, 1)
    shown = [{card[-1] if name == "by_value" else card[:-1] for card in side} for side in sides]
    assert all(len(each) == 1 for each in shown)
    assert len({stone for each in shown for stone in each}) > 1


@needs_kernel
@pytest.mark.slow
@pytest.mark.timeout(300)
@each_stranger
def test_expert_beats_a_stranger(name: str) -> None:
    """The arena measures it in more games."""
    assert wins(partial(choose, TABLE["schotten_totten"]["expert"], RULES), STRANGERS[name]) >= 10 - LOSSES
