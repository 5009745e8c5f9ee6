"""Pairs of Swiss series: no repeated pairs, and no other pairing has a lower cost."""

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
    """Return a series with these pairs in these rounds. The first of each pair has won."""
    tables = tuple(SeriesTable(number, f"{number}-{a}", (a, b), (0, 1), version=2) for number, a, b in games)
    last = max((number for number, *_ in games), default=0)
    return State(lots=tuple(range(lots)), round=last, tables=tables, byes=tuple(SeriesBye(1, place) for place in byes))


@pytest.mark.parametrize("players", [4, 7, 8, 13, 16])
@pytest.mark.parametrize("seed", range(3))
def test_no_pair_and_no_bye_is_repeated(players: int, seed: int) -> None:
    """As long as there are alternatives. The numbers of a player's first and second seats differ by two at most."""
    draft = Play(joined(opened("swiss", players), players), seed, absent=0.05).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert max(count_meetings(state).values()) == 1
    assert max(Counter(bye.place for bye in state.byes).values(), default=0) <= 1
    for place in range(players):
        sat = [table.places.index(place) for table in state.tables if place in table.places]
        assert abs(sum(sat) - sat.count(0)) <= 2


def test_the_first_round_pairs_halves() -> None:
    """The first of the upper half meets the first of the lower half, and so on (FIDE Handbook, C.04.3)."""
    paired = match_pairs(range(8), [0] * 8, state_of(8))
    assert sorted(tuple(sorted(pair)) for pair in paired.tables) == [(0, 4), (1, 5), (2, 6), (3, 7)]


def test_points_outweigh_halves() -> None:
    """The leaders meet, even if both have begun."""
    state = state_of(4, (1, 0, 2), (1, 1, 3))
    paired = match_pairs([0, 1, 2, 3], [2, 2, 0, 0], state)
    assert {frozenset(pair) for pair in paired.tables} == {frozenset((0, 1)), frozenset((2, 3))}


def test_repeated_pairs_outweigh_points() -> None:
    """The two leaders have met."""
    state = state_of(4, (1, 0, 1), (1, 2, 3))
    paired = match_pairs([0, 2, 1, 3], [2, 0, 2, 0], state)
    assert frozenset((0, 1)) not in {frozenset(pair) for pair in paired.tables}


def test_a_pair_repeats_if_there_is_no_alternative() -> None:
    """Playing again is better than not playing."""
    assert len(match_pairs([0, 1], [2, 0], state_of(2, (1, 0, 1))).tables) == 1


def test_the_lowest_player_without_a_bye_gets_it() -> None:
    """A player with a bye gets no second one."""
    assert match_pairs([0, 1, 2], [4, 2, 0], state_of(3)).byes == (2,)
    assert match_pairs([0, 1, 2], [4, 2, 0], state_of(3, byes=(2,))).byes == (1,)


def test_first_players_alternate() -> None:
    """The player who began less often begins."""
    state = state_of(4, (1, 0, 2), (1, 1, 3))
    for pair in match_pairs([0, 1, 2, 3], [2, 2, 0, 0], state).tables:
        if {*pair} == {2, 3}:
            assert pair in ((2, 3), (3, 2))
    assert match_pairs([0, 3], [2, 0, 0, 0], state_of(4, (1, 0, 2), (1, 1, 3))).tables == ((3, 0),)


@pytest.mark.parametrize("seed", range(6))
def test_no_other_pairing_costs_less(seed: int) -> None:
    """No pairing of the eight has fewer repeats, nor as few with a smaller sum of squared differences of points."""
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
    """Return the cost of a pairing: the number of repeated pairs, and the differences of points."""
    times = count_meetings(state)
    return (
        sum(times[frozenset(pair)] for pair in pairs),
        sum((points[first] - points[second]) ** 2 for first, second in pairs),
    )


def pairings(places: list[int]) -> list[list[tuple[int, int]]]:
    """Return all pairings of these players."""
    if not places:
        return [[]]
    first, *others = places
    return [
        [(first, other), *rest] for other in others for rest in pairings([place for place in others if place != other])
    ]


def test_all_pairings_are_generated() -> None:
    """Eight players have 105."""
    assert len(pairings([*range(8)])) == 105
    assert len({*combinations(range(8), 2)}) == 28
