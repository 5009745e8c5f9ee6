"""What can happen in Glen More. Nothing of it is secret (GM-95)."""

from dataclasses import dataclass
from typing import Annotated

from events.event import Event
from events.glen_more.tiles import Card, Cube, East, Seat, South, Space, TileNumber
from events.shapes import Between, OneOf

AREAS = ("barrels", "chieftains", "cards")
"""What each scoring compares: barrels, chieftains with hats, cards of special locations (GM-71)."""

FINAL = ("Iona Abbey", "Loch Morar", "Duart Castle", "coins", "tiles")
"""What the final scoring counts (GM-74)."""


@dataclass(frozen=True, slots=True)
class GameSetUp(Event):
    """The game was set up (GM-03 to GM-06): figures and die on the track, a starting village and coins for each seat.

    `unused` starting villages left the game; each row of the market is filled up to `row`.
    """

    type = "glen_more.game_set_up"
    first: Seat
    figures: tuple[Space, ...]
    die: Space | None
    empty: Space
    villages: tuple[TileNumber, ...]
    unused: tuple[TileNumber, ...]
    coins: int
    row: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was drawn and laid on the track (GM-05, GM-13): `left` are in its stack, `empty` is the empty space."""

    type = "glen_more.tile_laid"
    space: Space
    tile: TileNumber
    stack: Annotated[int, Between(0, 3)]
    left: int
    empty: Space


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The hindmost figure's player has the turn (GM-10)."""

    type = "glen_more.turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A figure moved onto a tile, which its player took (GM-11)."""

    type = "glen_more.tile_taken"
    seat: Seat
    origin: Space
    space: Space
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A figure moved onto a tile, which left the game, as its player could place none (GM-14)."""

    type = "glen_more.tile_discarded"
    seat: Seat
    origin: Space
    space: Space
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class CubePaid(Event):
    """A cube was given from an own tile, which holds `left` now (GM-26)."""

    type = "glen_more.cube_paid"
    seat: Seat
    tile: TileNumber
    cube: Cube
    left: int


@dataclass(frozen=True, slots=True)
class CubeBought(Event):
    """A cube was bought and spent at once; its row is filled up to `row` now, its buyer has `coins` (GM-20)."""

    type = "glen_more.cube_bought"
    seat: Seat
    cube: Cube
    price: int
    row: int
    coins: int


@dataclass(frozen=True, slots=True)
class CubeSold(Event):
    """A cube was sold from a tile, which holds `left` now; its row is filled up to `row`, he has `coins` (GM-22)."""

    type = "glen_more.cube_sold"
    seat: Seat
    tile: TileNumber
    cube: Cube
    price: int
    left: int
    row: int
    coins: int


@dataclass(frozen=True, slots=True)
class BarrelPaid(Event):
    """A barrel of whisky was given; its player has `barrels` now (GM-25)."""

    type = "glen_more.barrel_paid"
    seat: Seat
    barrels: int


@dataclass(frozen=True, slots=True)
class MemberPaid(Event):
    """A clan member was given from a tile, where `members` are left (GM-34)."""

    type = "glen_more.member_paid"
    seat: Seat
    tile: TileNumber
    members: int


@dataclass(frozen=True, slots=True)
class ChieftainPaid(Event):
    """A chieftain was given; its player has `chieftains` now (GM-34)."""

    type = "glen_more.chieftain_paid"
    seat: Seat
    chieftains: int


@dataclass(frozen=True, slots=True)
class TilePaid(Event):
    """The tile that was taken is paid, if it cost anything, and is to be placed (GM-12)."""

    type = "glen_more.tile_paid"
    seat: Seat
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was laid on a cell of a territory (GM-30)."""

    type = "glen_more.tile_placed"
    seat: Seat
    tile: TileNumber
    x: East
    y: South


@dataclass(frozen=True, slots=True)
class MembersGained(Event):
    """New clan members came onto a tile that was just placed; `members` stand there now (GM-40, GM-45)."""

    type = "glen_more.members_gained"
    seat: Seat
    tile: TileNumber
    gained: int
    members: int


@dataclass(frozen=True, slots=True)
class BarrelsGained(Event):
    """A tile brought barrels; its player has `barrels` now (GM-40, GM-45, GM-54)."""

    type = "glen_more.barrels_gained"
    seat: Seat
    tile: TileNumber
    gained: int
    barrels: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """A tile brought coins from the supply; its player has `coins` now (GM-45)."""

    type = "glen_more.coins_gained"
    seat: Seat
    tile: TileNumber
    gained: int
    coins: int


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A special location brought its card (GM-41)."""

    type = "glen_more.card_gained"
    seat: Seat
    tile: TileNumber
    card: Card


@dataclass(frozen=True, slots=True)
class CubesPromised(Event):
    """So many cubes for a tile are to be chosen by its player (GM-42, GM-43, GM-52)."""

    type = "glen_more.cubes_promised"
    seat: Seat
    tile: TileNumber
    count: Annotated[int, Between(1, 2)]


@dataclass(frozen=True, slots=True)
class CubeGained(Event):
    """A cube was laid on a tile, which holds `cubes` now (GM-42, GM-43, GM-52)."""

    type = "glen_more.cube_gained"
    seat: Seat
    tile: TileNumber
    cube: Cube
    cubes: int


@dataclass(frozen=True, slots=True)
class ActivationBegan(Event):
    """The tile is placed; these tiles may be activated this turn without Loch Ness, each once (GM-44, GM-50)."""

    type = "glen_more.activation_began"
    seat: Seat
    tiles: tuple[TileNumber, ...]


@dataclass(frozen=True, slots=True)
class TileActivated(Event):
    """A tile was activated, by `loch_ness` or not (GM-51); for an `exchange` cubes are to be given."""

    type = "glen_more.tile_activated"
    seat: Seat
    tile: TileNumber
    loch_ness: bool
    exchange: bool


@dataclass(frozen=True, slots=True)
class ExchangeMade(Event):
    """All cubes for an exchange were given: these (GM-54 to GM-58)."""

    type = "glen_more.exchange_made"
    seat: Seat
    tile: TileNumber
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A tile scored victory points; its player has `points` now (GM-55 to GM-58)."""

    type = "glen_more.points_scored"
    seat: Seat
    tile: TileNumber
    scored: int
    points: int


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    """A tile gave a movement point; so many may be spent now (GM-59)."""

    type = "glen_more.movement_gained"
    seat: Seat
    tile: TileNumber
    movement: int


@dataclass(frozen=True, slots=True)
class MemberMoved(Event):
    """A clan member moved to a neighbouring tile; so many movement points are left (GM-60)."""

    type = "glen_more.member_moved"
    seat: Seat
    origin: TileNumber
    target: TileNumber
    movement: int


@dataclass(frozen=True, slots=True)
class MemberPromoted(Event):
    """A clan member left its tile as a chieftain; so many movement points are left (GM-60)."""

    type = "glen_more.member_promoted"
    seat: Seat
    tile: TileNumber
    chieftains: int
    movement: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended; what was left of it lapsed (GM-12)."""

    type = "glen_more.turn_ended"
    ends_turn = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A tile behind the hindmost figure left the game (GM-13)."""

    type = "glen_more.tile_removed"
    space: Space
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The hindmost die was rolled and moved onto the tile that many tiles ahead, which left the game (GM-80, GM-81)."""

    type = "glen_more.die_rolled"
    roll: Annotated[int, Between(1, 3)]
    origin: Space
    space: Space
    tile: TileNumber


@dataclass(frozen=True, slots=True)
class AreaScored(Event):
    """One of the areas of a scoring: each seat's number, what it scored, and its points now (GM-71)."""

    type = "glen_more.area_scored"
    scoring: Annotated[int, Between(1, 3)]
    area: Annotated[str, OneOf(frozenset(AREAS))]
    numbers: tuple[int, ...]
    scored: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinalScored(Event):
    """One part of the final scoring: what each seat has of it, what it scored, and its points now (GM-74)."""

    type = "glen_more.final_scored"
    what: Annotated[str, OneOf(frozenset(FINAL))]
    numbers: tuple[int, ...]
    scored: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayEnded(Event):
    """The game was over; `cubes` on tiles break ties (GM-73, GM-75)."""

    type = "glen_more.play_ended"
    points: tuple[int, ...]
    cubes: tuple[int, ...]


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
