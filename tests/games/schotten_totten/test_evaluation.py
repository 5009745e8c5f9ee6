"""Evaluation of positions by AIs of Schotten Totten, wins of `greedy`, and the inputs of the search."""

from collections import Counter
from typing import Any

import pytest
from games.schotten_totten.facts import VARIANTS
from games.schotten_totten.given import NAMES, change, own, rules, set_up

from cairn.contract.playing import duel
from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, PlayBanshee, PlayCard, PlayTraitor, ReturnCard
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.schotten_totten.cards import obstacle_to_side
from cairn.workers.schotten_totten import FEATURES, chances, features, quick, ranked, turn
from cairn.workers.schotten_totten.evaluation import evaluate
from cairn.workers.schotten_totten.hasty import scored_plays
from cairn.workers.schotten_totten.outlook import bits, luck_of, outlook
from cairn.workers.search.selfplay import play

HANDS = ("r1", "g1")
BLUFF = {1: "blind_mans_bluff"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (own(set_up(), 0, 1), set_up()),
        (own(set_up(), 0, 1, 2), own(set_up(), 0, 1, 5)),
        (set_up(phase="over", points=(5, 4)), set_up(phase="over", points=(4, 5))),
        (set_up(), set_up(turn=1)),
        (set_up({1: ("r7 r8 r9", "")}), set_up({1: ("r7 b8 y9", "")})),
        (set_up({1: ("r7 r8 r9", "")}), set_up({1: ("r7 b8 g2", "")})),
        (set_up({1: ("r7", "b1 g5")}), set_up({1: ("r7", "b7 b8")})),
        (set_up({1: ("r7 r8", "")}), set_up({1: ("r7 b2", "")})),
        (set_up({1: ("r7 b7", "")}), set_up({1: ("r7 b7", ""), 2: ("", "g7 y7"), 3: ("", "p7 n7")})),
        (set_up({1: ("r7 joker", "")}), set_up({1: ("r7 spy", "")})),
        (set_up({1: ("r9 b9", "")}, modes=BLUFF), set_up({1: ("r1 r2", "")}, modes=BLUFF)),
        (set_up(hands=HANDS, tactics=("traitor", "")), set_up(hands=HANDS, tactics=("mud_fight", ""))),
        (set_up(hands=HANDS, tactics=("joker", "")), set_up(hands=HANDS, tactics=("joker", ""), jokers=(True, False))),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """Rows, points, the turn, formations, what is still unseen, elite troops, totals under the Bluff, and hands.

    One player's gain is the other's loss.
    """
    assert evaluate(better, 0) > evaluate(worse, 0)
    assert evaluate(better, 1) < evaluate(worse, 1)
    assert evaluate(better, 0) == pytest.approx(-evaluate(better, 1))


@pytest.mark.parametrize("stones", [{}, {1: ("r7 r8", "b1"), 4: ("joker", "g2 g3 g4")}])
def test_the_values_of_both_seats_are_opposite(stones: dict[int, tuple[str, str]]) -> None:
    """Their sum is zero."""
    state = own(set_up(stones, tactics=("spy", "banshee")), 0, 8)
    assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


@pytest.mark.slow
def test_greedy_wins_against_random() -> None:
    """With Tactics it wins most of three short games."""
    options = {"rounds": 1, "first_seat": 0, "tactics": True, "expert": False}
    assert sum(duel("schotten_totten", options, 2, number) for number in range(3)) >= 2


LUCK = SeededChance("luck")


def hasty(state: State) -> Move:
    """Return the hasty player's choice for the seat to move."""
    return quick(rules, state, state.turn, LUCK)


@pytest.mark.daily
@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_a_hasty_player_uses_no_hidden_information(tactics: bool, expert: bool) -> None:
    """In each position of some games its choice and ranking are legal and equal in three possible worlds."""
    positions = 0

    def player(view: Any, seat: int, seed: str) -> Move:
        nonlocal positions
        positions += 1
        moves = rules.legal_moves(view, seat)
        worlds = [rules.determinize(view, seat, SeededChance(f"{seed}:{number}")) for number in range(3)]
        chosen = {quick(rules, world, seat, LUCK) for world in worlds}
        orders = [ranked(rules, world, seat, moves, LUCK) for world in worlds]
        assert len(chosen) == 1 <= sum(move in moves for move in chosen)
        assert orders[0] == orders[1] == orders[2]
        assert Counter(orders[0]) == Counter(moves)
        return moves[positions * 7 % len(moves)] if positions % 3 else chosen.pop()

    options = {"rounds": 1, "tactics": tactics, "expert": expert}
    for number in range(2):
        for state in play("schotten_totten", options, [player, player], str(number)):
            shares = chances(rules, state)
            assert sum(shares) == pytest.approx(1)
            assert min(shares) > 0
    assert positions > 80


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (set_up({1: ("r7 r8", ""), 5: ("b2", "")}, hands=("r9 g2 y3", "g1")), PlayCard("red-9", 1)),
        (set_up({1: ("r7 b7", "g1 g2 g4"), 5: ("b2", "")}, hands=("g7 n1 y3", "g1")), PlayCard("green-7", 1)),
        (set_up({1: ("r7 r8 r9", "b1 y2 p4")}, phase="claim"), Claim(1)),
        (set_up({1: ("r7 r8 r9", "b1 y2 p4")}, expert=True), Claim(1)),
        (set_up({}, phase="claim", deck=0), EndTurn()),
        (set_up({}, tactics=("", ""), phase="claim", hands=("r1", "g1")), DrawCard("tactic")),
        (set_up({}, tactics=("joker spy", ""), phase="claim", hands=("r1", "g1")), DrawCard("clan")),
        (set_up({}, tactics=("joker", ""), phase="return", hands=("r1 r9", "g1")), ReturnCard("red-1")),
        (set_up({1: ("r7 b2 y4", "g7 joker")}, tactics=("banshee", ""), hands=("y1", "g1")), PlayBanshee("joker", 1)),
        (set_up({1: ("g7 g9", "g8 r8")}, tactics=("traitor", ""), hands=("y1", "n1")), PlayTraitor("green-8", 1, 1)),
    ],
)
def test_clearly_best_moves_are_chosen(state: State, move: Move) -> None:
    """Formations are completed, stones claimed, decks chosen by what is held, and ruses played on what they are for."""
    assert hasty(state) == move


def test_every_kind_of_play_is_scored_and_legal() -> None:
    """With all tactic cards in hand each is scored, and no scored play is refused."""
    held = "banshee blind_mans_bluff joker mud_fight recruiter shield_bearer spy strategist traitor"
    state = set_up({1: ("g7 g9", "g8 p1"), 2: ("r1 r2 r3", "")}, tactics=(held, ""), hands=("y1 y2", "n1"))
    found = [move for _, move in scored_plays(state, 0)]
    assert all(rules.refusal(state, 0, move, NAMES) is None for move in found)
    kinds = {getattr(move, "card", "") if isinstance(move, PlayCard) else move.type for move in found}
    assert kinds >= {
        "yellow-1", "joker", "shield_bearer", "spy", "mud_fight", "blind_mans_bluff",
        "play_banshee", "play_recruiter", "play_strategist", "play_traitor",
    }  # fmt: skip


def test_full_sides_are_not_scored() -> None:
    """A side that is full gets no card (ST-04)."""
    state = set_up({1: ("r1 r2 r3", "")}, hands=("y1 y2", "n1"))
    assert obstacle_to_side(state, 0, 1)
    assert {getattr(move, "stone", None) for _, move in scored_plays(state, 0)} == set(range(2, 10))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (own(set_up(), 0, 1, 2), set_up()),
        (own(set_up(), 0, 4, 5), own(set_up(), 0, 1, 9)),
        (set_up({1: ("r7 r8", "")}), set_up({1: ("r7 b2", "")})),
        (set_up({1: ("r7 r8 r9", "b7 b8")}), set_up({1: ("r7 b8 y9", "b7 b8")})),
        (
            set_up({1: ("r7 r8", "b7 y7 n7")}, hands=("r9", "g1")),
            set_up({1: ("r7 r8", "b7 y7 n7")}, hands=("g1", "r9")),
        ),
        (set_up(points=(5, 0), rounds=2, round=2), set_up(points=(0, 5), rounds=2, round=2)),
        (set_up(hands=("r1", "g1"), tactics=("joker", "")), set_up(hands=("r1", "g1"), tactics=("", ""))),
    ],
)
def test_better_positions_have_better_chances(better: State, worse: State) -> None:
    """Stones, those in a row more, prospects, what is held for them, points and tactic cards raise the chances."""
    assert chances(rules, better)[0] > chances(rules, worse)[0]


def test_the_chances_at_the_end_are_the_outcome() -> None:
    """A winner has 1, and equal points give half each."""
    assert chances(rules, set_up(phase="over", points=(2, 5))) == (0.0, 1.0)
    assert chances(rules, set_up(phase="over", points=(5, 5))) == (0.5, 0.5)


def test_features_of_both_seats_are_opposite() -> None:
    """Each feature has a name."""
    state = own(set_up({1: ("r7 r8", "b1"), 4: ("joker", "g2 g3 g4")}, tactics=("spy", "banshee")), 0, 8)
    mine, theirs = features(state, 0), features(state, 1)
    assert len(mine) == len(FEATURES)
    assert mine == pytest.approx([-feature for feature in theirs])


def test_luck_is_the_probability_of_drawing() -> None:
    """Of four cards with two held or drawn, each is had half the time. An empty deck gives none."""
    luck = luck_of(2, 1, 1)
    assert luck.all_of[:3] == (1.0, 0.5, 0.25)
    assert luck.of[1][:3] == (0.0, 0.5, 0.75)
    assert luck.of[2][:3] == (0.0, 0.0, 0.25)
    assert luck_of(0, 0, 5).of[1][5] == 0


def test_possible_formations_of_a_side() -> None:
    """Blue 7 and 8 lack a 6 or a 9, a blue card, and no third of a kind."""
    side = outlook(("blue-7", "blue-8"), 3)
    assert (side.lacking, side.total) == (1, 15)
    assert set(side.colour_runs) == {bits(("blue-6",)), bits(("blue-9",))}
    assert side.values == ()
    assert [cards.bit_count() for cards in side.colours] == [9]


def test_turns_are_distinguished() -> None:
    """The search counts turns by this key."""
    assert turn(set_up()) != turn(set_up(turn=1))
    changed = set_up()
    change(changed, 1, owner=0)
    assert turn(set_up()) == turn(changed)
