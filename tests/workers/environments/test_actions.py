"""Numbers of actions: their meaning is the same in every position and never changes."""

from hashlib import sha256
from typing import Any

import pytest

from cairn.contract.playing import CASES, random_game
from cairn.events.codec import dump
from cairn.events.decision import redact
from cairn.projections.fold import fold
from cairn.service.rules import GAMES, newest
from cairn.workers.environments import raw_env
from cairn.workers.environments.actions import actions
from cairn.workers.search.selfplay import play

PINNED = {
    "glen_more": (1193, "b0c8d5c1128f3c83f61722acc7e69b5a10ffc6f2d49c1fc9403da245e9a1bd47"),
    "highland_clans": (362, "497b348a87bf4a3da4519558043d81a374b44cbaf01b8c4f0ddf304751de413d"),
    "schotten_totten": (1235, "ed3f721bcb203ed3e78ac2eab4f5e60cdd232c4df3769d408a5e84c11c82399c"),
}
"""The number of actions of a ruleset, and the SHA-256 of their meanings as JSON."""

MAX_KEYS = 1500
"""A network has an output for each action, and this number is still small."""


@pytest.mark.parametrize("ruleset", PINNED)
def test_the_meaning_of_a_number_never_changes(ruleset: str) -> None:
    """A changed list needs another `VERSION` of the environments, as anything learnt from the old one is worthless."""
    keys = actions(ruleset).keys
    assert (len(keys), sha256(dump(keys)).hexdigest()) == PINNED[ruleset]
    assert raw_env(ruleset).metadata["name"] == f"{ruleset}_v1"
    assert len(keys) <= MAX_KEYS


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_legal_moves_have_distinct_actions(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """In every position of whole games, with each option."""
    positions = 0
    for seed in range(3):
        for state in play(ruleset, options, [None] * seats, str(seed)):
            act = newest(ruleset).to_act(state)
            assert act
            moves = newest(ruleset).legal_moves(state, act.seat)
            assert [*actions(ruleset).legal(state, act.seat, moves).values()] == moves
            positions += 1
    assert positions > 100


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_action_is_a_move_of_the_api(ruleset: str) -> None:
    """Each legal one can be encoded as JSON and decoded again."""
    game = raw_env(ruleset)
    game.reset(seed=1)
    legal = game.observe(game.agent_selection)["action_mask"].nonzero()[0].tolist()
    assert legal
    for action in legal:
        assert game.action_of(game.move_of(action)) == action


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_an_action_follows_from_the_view_alone(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Hidden information changes no number."""
    game = random_game(ruleset, options, seats, 2, stop=40)
    seat = game.waited_for
    view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
    moves = game.rules.legal_moves(view, seat)
    assert actions(ruleset).legal(view, seat, moves) == actions(ruleset).legal(game.position.state, seat, moves)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({"type": "claim", "stone": 10}, "schotten_totten has no move"),
        ({}, "schotten_totten has no move"),
        ({"type": "claim", "stone": 1}, r"\(ST-"),
    ],
)
def test_invalid_actions_are_refused(move: dict[str, object], why: str) -> None:
    """With a reason: an unknown move, no value, and an illegal move, with its clause."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        game.action_of(move)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (-1, "Schotten Totten has actions 0 to 1234, not -1"),
        (1235, "Schotten Totten has actions 0 to 1234, not 1235"),
        (None, "Schotten Totten has actions 0 to 1234, not None"),
        (1234, r"\(ST-"),
    ],
)
def test_a_number_without_a_legal_move_is_refused(action: int | None, why: str) -> None:
    """Also negative ones, as Python would count from the end."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        game.step(action)


def test_an_action_that_needs_a_position_is_refused_by_its_meaning() -> None:
    """A tile's cell is relative to a neighbour, so without one there is no move to check with the rules."""
    game = raw_env("glen_more")
    game.reset(seed=1)
    action = game.keys.index(("place_tile", 5, 0, 1))
    with pytest.raises(ValueError, match=rf"Action {action} \(place_tile 5 0 1\) is not legal here"):
        game.step(action)
