"""The events of Glen More. None has secret fields (GM-95)."""

from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event
from cairn.events.glen_more.pieces import (
    CAPACITY,
    TILES,
    Area,
    BySeat,
    Card,
    Cube,
    East,
    FinalPart,
    Place,
    Seat,
    South,
    Space,
    TileNumber,
    Tiles,
)


class OfOwnTile(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event of a tile in a territory. `at` distinguishes it from another tile there with the same name."""

    at: Place = None


class GameSetUp(Event, frozen=True, tag="glen_more.game_set_up"):
    """The game was set up (GM-03 to GM-06): figures and die on the track, a starting village and coins for each seat.

    `unused` starting villages left the game; each row of the market is filled up to `row`.
    """

    first: Seat
    figures: Annotated[tuple[Space, ...], Meta(max_length=5, description="By seat: the space its figure stands on.")]
    die: Annotated[Space | None, Meta(description="The space the die stands on; null with 4 or 5 players.")]
    empty: Space
    villages: Annotated[Tiles, Meta(description="By seat: its starting village.")]
    unused: Annotated[Tiles, Meta(description="Starting villages that left the game.")]
    coins: Annotated[int, Meta(description="Coins each seat begins with.")]
    row: Annotated[int, Meta(description="Spaces with a coin in each row of the market.")]


class TileLaid(Event, frozen=True, tag="glen_more.tile_laid"):
    """A tile was drawn and laid on the track (GM-05, GM-13): `left` are in its stack, `empty` is the empty space."""

    space: Space
    tile: TileNumber
    stack: Annotated[int, Meta(ge=0, le=3, description="The stack it was drawn from, 0 to 3.")]
    left: Annotated[int, Meta(description="Tiles left in the stack.")]
    empty: Space


class TurnBegan(Event, frozen=True, tag="glen_more.turn_began"):
    """The hindmost figure's player has the turn (GM-10)."""

    seat: Seat


class TileTaken(Event, frozen=True, tag="glen_more.tile_taken"):
    """A figure moved onto a tile, which its player took (GM-11)."""

    seat: Seat
    origin: Space
    space: Space
    tile: TileNumber


class TileDiscarded(Event, frozen=True, tag="glen_more.tile_discarded"):
    """A figure moved onto a tile, which left the game, as its player could not place or pay for any tile (GM-14)."""

    seat: Seat
    origin: Space
    space: Space
    tile: TileNumber
    unpaid: Annotated[bool, Meta(description="Whether a tile could have been placed, but no such tile paid for.")]


class CubePaid(OfOwnTile, frozen=True, tag="glen_more.cube_paid"):
    """A cube was given from an own tile, which holds `left` now (GM-26)."""

    seat: Seat
    tile: TileNumber
    cube: Cube
    left: Annotated[int, Meta(description="Cubes left on the tile.")]


class CubeBought(Event, frozen=True, tag="glen_more.cube_bought"):
    """A cube was bought and spent at once; its row is filled up to `row` now, its buyer has `coins` (GM-20)."""

    seat: Seat
    cube: Cube
    price: Annotated[int, Meta(description="Coins it cost, or brought.")]
    row: Annotated[int, Meta(description="Spaces of the cube's row in the market with a coin now, 0 to 3.")]
    coins: Annotated[int, Meta(description="Coins the seat has now.")]


class CubeSold(OfOwnTile, frozen=True, tag="glen_more.cube_sold"):
    """A cube was sold from a tile, which holds `left`; its row is filled up to `row`, the seat has `coins` (GM-22)."""

    seat: Seat
    tile: TileNumber
    cube: Cube
    price: Annotated[int, Meta(description="Coins it cost, or brought.")]
    left: Annotated[int, Meta(description="Cubes left on the tile.")]
    row: Annotated[int, Meta(description="Spaces of the cube's row in the market with a coin now, 0 to 3.")]
    coins: Annotated[int, Meta(description="Coins the seat has now.")]


class BarrelPaid(Event, frozen=True, tag="glen_more.barrel_paid"):
    """A barrel of whisky was given; its player has `barrels` now (GM-25)."""

    seat: Seat
    barrels: Annotated[int, Meta(description="Barrels the seat has now.")]


class MemberPaid(OfOwnTile, frozen=True, tag="glen_more.member_paid"):
    """A clan member was given from a tile, where `members` are left (GM-34)."""

    seat: Seat
    tile: TileNumber
    members: Annotated[int, Meta(description="Clan members left on the tile.")]


class ChieftainPaid(Event, frozen=True, tag="glen_more.chieftain_paid"):
    """A chieftain was given; its player has `chieftains` now (GM-34)."""

    seat: Seat
    chieftains: Annotated[int, Meta(description="Chieftains the seat has now.")]


class TilePaid(Event, frozen=True, tag="glen_more.tile_paid"):
    """The tile that was taken is paid, if it cost anything, and is to be placed (GM-12)."""

    seat: Seat
    tile: TileNumber


class TilePlaced(Event, frozen=True, tag="glen_more.tile_placed"):
    """A tile was laid on a cell of a territory (GM-30)."""

    seat: Seat
    tile: TileNumber
    x: East
    y: South


class MembersGained(OfOwnTile, frozen=True, tag="glen_more.members_gained"):
    """New clan members came onto a tile that was just placed; `members` stand there now (GM-40, GM-45)."""

    seat: Seat
    tile: TileNumber
    gained: Annotated[int, Meta(description="Number gained.")]
    members: Annotated[int, Meta(description="Clan members on the tile now.")]


class BarrelsGained(OfOwnTile, frozen=True, tag="glen_more.barrels_gained"):
    """A tile brought barrels; its player has `barrels` now (GM-40, GM-45, GM-54)."""

    seat: Seat
    tile: TileNumber
    gained: Annotated[int, Meta(description="Number gained.")]
    barrels: Annotated[int, Meta(description="Barrels the seat has now.")]


class CoinsGained(Event, frozen=True, tag="glen_more.coins_gained"):
    """A tile brought coins from the supply; its player has `coins` now (GM-45)."""

    seat: Seat
    tile: TileNumber
    gained: Annotated[int, Meta(description="Number gained.")]
    coins: Annotated[int, Meta(description="Coins the seat has now.")]


class CardGained(Event, frozen=True, tag="glen_more.card_gained"):
    """A special location brought its card (GM-41)."""

    seat: Seat
    tile: TileNumber
    card: Card


class CubesPromised(Event, frozen=True, tag="glen_more.cubes_promised"):
    """Cubes for a tile are to be chosen by its player (GM-42, GM-43, GM-52)."""

    seat: Seat
    tile: TileNumber
    count: Annotated[int, Meta(ge=1, le=2, description="Number of cubes to choose.")]


class CubeGained(OfOwnTile, frozen=True, tag="glen_more.cube_gained"):
    """A cube was laid on a tile, which holds `cubes` now (GM-42, GM-43, GM-52)."""

    seat: Seat
    tile: TileNumber
    cube: Cube
    cubes: Annotated[int, Meta(description="Cubes on the tile now.")]


class ActivationBegan(Event, frozen=True, tag="glen_more.activation_began"):
    """The tile is placed; these tiles may be activated this turn without Loch Ness, each once (GM-44, GM-50)."""

    seat: Seat
    tiles: Annotated[Tiles, Meta(description="Tiles that may be activated this turn.")]


class TileActivated(OfOwnTile, frozen=True, tag="glen_more.tile_activated"):
    """A tile was activated, by `loch_ness` or not (GM-51); for an `exchange` cubes are to be given."""

    seat: Seat
    tile: TileNumber
    loch_ness: Annotated[bool, Meta(description="Whether Loch Ness was used for it.")]
    exchange: Annotated[bool, Meta(description="Whether cubes are to be given for it.")]


class ExchangeMade(OfOwnTile, frozen=True, tag="glen_more.exchange_made"):
    """All `cubes` for an exchange were given (GM-54 to GM-58)."""

    seat: Seat
    tile: TileNumber
    cubes: Annotated[tuple[Cube, ...], Meta(max_length=len(TILES) * CAPACITY, description="The cubes given.")]


class PointsScored(OfOwnTile, frozen=True, tag="glen_more.points_scored"):
    """A tile scored victory points; its player has `points` now (GM-55 to GM-58)."""

    seat: Seat
    tile: TileNumber
    scored: Annotated[int, Meta(description="The points it got.")]
    points: Annotated[int, Meta(description="The seat's points now.")]


class MovementGained(Event, frozen=True, tag="glen_more.movement_gained"):
    """A tile gave a movement point; `movement` points may be spent now (GM-59)."""

    seat: Seat
    tile: TileNumber
    movement: Annotated[int, Meta(description="Movement points left this turn.")]


class MemberMoved(Event, frozen=True, omit_defaults=True, tag="glen_more.member_moved"):
    """A clan member moved to a neighbouring tile; `movement` points are left (GM-60)."""

    seat: Seat
    origin: TileNumber
    target: TileNumber
    movement: Annotated[int, Meta(description="Movement points left this turn.")]
    origin_at: Place = None
    target_at: Place = None


class MemberPromoted(OfOwnTile, frozen=True, tag="glen_more.member_promoted"):
    """A clan member left its tile as a chieftain; `movement` points are left (GM-60)."""

    seat: Seat
    tile: TileNumber
    chieftains: Annotated[int, Meta(description="Chieftains the seat has now.")]
    movement: Annotated[int, Meta(description="Movement points left this turn.")]


class TurnEnded(Event, frozen=True, tag="glen_more.turn_ended"):
    """A turn ended; its remaining actions lapsed (GM-12)."""

    ends_turn = True
    seat: Seat


class TileRemoved(Event, frozen=True, tag="glen_more.tile_removed"):
    """A tile behind the hindmost figure left the game (GM-13)."""

    space: Space
    tile: TileNumber


class DieRolled(Event, frozen=True, tag="glen_more.die_rolled"):
    """The hindmost die was rolled and moved onto the tile that many tiles ahead, which left the game (GM-80, GM-81)."""

    roll: Annotated[int, Meta(ge=1, le=3, description="Number of tiles that it moved ahead.")]
    origin: Space
    space: Space
    tile: TileNumber


class AreaScored(Event, frozen=True, tag="glen_more.area_scored"):
    """An area was scored: each seat's number, its points for it, and its points in total (GM-71)."""

    scoring: Annotated[int, Meta(ge=1, le=3, description="Which of the three scorings, from 1.")]
    area: Annotated[Area, Meta(description="What is compared.")]
    numbers: Annotated[BySeat, Meta(description="By seat: how many it has.")]
    scored: Annotated[BySeat, Meta(description="By seat: the points it got.")]
    points: Annotated[BySeat, Meta(description="By seat: its points now.")]


class FinalScored(Event, frozen=True, tag="glen_more.final_scored"):
    """A part of the final scoring: each seat's number, its points for it, and its points in total (GM-74)."""

    what: Annotated[FinalPart, Meta(description="What is counted.")]
    numbers: Annotated[BySeat, Meta(description="By seat: how many it has.")]
    scored: Annotated[BySeat, Meta(description="By seat: the points it got; below 0 if it lost some.")]
    points: Annotated[BySeat, Meta(description="By seat: its points now.")]


class PlayEnded(Event, frozen=True, tag="glen_more.play_ended"):
    """The game was over; `cubes` on tiles break ties (GM-73, GM-75)."""

    points: Annotated[BySeat, Meta(description="By seat: its points.")]
    cubes: Annotated[BySeat, Meta(description="By seat: cubes on its tiles, which break ties.")]


EVENTS = (
    GameSetUp,
    TileLaid,
    TurnBegan,
    TileTaken,
    TileDiscarded,
    CubePaid,
    CubeBought,
    CubeSold,
    BarrelPaid,
    MemberPaid,
    ChieftainPaid,
    TilePaid,
    TilePlaced,
    MembersGained,
    BarrelsGained,
    CoinsGained,
    CardGained,
    CubesPromised,
    CubeGained,
    ActivationBegan,
    TileActivated,
    ExchangeMade,
    PointsScored,
    MovementGained,
    MemberMoved,
    MemberPromoted,
    TurnEnded,
    TileRemoved,
    DieRolled,
    AreaScored,
    FinalScored,
    PlayEnded,
)
UPCASTS: dict[tuple[str, int], Any] = {}
"""Upcasts of events from a version to the next; empty, as no event has changed yet."""
