"""Tables of three to five: each meets others as evenly as can be, and sits everywhere by turns."""

from collections import Counter

import pytest
from helpers.played_series import Play, joined, opened

from cairn.projections.series import State
from cairn.projections.series.ranking import count_meetings


@pytest.mark.parametrize(("players", "seats", "most"), [(9, 3, 1), (12, 3, 2), (16, 4, 2), (10, 4, 2), (25, 5, 2)])
def test_each_meets_others_as_evenly_as_can_be(players: int, seats: int, most: int) -> None:
    """In as many rounds as it would take to meet all, nobody meets the same more than so often."""
    draft = Play(joined(opened("round_robin", players, seats), players)).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert max(count_meetings(state).values()) <= most
    assert {len(table.places) for table in state.tables} == {seats}


@pytest.mark.parametrize("format", ["round_robin", "swiss"])
def test_start_seats_come_in_turn(format: str) -> None:
    """After nine rounds each of nine has begun three times, or as good as."""
    draft = Play(joined(opened(format, 9, 3, rounds=9), 9)).to_its_end()  # type: ignore[arg-type]  # a format's name
    state = draft.position.state
    assert isinstance(state, State)
    begun = Counter(table.places[0] for table in state.tables)
    assert {begun[place] for place in range(9)} <= {2, 3, 4}


def test_byes_come_in_turn_where_tables_do_not_suffice() -> None:
    """Of ten at tables of four two rest in each round, and nobody twice before all others have."""
    draft = Play(joined(opened("round_robin", 10, 4, rounds=5), 10)).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert Counter(bye.place for bye in state.byes) == dict.fromkeys(range(10), 1)


def test_the_ranked_meet_the_ranked() -> None:
    """In a Swiss series of tables, after the first round, those who won meet each other."""
    play = Play(joined(opened("swiss", 9, 3, rounds=2), 9), drawn=0)
    while play.state.round < 2:
        play.step()
    winners = {table.winner for table in play.state.tables if table.round == 1}
    assert winners in [{*table.places} for table in play.state.tables if table.round == 2]
