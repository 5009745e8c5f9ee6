"""What a player of Glen More decides, one small step at a time."""

from dataclasses import dataclass

from events.event import Move
from events.glen_more.tiles import Cube, East, South, Space, TileNumber


@dataclass(frozen=True, slots=True)
class SellCube(Move):
    """Sell a cube from an own tile to the market, at any moment of the own turn (GM-22)."""

    type = "sell_cube"
    tile: TileNumber
    cube: Cube


@dataclass(frozen=True, slots=True)
class TakeTile(Move):
    """Move the figure onto a space that holds a tile, and take the tile (GM-11)."""

    type = "take_tile"
    space: Space


@dataclass(frozen=True, slots=True)
class DiscardTile(Move):
    """Where no tile can be paid for and placed: move the figure onto one, which leaves the game (GM-14)."""

    type = "discard_tile"
    space: Space


@dataclass(frozen=True, slots=True)
class PayCube(Move):
    """Give a cube from an own tile for the cost or the exchange at hand (GM-26, GM-53)."""

    type = "pay_cube"
    tile: TileNumber
    cube: Cube


@dataclass(frozen=True, slots=True)
class BuyCube(Move):
    """Buy a cube and spend it at once on the cost or the exchange at hand (GM-20, GM-21)."""

    type = "buy_cube"
    cube: Cube


@dataclass(frozen=True, slots=True)
class PayMember(Move):
    """Give a clan member from an own tile for Loch Ness (GM-34)."""

    type = "pay_member"
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class PayChieftain(Move):
    """Give a chieftain for Loch Ness (GM-34)."""

    type = "pay_chieftain"


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """Lay the tile that was taken and paid on a cell of the own territory (GM-30)."""

    type = "place_tile"
    x: East
    y: South


@dataclass(frozen=True, slots=True)
class ChooseCube(Move):
    """Choose a cube for Loch Lochy or Iona Abbey (GM-42, GM-43, GM-52)."""

    type = "choose_cube"
    cube: Cube


@dataclass(frozen=True, slots=True)
class ActivateTile(Move):
    """Activate an own tile: the new one, one of its neighbours, or by Loch Ness another (GM-50, GM-51)."""

    type = "activate_tile"
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class CloseExchange(Move):
    """Give no more cubes, and take what the exchange brings for those given (GM-27)."""

    type = "close_exchange"


@dataclass(frozen=True, slots=True)
class MoveMember(Move):
    """Spend a movement point: move a clan member to a neighbouring own tile (GM-60)."""

    type = "move_member"
    origin: TileNumber
    target: TileNumber


@dataclass(frozen=True, slots=True)
class PromoteMember(Move):
    """Spend a movement point: take a clan member off the territory as a chieftain (GM-60)."""

    type = "promote_member"
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Activate, move and sell no more, and end the turn (GM-12)."""

    type = "end_turn"


MOVES = (
    SellCube,
    TakeTile,
    DiscardTile,
    PayCube,
    BuyCube,
    PayMember,
    PayChieftain,
    PlaceTile,
    ChooseCube,
    ActivateTile,
    CloseExchange,
    MoveMember,
    PromoteMember,
    EndTurn,
)
