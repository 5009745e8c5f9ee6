"""The search, on a game of one choice whose chances are known."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from helpers.planted import game_of_a_package
from msgspec.structs import replace

from cairn.events.decision import Move
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.halving import compare, search
from cairn.workers.search.sense import Level

LEVEL = Level(policy="search", budget=400, candidates=8, turns=0)


class Urns:
    """One seat names an urn; a black ball wins. The urns' chances are hidden but for what the view says of them."""

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
        """Store which ball was drawn."""
        self.drawn, self.turn = event, self.turn + 1


class Draw(Move, frozen=True, tag="draw"):
    """Draw from an urn."""

    urn: int


class UrnRules:
    """Each urn holds ten balls."""

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
        return SimpleNamespace(seat=0, what="urn") if state.drawn is None else None

    def determinize(self, view: Urns, _seat: int, _chance: Any) -> Urns:
        """Return a copy: nothing is hidden."""
        return view.copy()

    def imagine(self, _rules: Any, view: Urns, _seat: int, _chance: Any) -> Urns:
        """Count the worlds."""
        self.worlds += 1
        return view.copy()

    def consequences(self, state: Urns, _seat: int, move: Draw, chance: Any) -> Iterator[Any]:
        """Draw a ball."""
        yield int(chance.draw(10) < state.black[move.urn])

    def chances(self, _rules: Any, state: Urns) -> tuple[float, float]:
        """Return who won; before, that nobody knows."""
        return (0.5, 0.5) if state.drawn is None else (float(state.drawn), 1.0 - state.drawn)

    def turn(self, state: Urns) -> int:
        """Return whether the choice is made."""
        return state.turn

    def quick(self, _rules: Any, _state: Urns, _seat: int, _chance: Any) -> Move:
        """Fail: the game is over after one choice."""
        raise AssertionError("nothing is to be played on")

    def ranked(self, _rules: Any, _state: Urns, _seat: int, moves: list[Move], _chance: Any) -> Sequence[Move]:
        """Return them as the test has it."""
        return self.order(moves)

    def alike(self, _state: Urns, _seat: int, move: Draw) -> object:
        """Return what the test says is the same of two urns."""
        return self.like(move.urn)

    def is_late(self, _state: Urns) -> bool:
        """Return what the test says."""
        return self.late

    def ending(self, _state: Urns, _seat: int) -> None:
        """Return None: a ball is still to be drawn."""


@pytest.fixture
def urns() -> Iterator[UrnRules]:
    """Put the game on the shelf: what the search asks of rules, and no more."""
    rules = UrnRules()
    with game_of_a_package("urns", workers=rules):
        yield rules


def test_the_best_urn_is_found(urns: Any) -> None:
    """In 19 of 20 searches or more, with its chance about right."""
    best = [search(urns, Urns(1, 3, 8, 2, 5), 0, str(seed), LEVEL)[0] for seed in range(20)]
    assert sum(candidate.move == Draw(2) for candidate in best) >= 19
    assert sum(candidate.chances[0] for candidate in best) / 20 == pytest.approx(0.8, abs=0.05)
    assert all(sum(candidate.chances) == pytest.approx(1) for candidate in best)


def test_the_same_seed_finds_the_same(urns: Any) -> None:
    """And another seed other chances."""
    first, again, other = (search(urns, Urns(4, 5, 6), 0, seed, LEVEL) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


def test_the_budget_is_kept_and_most_of_it_is_spent_on_the_best(urns: Any) -> None:
    """Each round has the same number of playouts, for fewer candidates."""
    candidates = search(urns, Urns(1, 2, 3, 4, 5, 6, 7, 9), 0, "a", LEVEL)
    assert 0.9 * LEVEL.budget < sum(candidate.playouts for candidate in candidates) <= LEVEL.budget
    assert [candidate.playouts for candidate in candidates] == sorted((c.playouts for c in candidates), reverse=True)
    assert candidates[0].playouts > 3 * candidates[-1].playouts
    assert urns.worlds == candidates[0].playouts


def test_only_the_candidates_that_look_best_are_compared(urns: Any) -> None:
    """As the game ranks them."""
    urns.order = lambda moves: moves[::-1]
    level = Level(policy="search", budget=200, candidates=4)
    assert {c.move for c in search(urns, Urns(9, 2, 3, 4, 5, 6, 7, 8), 0, "a", level)} == {*map(Draw, (4, 5, 6, 7))}


def test_of_moves_that_are_alike_the_best_looking_is_compared(urns: Any) -> None:
    """Others have the places that the rest would take."""
    urns.like = lambda urn: urn // 3
    level = Level(policy="search", budget=200, candidates=2, careful=True)
    assert {c.move for c in search(urns, Urns(5, 5, 5, 4, 4, 4, 3), 0, "a", level)} == {Draw(0), Draw(3)}


def test_where_the_end_is_near_all_moves_are_compared(urns: Any) -> None:
    """Those that are plainly worse, too: so what wins at once is among them; to a careful level."""
    urns.order, urns.late = lambda moves: moves[:1], True
    level = Level(policy="search", budget=200, candidates=2)
    assert search(urns, Urns(1, 2, 3, 10), 0, "a", level)[0].move == Draw(0)
    assert search(urns, Urns(1, 2, 3, 10), 0, "a", replace(level, careful=True))[0].move == Draw(3)


@pytest.mark.parametrize(("share", "first"), [(1.0, "now"), (0.0, "later")])
def test_of_equal_moves_that_wins_sooner_or_loses_later(share: float, first: str) -> None:
    """A win now is surer than one later, and who loses later may yet be spared."""
    later, now = Candidate(Draw(0)), Candidate(Draw(1))
    later.add((share, 1.0 - share), 4)
    now.add((share, 1.0 - share), 1)
    order = sorted([later, now], key=lambda candidate: candidate.order(0))
    assert order[0] is {"now": now, "later": later}[first]


def test_moves_are_compared_in_the_same_worlds(urns: Any) -> None:
    """So equal urns are found equal, and a better one is better in no world less."""
    candidates = [Candidate(Draw(urn)) for urn in range(3)]
    compare(urns, Urns(5, 5, 7), 0, candidates, [str(seed) for seed in range(50)], LEVEL)
    assert [c.playouts for c in candidates] == [50, 50, 50]
    assert candidates[0].chances == candidates[1].chances
    assert candidates[2].mean(0) > candidates[0].mean(0)
    assert urns.worlds == 50


def test_a_single_move_has_its_chances_told(urns: Any) -> None:
    """Even where nothing is to be chosen."""
    (only,) = search(urns, Urns(5), 0, "a", LEVEL)
    assert only.chances[0] == pytest.approx(0.5, abs=0.1)


def test_a_single_candidate_is_only_valued(urns: Any) -> None:
    """With the share of the budget that one of many has; the moves that are plainly worse lack."""
    urns.order = lambda moves: moves[2:]
    (only,) = search(urns, Urns(1, 3, 8), 0, "a", LEVEL)
    assert only.move == Draw(2)
    assert only.playouts == LEVEL.budget // LEVEL.candidates
