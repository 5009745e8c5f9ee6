"""The scorings of Glen More by clause."""

import pytest
from games.glen_more.given import given, land, rules

from cairn.events.decision import Event
from cairn.events.glen_more.events import AreaScored, FinalScored, PlayEnded
from cairn.events.table import Outcome, TieBreak
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.scoring import chieftains_and_hats, compare, final_scoring, penalties, scoring
from cairn.service.rules.interface import follow


def scored(state: State, stack: int = 1) -> dict[str, AreaScored]:
    """Score as if a stack had just run out."""
    return {event.area: event for event in follow(state, scoring(state, stack)) if isinstance(event, AreaScored)}


def finally_scored(*players: Player) -> tuple[State, dict[str, FinalScored]]:
    """Score the end of a game."""
    state = given(*players)
    events: list[Event] = follow(state, final_scoring(state))
    return state, {event.what: event for event in events if isinstance(event, FinalScored)}


def test_a_scoring_compares_three_areas() -> None:
    """GM-71: barrels, chieftains with hats, and cards are compared with the smallest number, never with the die's."""
    players = [
        land("68 0 0", "51 1 1", barrels=5, chieftains=1), land("69 0 0", barrels=2),
        land("70 0 0", "9 0 1", "35 0 2", "26 1 1", barrels=2, chieftains=2),
    ]  # fmt: skip
    state = given(*players, die=4, points=(1, 0, 0))
    areas = scored(state)
    assert areas["barrels"] == AreaScored(1, "barrels", (5, 2, 2), (3, 0, 0), (4, 0, 0))
    assert areas["chieftains"] == AreaScored(1, "chieftains", (4, 0, 3), (5, 0, 3), (9, 0, 3))
    assert areas["cards"] == AreaScored(1, "cards", (1, 0, 3), (1, 0, 3), (10, 0, 6))
    assert (state.points, state.scorings) == ((10, 0, 6), 1)


@pytest.mark.parametrize(("difference", "points"), list(enumerate((0, 1, 2, 3, 5, 8, 8, 8))))
def test_points_for_differences(difference: int, points: int) -> None:
    """GM-71: differences of 0, 1, 2, 3, 4, 5 or more score 0, 1, 2, 3, 5, 8."""
    assert compare([4, 4 + difference]) == [0, points]


def test_the_example_of_a_scoring() -> None:
    """GM-92: barrels 3, 0, 3, 5 score 3, 0, 3, 8; chieftains and hats 2, 1, 4, 0 above the least score 2, 1, 5, 0."""
    players = [land(f"{68 + seat} 0 0", barrels=(3, 0, 3, 5)[seat], chieftains=(3, 2, 5, 1)[seat]) for seat in range(4)]
    areas = scored(given(*players))
    assert areas["barrels"].scored == (3, 0, 3, 8)
    assert areas["chieftains"].scored == (2, 1, 5, 0)


def test_castle_of_mey_doubles_chieftains() -> None:
    """GM-72: it doubles the chieftains of its owner, not the hats."""
    assert chieftains_and_hats(land("68 0 0", "38 1 1", "51 2 1", chieftains=3)) == 2 * 3 + 1 + 3
    assert chieftains_and_hats(land("68 0 0", "51 2 1", chieftains=3)) == 3 + 3


def test_nothing_is_scored_when_stack_0_has_run_out() -> None:
    """GM-70: only the last tiles of stacks 1, 2 and 3 cause a scoring."""
    assert scored(given(land(barrels=5)), stack=0) == {}


def test_the_final_scoring() -> None:
    """GM-74: Iona Abbey, Loch Morar, Duart Castle and coins score, and each excess tile costs three points."""
    rich = land("68 0 0", "48 1 0", "23 1 1", "35 0 1", "12 2 1", "21 3 1", "43 4 1", "29 5 1", coins=7)
    poor = land("69 0 0", "23 1 1", "21 3 1", coins=0)
    state, parts = finally_scored(rich, poor)
    assert [(part.numbers, part.scored) for part in parts.values()] == [
        ((2, 0), (4, 0)), ((2, 0), (4, 0)), ((2, 0), (6, 0)), ((7, 0), (7, 0)), ((8, 3), (-15, 0)),
    ]  # fmt: skip
    assert list(parts) == ["Iona Abbey", "Loch Morar", "Duart Castle", "coins", "tiles"]
    assert state.points == (4 + 4 + 6 + 7 - 15, 0)


def test_totals_may_be_negative() -> None:
    """GM-74: a player with a large territory and nothing else ends below 0."""
    state, _ = finally_scored(land("68 0 0", "23 1 1", "21 3 1", coins=1), land("69 0 0", coins=0))
    assert state.points == (1 - 6, 0)


def test_the_example_of_large_territories() -> None:
    """GM-91: territories of 15, 13, 16 and 13 tiles score -6, 0, -9 and 0 in the end."""
    assert penalties([15, 13, 16, 13]) == [-6, 0, -9, 0]


def finished(*players: Player, points: tuple[int, ...]) -> State:
    """Return a game that is over, with these points."""
    state = given(*players, points=points)
    state.evolve(PlayEnded(tuple(points), (0,) * len(points)))
    return state


def test_most_points_win() -> None:
    """GM-75: points come before all else."""
    state = finished(land(), land("69 0 0", "8 1 0 wood"), points=(5, 4))
    assert rules.outcome(state, []) == Outcome("points", (0,), (5, 4))


def test_cubes_break_a_tie() -> None:
    """GM-75: the player with most cubes on tiles wins; barrels and coins do not count."""
    state = finished(land(barrels=9, coins=9), land("69 0 0", "8 1 0 wood"), points=(5, 5))
    assert rules.outcome(state, []) == Outcome("cubes", (1,), (5, 5), TieBreak("cubes_on_tiles", (0, 1)))


def test_a_tie_to_the_last_is_shared() -> None:
    """GM-75: players with equal points and cubes share the victory, and the tie-break is reported."""
    state = finished(land("8 1 0 wood"), land("69 0 0", "8 1 0 wood"), land("70 0 0"), points=(5, 5, 5))
    assert rules.outcome(state, []) == Outcome("shared", (0, 1), (5, 5, 5), TieBreak("cubes_on_tiles", (1, 1, 0)))


def test_a_seat_that_left_ranks_last() -> None:
    """GM-75: most points win among the seats that stayed."""
    state = finished(land(), land("69 0 0"), land("70 0 0"), points=(9, 3, 4))
    assert rules.outcome(state, [0]) == Outcome("points", (2,), (9, 3, 4))
    assert rules.outcome(state, [0, 2]) == Outcome("points", (1,), (9, 3, 4))


def test_the_game_runs_until_the_final_scoring() -> None:
    """GM-73: there is no outcome before it."""
    assert rules.outcome(given(land()), []) is None
