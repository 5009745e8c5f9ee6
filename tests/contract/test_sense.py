"""Inputs of the search for every game: a hasty player, ranked moves, and each seat's chance to win."""

import pytest

from cairn.contract.playing import CASES, FACTS, Case, random_game, somewhere, twin_of
from cairn.contract.thinking import hasty_game
from cairn.events.chance import SeededChance
from cairn.events.registry import part_of
from cairn.service.rules import newest

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_a_hasty_player_makes_legal_moves_to_the_end(case: Case) -> None:
    """On all seats. In every position the chances add up to 1, none is zero, and each feature has a name."""
    rules, sense = newest(case[0]), part_of(case[0], "workers")
    for seed in range(2):
        for state, seat, move in hasty_game(*case, seed):
            assert move in rules.legal_moves(state, seat)
            chances = sense.chances(rules, state)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            if hasattr(sense, "features"):  # a game whose features have no weights yet has none
                assert len(sense.features(state, seat)) == len(sense.FEATURES)


@each_case
def test_hidden_information_changes_no_choice(case: Case) -> None:
    """A hasty player's choice is legal in positions reached by others, and the same in the twin game.

    So is the order of the moves, which has no duplicates.
    """
    rules, sense = newest(case[0]), part_of(case[0], "workers")
    for seed in range(20):
        game = somewhere(*case, seed)
        seat, legal = game.waited_for, game.legal
        states = [game.state, twin_of(game, seat).state] if FACTS[case[0]].twin else [game.state]
        (move,) = {sense.quick(rules, state, seat, SeededChance("1")) for state in states}
        assert move in legal
        order, *others = [sense.ranked(rules, state, seat, legal, SeededChance("1")) for state in states]
        assert all(other == order for other in others)
        assert len({*order}) == len(order)
        assert {*order} <= {*legal}


@each_case
def test_at_the_end_the_chances_are_the_outcome(case: Case) -> None:
    """A winner has 1. A shared victory is divided, and without a winner all share."""
    game = random_game(*case, 4)
    rules, outcome = newest(case[0]), game.position.table.outcome
    assert outcome
    chances = part_of(case[0], "workers").chances(rules, game.state)
    best = outcome.winners or range(case[2])
    assert list(chances) == [(seat in best) / len(best) for seat in range(case[2])]
