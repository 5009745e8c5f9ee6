"""Pairs of Swiss series: nobody meets the same twice, and no other pairing costs less."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from helpers.played_series import Play, joined, opened
from msgspec.structs import replace

from cairn.projections.series import SeriesBye, SeriesTable, State
from cairn.projections.series.ranking import count_meetings, points_of
from cairn.service.deciding.formats.matching import match_pairs


def state_of(lots: int, *games: tuple[int, int, int], byes: tuple[int, ...] = ()) -> State:
    """Return a series in which these have met in these rounds; the first of each two has won."""
    tables = tuple(SeriesTable(number, f"{number}-{a}", (a, b), (0, 1), version=2) for number, a, b in games)
    last = max((number for number, *_ in games), default=0)
    return State(lots=tuple(range(lots)), round=last, tables=tables, byes=tuple(SeriesBye(1, place) for place in byes))


@pytest.mark.parametrize("players", [4, 7, 8, 13, 16])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_meets_the_same_twice_nor_has_two_byes(players: int, seed: int) -> None:
    """As long as there are others; and each begins as often as not, but for two times."""
    draft = Play(joined(opened("swiss", players), players), seed, absent=0.05).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert max(count_meetings(state).values()) == 1
    assert max(Counter(bye.place for bye in state.byes).values(), default=0) <= 1
    for place in range(players):
        sat = [table.places.index(place) for table in state.tables if place in table.places]
        assert abs(sum(sat) - sat.count(0)) <= 2


def test_the_first_round_of_equals_is_of_halves() -> None:
    """The first of the upper half meets the first of the lower, and so on (FIDE Handbook, C.04.3)."""
    paired = match_pairs(range(8), [0] * 8, state_of(8))
    assert sorted(tuple(sorted(pair)) for pair in paired.tables) == [(0, 4), (1, 5), (2, 6), (3, 7)]


def test_points_count_more_than_halves() -> None:
    """The leaders meet, even if they begin both."""
    state = state_of(4, (1, 0, 2), (1, 1, 3))
    paired = match_pairs([0, 1, 2, 3], [2, 2, 0, 0], state)
    assert {frozenset(pair) for pair in paired.tables} == {frozenset((0, 1)), frozenset((2, 3))}


def test_who_has_met_counts_more_than_points() -> None:
    """The two leaders have met."""
    state = state_of(4, (1, 0, 1), (1, 2, 3))
    paired = match_pairs([0, 2, 1, 3], [2, 0, 2, 0], state)
    assert frozenset((0, 1)) not in {frozenset(pair) for pair in paired.tables}


def test_two_meet_again_where_there_is_nobody_else() -> None:
    """Rather than not to play."""
    assert len(match_pairs([0, 1], [2, 0], state_of(2, (1, 0, 1))).tables) == 1


def test_the_last_who_had_none_has_the_bye() -> None:
    """Not who had one."""
    assert match_pairs([0, 1, 2], [4, 2, 0], state_of(3)).byes == (2,)
    assert match_pairs([0, 1, 2], [4, 2, 0], state_of(3, byes=(2,))).byes == (1,)


def test_who_begins_alternates() -> None:
    """Who began less often begins."""
    state = state_of(4, (1, 0, 2), (1, 1, 3))
    for pair in match_pairs([0, 1, 2, 3], [2, 2, 0, 0], state).tables:
        if {*pair} == {2, 3}:
            assert pair in ((2, 3), (3, 2))
    assert match_pairs([0, 3], [2, 0, 0, 0], state_of(4, (1, 0, 2), (1, 1, 3))).tables == ((3, 0),)


@pytest.mark.parametrize("seed", range(6))
def test_no_other_pairing_costs_less(seed: int) -> None:
    """All pairings of eight are tried: none has fewer who met, and of those none less between their points, squared."""
    play = Play(joined(opened("swiss", 8, rounds=5), 8), seed)
    rounds = 0
    while not play.draft.position.table.is_ended:
        play.step()
        state = play.state
        if state.round > rounds > 0:
            rows = [table.places for table in state.tables if table.round == state.round]
            before = replace(state, tables=tuple(table for table in state.tables if table.round < state.round))
            points = points_of(before, 8, 2)
            assert cost(rows, before, points) == min(cost(pairs, before, points) for pairs in pairings([*range(8)]))
        rounds = state.round


def cost(pairs: Sequence[tuple[int, ...]], state: State, points: list[int]) -> tuple[int, int]:
    """Return what a pairing costs: how many have met, and how far apart points are."""
    times = count_meetings(state)
    return (
        sum(times[frozenset(pair)] for pair in pairs),
        sum((points[first] - points[second]) ** 2 for first, second in pairs),
    )


def pairings(places: list[int]) -> list[list[tuple[int, int]]]:
    """Return all ways to pair these."""
    if not places:
        return [[]]
    first, *others = places
    return [
        [(first, other), *rest] for other in others for rest in pairings([place for place in others if place != other])
    ]


def test_all_pairings_are_tried() -> None:
    """There are 105 of eight."""
    assert len(pairings([*range(8)])) == 105
    assert len({*combinations(range(8), 2)}) == 28
