"""The numbers of actions, which mean the same in every position and for ever."""

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
"""How many actions a ruleset has, and the SHA-256 of what they mean as JSON."""

MOST = 1500
"""A network has an output for each action: so many are still few."""


@pytest.mark.parametrize("ruleset", PINNED)
def test_a_number_always_means_the_same(ruleset: str) -> None:
    """Who changes a list must give environments another `VERSION`, as what was learnt from this one is worthless."""
    keys = actions(ruleset).keys
    assert (len(keys), sha256(dump(keys)).hexdigest()) == PINNED[ruleset]
    assert raw_env(ruleset).metadata["name"] == f"{ruleset}_v1"
    assert len(keys) <= MOST


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_no_two_legal_moves_are_one_action(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """In every position of whole games, with each option, each legal move has an action of its own."""
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
def test_an_action_is_a_move_as_the_api_takes_it(ruleset: str) -> None:
    """Each that is legal can be told as JSON, and found again by it."""
    game = raw_env(ruleset)
    game.reset(seed=1)
    legal = game.observe(game.agent_selection)["action_mask"].nonzero()[0].tolist()
    assert legal
    for action in legal:
        assert game.action_of(game.move_of(action)) == action


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_an_action_follows_from_the_view_alone(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """What a seat does not see changes no number."""
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
def test_what_is_no_action_is_refused(move: dict[str, object], why: str) -> None:
    """In a sentence: a move that does not exist, nothing at all, and one that is not legal, with the clause."""
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
    """Below 0, too: Python would count from the end."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        game.step(action)


def test_an_action_that_only_a_position_explains_is_refused_by_its_meaning() -> None:
    """Where a tile is laid is told from the one beside it: there is no move to ask the rules for."""
    game = raw_env("glen_more")
    game.reset(seed=1)
    action = game.keys.index(("place_tile", 5, 0, 1))
    with pytest.raises(ValueError, match=rf"Action {action} \(place_tile 5 0 1\) is not legal here"):
        game.step(action)
