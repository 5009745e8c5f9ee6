"""The search on a game of one choice with known chances; values of positions as chances to win."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from helpers.planted import game_of_a_package
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Pass
from cairn.projections.schotten_totten.state import Deck
from cairn.service.rules import GAMES
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.halving import compare, search
from cairn.workers.search.sense import Level, sense_of
from cairn.workers.search.shares import exponential, shares, shares_of_winners, total
from cairn.workers.search.temperatures import apply_temperature, win_chances

LEVEL = Level(policy="search", budget=400, candidates=8, turns=0)


class Urns:
    """A seat chooses an urn, and a black ball wins. The view contains the chances of the urns."""

    def __init__(self, *black: int) -> None:
        self.black = black
        self.drawn: int | None = None
        self.turn = 0

    def copy(self) -> "Urns":
        """Return a copy."""
        copied = Urns(*self.black)
        copied.drawn = self.drawn
        return copied

    def evolve(self, event: Any) -> None:
        """Store the drawn ball."""
        self.drawn, self.turn = event, self.turn + 1


class Draw(Move, frozen=True, tag="draw"):
    """Draw from an urn."""

    urn: int


class UrnRules:
    """Each urn has ten balls."""

    ruleset = "urns"
    version = 1
    kernels: Mapping[int, Any] = {}

    def __init__(self) -> None:
        self.worlds = 0
        self.order: Callable[[Sequence[Move]], Sequence[Move]] = list
        self.late = False
        self.like: Callable[[int], object] = int

    def legal_moves(self, state: Urns, _seat: int) -> list[Draw]:
        """Return every urn."""
        return [*map(Draw, range(len(state.black)))]

    def to_act(self, state: Urns) -> Any:
        """Return the only seat until a ball is drawn."""
        return SimpleNamespace(seat=0, what="urn", others=()) if state.drawn is None else None

    def determinize(self, view: Urns, _seat: int, _chance: Any) -> Urns:
        """Return a copy, as nothing is hidden."""
        return view.copy()

    def imagine(self, _rules: Any, view: Urns, _seat: int, _chance: Any) -> Urns:
        """Count the worlds."""
        self.worlds += 1
        return view.copy()

    def consequences(self, state: Urns, _seat: int, move: Draw, chance: Any) -> Iterator[Any]:
        """Draw a ball."""
        yield int(chance.draw(10) < state.black[move.urn])

    def chances(self, _rules: Any, state: Urns) -> tuple[float, float]:
        """Return the result, or equal chances before the draw."""
        return (0.5, 0.5) if state.drawn is None else (float(state.drawn), 1.0 - state.drawn)

    def turn(self, state: Urns) -> int:
        """Return whether the choice is made."""
        return state.turn

    def quick(self, _rules: Any, _state: Urns, _seat: int, _chance: Any) -> Move:
        """Raise an error, as the game ends after one choice."""
        raise AssertionError("nothing is to be played on")

    def ranked(self, _rules: Any, _state: Urns, _seat: int, moves: list[Move], _chance: Any) -> Sequence[Move]:
        """Return them in the order given by the test."""
        return self.order(moves)

    def alike(self, _state: Urns, _seat: int, move: Draw) -> object:
        """Return the key of similar urns, as given by the test."""
        return self.like(move.urn)

    def is_late(self, _state: Urns) -> bool:
        """Return the value given by the test."""
        return self.late

    def ending(self, _state: Urns, _seat: int) -> None:
        """Return None, as a ball is still to be drawn."""


@pytest.fixture
def urns() -> Iterator[UrnRules]:
    """Register the game with the parts of rules that the search needs."""
    rules = UrnRules()
    with game_of_a_package("urns", workers=rules):
        yield rules


def test_the_best_urn_is_found(urns: Any) -> None:
    """In at least 19 of 20 searches, with about the right chance."""
    best = [search(urns, Urns(1, 3, 8, 2, 5), 0, str(seed), LEVEL)[0] for seed in range(20)]
    assert sum(candidate.move == Draw(2) for candidate in best) >= 19
    assert sum(candidate.chances[0] for candidate in best) / 20 == pytest.approx(0.8, abs=0.05)
    assert all(sum(candidate.chances) == pytest.approx(1) for candidate in best)


def test_the_same_seed_gives_the_same_result(urns: Any) -> None:
    """Another seed gives other chances."""
    first, again, other = (search(urns, Urns(4, 5, 6), 0, seed, LEVEL) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


def test_most_of_the_budget_is_spent_on_the_best(urns: Any) -> None:
    """Each round has the same number of playouts for fewer candidates."""
    candidates = search(urns, Urns(1, 2, 3, 4, 5, 6, 7, 9), 0, "a", LEVEL)
    assert 0.9 * LEVEL.budget < sum(candidate.playouts for candidate in candidates) <= LEVEL.budget
    assert [candidate.playouts for candidate in candidates] == sorted((c.playouts for c in candidates), reverse=True)
    assert candidates[0].playouts > 3 * candidates[-1].playouts
    assert urns.worlds == candidates[0].playouts


def test_only_the_highest_ranked_candidates_are_compared(urns: Any) -> None:
    """As ranked by the game."""
    urns.order = lambda moves: moves[::-1]
    level = Level(policy="search", budget=200, candidates=4)
    assert {c.move for c in search(urns, Urns(9, 2, 3, 4, 5, 6, 7, 8), 0, "a", level)} == {*map(Draw, (4, 5, 6, 7))}


def test_one_of_several_similar_moves_is_compared(urns: Any) -> None:
    """The highest ranked one. The other places go to different moves."""
    urns.like = lambda urn: urn // 3
    level = Level(policy="search", budget=200, candidates=2, careful=True)
    assert {c.move for c in search(urns, Urns(5, 5, 5, 4, 4, 4, 3), 0, "a", level)} == {Draw(0), Draw(3)}


def test_near_the_end_all_moves_are_compared(urns: Any) -> None:
    """At a careful level also the clearly worse ones, so that an immediate win is among them."""
    urns.order, urns.late = lambda moves: moves[:1], True
    level = Level(policy="search", budget=200, candidates=2)
    assert search(urns, Urns(1, 2, 3, 10), 0, "a", level)[0].move == Draw(0)
    assert search(urns, Urns(1, 2, 3, 10), 0, "a", replace(level, careful=True))[0].move == Draw(3)


@pytest.mark.parametrize(("share", "first"), [(1.0, "now"), (0.0, "later")])
def test_of_equal_moves_an_earlier_win_or_a_later_loss_is_preferred(share: float, first: str) -> None:
    """An immediate win is certain, and a later loss may still be avoided."""
    later, now = Candidate(Draw(0)), Candidate(Draw(1))
    later.add((share, 1.0 - share), 4)
    now.add((share, 1.0 - share), 1)
    order = sorted([later, now], key=lambda candidate: candidate.order(0))
    assert order[0] is {"now": now, "later": later}[first]


def test_moves_are_compared_in_the_same_worlds(urns: Any) -> None:
    """So equal urns have equal results, and a better one is worse in no world."""
    candidates = [Candidate(Draw(urn)) for urn in range(3)]
    compare(urns, Urns(5, 5, 7), 0, candidates, [str(seed) for seed in range(50)], LEVEL)
    assert [c.playouts for c in candidates] == [50, 50, 50]
    assert candidates[0].chances == candidates[1].chances
    assert candidates[2].mean(0) > candidates[0].mean(0)
    assert urns.worlds == 50


def test_a_single_move_gets_its_chances(urns: Any) -> None:
    """Although there is no choice."""
    (only,) = search(urns, Urns(5), 0, "a", LEVEL)
    assert only.chances[0] == pytest.approx(0.5, abs=0.1)


def test_a_single_candidate_is_only_evaluated(urns: Any) -> None:
    """With its share of the budget. The clearly worse moves are missing."""
    urns.order = lambda moves: moves[2:]
    (only,) = search(urns, Urns(1, 3, 8), 0, "a", LEVEL)
    assert only.move == Draw(2)
    assert only.playouts == LEVEL.budget // LEVEL.candidates


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=5))
def test_shares_are_chances(worth: list[float]) -> None:
    """They add up to 1, none is 0, and a higher value has no smaller share."""
    chances = shares(worth)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    assert all(chances[a] >= chances[b] for a in range(len(worth)) for b in range(len(worth)) if worth[a] >= worth[b])


def test_shares_are_a_softmax() -> None:
    """Approximately: the power is computed by multiplication only."""
    assert shares([0.0, 1.0, 2.0]) == pytest.approx([0.0900, 0.2447, 0.6652], abs=1e-3)
    assert shares([3.0, 3.0]) == (0.5, 0.5)


@given(st.floats(-30, 0))
def test_the_exponential_is_approximate(x: float) -> None:
    """Within 0.0003 of 1."""
    assert exponential(x) == pytest.approx(math.exp(x), abs=3e-4)


def test_winners_share_a_finished_game() -> None:
    """One or several. Without a winner all share it."""
    assert shares_of_winners([1], 3) == (0, 1, 0)
    assert shares_of_winners([0, 2], 4) == (0.5, 0, 0.5, 0)
    assert shares_of_winners([], 2) == (0.5, 0.5)


def test_a_sum_is_rounded_after_each_addition() -> None:
    """In every version of Python. A compensated sum would be 0.1."""
    assert total([1e16, 0.1, -1e16]) == 0
    assert total([]) == 0


def test_a_temperature_moves_a_seat_towards_its_fair_share() -> None:
    """Or to a prior. The ratio of the others stays. At 1 nothing changes; certain chances and the prior never do."""
    assert apply_temperature((0.7, 0.2, 0.1), 0, 1.0) == pytest.approx((0.7, 0.2, 0.1))
    assert apply_temperature((0.8, 0.2), 0, 2.0) == pytest.approx((2 / 3, 1 / 3))
    assert apply_temperature((0.8, 0.2), 1, 2.0) == pytest.approx((2 / 3, 1 / 3))
    assert apply_temperature((1 / 3, 1 / 2, 1 / 6), 0, 2.0) == pytest.approx((1 / 3, 1 / 2, 1 / 6))
    warm = apply_temperature((0.7, 0.2, 0.1), 0, 3.0)
    assert 0.7 > warm[0] > 1 / 3
    assert warm[1] == pytest.approx(2 * warm[2])
    assert sum(warm) == pytest.approx(1.0)
    drawn = apply_temperature((1 / 3, 1 / 2, 1 / 6), 0, 2.0, 0.42)
    assert 1 / 3 < drawn[0] < 0.42
    assert apply_temperature((0.42, 0.3, 0.28), 0, 2.0, 0.42) == pytest.approx((0.42, 0.3, 0.28))
    assert apply_temperature((0.8,), 0, 2.0) == pytest.approx((2 / 3,))
    assert apply_temperature((1.0, 0.0), 0, 2.0) == (1.0, 0.0)
    assert apply_temperature((0.0, 1.0), 0, 2.0) == (0.0, 1.0)


def test_the_order_of_moves_is_preserved() -> None:
    """Whatever the others' shares: so hints keep their order, and small chances stay small."""
    better, worse = (apply_temperature(chances, 0, 1.3)[0] for chances in ((0.5, 0.25, 0.25), (0.49, 0.51, 0.0)))
    assert 0 < better - worse < 0.01


def test_exact_chances_are_unchanged() -> None:
    """Estimated ones use the temperature of the game in that position."""
    clans, stones = SimpleNamespace(points=(0, 0, 0), round=2), SimpleNamespace(tactics=False)
    exact = Candidate.certain(Pass(), 0, 0.5, 3, 1)
    exact.sums = [0.7, 0.2, 0.1]
    assert win_chances("highland_clans", clans, exact, 0) == (0.7, 0.2, 0.1)
    exact.exact = False
    assert win_chances("highland_clans", clans, exact, 0) == pytest.approx(
        apply_temperature((0.7, 0.2, 0.1), 0, 1.5, 0.42)
    )
    assert win_chances("schotten_totten", stones, exact, 0) == pytest.approx((0.7, 0.2, 0.1))


def test_a_temperature_falls_as_a_game_goes_on() -> None:
    """In Glen More with any number of seats, in Highland Clans with three."""
    for seats in GAMES["glen_more"].seats:
        stacks = [SimpleNamespace(points=(0,) * seats, stacks=(range(tiles),)) for tiles in (55, 30, 0)]
        early, later, last = map(sense_of("glen_more").temperature, stacks)
        assert early > later > last > 0.5
    clans = [SimpleNamespace(points=(0,) * 3, round=number) for number in (1, 2, 5)]
    assert list(map(sense_of("highland_clans").temperature, clans)) == pytest.approx([2.0, 1.5, 1.2])


def test_a_round_with_tactics_has_temperatures() -> None:
    """Early chances are too careful. Rounds without tactic cards are right as they are; those of a match unmeasured."""
    rounds = [(1, True, 40), (1, True, 0), (1, False, 40), (3, True, 40)]
    states = [SimpleNamespace(rounds=n, tactics=on, clan_deck=Deck(left)) for n, on, left in rounds]
    assert list(map(sense_of("schotten_totten").temperature, states)) == pytest.approx([0.6, 1.1, 1.0, 1.0])
