"""Choices of the levels."""

import pytest
from games.schotten_totten.given import change, own
from msgspec.structs import replace

from cairn.contract.playing import begin, duel
from cairn.events.chance import SeededChance
from cairn.events.decision import redact
from cairn.events.schotten_totten.moves import Claim
from cairn.projections.fold import fold
from cairn.projections.schotten_totten.state import State
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import follow, newest
from cairn.workers.schotten_totten.evaluation import evaluate
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE

RULES = newest("schotten_totten")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_move_deterministically(level: str) -> None:
    """The same view and seed give the same choice."""
    game, chooses = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2), TABLE["schotten_totten"][level]
    chooses = replace(chooses, budget=min(chooses.budget, 24))
    for seed in range(12):
        seat = game.waited_for
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        first, second = (policies.choose(chooses, RULES, view, seat, str(seed)) for _ in range(2))
        assert first == second
        assert first in game.legal
        game.play(first)


def test_a_choice_changes_no_view() -> None:
    """A level thinks on copies."""
    game = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)
    view = fold(redact(decision, 0, ended=False) for decision in game.decisions).state
    assert view is not None
    before = view.copy()
    policies.choose(TABLE["schotten_totten"]["greedy"], RULES, view, 0, "1")
    assert view == before


def state_with(ann: tuple[str, ...], bob: tuple[str, ...], *, owner: int | None = None) -> State:
    """Return a position with these sides of one stone."""
    state = State.new({"rounds": 1}, 2)
    follow(state, RULES.new({"rounds": 1, "first_seat": 0}, 2, SeededChance("s")))
    change(state, 1, sides=(ann, bob), owner=owner)
    return state


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (state_with((), (), owner=0), state_with((), ())),
        (state_with(("red-7", "red-8", "red-9"), ()), state_with(("red-7", "blue-8", "green-2"), ())),
        (state_with(("red-7", "red-8"), ()), state_with(("red-7", "blue-2"), ())),
        (state_with(("red-7",), ("blue-1", "green-5")), state_with(("red-7",), ("blue-7", "blue-8"))),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """A stone, a stronger formation, a better promise, a weaker opponent. One player's gain is the other's loss."""
    assert evaluate(better, 0) > evaluate(worse, 0)
    assert evaluate(better, 1) < evaluate(worse, 1)
    assert evaluate(better, 0) == pytest.approx(-evaluate(better, 1))


def test_greedy_takes_a_winning_stone() -> None:
    """It does not miss a claim that wins the round."""
    state = state_with(("red-7", "red-8", "red-9"), ())
    state.phase, state.acted = "claim", True
    own(state, 0, 2, 3)
    assert policies.choose(TABLE["schotten_totten"]["greedy"], RULES, state, 0, "1") == Claim(1)


@pytest.mark.many
def test_greedy_beats_random() -> None:
    """At least eight of ten games, beginning half of them."""
    wins = sum(duel("schotten_totten", {"rounds": 1, "first_seat": n // 2 % 2}, 2, n) for n in range(10))
    assert wins >= 8
