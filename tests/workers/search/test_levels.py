"""Choices of the levels: legal, by the seat's view, exact in endings, with certain wins taken; and the trainer."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from games.glen_more.given import land
from games.glen_more.given import rules as glen_more
from games.glen_more.given import set_up as tiles
from games.schotten_totten.given import own, rules, set_up
from helpers.kernels import KERNELS
from msgspec.structs import astuple, replace

from cairn.contract.playing import CASES, FACTS, begin, duel
from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.decision import Move, redact
from cairn.events.highland_clans.pieces import Cubes
from cairn.events.registry import part_of
from cairn.events.schotten_totten.moves import Claim
from cairn.projections.fold import fold
from cairn.projections.schotten_totten.state import State
from cairn.service.deciding.levels import LEVELS, version_of
from cairn.service.rules import Rules, follow, newest
from cairn.workers.schotten_totten import chances, ending
from cairn.workers.search import policies, train
from cairn.workers.search.candidate import drive
from cairn.workers.search.exact import exact
from cairn.workers.search.levels import SHARES, TABLE, level_here, level_of
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Sense, sense_of
from cairn.workers.search.shares import shares

FEW = 5
"""The total number of cards in both hands in the endings that are searched exhaustively."""


def value(state: State, seat: int, known: dict[Any, float]) -> float:
    """Return a seat's result with optimal play of both, by an exhaustive search that visits each position once."""
    act = rules.to_act(state)
    if act is None:
        return chances(rules, state)[seat]
    if (position := astuple(state)) not in known:
        after = [value(then(state, act.seat, move), seat, known) for move in rules.legal_moves(state, act.seat)]
        known[position] = max(after) if act.seat == seat else min(after)
    return known[position]


def then(state: State, seat: int, move: Any) -> State:
    """Return the position after a move."""
    after = state.copy()
    follow(after, rules.consequences(after, seat, move, ScriptedChance([])))
    return after


def endings(options: dict[str, Any]) -> Iterator[tuple[State, int]]:
    """Yield positions of random games with few cards left, and the seat to move."""
    for seed in range(12):
        for state in play("schotten_totten", {"rounds": 1} | options, [None, None], str(seed)):
            few = sum(map(len, (*state.hands, *state.tactic_hands))) <= FEW
            act = rules.to_act(state)
            if few and act and ending(state, act.seat) and len(rules.legal_moves(state, act.seat)) > 1:
                yield state.copy(), act.seat


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"tactics": True}], ids=["base", "Tactics"])
@pytest.mark.parametrize("plain", [False, True], ids=["kernel, if any", "plain"])
def test_the_value_of_a_move_equals_that_of_an_exhaustive_search(
    options: dict[str, Any], plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the seat's view alone, for every move, in won and lost endings."""
    if plain:
        monkeypatch.setattr("cairn.workers.schotten_totten.kernels", {})
    found, looked_at = list[float](), 0
    for state, seat in endings(options):
        view = state.copy()
        hidden = tuple(None for _ in view.hands[1 - seat])
        view.hands = (hidden, view.hands[1]) if seat else (view.hands[0], hidden)
        moves = rules.legal_moves(view, seat)
        candidates = exact(rules, view, seat, moves)
        known = dict[Any, float]()
        assert candidates
        assert {candidate.move for candidate in candidates} == {*moves}
        assert all(candidate.exact for candidate in candidates)
        for candidate in candidates:
            assert candidate.mean(seat) == value(then(state, seat, candidate.move), seat, known)
            assert sum(candidate.chances) == 1
        assert [candidate.mean(seat) for candidate in candidates] == sorted(
            (candidate.mean(seat) for candidate in candidates), reverse=True
        )
        found += [candidate.mean(seat) for candidate in candidates]
        looked_at += 1
    assert {0.0, 1.0} <= {*found}
    assert looked_at > 8


def test_a_table_without_the_seat_to_move_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above can fail. The kernel has its own table, which is compared with this one."""
    monkeypatch.setattr("cairn.workers.schotten_totten.ending", lambda *_: lambda state: state.hands)
    with pytest.raises(AssertionError):
        test_the_value_of_a_move_equals_that_of_an_exhaustive_search({}, True, monkeypatch)


@pytest.mark.parametrize(
    "state",
    [
        set_up({1: ("r7 r8", "b1 y2 p4")}, deck=1),
        set_up({1: ("r7 r8", "b1 y2 p4")}, deck=0, rounds=2),
        set_up({1: ("r7 r8", "b1 y2 p4")}, tactics=("spy", "joker"), deck=0, tactic_deck=1),
    ],
    ids=["a deck", "another round", "a tactic deck"],
)
def test_positions_with_draws_are_not_exact(state: State) -> None:
    """They are evaluated by playouts."""
    assert exact(rules, state, 0, rules.legal_moves(state, 0)) is None


def test_a_large_ending_is_evaluated_by_playouts() -> None:
    """So a choice stays within its time limit."""
    state, seat = next(endings({}))
    moves = rules.legal_moves(state, seat)
    assert exact(rules, state, seat, moves)
    assert exact(rules, state, seat, [moves[0]], most=0) is None


def test_an_immediate_win_is_the_first_of_winning_moves() -> None:
    """A claim that ends the round precedes a card that would win later."""
    compared = 0
    for state, seat in endings({"expert": True}):
        found = exact(rules, state, seat, rules.legal_moves(state, seat)) or []
        winning = [candidate.move for candidate in found if candidate.mean(seat) == 1.0]
        at_once = [move for move in winning if rules.to_act(then(state, seat, move)) is None]
        if at_once and not all(isinstance(move, Claim) for move in winning):
            assert isinstance(winning[0], Claim)
            compared += 1
    assert compared > 2


def test_the_last_turn_of_glen_more_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile is left and the refill lays it: no other seat has a turn, and each seat's share is known."""
    monkeypatch.setattr("cairn.workers.glen_more.kernels", {})  # it refuses such a bare table
    state = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41}, stacks=((), (), (), (60,)))
    moves = glen_more.legal_moves(state, 0)
    found = exact(glen_more, state, 0, moves)
    assert found
    assert {candidate.move for candidate in found} == {*moves}
    assert found[0].mean(0) >= found[-1].mean(0)
    more = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41})
    assert exact(glen_more, more, 0, glen_more.legal_moves(more, 0)) is None


WORLDS = 16
SURE = 400
"""The number of worlds in which a win must hold to be certain."""

GAMES = [
    pytest.param("schotten_totten", {"rounds": 1}, 2, id="base"),
    pytest.param("schotten_totten", {"rounds": 1, "tactics": True}, 2, id="Tactics"),
    pytest.param("schotten_totten", {"rounds": 1, "tactics": True, "expert": True}, 2, id="Expert"),
    pytest.param("highland_clans", {}, 3, id="Highland Clans"),
    pytest.param("glen_more", {}, 2, id="Glen More with 2"),
    pytest.param("glen_more", {}, 4, id="Glen More with 4"),
]

Found = tuple[Any, int, set[Move]]
"""A seat's view, the seat, and the moves among which it must choose."""


def share_after(rules: Rules, sense: Sense, view: Any, seat: int, move: Move, world: int, turns: int) -> float | None:
    """Return a seat's result within `turns` turns after a move, or None if the game is not over by then.

    All players play hastily.
    """
    chance = SeededChance(f"world {world}")
    state = sense.imagine(rules, view, seat, chance)
    turn = sense.turn(state)
    drive(state, rules.consequences(state, seat, move, chance))
    while act := rules.to_act(state):
        if sense.turn(state) != turn:
            turn, turns = sense.turn(state), turns - 1
            if turns < 0:
                return None
        drive(state, rules.consequences(state, act.seat, sense.quick(rules, state, act.seat, chance), chance))
    return sense.chances(rules, state)[seat]


def play_in_worlds(
    rules: Rules, sense: Sense, view: Any, seat: int, move: Move, turns: int, worlds: int = WORLDS
) -> set[float | None]:
    """Return the results in `worlds` worlds. For a single turn, stop as soon as two differ."""
    found = set[float | None]()
    for world in range(worlds):
        found.add(share_after(rules, sense, view, seat, move, world, turns))
        if len(found) > 1 and not turns:
            break
    return found


def positions(ruleset: str, options: dict[str, Any], seats: int, games: int, turns: int) -> Iterator[Found]:
    """Yield positions of hasty games, with occasional random moves, in which some moves decide.

    Without more `turns` they win before another turn begins; otherwise the others lose before the seat's next turn.
    """
    rules, sense = newest(ruleset), sense_of(ruleset)
    for number in range(games):
        found, source = list[Found](), random.Random(number)

        def player(view: Any, seat: int, seed: str, found: list[Found] = found, source: Any = source) -> Move:
            moves, chance = rules.legal_moves(view, seat), SeededChance(seed)
            if ruleset == "highland_clans":  # the game ends with this turn (HC-71)
                view = view.copy()
                view.bag = Cubes()
            if 1 < len(moves) <= 60 and sense.is_late(view):
                after = {move: play_in_worlds(rules, sense, view, seat, move, turns) for move in moves}
                win = {move for move, share in after.items() if share == {1.0}}
                loss = {move for move, share in after.items() if share == {0.0}}
                if turns and loss and any(0.0 not in share for share in after.values()):
                    found.append((view.copy(), seat, {*moves} - loss))
                if not turns and 0 < len(win) < len(moves):
                    sure = {move for move in win if play_in_worlds(rules, sense, view, seat, move, 0, SURE) == {1.0}}
                    found.extend([(view.copy(), seat, sure)] if sure else [])
            if source.random() < 0.25:
                return source.choice(moves)
            return sense.quick(rules, rules.determinize(view, seat, chance), seat, chance)

        for _ in play(ruleset, options, [player] * seats, str(number)):
            pass
        yield from found


@pytest.mark.parametrize(("ruleset", "options", "seats"), GAMES)
@pytest.mark.parametrize("losing", [False, True], ids=["win", "loss"])
@pytest.mark.slow
@pytest.mark.timeout(500)
def test_a_win_is_taken_and_a_loss_avoided(
    ruleset: str, options: dict[str, Any], seats: int, losing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If moves end the game before another turn and win in every world, `hard` makes one of them. If some lose in every
    world before the seat's next turn and another in none, it makes none of them.
    """
    if losing:
        games, turns = 24 if ruleset == "glen_more" else 6, seats - 1
    else:
        games, turns = 8 if ruleset == "highland_clans" else 24, 0
    found = [*positions(ruleset, options, seats, games, turns)]
    if ruleset == "highland_clans":  # without the cubes of the bag, the kernel says that no game has such a position
        monkeypatch.setattr(part_of(ruleset, "workers"), "kernels", {})
    for view, seat, moves in found:
        assert choose(TABLE[ruleset]["hard"], newest(ruleset), view, seat, "seed") in moves, (view, moves)
    assert found


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_move_deterministically(level: str) -> None:
    """The same view and seed give the same choice."""
    game, chooses = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2), TABLE["schotten_totten"][level]
    chooses = replace(chooses, budget=min(chooses.budget, 24))
    for seed in range(12):
        seat = game.waited_for
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        first, second = (policies.choose(chooses, rules, view, seat, str(seed)) for _ in range(2))
        assert first == second
        assert first in game.legal
        game.play(first)


@pytest.mark.parametrize("ruleset", KERNELS)
def test_a_host_without_the_kernel_plays_the_newest_version_that_does_not_need_it(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every level has one. With the kernel, it is the newest of all."""
    for kernels, newest_plays in (({1: None, 2: None}, True), ({}, False)):
        for learned in part_of(ruleset, "workers").TRAININGS:
            monkeypatch.setattr(learned, "kernels", kernels)
        for name, level in TABLE[ruleset].items():
            version, here = level_here(newest(ruleset), name)
            assert here == level_of(ruleset, name, version)
            assert newest_plays or not here.needs_kernel
            assert (version == version_of(ruleset, name)) == (newest_plays or not level.needs_kernel)


def test_a_choice_changes_no_view() -> None:
    """A level thinks on copies."""
    game = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)
    view = fold(redact(decision, 0, ended=False) for decision in game.decisions).state
    assert view is not None
    before = view.copy()
    policies.choose(TABLE["schotten_totten"]["greedy"], rules, view, 0, "1")
    assert view == before


def test_greedy_takes_a_winning_stone() -> None:
    """It does not miss a claim that wins the round."""
    state = own(set_up({1: ("r7 r8 r9", "")}, phase="claim", acted=True), 0, 2, 3)
    assert policies.choose(TABLE["schotten_totten"]["greedy"], rules, state, 0, "1") == Claim(1)


@pytest.mark.many
def test_greedy_beats_random() -> None:
    """At least eight of ten games, beginning half of them."""
    wins = sum(duel("schotten_totten", {"rounds": 1, "first_seat": n // 2 % 2}, 2, n) for n in range(10))
    assert wins >= 8


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_each_player_gets_their_own_view(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """It has no hidden information, and its legal moves are the truth's. The same seed gives the same game."""
    played, seen = newest(ruleset), list[bool]()

    def first(view: Any, seat: int, seed: str) -> Move:
        moves = played.legal_moves(view, seat)
        assert moves == played.legal_moves(truth, seat)
        seen.append(view != truth)
        return moves[int(seed.split(":")[1]) % len(moves)]

    outcomes = []
    for seed in ("7", "7", "8", "9"):  # in a single short game nothing may be hidden
        game = play(ruleset, options, [first, *[None] * (seats - 1)], seed)
        while True:
            try:
                truth = next(game)
            except StopIteration as end:
                outcomes.append(end.value)
                break
    assert outcomes[0] == outcomes[1]
    assert any(seen) == (FACTS[ruleset].twin is not None)


def test_the_weights_behind_the_outcomes_are_found() -> None:
    """Positions of two and three seats, with winners drawn by known chances."""
    source, true, samples = random.Random(1), (1.5, -0.7, 0.0), list[Any]()
    for number in range(6000):
        rows = [[source.gauss(0, 1) for _ in true] for _ in range(2 + number % 2)]
        chances = shares([sum(w * x for w, x in zip(true, row, strict=True)) for row in rows])
        winner = source.choices(range(len(rows)), chances)[0]
        won = [float(seat == winner) for seat in range(len(rows))]
        samples.append((rows, won, [1 / len(rows)] * len(rows)))
    fit = train._fit(samples, 3)
    assert fit == pytest.approx(true, abs=0.1)
    assert train._loss(train._chances(samples, fit), samples) < train._loss([c for _, _, c in samples], samples) - 0.2


@pytest.mark.parametrize("ruleset", ["glen_more", "highland_clans", "schotten_totten"])
def test_the_weaker_levels_choose_like_easy_in_a_share_of_decisions(ruleset: str) -> None:
    """Each choice is that of `easy` or of `random` with the same seed, which decides which of them, too."""
    options, seats = FACTS[ruleset].options[0]
    view = begin(ruleset, options, seats, 3, [None] * seats).position.state
    act = newest(ruleset).to_act(view)
    assert act
    for name, share in SHARES.items():
        like_easy = 0
        for number in range(200):
            seed = str(number)
            made, easy, at_random = [
                choose(TABLE[ruleset][level], newest(ruleset), view, act.seat, seed)
                for level in (name, "easy", "random")
            ]
            is_easy = SeededChance(f"{seed}:share").draw(100) < share
            assert made == (easy if is_easy else at_random)
            like_easy += is_easy
        assert abs(like_easy - 2 * share) < 30
