"""Names of Glen More's tiles, and sentences about its events and moves."""

import re

import pytest

from cairn.contract.playing import load, recorded
from cairn.events.codec import decode
from cairn.events.decision import Event, Move
from cairn.events.glen_more.events import (
    CubeSold,
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
from cairn.events.glen_more.moves import ActivateTile, MoveMember, SellCube
from cairn.events.table import GameEnded, Outcome
from cairn.projections.glen_more import say
from cairn.projections.glen_more.say import one, tile_name

NAMES, ANYBODY = ["Anna", "Bruno"], ["Anna", "Bruno", "Clara", "Dora", "Emil"]


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        (9, "Loch Lochy"), (27, "Castle Stalker"), (43, "Duart Castle"), (48, "Iona Abbey"),
        (68, "the Starting village"), (10, "the Butcher (sheep)"), (66, "the Bridge"), (7, "the Quarry"),
        (33, "the Tavern (3 VP)"), (63, "the Tavern (4 VP)"), (17, "the Fair (small)"),
    ],
)  # fmt: skip
def test_names_of_tiles(tile: int, name: str) -> None:
    """A place has no article. No name has the tile's number, which is not printed on it."""
    assert tile_name(tile) == name


def test_a_tile_with_a_shared_name_has_an_indefinite_article() -> None:
    """In a sentence without its position. Each player has only one starting village."""
    found = [one(tile) for tile in (7, 17, 33, 63, 48, 66, 68)]
    assert found[:3] == ["a Quarry", "a Fair (small)", "a Tavern (3 VP)"]
    assert found[3:] == ["the Tavern (4 VP)", "Iona Abbey", "the Bridge", "the Starting village"]


def test_no_sentence_has_the_number_of_a_tile() -> None:
    """All events of recorded games are covered."""
    entries = [entry for path in recorded("glen_more") for entry in load(path)]
    events = [event for entry in entries for event in decode(entry.stored, entry.version).events]
    said = [say(event, ANYBODY) for event in events if event.type.startswith("glen_more.")]
    assert said
    assert not [text for text in said if re.search(r"\d\)", text)]


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (CubesPromised(0, 9, 2), "Loch Lochy brings two cubes for Anna to choose."),
        (CubesPromised(1, 48, 1), "Iona Abbey brings one cube for Bruno to choose."),
        (TileLaid(3, 9, 1, 1, 4), "Loch Lochy is laid on space 3; 1 tile left in stack 1."),
        (TileLaid(3, 7, 1, 2, 4), "The Quarry is laid on space 3; 2 tiles left in stack 1."),
        (TileTaken(0, 1, 3, 27), "Anna moves to space 3 and takes Castle Stalker."),
        (TileDiscarded(0, 1, 3, 12, False), "Anna can place no tile; the Meadow on space 3 leaves the game."),
        (
            TileDiscarded(0, 1, 3, 12, True),
            "Anna can pay for no tile that they could place; the Meadow on space 3 leaves the game.",
        ),
        (TilePaid(0, 43), "Duart Castle may be placed."),
        (TilePlaced(0, 66, -1, 2), "Anna places the Bridge 2 south and 1 west of the starting village."),
        (TileActivated(0, 24, True, False), "Anna activates the Forest by Loch Ness."),
        (
            CubeSold(0, 24, "wood", 3, 0, 2, 9, at=(2, -1)),
            "Anna sells a wood from the Forest 1 north and 2 east of the starting village for 3 coins.",
        ),
        (PointsScored(0, 66, 7, 7), "Anna scores 7 points with the Bridge."),
        (MemberMoved(0, 68, 9, 1), "Anna moves a clan member from the Starting village to Loch Lochy."),
        (
            MemberMoved(0, 4, 14, 0, (0, 1), (1, 2)),
            "Anna moves a clan member from the Village 1 south of the starting village "
            "to the Village 2 south and 1 east of the starting village.",
        ),
        (SellCube(6, "cattle"), "Sell a cattle from a Pasture."),
        (ActivateTile(48), "Activate Iona Abbey."),
        (MoveMember(4, 26), "Move a clan member from a Village to Castle Moil."),
    ],
)
def test_sentences(item: Event | Move, said: str) -> None:
    """The name of a place has no article, and a sentence begins with a capital letter."""
    assert say(item, NAMES) == said


def test_events_of_other_games_have_no_sentence() -> None:
    """They raise ValueError."""
    with pytest.raises(ValueError, match="no words for"):
        say(GameEnded(Outcome("points", (0,), (1, 0)), ""), NAMES)
