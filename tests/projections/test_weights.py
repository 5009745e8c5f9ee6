"""Weights of games, and the limited gain from second accounts."""

from itertools import pairwise

import pytest

from cairn.projections.anchors import anchors_of
from cairn.projections.formula import NEW, Rating, fold_results
from cairn.projections.results import Result
from cairn.projections.weights import Weights

DAY, NEXT = "2026-11-23T10:00:{:02}.{:03}Z", "2026-11-24T10:00:{:02}.{:03}Z"
BASE = anchors_of("schotten_totten", "base")
CERTAIN = Rating(25.0, 1.5, 100, 100.0)


def won(winner: str, loser: str, cohorts: tuple[str, str], number: int = 0, day: str = DAY) -> Result:
    """Return a game of two."""
    return Result(day.format(*divmod(number, 1000)), f"{number:020}", (winner, loser), (0, 1), cohorts)


def weights_of(results: list[Result]) -> list[float]:
    """Return the weights of successive games of two."""
    weights = Weights()
    return [*(next(iter(weights.weigh(result).values())) for result in results)]


def test_repeated_games_of_two_weigh_less_each_time() -> None:
    """Half of the previous weight, whatever the result. The next day starts again, and others are unaffected."""
    games = [won("a", "b", ("", "")), won("b", "a", ("", "")), won("a", "b", ("", ""))]
    others = [won("a", "c", ("", "")), won("a", "b", ("", ""), day=NEXT), won("a", "b", ("", ""), day=NEXT)]
    assert weights_of(games + others) == [1, 1 / 2, 1 / 4, 1, 1, 1 / 2]


def test_games_against_accounts_of_one_network_and_day_weigh_less_each_time() -> None:
    """A quarter of the previous weight against others; among themselves a quarter from the start."""
    assert weights_of([won("a", f"{n}", ("there", "here")) for n in range(3)]) == [1, 1 / 4, 1 / 16]
    assert weights_of([won("a", f"{n}", ("here", "here")) for n in range(3)]) == [1 / 4, 1 / 16, 1 / 64]
    assert weights_of([won(f"a{n}", f"b{n}", ("there", "here")) for n in range(3)]) == [1, 1 / 4, 1 / 16]
    assert weights_of([won("a", f"{n}", ("there", f"{n}")) for n in range(3)]) == [1, 1, 1]


def test_all_games_of_a_day_against_a_network_have_a_limited_weight() -> None:
    """At most 8/3 of a game, however often each of 40 accounts is played."""
    games = [won("a", f"{n // 10}", ("there", "here"), n) for n in range(400)]
    assert sum(weights_of(games)) == pytest.approx(8 / 3, abs=0.02)


def test_each_pair_in_a_larger_game_has_its_weight() -> None:
    """Earlier games of a pair affect that pair only."""
    weights = Weights()
    weights.weigh(won("a", "b", ("", "")))
    found = weights.weigh(Result(DAY, "", ("c", "ai:easy:1", "b", "a"), (0, 1, 2, 3), ("", "", "", "")))
    assert found == {("a", "b"): 1 / 2, ("a", "c"): 1, ("b", "c"): 1}


def lifted(start: Rating, games: list[Result]) -> int:
    """Return the shown gain of a player from games."""
    ratings = {"a": start}
    for _ in fold_results(ratings, games, BASE, Weights()):
        pass
    return ratings["a"].displayed["rating"] - start.displayed["rating"]


@pytest.mark.parametrize(
    ("start", "cohort", "points"),
    [(NEW, "there", 130), (NEW, "here", 34), (CERTAIN, "there", 5), (CERTAIN, "here", 1)],
)
def test_forty_losing_accounts_bring_little(start: Rating, cohort: str, points: int) -> None:
    """Each makes the minimum of moves and leaves. Once this raised 1500 to 3137; now a new player gains about one win.

    A player with a certain rating gains as much as from half a game, and accounts of the same network gain less.
    """
    games = [won("a", f"{n}", (cohort, "here"), n) for n in range(40)]
    assert lifted(start, games) == pytest.approx(points, abs=3)


def test_forty_accounts_in_layers_bring_little() -> None:
    """They first raise each other, then one player: games between the same two networks share a weight."""
    layers, games = [[f"{layer}.{n}" for n in range(20 >> layer)] for layer in range(4)], list[Result]()
    for lower, upper in pairwise(layers):
        games += [
            won(upper[n // 2 % len(upper)], loser, ("here", "here"), len(games) + n) for n, loser in enumerate(lower)
        ]
    games += [won("a", loser, ("there", "here"), len(games) + n) for n, loser in enumerate(layers[-1])]
    assert lifted(NEW, games) < 150
