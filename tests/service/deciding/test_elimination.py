"""Eliminations: brackets, repeated draws, lots, and lives."""

from collections import Counter

import pytest
from helpers.played_series import Play, joined, opened

from cairn.events.series import ResultEntered
from cairn.projections.series import State
from cairn.projections.series.ranking import MAX_DRAWS, losses, matches_of, standings
from cairn.service.deciding import series
from cairn.service.deciding.formats.elimination import bracket_of


def test_the_bracket_is_the_usual_one() -> None:
    """Of eight: 1 meets 8, then 4 or 5; 2 is in the other half."""
    assert [seed + 1 for seed in bracket_of(8)] == [1, 8, 4, 5, 2, 7, 3, 6]
    assert [seed + 1 for seed in bracket_of(4)] == [1, 4, 2, 3]
    assert bracket_of(1) == [0]


@pytest.mark.parametrize("players", [2, 3, 5, 8, 11, 16])
def test_a_loser_is_out(players: int) -> None:
    """There is one match fewer than players. The last player has lost none and is first."""
    draft = Play(joined(opened("single_elimination", players), players), players).to_its_end()
    state, table = draft.position.state, draft.position.table
    assert isinstance(state, State)
    assert len(matches_of(state)) == players - 1
    assert max(losses(state).values()) == 1
    first, second, *_ = standings(state, table)
    assert (first.rank, first.lost, second.rank, second.lost) == (0, 0, 1, 1)


def test_a_player_without_an_opponent_gets_a_bye() -> None:
    """Of five players the first three by lot have a bye in the first round."""
    play = Play(joined(opened("single_elimination", 5), 5), drawn=0)
    lots = play.state.lots
    assert {bye.place for bye in play.state.byes} == {*lots[:3]}
    assert [{*table.places} for table in play.state.tables] == [{*lots[3:]}]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13])
def test_double_elimination(players: int) -> None:
    """All but the winner have lost two matches, and the winner at most one."""
    draft = Play(joined(opened("double_elimination", players), players), players).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    lost = Counter(losses(state).values())
    assert lost[2] == players - 1
    assert standings(state, draft.position.table)[0].lost <= 1


def test_draws_are_replayed_and_then_decided_by_lot() -> None:
    """Seats are swapped. After three draws the player with the better lot advances."""
    play = Play(joined(opened("single_elimination", 2), 2))
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
    play = Play(joined(opened("single_elimination", 4), 4), drawn=0)
    first, second = play.state.open_tables
    play.end(first)
    winner = next(table.winner for table in play.state.tables if table.ranks)
    assert winner is not None
    series.withdraw(play.draft, winner)
    play.end(second)
    series.advance(play.draft)
    assert play.draft.position.table.is_ended
    assert play.state.tables[-1].round == 1
