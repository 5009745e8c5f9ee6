"""Pairings of series: round robins, eliminations, tables of three to five, and Swiss pairs."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations, product

import pytest
from helpers.played_series import ID, Play, draft_series, joined
from msgspec.structs import replace

from cairn.events.series import ResultEntered, log_of
from cairn.projections.series import SeriesBye, SeriesTable, State
from cairn.projections.series.ranking import MAX_DRAWS, count_meetings, losses, matches_of, points_of, standings
from cairn.service.audit import audit
from cairn.service.deciding import series
from cairn.service.deciding.formats.elimination import bracket_of
from cairn.service.deciding.formats.matching import berger_pairs, berger_round, berger_rounds, form_groups, match_pairs


def final_state(play: Play) -> State:
    """Play a series to its end and return its state."""
    state = play.to_its_end().position.state
    assert isinstance(state, State)
    return state


def state_of(lots: int, *games: tuple[int, int, int], byes: tuple[int, ...] = ()) -> State:
    """Return a series with these pairs in these rounds. The first of each pair has won."""
    tables = tuple(SeriesTable(number, f"{number}-{a}", (a, b), (0, 1), version=2) for number, a, b in games)
    last = max((number for number, *_ in games), default=0)
    return State(lots=tuple(range(lots)), round=last, tables=tables, byes=tuple(SeriesBye(1, place) for place in byes))


@pytest.mark.parametrize("players", [4, 7, 8, 13, 16])
@pytest.mark.parametrize("seed", range(3))
def test_no_pair_and_no_bye_is_repeated(players: int, seed: int) -> None:
    """As long as there are alternatives. The numbers of a player's first and second seats differ by two at most."""
    state = final_state(Play(joined(draft_series("swiss", players), players), seed, absent=0.05))
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
    """In version 1: none of the eight has fewer repeats, nor as few with a smaller sum of squared differences."""
    play = Play(joined(draft_series("swiss", 8, rounds=5, formats_version=1), 8), seed)
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


@pytest.mark.parametrize(("players", "seats", "digest"), [(13, 2, "a19a6d2befa11b81"), (14, 3, "7bbdef0679c3e7e6")])
def test_version_1_pairs_as_before(players: int, seats: int, digest: str) -> None:
    """The digest of all tables and byes is that of the service which had version 1 only, and the log is proven."""
    draft = joined(draft_series("swiss", players, seats, rounds=5, formats_version=1), players)
    play = Play(draft, absent=0.1)
    play.to_its_end()
    rows = [table.places for table in play.state.tables], [(bye.round, bye.place) for bye in play.state.byes]
    assert sha256(repr(rows).encode()).hexdigest()[:16] == digest
    proofs = audit(log_of(ID), draft.seal(log_of(ID)), None).proofs
    assert [proof.status for proof in proofs[:4]] == ["passed"] * 4


def cost(pairs: Sequence[tuple[int, ...]], state: State, points: list[int]) -> tuple[int, int]:
    """Return the cost of a pairing: the number of repeated pairs, and the differences of points."""
    times = count_meetings(state)
    differences = sum((points[first] - points[second]) ** 2 for first, second in pairs)
    return sum(times[frozenset(pair)] for pair in pairs), differences


def pairings(places: list[int]) -> list[list[tuple[int, int]]]:
    """Return all pairings of these players."""
    if not places:
        return [[]]
    first, *others = places
    rests = {other: pairings([place for place in others if place != other]) for other in others}
    return [[(first, other), *rest] for other in others for rest in rests[other]]


def test_all_pairings_are_generated() -> None:
    """Eight players have 105."""
    assert len(pairings([*range(8)])) == 105
    assert len({*combinations(range(8), 2)}) == 28


FIDE = {
    4: ("1-4 2-3", "4-3 1-2", "2-4 3-1"),
    6: ("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"),
    8: (
        *("1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3"),
        *("3-8 4-2 5-1 6-7", "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"),
    ),
}
"""The tables for up to eight players, as printed."""


@pytest.mark.parametrize("players", FIDE)
def test_the_pairs_match_the_handbook(players: int) -> None:
    """So do the first players."""
    for number, printed in enumerate(FIDE[players], start=1):
        found = {f"{first + 1}-{second + 1}" for first, second in berger_pairs(players, number)}
        assert found == {*printed.split()}, number


@pytest.mark.parametrize("players", range(2, 33))
def test_each_player_meets_each_other_once(players: int) -> None:
    """The numbers of games that players begin differ by one at most."""
    met, begun = Counter[frozenset[int]](), Counter[int]()
    for number in range(1, berger_rounds(players) + 1):
        pairs, byes = berger_round(range(players), number)
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
        back = [(second, first) for first, second in berger_pairs(6, number)]
        assert berger_pairs(6, number + 5) == back
    assert berger_pairs(6, 11) == berger_pairs(6, 1)


def test_the_bracket_is_the_usual_one() -> None:
    """Of eight: 1 meets 8, then 4 or 5; 2 is in the other half."""
    assert [seed + 1 for seed in bracket_of(8)] == [1, 8, 4, 5, 2, 7, 3, 6]
    assert [seed + 1 for seed in bracket_of(4)] == [1, 4, 2, 3]
    assert bracket_of(1) == [0]


@pytest.mark.parametrize("players", [2, 3, 5, 8, 11, 16])
def test_a_loser_is_out(players: int) -> None:
    """There is one match fewer than players. The last player has lost none and is first."""
    draft = Play(joined(draft_series("single_elimination", players), players), players).to_its_end()
    state, table = draft.position.state, draft.position.table
    assert isinstance(state, State)
    assert len(matches_of(state)) == players - 1
    assert max(losses(state).values()) == 1
    first, second, *_ = standings(state, table)
    assert (first.rank, first.lost, second.rank, second.lost) == (0, 0, 1, 1)


def test_a_player_without_an_opponent_gets_a_bye() -> None:
    """Of five players the first three by lot have a bye in the first round."""
    play = Play(joined(draft_series("single_elimination", 5), 5), drawn=0)
    lots = play.state.lots
    assert {bye.place for bye in play.state.byes} == {*lots[:3]}
    assert [{*table.places} for table in play.state.tables] == [{*lots[3:]}]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13])
def test_double_elimination(players: int) -> None:
    """All but the winner have lost two matches, and the winner at most one."""
    play = Play(joined(draft_series("double_elimination", players), players), players)
    state = final_state(play)
    lost = Counter(losses(state).values())
    assert lost[2] == players - 1
    assert standings(state, play.draft.position.table)[0].lost <= 1


def test_draws_are_replayed_and_then_decided_by_lot() -> None:
    """Seats are swapped. After three draws the player with the better lot advances."""
    play = Play(joined(draft_series("single_elimination", 2), 2))
    seats = list[tuple[int, ...]]()
    while not play.draft.position.table.is_ended:
        (table,) = play.state.open_tables
        seats.append(table.places)
        play.later(3)
        series.enter_result(play.draft, ResultEntered(table.game, (0, 0), "draw", 9, "ab"))
        series.advance(play.draft)
    assert len(seats) == MAX_DRAWS
    assert seats[0] == seats[1][::-1] == seats[2]
    (match,) = matches_of(play.state)
    assert match.winner == play.state.lots[0]


def test_a_withdrawal_gives_a_bye() -> None:
    """No game is played."""
    play = Play(joined(draft_series("single_elimination", 4), 4), drawn=0)
    first, second = play.state.open_tables
    play.end(first)
    winner = next(table.winner for table in play.state.tables if table.ranks)
    assert winner is not None
    series.withdraw(play.draft, winner)
    play.end(second)
    series.advance(play.draft)
    assert play.draft.position.table.is_ended
    assert play.state.tables[-1].round == 1


@pytest.mark.parametrize(("players", "seats", "most"), [(9, 3, 1), (12, 3, 2), (16, 4, 2), (10, 4, 2), (25, 5, 2)])
def test_opponents_are_balanced(players: int, seats: int, most: int) -> None:
    """In the rounds needed to meet all others, no pair meets more often than the limit."""
    state = final_state(Play(joined(draft_series("round_robin", players, seats), players)))
    assert max(count_meetings(state).values()) <= most
    assert {len(table.places) for table in state.tables} == {seats}


@pytest.mark.parametrize("format", ["round_robin", "swiss"])
def test_first_seats_are_balanced(format: str) -> None:
    """After nine rounds each of nine players has begun about three times."""
    state = final_state(Play(joined(draft_series(format, 9, 3, rounds=9), 9)))  # type: ignore[arg-type]  # a format's name
    begun = Counter(table.places[0] for table in state.tables)
    assert {begun[place] for place in range(9)} <= {2, 3, 4}


def test_byes_are_balanced() -> None:
    """Of ten players at tables of four two rest in each round, and none rests twice before all have."""
    state = final_state(Play(joined(draft_series("round_robin", 10, 4, rounds=5), 10)))
    assert Counter(bye.place for bye in state.byes) == dict.fromkeys(range(10), 1)


@pytest.mark.parametrize(("players", "seats"), [(9, 3), (13, 3), (16, 4), (22, 5)])
@pytest.mark.parametrize("seed", range(3))
def test_no_exchange_is_better_for_the_higher_table(players: int, seats: int, seed: int) -> None:
    """Or has fewer repeated meetings. In version 2 a difference at the top is not traded for several below."""
    play = Play(joined(draft_series("swiss", players, seats, rounds=3), players), seed, absent=0.1)
    while not play.draft.position.table.is_ended:
        play.step()
    for number in (2, 3):
        rows = [table.places for table in play.state.tables if table.round == number]
        earlier = tuple(table for table in play.state.tables if table.round < number)
        before = replace(play.state, tables=earlier, round=number - 1)
        points, met = points_of(before, players, seats), count_meetings(before)
        for higher, lower in combinations(rows, 2):
            now = [worth(higher, met, points), worth(lower, met, points)]
            for first, second in product(higher, lower):
                other = [worth(exchanged(higher, first, second), met, points)]
                other.append(worth(exchanged(lower, second, first), met, points))
                assert [sum(row[0] for row in now), *(row[1] for row in now)] <= [
                    *[sum(row[0] for row in other)],
                    *(row[1] for row in other),
                ]


def exchanged(row: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """Return a table with another participant in the place of one."""
    return tuple(other if place == one else place for place in row)


def worth(row: tuple[int, ...], met: Counter[frozenset[int]], points: list[int]) -> tuple[int, int]:
    """Return the squares of a table's meetings, and of its differences in points."""
    pairs = [*combinations(row, 2)]
    return sum(met[frozenset(pair)] ** 2 for pair in pairs), sum((points[a] - points[b]) ** 2 for a, b in pairs)


def test_points_without_a_game_count_as_a_bye() -> None:
    """At tables of three the lowest of those without either rests."""
    absent = SeriesTable(1, "1", (0, 1, 2), (0, 0, 1), absent=(2,), version=2)
    state = replace(state_of(4), tables=(absent,), round=1, byes=(SeriesBye(1, 3),))
    assert form_groups([0, 1, 3, 2], [4, 4, 4, 0], 3, state, top_first=True).byes == (2,)
    assert form_groups([2, 3, 0, 1], [4, 4, 4, 0], 3, state, top_first=True).byes == (2,)
    assert form_groups([2, 3, 0, 1], [4, 4, 4, 0], 3, state, top_first=False).byes == (1,)


def test_swiss_tables_group_by_rank() -> None:
    """After the first round winners meet winners."""
    play = Play(joined(draft_series("swiss", 9, 3, rounds=2), 9), drawn=0)
    while play.state.round < 2:
        play.step()
    winners = {table.winner for table in play.state.tables if table.round == 1}
    assert winners in [{*table.places} for table in play.state.tables if table.round == 2]
