"""How Glen More's tiles are named, and its events and moves said, in plain words."""

import pytest

from events.decision import Event, Move
from events.glen_more.events import (
    CubesPromised,
    MemberMoved,
    PointsScored,
    TileActivated,
    TileDiscarded,
    TileLaid,
    TilePaid,
    TilePlaced,
    TileTaken,
)
from events.glen_more.moves import ActivateTile, MoveMember, SellCube
from events.glen_more.pieces import TILES
from events.table import GameEnded, Outcome
from projections.glen_more import say
from projections.glen_more.say import capitalised, named

NAMES = ["Anna", "Bruno"]


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        (9, "Loch Lochy"), (27, "Castle Stalker"), (43, "Duart Castle"), (48, "Iona Abbey"),
        (68, "the Starting village (68)"), (10, "the Butcher (sheep)"), (66, "the Bridge"), (7, "the Quarry (7)"),
        (33, "the Tavern (3 VP, 33)"), (63, "the Tavern (4 VP)"), (17, "the Fair (small, 17)"),
    ],
)  # fmt: skip
def test_how_tiles_are_named(tile: int, name: str) -> None:
    """A place has no article; a name that several tiles share goes with the tile's number."""
    assert named(tile) == name


def test_no_two_tiles_are_named_alike() -> None:
    """A tile's name within a sentence tells it from every other tile."""
    assert len({capitalised(named(tile)) for tile in TILES}) == len(TILES)


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (CubesPromised(0, 9, 2), "Loch Lochy brings two cubes for Anna to choose."),
        (CubesPromised(1, 48, 1), "Iona Abbey brings one cube for Bruno to choose."),
        (TileLaid(3, 9, 1, 1, 4), "Loch Lochy is laid on space 3; 1 tile left in stack 1."),
        (TileLaid(3, 7, 1, 2, 4), "The Quarry (7) is laid on space 3; 2 tiles left in stack 1."),
        (TileTaken(0, 1, 3, 27), "Anna moves to space 3 and takes Castle Stalker."),
        (TileDiscarded(0, 1, 3, 12), "Anna can place no tile; the Meadow (12) on space 3 leaves the game."),
        (TilePaid(0, 43), "Duart Castle may be placed."),
        (TilePlaced(0, 66, -1, 2), "Anna places the Bridge 2 south and 1 west of the starting village."),
        (TileActivated(0, 24, True, False), "Anna activates the Forest (24) by Loch Ness."),
        (PointsScored(0, 66, 7, 7), "Anna scores 7 points with the Bridge."),
        (MemberMoved(0, 68, 9, 1), "Anna moves a clan member from the Starting village (68) to Loch Lochy."),
        (SellCube(6, "cattle"), "Sell a cattle from the Pasture (6)."),
        (ActivateTile(48), "Activate Iona Abbey."),
        (MoveMember(4, 26), "Move a clan member from the Village (4) to Castle Moil."),
    ],
)
def test_what_is_said(item: Event | Move, said: str) -> None:
    """No article stands before the name of a place, and a sentence begins with a capital letter."""
    assert say(item, NAMES) == said


def test_what_is_not_of_this_game_is_not_said() -> None:
    """An event of another ruleset raises ValueError."""
    with pytest.raises(ValueError, match="no words for"):
        say(GameEnded(Outcome("points", (0,), (1, 0)), ""), NAMES)
