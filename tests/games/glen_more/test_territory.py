"""Placing tiles in Glen More and their immediate bonuses, by clause."""

import pytest
from games.glen_more.given import (
    activating,
    change,
    change_laid,
    kinds,
    land,
    may,
    only,
    placing,
    refused,
    rules,
    set_up,
    when,
)

from cairn.events.glen_more.events import (
    ActivationBegan,
    BarrelsGained,
    CardGained,
    ChieftainPaid,
    CoinsGained,
    CubeGained,
    CubesPromised,
    MemberPaid,
    MembersGained,
    TilePaid,
    TilePlaced,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    EndTurn,
    PayChieftain,
    PayCube,
    PayMember,
    PlaceTile,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import LOCH_NESS, LOCH_OICH, LOCH_SHIEL, SPECIAL, TILES
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules import glen_more
from cairn.service.rules.glen_more.scoring import HATS

RIVER_MEADOW, ROAD_QUARRY, MEADOW = 3, 1, 12
PLAIN = [tile.id for tile in TILES.values() if not tile.river and not tile.road]


def cells(state: State) -> list[tuple[int, int]]:
    """Return the cells on which the tile may be placed."""
    return [(move.x, move.y) for move in may(state, PlaceTile)]


def croft() -> Player:
    """Return a player with members on their village, a road tile to the east and a river tile to the south."""
    return land("68 0 0 i", "8 1 0 i", "2 0 1 i")


def test_a_tile_shares_a_side_and_has_a_member_near() -> None:
    """GM-30: a corner is not enough, and one of the eight neighbours must hold a clan member."""
    state = placing(MEADOW, land("68 0 0", "8 1 0", "24 1 1 i", "23 2 1"))
    assert cells(state) == [(1, 2), (2, 2)]
    assert refused(state, PlaceTile(0, 2)).startswith("No side of that cell is shared with a tile")
    assert refused(state, PlaceTile(1, -1)).startswith("None of your clan members stands on a neighbour")
    assert refused(state, PlaceTile(1, 1)) == "Another tile lies there (GM-30)."


def test_a_tile_with_one_cell_is_placed_automatically() -> None:
    """GM-30: its player has no choice."""
    state = set_up(land("68 0 0 i", "8 1 0", "24 1 1"), track={3: MEADOW, 4: 21})
    assert only(when(state, TakeTile(3)), TilePlaced) == [TilePlaced(0, MEADOW, 1, -1)]


def test_river_and_road_continue_at_their_ends() -> None:
    """GM-31: the river continues north and south, the road east and west, nowhere else and without a gap."""
    river, road = placing(RIVER_MEADOW, croft()), placing(ROAD_QUARRY, croft())
    assert cells(river) == [(0, -1), (0, 2)]
    assert cells(road) == [(-1, 0), (2, 0)]
    assert refused(river, PlaceTile(1, 1)) == "A river tile extends the river at its north or south end (GM-31)."
    assert refused(road, PlaceTile(1, 1)) == "A road tile extends the road at its east or west end (GM-31)."


def test_touching_sides_match() -> None:
    """GM-32: a plain tile lies at no end of river or road."""
    state = placing(MEADOW, croft())
    for x, y in ((0, -1), (0, 2)):
        assert refused(state, PlaceTile(x, y)) == "Sides that touch must match: river to river, plain to plain (GM-32)."
    for x, y in ((-1, 0), (2, 0)):
        assert refused(state, PlaceTile(x, y)) == "Sides that touch must match: road to road, plain to plain (GM-32)."


def test_a_cell_beyond_a_gap_can_be_dead() -> None:
    """GM-32: a plain tile in the river's column, one cell off its end, blocks it for good."""
    column = ("68 0 0 i", "8 1 0", "23 1 -1 i", "25 1 -2 i")
    assert (0, -2) in cells(placing(MEADOW, land(*column)))
    blocked = placing(RIVER_MEADOW, land(*column, "22 0 -2"))
    assert cells(blocked) == [(0, 1)]
    assert refused(blocked, PlaceTile(0, -1)).endswith("river to river, plain to plain (GM-32).")


def test_the_rulebooks_example_of_placing() -> None:
    """GM-30 to GM-32: its table names the cells that the rules allow."""
    player = land("68 0 0 i", "8 1 0", "2 0 1")
    assert cells(placing(RIVER_MEADOW, player)) == [(0, -1)]
    assert cells(placing(ROAD_QUARRY, player)) == [(-1, 0)]
    state = placing(MEADOW, player)
    assert cells(state) == [(1, -1), (-1, 1), (1, 1)]
    assert refused(state, PlaceTile(-1, -1)).startswith("No side of that cell is shared")
    assert refused(placing(RIVER_MEADOW, player), PlaceTile(0, 2)).startswith("None of your clan members")


def test_any_tile_lies_beside_any_other() -> None:
    """GM-33: all 34 tiles without river and road may lie on the same cells, beside road tile and river tile."""
    assert len(PLAIN) == 34
    assert {tuple(cells(placing(tile, croft()))) for tile in PLAIN} == {((1, -1), (-1, 1), (1, 1))}


def test_loch_ness_costs_a_member_or_a_chieftain() -> None:
    """GM-34: a member of any tile, or a chieftain, is given before the tile is placed."""
    state = set_up(land("68 0 0 i", "2 0 -1 i", chieftains=1), track={3: LOCH_NESS, 4: ROAD_QUARRY})
    when(state, TakeTile(3))
    assert may(state, PayMember) + may(state, PayChieftain) == [PayMember(68), PayMember(2), PayChieftain()]
    assert refused(state, PayCube(2, "wood")) == "No wood lies on the Forest (GM-26)."
    assert refused(state, BuyCube("wood")) == "Loch Ness costs a clan member or a chieftain, and no cubes (GM-34)."
    other = state.copy()
    assert when(state, PayMember(68))[:3] == [MemberPaid(0, 68, 0), TilePaid(0, 37), TilePlaced(0, 37, 0, -2)]
    assert when(other, PayChieftain())[:2] == [ChieftainPaid(0, 0), TilePaid(0, 37)]
    assert cells(other) == [(0, -2), (0, 1)]


def test_the_paid_member_supports_no_tile() -> None:
    """GM-34: a payment that leaves Loch Ness no legal cell is refused, and if none leaves one, it cannot be taken."""
    state = set_up(land("68 0 0 i", "8 1 0", "40 2 0 i", chieftains=1), track={3: LOCH_NESS, 4: ROAD_QUARRY})
    when(state, TakeTile(3))
    assert may(state, PayMember) == [PayMember(40)]
    assert refused(state, PayMember(68)) == "Without that clan member Loch Ness would have no legal cell (GM-34)."
    assert refused(state, PayMember(8)) == "None of your clan members stands there (GM-34)."
    alone = set_up(land("68 0 0 i"), track={3: LOCH_NESS, 4: ROAD_QUARRY, 5: RIVER_MEADOW})
    assert refused(alone, TakeTile(3)).startswith("You can give no clan member or chieftain")
    change(alone, 0, chieftains=1)
    assert kinds(when(alone, TakeTile(3)))[:3] == ["tile_taken", "chieftain_paid", "tile_paid"]


def test_only_loch_ness_costs_a_member() -> None:
    """GM-34: a member or a chieftain pays for no other tile."""
    state = set_up(land("8 1 0 wood", "2 0 1 wood", chieftains=1), track={3: 29}, market="wood 1")
    when(state, TakeTile(3))
    assert refused(state, PayChieftain()) == "Only Loch Ness costs a clan member or a chieftain (GM-34)."
    state.taken = LOCH_NESS
    change(state, 0, chieftains=0)
    assert refused(state, PayChieftain()) == "You have no chieftain (GM-34)."


def test_loch_oich_costs_two_different_resources() -> None:
    """GM-35: its player gives any two kinds, owned or bought, but no kind twice."""
    state = set_up(land("8 1 0 wood wood", coins=2), track={3: LOCH_OICH, 4: RIVER_MEADOW})
    when(state, TakeTile(3))
    assert may(state, BuyCube) == [BuyCube(cube) for cube in ("cattle", "grain", "sheep", "stone", "wood")]
    when(state, PayCube(8, "wood"))
    assert refused(state, PayCube(8, "wood")) == "No wood is asked for here (GM-35)."
    assert kinds(when(state, BuyCube("grain"))) == ["cube_bought", "tile_paid"]


@pytest.mark.parametrize("tile", [4, 16, 41, 51])
def test_a_village_or_castle_brings_a_member(tile: int) -> None:
    """GM-40: one new clan member comes onto it."""
    state = placing(tile, croft())
    events = when(state, may(state, PlaceTile)[0])
    assert only(events, MembersGained) == [MembersGained(0, tile, 1, 1)]
    assert state.players[0].laid(tile).members == 1


@pytest.mark.parametrize("tile", [11, 15, 36, 59])
def test_a_distillery_brings_a_barrel(tile: int) -> None:
    """GM-40: it brings one barrel, and no more if its player has others."""
    state = placing(tile, croft())
    change(state, 0, barrels=2)
    assert only(when(state, may(state, PlaceTile)[0]), BarrelsGained) == [BarrelsGained(0, tile, 1, 3)]


@pytest.mark.parametrize("card", SPECIAL)
def test_special_locations_bring_their_cards(card: str) -> None:
    """GM-41: each brings the card of its name, and no other tile brings one."""
    state = placing(SPECIAL[card], croft())
    events = when(state, may(state, PlaceTile)[0])
    assert only(events, CardGained) == [CardGained(0, SPECIAL[card], card)]
    assert state.players[0].cards == (card,)
    assert [tile.id for tile in TILES.values() if ("card", 1) in tile.bonus] == sorted(SPECIAL.values())


def test_loch_lochy_brings_two_cubes() -> None:
    """GM-42: they may be of any kinds, both of the same kind too, and are laid on Loch Lochy."""
    state = placing(9, croft())
    events = when(state, PlaceTile(0, -1))
    assert events[-1] == CubesPromised(0, 9, 2)
    assert may(state, ChooseCube) == [ChooseCube(cube) for cube in ("cattle", "grain", "sheep", "stone", "wood")]
    assert when(state, ChooseCube("wood")) == [CubeGained(0, 9, "wood", 1)]
    assert kinds(when(state, ChooseCube("wood"))) == ["cube_gained", "activation_began"]
    assert state.players[0].laid(9).cubes == ("wood", "wood")


def test_loch_shiel_fills_empty_tiles() -> None:
    """GM-43: each empty quarry, forest, meadow, pasture and grain field gets a cube, Iona Abbey one of choice."""
    sources = ("1 -1 0", "8 1 0", "57 1 1", "65 2 1", "46 3 1", "28 1 2 wood", "11 2 2", "48 2 0")
    state = placing(52, land("68 0 0 i", *sources))
    events = when(state, PlaceTile(0, -1))
    gained = [
        *(CubeGained(0, 1, "stone", 1), CubeGained(0, 8, "wood", 1, at=(1, 0)), CubeGained(0, 57, "sheep", 1)),
        *(CubeGained(0, 65, "cattle", 1), CubeGained(0, 46, "grain", 1)),
    ]
    assert only(events, CubeGained) == gained
    assert events[-1] == CubesPromised(0, 48, 1)
    assert refused(state, EndTurn()) == "Choose the cube for Iona Abbey first (GM-47)."
    assert when(state, ChooseCube("grain"))[0] == CubeGained(0, 48, "grain", 1)


def test_loch_shiel_passes_over_what_is_not_empty() -> None:
    """GM-43: an Iona Abbey with a cube gets none; cubes may be sold before Loch Shiel is laid."""
    player = land("68 0 0 i", "8 1 0 wood", "48 2 0 sheep")
    state = set_up(player, track={3: 52, 4: ROAD_QUARRY}, market="wood 1")
    when(state, SellCube(8, "wood"), TakeTile(3))
    events = when(state, PlaceTile(0, -1))
    assert only(events, CubeGained) == [CubeGained(0, 8, "wood", 1)]
    assert only(events, CubesPromised) == []


def before_loch_shiel(*tiles: str, market: str) -> State:
    """Return a position in which Loch Shiel can be taken and has one legal cell, at the river's north end."""
    return set_up(land("68 0 0 i", "2 0 1 wood", *tiles), track={3: 52, 4: 1}, market=market)


def test_a_player_may_sell_before_loch_shiel_is_laid() -> None:
    """GM-12, GM-22, GM-43: they have the choice though one cell is legal, and a tile they empty gets a cube."""
    state = before_loch_shiel("7 0 2 stone", market="wood 1 stone 1")
    assert kinds(when(state, TakeTile(3))) == ["tile_taken", "tile_paid"]
    assert rules.legal_moves(state, 0) == [PlaceTile(0, -1), SellCube(2, "wood"), SellCube(7, "stone")]
    assert kinds(when(state, SellCube(2, "wood"))) == ["cube_sold"]
    events = when(state, PlaceTile(0, -1))
    assert only(events, CubeGained) == [CubeGained(0, 2, "wood", 1)]


def test_loch_shiel_is_placed_automatically_if_nothing_can_be_sold() -> None:
    """GM-43: with no cube, with a row that takes none, or after the last sale, if one cell is legal."""
    unsold = before_loch_shiel(market="stone 1")
    assert only(when(unsold, TakeTile(3)), TilePlaced) == [TilePlaced(0, 52, 0, -1)]
    state = before_loch_shiel(market="wood 1")
    when(state, TakeTile(3))
    assert kinds(when(state, SellCube(2, "wood")))[:4] == ["cube_sold", "tile_placed", "card_gained", "cube_gained"]


def test_loch_shiel_was_placed_automatically_in_version_1() -> None:
    """GM-43: a game of version 1 continues as before, whatever could be sold first."""
    state = before_loch_shiel(market="wood 1")
    events = when(state, TakeTile(3), by=glen_more.versions[1])
    assert kinds(events) == ["tile_taken", "tile_paid", "tile_placed", "card_gained", "activation_began"]
    newer = before_loch_shiel(market="wood 1")
    assert kinds(when(newer, TakeTile(3), by=glen_more.versions[2])) == ["tile_taken", "tile_paid"]
    assert list(glen_more.versions) == [1, 2]


def test_other_tiles_with_one_cell_are_placed_automatically() -> None:
    """GM-12, GM-43: a sale before another tile is placed is as good after it."""
    for version in glen_more.versions.values():
        state = set_up(land("68 0 0 i", "2 0 1 wood"), track={3: 35, 4: 1}, market="wood 1")
        assert only(when(state, TakeTile(3), by=version), TilePlaced) == [TilePlaced(0, 35, 0, -1)]


def test_loch_shiel_costs_nothing() -> None:
    """GM-43: so a payment never hides a sale before it is placed."""
    assert TILES[LOCH_SHIEL].cost == ()


def test_loch_oich_activates_everything() -> None:
    """GM-44: all own tiles can be activated, each once, in any order, none by Loch Ness; movement points count."""
    tiles = ("68 0 0 i", "8 1 0", "24 1 1", "25 1 2", "37 0 -1", "29 1 3")
    state = placing(LOCH_OICH, land(*tiles))
    events = when(state, PlaceTile(0, 1))
    assert events[-1] == ActivationBegan(0, (68, 8, 24, 25, 37, 29, LOCH_OICH))
    happened = when(state, *[ActivateTile(tile) for tile in (29, 24, 68, 25, 8)])
    assert not any(event.loch_ness for event in happened if hasattr(event, "loch_ness"))
    assert (may(state, ActivateTile), state.movement) == ([], 2)
    assert refused(state, ActivateTile(29)) == "The Village was activated this turn (GM-50)."


def test_later_loch_oich_does_nothing() -> None:
    """GM-44: in another turn only the new tile and its neighbours are activated."""
    state = placing(MEADOW, land("68 0 0 i", "8 1 0", "60 0 1", "28 3 0"))
    assert when(state, PlaceTile(1, 1))[-1] == ActivationBegan(0, (68, 8, 60, MEADOW))


@pytest.mark.parametrize(
    ("tile", "members", "barrels", "coins"), [(27, 2, 0, 6), (26, 1, 1, 6), (64, 1, 2, 6), (30, 1, 0, 9), (38, 1, 0, 6)]
)
def test_bonuses_of_castles(tile: int, members: int, barrels: int, coins: int) -> None:
    """GM-45: Castle Stalker brings a second member, Castle Moil a barrel, Donan Castle two, Armadale Castle 3 coins."""
    state = placing(tile, croft())
    events = when(state, may(state, PlaceTile)[0])
    player = state.players[0]
    assert (player.laid(tile).members, player.barrels, player.coins) == (members, barrels, coins)
    assert only(events, CoinsGained) == ([CoinsGained(0, 30, 3, 9)] if tile == 30 else [])


def test_hats() -> None:
    """GM-46: Cawdor Castle has three, five castles have one each, the other cards none."""
    ones = ("Castle of Mey", "Castle Stalker", "Castle Moil", "Donan Castle", "Armadale Castle")
    assert {"Cawdor Castle": 3, **dict.fromkeys(ones, 1)} == HATS


def test_bonuses_are_mandatory() -> None:
    """GM-47: they take effect when the tile is placed. Promised cubes are chosen before anything else except sales."""
    state = placing(9, croft(), market="wood 1")
    change_laid(state, 0, 8, cubes=("wood",))
    when(state, PlaceTile(0, -1))
    assert {type(move) for move in may(state, object)} == {ChooseCube, SellCube}  # type: ignore[arg-type]
    assert refused(state, EndTurn()) == "Choose the cubes for Loch Lochy first (GM-47)."
    assert refused(state, ActivateTile(8)) == "Choose the cubes for Loch Lochy first (GM-47)."
    when(state, ChooseCube("wood"))
    assert refused(state, EndTurn()) == "Choose the cube for Loch Lochy first (GM-47)."


def test_an_abbey_gets_its_cube_once_in_an_activation() -> None:
    """GM-47, GM-52: a choice during the activation does not restart it."""
    state = activating(48, land("68 0 0 i", "48 1 0"))
    when(state, ActivateTile(48), ChooseCube("sheep"))
    assert (state.phase, state.activated) == ("activate", (48,))
    assert state.players[0].laid(48).cubes == ("sheep",)
