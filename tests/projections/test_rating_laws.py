"""The laws of ratings, over every result of two to five seats: each way of placing them, with shared places."""

import math
from collections.abc import Iterator
from itertools import product

import pytest

from cairn.projections.rating_formula import NEW, VERSION, Rating, fold_result
from cairn.projections.results import Result

NAMES = ("a", "b", "c", "d", "e")


def list_weak_orders(seats: int) -> Iterator[tuple[int, ...]]:
    """Yield each way in which seats may be placed: 3, 13, 75 and 541 for two to five seats."""
    return (ranks for ranks in product(range(seats), repeat=seats) if {*ranks} == {*range(max(ranks) + 1)})


ORDERS = [ranks for seats in range(2, 6) for ranks in list_weak_orders(seats)]


def rate(ranks: tuple[int, ...], before: Rating = NEW, version: int = VERSION) -> list[Rating]:
    """Return each seat's rating after a result of players who were rated alike."""
    names = NAMES[: len(ranks)]
    changed = fold_result(dict.fromkeys(names, before), Result("", "", names, ranks), {}, {}, version)
    return [changed[name] for name in names]


def list_breaches(ranks: tuple[int, ...], rated: list[Rating]) -> list[tuple[int, int]]:
    """Return the pairs of seats of which the one placed better gained less."""
    seats = range(len(ranks))
    return [(i, j) for i in seats for j in seats if ranks[i] < ranks[j] and rated[i].mu < rated[j].mu - 1e-9]


def test_all_weak_orders_are_there() -> None:
    """Their numbers are the ordered Bell numbers."""
    assert [sum(len(ranks) == seats for ranks in ORDERS) for seats in range(2, 6)] == [3, 13, 75, 541]


@pytest.mark.parametrize("before", [NEW, Rating(31.0, 1.2, 60, 40.0)], ids=["new", "established"])
def test_equal_players_gain_by_their_places(before: Rating) -> None:
    """No player gains less than one placed below, shared places gain alike, and no rating becomes less certain."""
    for ranks in ORDERS:
        rated = rate(ranks, before)
        assert list_breaches(ranks, rated) == [], ranks
        for rank in ranks:
            alike = [one for one, own in zip(rated, ranks, strict=True) if own == rank]
            assert all(math.isclose(one.mu, alike[0].mu, rel_tol=1e-12) for one in alike), ranks
            assert all(math.isclose(one.sigma, alike[0].sigma, rel_tol=1e-12) for one in alike), ranks
        assert max(one.sigma for one in rated) <= before.sigma, ranks
        assert math.isclose(sum(one.mu for one in rated), len(ranks) * before.mu, rel_tol=1e-12), ranks


def test_the_order_of_seats_does_not_matter() -> None:
    """For players of different ratings, too: each has the same rating after the game, wherever they sat."""
    ratings = {name: Rating(20.0 + 3 * at, 1.0 + 1.7 * at) for at, name in enumerate(NAMES)}
    for ranks in ORDERS:
        names = NAMES[: len(ranks)]
        here = fold_result(ratings, Result("", "", names, ranks), {}, {})
        there = fold_result(ratings, Result("", "", names[::-1], ranks[::-1]), {}, {})
        turned = fold_result(ratings, Result("", "", (*names[1:], names[0]), (*ranks[1:], ranks[0])), {}, {})
        for name in names:
            for other in (there[name], turned[name]):
                assert math.isclose(here[name].mu, other.mu, rel_tol=1e-12), ranks
                assert math.isclose(here[name].sigma, other.sigma, rel_tol=1e-12), ranks


def test_uncertainty_never_grows() -> None:
    """For no player of any rating. The model's own drift would make well-known players less certain."""
    deviations = (8.3, 4.0, 2.0, 1.0, 0.3)
    ratings = {name: Rating(20.0 + 3 * at, deviations[at]) for at, name in enumerate(NAMES)}
    for ranks in ORDERS:
        after = fold_result(ratings, Result("", "", NAMES[: len(ranks)], ranks), {}, {})
        assert all(one.sigma <= ratings[name].sigma for name, one in after.items()), ranks


def test_version_1_breaks_a_law() -> None:
    """Three share the first place, and the fourth gains more than they do: the reason for version 2."""
    ranks = (0, 0, 0, 1, 2)
    assert list_breaches(ranks, rate(ranks, version=1)) == [(0, 3), (1, 3), (2, 3)]
    assert sum(bool(list_breaches(each, rate(each, version=1))) for each in ORDERS) > 100


def test_versions_agree_on_two_players() -> None:
    """A table of two is one pair in either model, so standings of games of two hardly change by the upgrade."""
    for ranks in list_weak_orders(2):
        for old, new in zip(rate(ranks, version=1), rate(ranks), strict=True):
            assert math.isclose(old.mu, new.mu)
            assert math.isclose(old.sigma, new.sigma)
