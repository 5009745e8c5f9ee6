"""Evaluation of positions by Glen More's AI, its play, and the inputs of its search."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest
from games.glen_more.given import activating, change, kinds, land, rules, set_up, when

from cairn.contract.playing import duel, random_game
from cairn.contract.thinking import hasty_game
from cairn.events.chance import SeededChance
from cairn.events.codec import decode
from cairn.events.decision import Move
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    CloseExchange,
    EndTurn,
    PayCube,
    PromoteMember,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import Options
from cairn.events.table import Seat
from cairn.projections.glen_more.state import State
from cairn.service.audit import audit
from cairn.service.container import Services
from cairn.service.rules.interface import follow
from cairn.workers import turns
from cairn.workers.glen_more import FEATURES, chances, features, quick, ranked, turn
from cairn.workers.glen_more.evaluation import evaluate
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import NotedChance, choose

TRACK = {3: 12, 4: 21, 5: 22}
LANDS = ("68 0 0 i", "8 1 0", "2 0 1", "24 1 1")


def position(*tiles: str, points: int = 0, **player: int) -> State:
    """Return a position early in a game of two, in which the other player has only a village."""
    return set_up(land(*(tiles or LANDS), **player), track={3: 12, 4: 21}, points=(points, 0), turn=1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (position(points=1), position()),
        (position(coins=7), position(coins=6)),
        (position(barrels=1), position()),
        (position(chieftains=1), position()),
        (position("68 0 0 i", "8 1 0 wood", "2 0 1", "24 1 1"), position()),
        (position("68 0 0 i i", "8 1 0", "2 0 1", "24 1 1"), position()),
        (position(), position("68 0 0", "8 1 0", "2 0 1", "24 1 1")),
        (position("68 0 0 i", "8 1 0", "2 0 1", "51 1 1"), position()),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """A point, a coin, a barrel, a chieftain, a cube, a member, or a card with hats increases the value."""
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_a_player_without_a_cell_loses_later_turns() -> None:
    """GM-14: early in the game having members only without free cells is worse than 20 points less."""
    block = ("68 0 0", "8 1 0", "1 2 0", "2 0 1", "25 2 1", "3 0 2", "12 1 2")
    free, stuck = position(*block, "24 1 1", "21 2 2 i"), position(*block, "24 1 1 i", "21 2 2")
    assert evaluate(free, 0) > evaluate(stuck, 0) + 20


def test_a_large_territory_costs_increasingly_more() -> None:
    """Two useless tiles cost more than 5 points near the end."""
    small, large = position(), position(*LANDS, "9 0 -1", "35 0 -2")
    for state in (small, large):
        change(state, 0, cards=())
        state.stacks = ((), (), (), (53, 54))
    assert evaluate(small, 0) > evaluate(large, 0) + 5


def test_gains_of_others_are_losses() -> None:
    """Barrels of another player lower the value, since barrels are compared."""
    ahead, behind = position(barrels=3), position(barrels=3)
    change(behind, 1, barrels=3)
    assert evaluate(ahead, 0) > evaluate(behind, 0)


def test_the_value_of_a_finished_game_is_its_points() -> None:
    """Nothing else counts."""
    state = position(points=9, coins=30)
    state.phase = "over"
    assert evaluate(state, 0) == 9
    assert evaluate(state, 1) == -4.5


def greedy_move(state: State) -> Move:
    """Return the move that `greedy` would make."""
    return choose(TABLE["glen_more"]["greedy"], rules, state, state.turn, "1")


def test_greedy_activates_before_it_ends_the_turn() -> None:
    """It activates a tile that gives a cube, and a fair with the cubes available."""
    state = activating(
        55, land(*LANDS, "55 1 -1", "23 2 1 stone", "57 3 1 sheep", coins=3), market="wood 2", track=TRACK
    )
    done: list[Move] = []
    while state.phase != "take":
        done.append(greedy_move(state))
        when(state, done[-1])
    assert {ActivateTile(8), ActivateTile(55)} <= set(done)
    assert state.points[0] >= 5


def test_greedy_completes_an_exchange() -> None:
    """It does not close a fair at one point while it has cubes for five."""
    state = activating(13, land(*LANDS, "13 2 1", "23 2 2 stone", "57 3 1 sheep", "28 3 2 wood", coins=0))
    when(state, ActivateTile(13))
    while state.exchange is not None:
        move = greedy_move(state)
        assert isinstance(move, PayCube | BuyCube | SellCube)
        when(state, move)
    assert state.points[0] == 5


def test_greedy_keeps_its_last_member() -> None:
    """Early in the game it does not promote the one member without which it could place no tile."""
    state = activating(24, land(*LANDS), track=TRACK, movement=1, activated=(68, 8, 2, 24))
    assert PromoteMember(68) in rules.legal_moves(state, 0)
    assert greedy_move(state) != PromoteMember(68)


def test_greedy_ends_a_turn_without_further_gains() -> None:
    """It ends the turn at once, and sells no cube at a loss before."""
    lands = land("68 0 0 i", "8 1 0 wood", "24 1 1")
    state = activating(24, lands, market="wood 1", track=TRACK, activated=(68, 8, 24))
    assert greedy_move(state) == EndTurn()


def test_greedy_can_evaluate_every_position() -> None:
    """It returns a number in several phases of random games, for every seat."""
    phases = set()
    for seed in range(20):
        game = random_game("glen_more", {"first_seat": None}, 3, seed, stop=10 + 8 * seed)
        state = game.position.state
        assert isinstance(state, State)
        phases.add(state.phase)
        assert all(isinstance(evaluate(state, seat), float | int) for seat in range(3))
    assert len(phases) > 3


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """Alone against random players it wins at least three of four games, one of each number of players."""
    assert sum(duel("glen_more", {"first_seat": 0}, seats, number) for number, seats in enumerate((2, 3, 4, 5))) >= 3


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random_from_every_seat(seats: int) -> None:
    """With each number of players it wins at least three of four games."""
    assert sum(duel("glen_more", {"first_seat": 0}, seats, number) for number in range(4)) >= 3


def test_a_move_without_chance_is_evaluated_once() -> None:
    """It leads to the same position in every world, as the game hides nothing."""
    game = random_game("glen_more", {"first_seat": 0}, 2, 1, stop=30)
    state = game.position.state
    assert state is not None
    for move in game.legal:
        noted, after = NotedChance(SeededChance("1")), state.copy()
        events = follow(after, rules.consequences(after, game.waited_for, move, noted))
        assert noted.drawn == bool({"tile_laid", "die_rolled"} & set(kinds(events)))


@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.many)])
@pytest.mark.slow
def test_greedy_seats_play_to_the_end(services: Services, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """A worker plays them from their views, over a real log, and an audit proves that log."""
    monkeypatch.setattr(turns, "services", lambda: services)
    game = services.tokens.game(None)
    services.commands.open_game(game, "glen_more", Options(0), [Seat("ai", None, "greedy")] * seats)
    while not (newest := services.repository.latest_known(game)).position.table.is_ended:
        turns.play(game, newest.head.version, 1)
    entries = list(services.log.read(game))
    assert [proof.status for proof in audit(game, entries, None).proofs] == ["passed"] * 4 + ["not_asked"]
    assert {decode(entry.stored, entry.version).by for entry in entries[2:]} == set(range(seats))
    assert max(newest.position.state.points) > 20  # type: ignore[union-attr]


def play(seats: int, seed: int) -> list[State]:
    """Return each position of a game in which the hasty player chose on all seats."""
    return [state for state, _, _ in hasty_game("glen_more", {"first_seat": None}, seats, seed)]


@pytest.mark.parametrize("seats", [2, 5])
def test_ranked_moves_begin_with_that_of_the_hasty_player(seats: int) -> None:
    """Without chance. Omitted moves are never better: other places of cubes, and moves of members with space."""
    for state in play(seats, 7):
        moves = rules.legal_moves(state, state.turn)
        found = ranked(rules, state, state.turn, moves, SeededChance(""))
        assert found[0] == quick(rules, state, state.turn, SeededChance("other"))
        takings = {move for move in moves if isinstance(move, TakeTile)}
        assert {*found} >= takings


def test_the_hasty_player_takes_cubes_before_exchanges() -> None:
    """GM-50: the meadow first, then the butcher takes its sheep, and only then the turn ends."""
    state, chance = activating(10, land("68 0 0 i", "12 1 0", "10 1 1"), track={3: 12, 4: 21}), SeededChance("")
    made = list[Move]()
    while state.phase in ("activate", "exchange"):
        made.append(quick(rules, state, 0, chance))
        follow(state, rules.consequences(state, 0, made[-1], chance))
    assert made[:2] == [ActivateTile(12), ActivateTile(10)]
    assert state.points[0] >= 2


def test_a_free_cube_is_the_only_candidate() -> None:
    """GM-52: while a near tile yields a cube, no other move is better, so none is played out."""
    state = activating(10, land("68 0 0 i", "12 1 0", "10 1 1"), track={3: 12, 4: 21})
    moves = rules.legal_moves(state, 0)
    assert len(moves) > 1
    assert ranked(rules, state, 0, moves, SeededChance("")) == [ActivateTile(12)]


def test_the_hasty_player_completes_exchanges() -> None:
    """GM-27: it gives its own cubes if bought ones cost more, and closes a fair if no more pays."""
    state = activating(49, land("68 0 0 i", "24 1 0 wood", "49 0 1", coins=0), exchange=49, phase="exchange")
    assert quick(rules, state, 0, SeededChance("")) == PayCube(24, "wood")
    state.paid, state.players = ("wood",), (land("68 0 0 i", "24 1 0", "49 0 1", coins=9), state.players[1])
    state.market = dict.fromkeys(state.market, 2)
    assert quick(rules, state, 0, SeededChance("")) == CloseExchange()
    state.market = dict.fromkeys(state.market, 0)
    assert isinstance(quick(rules, state, 0, SeededChance("")), BuyCube)


def test_the_hasty_player_promotes_a_spare_member() -> None:
    """GM-60, GM-71: late in the game a chieftain is worth more than the third member on tiles."""
    player = land("68 0 0 i", "4 1 0 i", "16 1 1 i", "12 0 1")
    state = activating(16, player, movement=1, activated=(16, 68, 4, 12), phase="move", scorings=1)
    state.stacks = ((), (), (), state.stacks[3])
    assert isinstance(quick(rules, state, 0, SeededChance("")), PromoteMember)


def test_a_better_position_has_a_better_chance() -> None:
    """Points, coins and barrels raise the chance; more tiles than the others lower it (GM-74)."""

    def chance(points: int = 0, more: tuple[str, ...] = (), **player: int) -> float:
        lands = ("68 0 0 i", "8 1 0", "2 0 1", "24 1 1", *more)
        return chances(rules, set_up(land(*lands, **player), land("69 0 0 i", "5 1 0"), points=(points, 0), turn=1))[0]

    assert chance(points=5) > chance()
    assert chance(coins=10) > chance()
    assert chance(barrels=3) > chance()
    late = [
        set_up(land("68 0 0 i", *more), land("69 0 0 i"), scorings=2, stacks=((), (), (), (53,)), turn=1)
        for more in ((), ("4 1 0 i", "9 0 1"))
    ]
    assert chances(rules, late[0])[0] > 0
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
