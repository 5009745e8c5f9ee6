"""The moves of Glen More, each a single step of a turn."""

from cairn.events.decision import Move
from cairn.events.glen_more.pieces import Cube, East, South, Space, TileNumber


class SellCube(Move, frozen=True, tag="sell_cube"):
    """Sell a cube from an own tile to the market, at any moment of the own turn (GM-22)."""

    tile: TileNumber
    cube: Cube


class TakeTile(Move, frozen=True, tag="take_tile"):
    """Move the figure onto a space that holds a tile, and take the tile (GM-11)."""

    space: Space


class DiscardTile(Move, frozen=True, tag="discard_tile"):
    """Where no tile can be paid for and placed: move the figure onto one, which leaves the game (GM-14)."""

    space: Space


class PayCube(Move, frozen=True, tag="pay_cube"):
    """Give a cube from an own tile for the cost or the exchange at hand (GM-26, GM-53)."""

    tile: TileNumber
    cube: Cube


class BuyCube(Move, frozen=True, tag="buy_cube"):
    """Buy a cube and spend it at once on the cost or the exchange at hand (GM-20, GM-21)."""

    cube: Cube


class PayMember(Move, frozen=True, tag="pay_member"):
    """Give a clan member from an own tile for Loch Ness (GM-34)."""

    tile: TileNumber


class PayChieftain(Move, frozen=True, tag="pay_chieftain"):
    """Give a chieftain for Loch Ness (GM-34)."""


class PlaceTile(Move, frozen=True, tag="place_tile"):
    """Lay the tile that was taken and paid on a cell of the own territory (GM-30)."""

    x: East
    y: South


class ChooseCube(Move, frozen=True, tag="choose_cube"):
    """Choose a cube for Loch Lochy or Iona Abbey (GM-42, GM-43, GM-52)."""

    cube: Cube


class ActivateTile(Move, frozen=True, tag="activate_tile"):
    """Activate an own tile: the new one, one of its neighbours, or by Loch Ness another (GM-50, GM-51)."""

    tile: TileNumber


class CloseExchange(Move, frozen=True, tag="close_exchange"):
    """Stop giving cubes, and take the proceeds of the exchange (GM-27)."""


class MoveMember(Move, frozen=True, tag="move_member"):
    """Spend a movement point: move a clan member to a neighbouring own tile (GM-60)."""

    origin: TileNumber
    target: TileNumber


class PromoteMember(Move, frozen=True, tag="promote_member"):
    """Spend a movement point: take a clan member off the territory as a chieftain (GM-60)."""

    tile: TileNumber


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn without further activations, movements or sales (GM-12)."""


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
