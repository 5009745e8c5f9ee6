"""The compact forms are complete: differences can be applied, and entries expand to all legal moves."""

import random
from itertools import pairwise

import pytest
from helpers.models import every_move, put

from cairn.contract.playing import CASES, Case, random_game, somewhere
from cairn.events.codec import dump, load
from cairn.projections.fold import fold
from cairn.service.mcp.differences import changes, group_moves

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_a_difference_turns_one_state_into_another(case: Case) -> None:
    """From each step of a random game to a later one, and back. Without changes it is empty."""
    decisions = random_game(*case, 3).decisions
    steps = sorted({2, len(decisions), *random.Random(1).sample(range(3, len(decisions)), 8)})
    states = [load(dump(fold(decisions[:step]).state)) for step in steps]
    for before, after in pairwise(states):
        assert put(before, changes(before, after)) == after
        assert put(after, changes(after, before)) == before
        assert changes(after, after) == {}
    assert changes(None, states[0]) == {"": states[0]}
    assert changes({"a/b~c": 1}, {"a/b~c": 2}) == {"/a~1b~0c": 2}


@each_case
def test_entries_expand_to_exactly_the_legal_moves(case: Case) -> None:
    """Each move appears once, and similar moves share an entry."""
    for seed in range(12):
        moves = load(dump(somewhere(*case, seed).legal))
        entries = group_moves(moves)
        expanded = every_move(entries)
        assert sorted(map(repr, expanded)) == sorted(map(repr, moves))
        assert len(entries) <= len(moves)


def test_similar_moves_share_an_entry() -> None:
    """Every combination must be legal. A value may be an array, too."""
    moves = [{"type": "exchange", "cards": [1, 2], "n": 1}, {"type": "exchange", "cards": [1], "n": 1}]
    assert group_moves(moves) == [{"type": "exchange", "cards": {"one_of": [[1, 2], [1]]}, "n": 1}]
    alike = [{"type": "go", "a": a, "b": b} for a in (1, 2) for b in (True, False)]
    assert group_moves(alike) == [{"type": "go", "a": {"one_of": [1, 2]}, "b": {"one_of": [True, False]}}]
    assert len(group_moves(alike[:3])) == 2
    assert group_moves([*alike, {"type": "stop"}])[1:] == [{"type": "stop"}]
    assert group_moves([]) == []
