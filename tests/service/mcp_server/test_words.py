"""Positions in words, and compact forms of changes and legal moves."""

import random
from itertools import pairwise
from typing import Any

import pytest
from helpers.models import every_move, put

from cairn.contract.playing import CASES, Case, random_game, somewhere
from cairn.events.codec import dump, load
from cairn.projections.fold import fold
from cairn.service.mcp.words import Words, changes, group_moves

GAME: dict[str, Any] = {
    "ruleset": "frog_race",
    "version": 3,
    "status": "running",
    "viewer": 1,
    "seats": [{"seat": 0, "kind": "ai", "level": "easy"}, {"seat": 1, "kind": "human", "level": None}],
    "to_act": [{"seat": 1, "for": "hop"}],
    "outcome": None,
    "state": {"ponds": [[1, None], []], "dry": False, "frogs": {"red": 2}},
}
COMPONENTS: dict[str, Any] = {
    "Game": {"discriminator": {"mapping": {"frog_race": "#/components/schemas/FrogRaceGame"}}},
    "FrogRaceGame": {"properties": {"state": {"oneOf": [{"$ref": "#/components/schemas/Frogs"}, {"type": "null"}]}}},
    "Frogs": {
        "properties": {
            "ponds": {"description": "by pond from 1: what is there.", "items": {"description": "by seat: a frog"}},
            "dry": {"description": "whether it is dry"},
            "frogs": {"oneOf": [{"$ref": "#/components/schemas/Frog"}, {"type": "null"}]},
        }
    },
    "Frog": {"description": "A frog.", "properties": {"red": {"description": "how red"}}},
}


def test_without_a_description_parts_are_named_by_their_fields() -> None:
    """Items are counted from 0."""
    assert Words({}).position(GAME).splitlines() == [
        "frog_race, version 3, running. You look as seat 1.",
        "Seat 0 is an AI of level easy.",
        "Seat 1 (you) is a player.",
        "Seat 1 (you) is waited for: hop.",
        "The position, part by part:",
        "- ponds:",
        "  - index 0: 1, null",
        "  - index 1: none",
        "- dry: no",
        "- frogs: [red 2]",
    ]


def test_the_description_explains_parts_and_the_numbering_of_items() -> None:
    """This covers the state of the game's ruleset. Without meanings only the numbering remains."""
    lines, short = (Words(COMPONENTS).position(GAME, meanings).splitlines()[5:] for meanings in (True, False))
    assert lines == [
        "- ponds (by pond from 1: what is there):",
        "  - pond 1: seat 0: 1 | seat 1 (you): null",
        "  - pond 2: none",
        "- dry (whether it is dry): no",
        "- frogs (A frog [red: how red]): [red 2]",
    ]
    assert short[:2] == ["- ponds:", lines[1]]


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


@pytest.mark.daily
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
