"""Round robins, compared with the Berger tables of the FIDE Handbook (C.05, annex 1)."""

from collections import Counter
from itertools import combinations

import pytest

from cairn.service.deciding.formats.berger import pairs_of, round_of, rounds_of

FIDE = {
    4: ("1-4 2-3", "4-3 1-2", "2-4 3-1"),
    6: ("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"),
    8: (
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ),
}
"""The tables for up to eight players, as printed."""


@pytest.mark.parametrize("players", FIDE)
def test_the_pairs_match_the_handbook(players: int) -> None:
    """So do the first players."""
    for number, printed in enumerate(FIDE[players], start=1):
        found = {f"{first + 1}-{second + 1}" for first, second in pairs_of(players, number)}
        assert found == {*printed.split()}, number


@pytest.mark.parametrize("players", range(2, 33))
def test_each_player_meets_each_other_once(players: int) -> None:
    """The numbers of games that players begin differ by one at most."""
    met, begun = Counter[frozenset[int]](), Counter[int]()
    for number in range(1, rounds_of(players) + 1):
        pairs, byes = round_of(range(players), number)
        assert len(byes) == players % 2
        assert sorted([*byes, *(place for pair in pairs for place in pair)]) == [*range(players)]
        met.update(map(frozenset, pairs))
        begun.update(first for first, _ in pairs)
    assert met == dict.fromkeys(map(frozenset, combinations(range(players), 2)), 1)
    most = [begun[place] for place in range(players)]
    assert max(most) - min(most) <= 1


def test_a_second_leg_reverses_the_first() -> None:
    """The other player begins."""
    for number in range(1, 6):
        back = [(second, first) for first, second in pairs_of(6, number)]
        assert pairs_of(6, number + 5) == back
    assert pairs_of(6, 11) == pairs_of(6, 1)
