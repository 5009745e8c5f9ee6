"""Activation and movement in Glen More by clause."""

from collections import Counter
from typing import Any

import pytest
from games.glen_more.given import activating, kinds, land, may, only, placing, refused, rules, when

from cairn.events.glen_more.events import (
    AreaScored,
    BarrelsGained,
    CubeGained,
    CubePaid,
    CubesPromised,
    ExchangeMade,
    MemberMoved,
    MemberPromoted,
    MovementGained,
    PointsScored,
    TileActivated,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    CloseExchange,
    EndTurn,
    MoveMember,
    PayCube,
    PayMember,
    PlaceTile,
    PromoteMember,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import LOCH_NESS, TILES
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import put
from cairn.service.rules.glen_more.means import EXCHANGES, count_cubes

FULL = "cattle 3 grain 3 sheep 3 stone 3 wood 3"
"""A market that sells nothing."""


def tiles(state: State) -> list[int]:
    """Return the tiles that may be activated."""
    return [move.tile for move in may(state, ActivateTile)]


def test_the_new_tile_and_its_neighbours() -> None:
    """GM-50: all eight tiles around the new one can be activated, each once, in any order; none must be."""
    state = activating(24, land("68 0 0 i", "8 1 0", "24 1 1", "25 2 2", "12 3 3", "23 0 2"), market=FULL)
    assert tiles(state) == [68, 8, 24, 25, 23]
    assert refused(state, ActivateTile(12)) == "The Meadow is neither the new tile nor a neighbour of it (GM-50)."
    assert refused(state, ActivateTile(31)) == "You have no such tile (GM-50)."
    when(state, ActivateTile(25), ActivateTile(8))
    assert tiles(state) == [68, 24, 23]
    assert refused(state, ActivateTile(8)) == "The Forest was activated this turn (GM-50)."
    assert EndTurn() in rules.legal_moves(state, 0)


def test_cubes_gained_pay_for_later_activations() -> None:
    """GM-50: what the quarry and the forest gave this turn pays at the bridge."""
    state = activating(66, land("68 0 0 i", "8 1 0", "66 0 1", "23 1 1", coins=0))
    assert 66 not in tiles(state)
    when(state, ActivateTile(23), ActivateTile(8))
    assert only(when(state, ActivateTile(66)), PointsScored) == [PointsScored(0, 66, 7, 7)]


def far_away(**changes: Any) -> State:
    """Return a position with Loch Ness and three tiles that are not near the new one."""
    lands = land("68 0 0 i", "37 0 -1", "8 1 0", "24 1 1", "12 3 1", "29 4 1", "23 5 1 stone stone stone")
    return activating(24, lands, market=FULL, **changes)


def test_loch_ness_activates_one_more() -> None:
    """GM-51: its owner activates one more own tile anywhere, once a turn; a grey one gives its movement point."""
    state = far_away()
    assert tiles(state) == [68, 8, 24, 12, 29]
    events = when(state, ActivateTile(29))
    assert events == [TileActivated(0, 29, loch_ness=True, exchange=False), MovementGained(0, 29, 1)]
    assert tiles(state) == [68, 8, 24]
    assert refused(state, ActivateTile(12)) == "Loch Ness activates one more tile a turn, and it has (GM-51)."


def test_loch_ness_activates_one_more_in_each_turn() -> None:
    """GM-10, GM-51, GM-60: in the next turn it does so again, for the same tile too; unused points have lapsed."""
    state = far_away(track={3: 22, 4: 10, 5: 31}, figures=(1, 9))
    when(state, ActivateTile(29), EndTurn(), TakeTile(3), PlaceTile(-1, -1))
    assert when(state, ActivateTile(29)) == [
        TileActivated(0, 29, loch_ness=True, exchange=False), MovementGained(0, 29, 1),
    ]  # fmt: skip


def test_loch_ness_is_not_needed_for_the_new_tile_and_its_neighbours() -> None:
    """GM-51: they do not use it up, and Loch Ness activates none of them a second time."""
    state = far_away()
    events = when(state, ActivateTile(8), ActivateTile(24))
    assert [event.loch_ness for event in only(events, TileActivated)] == [False, False]
    assert refused(state, ActivateTile(8)) == "The Forest was activated this turn (GM-50)."
    assert 12 in tiles(state)


def test_loch_ness_in_the_turn_it_is_placed() -> None:
    """GM-51: its owner may use it at once."""
    state = placing(LOCH_NESS, land("68 0 0 i i", "8 1 0", "12 3 1"), phase="pay")
    when(state, PayMember(68))
    when(state, PlaceTile(0, -1))
    assert only(when(state, ActivateTile(12)), TileActivated) == [TileActivated(0, 12, loch_ness=True, exchange=False)]


def test_a_production_tile_takes_a_cube() -> None:
    """GM-52: the cube is of its kind; a tile with three cubes cannot be activated, and the attempt uses nothing up."""
    state = activating(24, land("68 0 0 i", "8 1 0 wood wood", "24 1 1 wood wood wood"), market=FULL)
    assert when(state, ActivateTile(8)) == [
        TileActivated(0, 8, loch_ness=False, exchange=False, at=(1, 0)), CubeGained(0, 8, "wood", 3, at=(1, 0)),
    ]  # fmt: skip
    assert refused(state, ActivateTile(24)) == "The Forest holds three cubes already (GM-52)."
    assert state.activated == (8,)
    assert refused(far_away(), ActivateTile(23)) == "The Quarry holds three cubes already (GM-52)."


def test_iona_abbey_takes_a_cube_of_choice() -> None:
    """GM-52: the player chooses any of the five kinds."""
    state = activating(48, land("68 0 0 i", "48 1 0 wood"), market=FULL)
    assert when(state, ActivateTile(48))[-1] == CubesPromised(0, 48, 1)
    assert len(may(state, ChooseCube)) == 5
    assert refused(state, EndTurn()) == "Choose the cube for Iona Abbey first (GM-52)."
    assert when(state, ChooseCube("cattle"))[0] == CubeGained(0, 48, "cattle", 2)
    full = activating(48, land("68 0 0 i", "48 1 0 wood wood sheep"), market=FULL)
    assert refused(full, ActivateTile(48)) == "Iona Abbey holds three cubes already (GM-52)."


def test_cubes_anywhere_pay() -> None:
    """GM-53: a sheep on a tile far away, which is not activated, pays at the butcher's."""
    state = activating(10, land("68 0 0 i", "8 1 0", "10 1 1", "57 3 1 sheep", coins=0), market=FULL)
    events = when(state, ActivateTile(10))
    assert only(events, CubePaid) == [CubePaid(0, 57, "sheep", 0)]
    assert state.points[0] == 2


def test_a_distillery_makes_one_barrel() -> None:
    """GM-54: it is made of one grain, once for each activation."""
    state = activating(11, land("68 0 0 i", "8 1 0", "11 1 1", "22 2 1 grain grain", coins=0, barrels=1), market=FULL)
    events = when(state, ActivateTile(11))
    assert kinds(events) == ["tile_activated", "cube_paid", "exchange_made", "barrels_gained"]
    assert events[-1] == BarrelsGained(0, 11, 1, 2)
    assert 11 not in tiles(state)
    assert state.players[0].laid(22).cubes == ("grain",)


@pytest.mark.parametrize(
    ("tile", "cubes", "points"),
    [
        (10, "sheep", 2), (10, "sheep sheep", 4), (31, "cattle", 2), (31, "cattle cattle", 4), (34, "sheep cattle", 5),
        (13, "wood", 1), (13, "wood stone", 3), (13, "wood stone grain", 5),
        (49, "wood", 1), (49, "wood stone", 3), (49, "wood stone grain", 5), (49, "wood stone grain sheep", 8),
        (55, "wood stone grain sheep", 8), (55, "wood stone grain sheep cattle", 12),
        (56, "wood wood wood", 8), (56, "wood wood grain", 8), (56, "wood sheep grain", 8), (66, "wood stone", 7),
    ],
)  # fmt: skip
def test_results_of_exchanges(tile: int, cubes: str, points: int) -> None:
    """GM-55, GM-56, GM-57, GM-58: butchers, fairs, the grocer and the bridge give these points for these cubes."""
    given = cubes.split()
    lands = land("68 0 0 i", f"{tile} 1 1", f"24 2 1 {' '.join(given[:3])}", f"28 3 1 {' '.join(given[3:])}", coins=0)
    state = activating(tile, lands, market=FULL)
    events = when(state, ActivateTile(tile))
    for move in (PayCube(24 if place < 3 else 28, cube) for place, cube in enumerate(given)):
        if move in rules.legal_moves(state, 0):
            events += when(state, move)
    assert [event.scored for event in only(events, PointsScored)] == [points]
    assert Counter(only(events, ExchangeMade)[0].cubes) == Counter(given)
    assert state.points == (points, 0)


@pytest.mark.parametrize(
    ("tile", "cubes"),
    [
        (34, "sheep sheep"), (34, "cattle"), (66, "wood wood"), (66, "stone"), (10, "cattle"), (31, "sheep"),
        (13, "wood wood"), (13, "wood stone grain sheep"), (49, "wood stone grain sheep cattle"), (55, "wood wood"),
        (56, "wood wood"), (56, "wood wood wood wood"), (10, "sheep sheep sheep"), (11, "grain grain"),
    ],
)  # fmt: skip
def test_invalid_numbers_of_cubes_in_exchanges(tile: int, cubes: str) -> None:
    """GM-54 to GM-58: they accept no other numbers; a fair accepts no kind twice, the grocer exactly three cubes."""
    assert count_cubes(cubes.split()) not in EXCHANGES[tile]


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (11, "The Distillery takes no cattle (GM-54)."), (10, "The Butcher (sheep) takes no cattle (GM-55)."),
        (13, "The Fair (small) takes no more sheep (GM-56)."), (66, "The Bridge takes no cattle (GM-58)."),
    ],
)  # fmt: skip
def test_an_invalid_exchange_is_refused(tile: int, said: str) -> None:
    """GM-54, GM-55, GM-56, GM-58: the refusal names the tile, and the clause about its cubes."""
    held = ("12 2 1 sheep sheep", "57 3 1 sheep grain", "22 3 2 grain wood", "24 2 2 wood")
    state = activating(tile, land("68 0 0 i", f"{tile} 1 1", *held))
    when(state, ActivateTile(tile))
    if tile == 13:
        when(state, PayCube(12, "sheep"))
    assert refused(state, BuyCube("sheep" if tile == 13 else "cattle")) == said


def test_an_exchange_that_cannot_be_paid_is_not_begun() -> None:
    """GM-27, GM-58: without a way to get exactly one wood and one stone the bridge is not activated."""
    state = activating(66, land("68 0 0 i", "8 1 0 wood", "66 0 1", coins=0), market=FULL.replace("wood 3", "wood 0"))
    assert refused(state, ActivateTile(66)) == "You cannot pay what the Bridge takes: the row of stone is full (GM-27)."


@pytest.mark.parametrize(("tile", "points"), [(33, 3), (42, 3), (63, 4)])
def test_a_tavern_scores_without_cubes(tile: int, points: int) -> None:
    """GM-58: a tavern gives 3 or 4 points, as its name says."""
    state = activating(tile, land("68 0 0 i", "8 1 0", f"{tile} 1 1"))
    assert when(state, ActivateTile(tile)) == [
        TileActivated(0, tile, loch_ness=False, exchange=False), PointsScored(0, tile, points, points),
    ]  # fmt: skip


def test_lochs_do_nothing_and_grey_tiles_give_movement() -> None:
    """GM-59: castles and villages give one point each, the starting village too."""
    state = activating(9, land("68 0 0 i", "9 0 1", "51 1 1", "29 -1 1"))
    assert refused(state, ActivateTile(9)) == "Lochs do nothing when they are activated (GM-59)."
    events = when(state, *[ActivateTile(tile) for tile in (68, 51, 29)])
    assert [event.movement for event in only(events, MovementGained)] == [1, 2, 3]


def moving(*tiles: str, movement: int) -> State:
    """Return a position with movement points to spend."""
    return activating(24, land(*tiles), movement=movement, activated=(68, 8, 24))


def test_points_move_members() -> None:
    """GM-60: any member goes to one of the eight neighbouring own tiles, to lochs too; any number may share a tile."""
    state = moving("68 0 0 i i", "8 1 0 i", "24 1 1", "9 0 1", "25 2 2", movement=2)
    moves = may(state, MoveMember)
    assert moves == [MoveMember(68, tile) for tile in (8, 24, 9)] + [MoveMember(8, tile) for tile in (68, 24, 9)]
    words = "A movement point leads to one of the eight neighbouring tiles (GM-60)."
    assert refused(state, MoveMember(68, 25)) == words
    assert refused(state, MoveMember(24, 25)) == "None of your clan members stands there (GM-60)."
    assert refused(state, MoveMember(68, 31)) == "You have no such tile (GM-60)."
    assert when(state, MoveMember(68, 9)) == [MemberMoved(0, 68, 9, 1)]
    when(state, MoveMember(8, 9))
    assert state.players[0].laid(9).members == 2


def test_one_member_may_use_several_points() -> None:
    """GM-60: a member, a new one too, goes on step by step; points that are not used lapse."""
    state = moving("68 0 0", "8 1 0", "24 1 1 i", "25 2 2", "12 3 3 wood", movement=3)
    state.market = {**state.market, "wood": 1}
    when(state, MoveMember(24, 25), MoveMember(25, 12))
    assert (state.movement, state.players[0].laid(12).members) == (1, 1)
    when(state, EndTurn())
    assert state.movement == 0
    assert refused(state, MoveMember(12, 25), seat=state.turn).startswith("First move your figure")


def test_a_member_becomes_a_chieftain() -> None:
    """GM-60: for a point any member leaves the territory for good."""
    state = moving("68 0 0 i", "8 1 0 i", "24 1 1", movement=1)
    assert may(state, PromoteMember) == [PromoteMember(68), PromoteMember(8)]
    assert refused(state, PromoteMember(24)) == "None of your clan members stands there (GM-60)."
    assert when(state, PromoteMember(8))[0] == MemberPromoted(0, 8, 1, 0, at=(1, 0))
    assert (state.players[0].chieftains, state.players[0].laid(8).members) == (1, 0)


def test_without_a_point_no_member_moves() -> None:
    """GM-60: no member goes to a tile or becomes a chieftain."""
    state = moving("68 0 0 i", "8 1 0", "24 1 1 wood", movement=0)
    assert may(state, MoveMember) + may(state, PromoteMember) == []
    assert refused(state, MoveMember(68, 8)) == "You have no movement point (GM-60)."


def test_a_chieftain_made_in_the_turn_counts_in_its_scoring() -> None:
    """GM-60: points are spent before the refill, so they count in a scoring it brings."""
    state = moving("68 0 0 i i", "8 1 0", "24 1 1", movement=1)
    state.figures, state.stacks = (5, 2), ((), (12,), (32, 33), (53,))
    state.players = (state.players[0], land("69 0 0 i", "8 1 0"))
    state.track = put(put(state.track, 3, 21), 4, 22)
    events = when(state, PromoteMember(68))
    scored = [event for event in only(events, AreaScored) if event.area == "chieftains"]
    assert [(event.numbers, event.scored) for event in scored] == [((1, 0), (1, 0))]


def test_the_last_member_may_be_promoted() -> None:
    """GM-61: then no tile can be placed, and the turns of that player follow GM-14."""
    state = moving("68 0 0 i", "8 1 0", "24 1 1", movement=1)
    state.figures, state.track = (1, 9), (None, None, 12, 21, 22, 23, 25, 28, 10, None, 31, 1, 2, 3)
    when(state, PromoteMember(68))
    assert state.turn == 0
    assert {type(move).__name__ for move in rules.legal_moves(state, 0)} == {"DiscardTile"}


def test_an_exchange_under_way_takes_sales_but_no_other_steps() -> None:
    """GM-22, GM-27: between two cubes a player may sell, but neither activate nor end the turn."""
    state = activating(56, land("68 0 0 i", "56 1 1", "24 2 1 wood wood", "28 3 1 wood"), market="wood 1")
    when(state, ActivateTile(56), PayCube(24, "wood"))
    assert refused(state, ActivateTile(68)) == "First complete the exchange you began (GM-27)."
    assert refused(state, CloseExchange()).endswith("a number of cubes was given that it takes (GM-27).")
    assert kinds(when(state, SellCube(28, "wood"), BuyCube("grain"), PayCube(24, "wood")))[-1] == "points_scored"


def test_every_tile_has_a_known_effect() -> None:
    """GM-52, GM-59: all except lochs."""
    assert {tile.effect for tile in TILES.values()} == {
        "produce", "move", "vp", "convert", "exchange", "exchange_distinct", "exchange_any", "",
    }  # fmt: skip
    assert {tile.kind for tile in TILES.values() if not tile.effect} == {"loch"}
