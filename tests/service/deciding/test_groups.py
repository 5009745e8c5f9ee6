"""Tables of three to five: balanced opponents and seats."""

from collections import Counter

import pytest
from helpers.played_series import Play, joined, opened

from cairn.projections.series import State
from cairn.projections.series.ranking import count_meetings


@pytest.mark.parametrize(("players", "seats", "most"), [(9, 3, 1), (12, 3, 2), (16, 4, 2), (10, 4, 2), (25, 5, 2)])
def test_opponents_are_balanced(players: int, seats: int, most: int) -> None:
    """In the rounds needed to meet all others, no pair meets more often than the limit."""
    draft = Play(joined(opened("round_robin", players, seats), players)).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert max(count_meetings(state).values()) <= most
    assert {len(table.places) for table in state.tables} == {seats}


@pytest.mark.parametrize("format", ["round_robin", "swiss"])
def test_first_seats_are_balanced(format: str) -> None:
    """After nine rounds each of nine players has begun about three times."""
    draft = Play(joined(opened(format, 9, 3, rounds=9), 9)).to_its_end()  # type: ignore[arg-type]  # a format's name
    state = draft.position.state
    assert isinstance(state, State)
    begun = Counter(table.places[0] for table in state.tables)
    assert {begun[place] for place in range(9)} <= {2, 3, 4}


def test_byes_are_balanced() -> None:
    """Of ten players at tables of four two rest in each round, and none rests twice before all have."""
    draft = Play(joined(opened("round_robin", 10, 4, rounds=5), 10)).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    assert Counter(bye.place for bye in state.byes) == dict.fromkeys(range(10), 1)


def test_swiss_tables_group_by_rank() -> None:
    """After the first round winners meet winners."""
    play = Play(joined(opened("swiss", 9, 3, rounds=2), 9), drawn=0)
    while play.state.round < 2:
        play.step()
    winners = {table.winner for table in play.state.tables if table.round == 1}
    assert winners in [{*table.places} for table in play.state.tables if table.round == 2]
