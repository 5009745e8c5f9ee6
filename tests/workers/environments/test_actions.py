"""The numbers of moves, which mean the same in every position and for ever."""

from hashlib import sha256

import pytest
from helpers.playing import CASES, random_game

from cairn.events.codec import dump
from cairn.events.decision import secrets_of
from cairn.service.rules import GAMES
from cairn.workers.environments import raw_env
from cairn.workers.environments.actions import actions, numbers

each_ruleset = pytest.mark.parametrize("ruleset", GAMES)

PINNED = {
    "glen_more": (20322, "da012fc2d1dbd31c7c102deab225c2fe3e6d480f940aeb572b85b5b289ae1aea"),
    "highland_clans": (3329, "d19584cb0019098bf66ba69c131a82b566e38109734478b995de69878d10a18f"),
    "schotten_totten": (10868, "b4ef9ec88468b6e2f4068d72a43b3660b693035a5117d8335a0c40dee25d527a"),
}
"""How many actions a ruleset has, and the SHA-256 of all of them as JSON."""


@pytest.mark.parametrize("ruleset", PINNED)
def test_a_number_always_means_the_same(ruleset: str) -> None:
    """Who changes a list must give environments another `VERSION`, as what was learnt from this one is worthless."""
    moves = actions(ruleset)
    assert (len(moves), sha256(dump(moves)).hexdigest()) == PINNED[ruleset]
    assert raw_env(ruleset).metadata["name"] == f"{ruleset}_v0"


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_every_move_that_is_made_has_a_number(ruleset: str, options: dict[str, object], seats: int) -> None:
    """In whole games, with each option."""
    moves = [decision.move for decision in random_game(ruleset, options, seats).decisions if decision.move]
    assert moves
    assert [actions(ruleset)[numbers(ruleset)[move]] for move in moves] == moves


@each_ruleset
def test_no_action_hides_what_its_mover_decides(ruleset: str) -> None:
    """A secret field is null for others only."""
    assert [move for move in actions(ruleset) for name in secrets_of(type(move)) if getattr(move, name) is None] == []


@each_ruleset
def test_an_action_is_a_move_as_the_api_takes_it(ruleset: str) -> None:
    """Each can be told as JSON, and found again by it."""
    game = raw_env(ruleset)
    for action in range(0, len(game.moves), 97):
        assert game.action_of(game.move_of(action)) == action


@pytest.mark.parametrize("move", [{"type": "claim", "stone": 10}, {"type": "return_card", "card": None}, {}])
def test_what_is_no_action_is_refused(move: dict[str, object]) -> None:
    """In a sentence: a move that does not exist, one with its secret blanked, and nothing at all."""
    with pytest.raises(ValueError, match="No action of schotten_totten is"):
        raw_env("schotten_totten").action_of(move)


@pytest.mark.parametrize("action", [-1, 10868, None])
def test_a_number_without_a_move_is_refused(action: int | None) -> None:
    """Below 0, too: Python would count from the end."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match="Schotten Totten has actions 0 to 10867, not"):
        game.step(action)
