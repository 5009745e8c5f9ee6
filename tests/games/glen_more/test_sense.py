"""Inputs of Glen More's search: a hasty player, ranked moves, and each seat's chance to win."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest
from games.glen_more.given import activating, given, land

from cairn.contract.thinking import hasty_game
from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.events.glen_more.moves import ActivateTile, BuyCube, CloseExchange, PayCube, PromoteMember, TakeTile
from cairn.projections.glen_more.state import State
from cairn.service.rules import newest
from cairn.service.rules.interface import follow
from cairn.workers.glen_more import FEATURES, chances, features, quick, ranked, turn

RULES = newest("glen_more")


def play(seats: int, seed: int) -> list[State]:
    """Return each position of a game in which the hasty player chose on all seats."""
    return [state for state, _, _ in hasty_game("glen_more", {"first_seat": None}, seats, seed)]


@pytest.mark.parametrize("seats", [2, 5])
def test_ranked_moves_begin_with_that_of_the_hasty_player(seats: int) -> None:
    """Without chance. Omitted moves are never better: other places of cubes, and moves of members with space."""
    for state in play(seats, 7):
        moves = RULES.legal_moves(state, state.turn)
        found = ranked(RULES, state, state.turn, moves, SeededChance(""))
        assert found[0] == quick(RULES, state, state.turn, SeededChance("other"))
        takings = {move for move in moves if isinstance(move, TakeTile)}
        assert {*found} >= takings


def test_the_hasty_player_takes_cubes_before_exchanges() -> None:
    """GM-50: the meadow first, then the butcher takes its sheep, and only then the turn ends."""
    state, chance = activating(10, land("68 0 0 i", "12 1 0", "10 1 1"), track={3: 12, 4: 21}), SeededChance("")
    made = list[Move]()
    while state.phase in ("activate", "exchange"):
        made.append(quick(RULES, state, 0, chance))
        follow(state, RULES.consequences(state, 0, made[-1], chance))
    assert made[:2] == [ActivateTile(12), ActivateTile(10)]
    assert state.points[0] >= 2


def test_a_free_cube_is_the_only_candidate() -> None:
    """GM-52: while a near tile yields a cube, no other move is better, so none is played out."""
    state = activating(10, land("68 0 0 i", "12 1 0", "10 1 1"), track={3: 12, 4: 21})
    moves = RULES.legal_moves(state, 0)
    assert len(moves) > 1
    assert ranked(RULES, state, 0, moves, SeededChance("")) == [ActivateTile(12)]


def test_the_hasty_player_completes_exchanges() -> None:
    """GM-27: it gives its own cubes if bought ones cost more, and closes a fair if no more pays."""
    state = activating(49, land("68 0 0 i", "24 1 0 wood", "49 0 1", coins=0), exchange=49, phase="exchange")
    assert quick(RULES, state, 0, SeededChance("")) == PayCube(24, "wood")
    state.paid, state.players = ("wood",), (land("68 0 0 i", "24 1 0", "49 0 1", coins=9), state.players[1])
    state.market = dict.fromkeys(state.market, 2)
    assert quick(RULES, state, 0, SeededChance("")) == CloseExchange()
    state.market = dict.fromkeys(state.market, 0)
    assert isinstance(quick(RULES, state, 0, SeededChance("")), BuyCube)


def test_the_hasty_player_promotes_a_spare_member() -> None:
    """GM-60, GM-71: late in the game a chieftain is worth more than the third member on tiles."""
    player = land("68 0 0 i", "4 1 0 i", "16 1 1 i", "12 0 1")
    state = activating(16, player, movement=1, activated=(16, 68, 4, 12), phase="move", scorings=1)
    state.stacks = ((), (), (), state.stacks[3])
    assert isinstance(quick(RULES, state, 0, SeededChance("")), PromoteMember)


def test_a_better_position_has_a_better_chance() -> None:
    """Points, coins and barrels raise the chance; more tiles than the others lower it (GM-74)."""

    def chance(points: int = 0, more: tuple[str, ...] = (), **player: int) -> float:
        lands = ("68 0 0 i", "8 1 0", "2 0 1", "24 1 1", *more)
        return chances(RULES, given(land(*lands, **player), land("69 0 0 i", "5 1 0"), points=(points, 0), turn=1))[0]

    assert chance(points=5) > chance()
    assert chance(coins=10) > chance()
    assert chance(barrels=3) > chance()
    late = [
        given(land("68 0 0 i", *more), land("69 0 0 i"), scorings=2, stacks=((), (), (), (53,)), turn=1)
        for more in ((), ("4 1 0 i", "9 0 1"))
    ]
    assert chances(RULES, late[0])[0] > 0
    assert len(features(late[0], 0)) == len(FEATURES)
    trained = json.loads(files("cairn.workers.glen_more").joinpath("weights.json").read_bytes())
    assert [*FEATURES] == [*trained["weights"]]


def test_successive_turns_are_distinguished() -> None:
    """GM-10, GM-13: a seat may have several turns in a row. Within a turn the key is the same."""
    states = play(2, 5)
    turns = [turn(state) for state in states]
    for (before, after), (one, other) in zip(pairwise(states), pairwise(turns), strict=True):
        began = after.phase == "take" and before.phase != "take"
        assert (one != other) == (began or (before.phase == after.phase == "take"))
    seats = [state.turn for state in states if state.phase == "take"]
    assert any(one == other for one, other in pairwise(seats))
