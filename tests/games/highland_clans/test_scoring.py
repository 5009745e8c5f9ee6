"""The scoring of Highland Clans by clause: given these courts and lands, then these points."""

import pytest
from games.highland_clans.given import clan, cubes, given, when

from cairn.events.highland_clans.events import ColourScored, FollowingCounted
from cairn.events.highland_clans.moves import EndTurn
from cairn.projections.highland_clans.state import Clan
from cairn.service.rules.highland_clans import scoring


@pytest.mark.parametrize(
    ("warriors", "courts", "before", "after"),
    [
        ([4, 5, 4], [9, 5, 4], None, 1),
        ([5, 5, 4], [7, 8, 9], 0, 1),
        ([5, 5, 4], [8, 8, 9], 2, 2),
        ([5, 5, 4], [8, 8, 9], None, None),
        ([5, 5, 4], [8, 8, 9], 1, 1),
    ],
)
def test_the_largest_following(warriors: list[int], courts: list[int], before: int | None, after: int | None) -> None:
    """HC-60: most warriors; of those tied most cubes in court; still tied, it stays where it is."""
    assert scoring.largest_following(warriors, courts, before) == after


@pytest.mark.parametrize(
    ("greens", "points"),
    [
        ([6, 4, 1], (3, 2, 0)),
        ([6, 6, 4], (1, 1, 0)),
        ([6, 4, 4], (3, 1, 1)),
        ([6, 6, 6], (1, 1, 1)),
        ([6, 4, 4, 2], (3, 1, 1, 0)),
        ([2, 0, 0], (3, 0, 0)),
        ([2, 2, 0], (1, 1, 0)),
        ([0, 0, 0], (0, 0, 0)),
        ([1, 7, 3, 3, 2], (0, 3, 1, 1, 0)),
    ],
)
def test_green(greens: list[int], points: tuple[int, ...]) -> None:
    """HC-61, HC-65: 3 and 2 for the sole most and second; 1 for each player of a tie; without green nothing."""
    assert scoring.green_points(tuple(greens)) == points


@pytest.mark.parametrize(
    ("herds", "points"),
    [([3, 2, 1], (5, 2, 1)), ([3, 3, 1], (3, 3, 1)), ([0, 0, 0], (0, 0, 0)), ([0, 1, 0], (0, 3, 0))],
)
def test_red(herds: list[int], points: tuple[int, ...]) -> None:
    """HC-62: 1 for each own cattle, 2 more for the sole largest herd."""
    assert scoring.red_points(tuple(herds)) == points


def points_of(colour: str, *clans: Clan) -> ColourScored:
    """Let a round of these clans end, and return what a colour brought."""
    state = given(*clans, turn=len(clans) - 1, phase="raid", bag=cubes("yybbgg"))
    (found,) = [e for e in when(state, EndTurn()) if isinstance(e, ColourScored) and e.colour == colour]
    return found


def test_blue_is_the_rest_above_the_largest_herd_of_one_opponent() -> None:
    """HC-63, HC-64: Ralf 7 - 3, Peter, whose own herd is the largest, 3 - 2; no player scores less than 0."""
    ralf = clan(pipers=3, castles=2, cattle=0, free_lands=0)
    peter = clan(pipers=3, cattle=3, free_lands=0)
    jeroen = clan(pipers=1, cattle=2, free_lands=0)
    assert points_of("blue", ralf, peter, jeroen) == ColourScored("blue", (7, 3, 1), (3, 2, 3), (4, 1, 0))


def test_a_monastery_counts_three_green() -> None:
    """HC-61: beside the monks."""
    clans = clan(monks=1, monasteries=2), clan(monks=4), clan(monks=1)
    assert points_of("green", *clans) == ColourScored("green", (7, 4, 1), (), (3, 2, 0))


def test_every_colour_is_an_event_with_the_points_of_each() -> None:
    """HC-60 to HC-63: so that a replay can show why; the points add up."""
    state = given(clan(monks=1), clan(cattle=2), clan(pipers=4), turn=2, phase="raid", bag=cubes("yybbgg"))
    assert when(state, EndTurn())[1:5] == [
        FollowingCounted((4, 4, 4), (7, 6, 8), 2),
        ColourScored("green", (1, 0, 0), (), (3, 0, 0)),
        ColourScored("red", (1, 2, 1), (), (1, 4, 1)),
        ColourScored("blue", (2, 2, 4), (2, 1, 2), (0, 1, 2)),
    ]
    assert state.points == (9, 10, 8)
    assert state.following == 2
