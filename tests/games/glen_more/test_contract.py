"""Points 2, 6 and 7 of the contract for Glen More."""

from games.glen_more.given import activating, given, land

from cairn.contract.playing import load, perft, recorded
from cairn.events.chance import ScriptedChance
from cairn.events.codec import decode
from cairn.events.glen_more.events import CardGained
from cairn.events.glen_more.pieces import SPECIAL
from cairn.projections.fold import projection_of
from cairn.service.rules import newest
from cairn.service.rules.interface import follow

LANDS = ("68 0 0 i", "8 1 0 wood wood", "2 0 1 wood", "24 1 1")
MARKET = "wood 2 stone 1 sheep 3"


def test_perft_of_the_opening() -> None:
    """Point 7: with the lowest tiles on the track, first by hand, then recorded.

    Two players see tiles 1 to 10. The first eight and Loch Lochy can be placed at an end of river or road; the butcher
    cannot: 9. Each has two ends: 18. After each of the eight, the village and the new tile can be activated or the turn
    ended, and at Loch Lochy one of five cubes is chosen: 16 times 3 and 2 times 5, 58.
    """
    state = projection_of("glen_more").State.new({"first_seat": 0}, 2)
    follow(state, newest("glen_more").new({"first_seat": 0}, 2, ScriptedChance([0] * 14)))
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3, 4)] == [9, 18, 58, 310]


def test_perft_of_a_turn_to_be_taken() -> None:
    """Point 7: a meadow, Loch Ness, Castle Stalker, Loch Oich and a tavern can be taken, not Duart Castle, as the row
    of sheep is full: 5; wood is sold from one forest or the other: 7. Then recorded.
    """
    player = land(*LANDS, coins=3, chieftains=1, barrels=1)
    track = {4: 12, 5: 37, 6: 27, 8: 60, 9: 33, 10: 43}
    state = given(player, land("69 0 0 i", "8 1 0"), market=MARKET, track=track)
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3)] == [7, 40, 209]


def test_perft_of_an_activation() -> None:
    """Point 7: the village, the forest and the fair near the new fair, and by Loch Ness four more, can be activated: 7.

    The village's member can go to five tiles, the fair's to three, or each become a chieftain: 10. Wood of either
    forest, stone and sheep can be sold: 4. Or the turn is ended: 22. Then recorded.
    """
    lands = land(*LANDS, "55 1 -1 i", "23 2 1 stone", "57 3 1 sheep", "37 0 -1", coins=3)
    track = {4: 12, 5: 21, 6: 22}
    state = activating(55, lands, land("69 0 0 i", "8 1 0"), market=MARKET, track=track, movement=1)
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3)] == [22, 269, 2641]


def test_every_special_location_is_placed_in_a_recorded_game() -> None:
    """Point 6: each of the 13 cards was gained in at least one of them (GM-41)."""
    decisions = [decode(entry.stored, entry.version) for path in recorded("glen_more") for entry in load(path)]
    gained = {event.card for decision in decisions for event in decision.events if isinstance(event, CardGained)}
    assert gained == set(SPECIAL)
