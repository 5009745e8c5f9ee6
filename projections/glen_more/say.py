"""The messages of Glen More (`glen_more.ftl`)."""

import re
from collections.abc import Sequence
from functools import cache

from cairn.events.decision import Event, Move
from cairn.events.glen_more.events import (
    ActivationBegan,
    AreaScored,
    BarrelPaid,
    BarrelsGained,
    CardGained,
    ChieftainPaid,
    CoinsGained,
    CubeBought,
    CubeGained,
    CubePaid,
    CubeSold,
    CubesPromised,
    DieRolled,
    ExchangeMade,
    FinalScored,
    GameSetUp,
    MemberMoved,
    MemberPaid,
    MemberPromoted,
    MembersGained,
    MovementGained,
    PlayEnded,
    PointsScored,
    TileActivated,
    TileDiscarded,
    TileLaid,
    TilePaid,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TurnBegan,
    TurnEnded,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    CloseExchange,
    DiscardTile,
    EndTurn,
    MoveMember,
    PayChieftain,
    PayCube,
    PayMember,
    PlaceTile,
    PromoteMember,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import TILES, Place
from cairn.projections.message import Argument, Commas, Message, message

Names = Sequence[Argument]


def say(item: Event | Move, names: Names) -> Message:
    """Return the message of an event or a requested move. Raise ValueError if its type is unknown."""
    said = say_move(item) if isinstance(item, Move) else say_event(item, names)
    if said is None:
        raise ValueError(f"no words for {item.type}")
    return said


def say_event(event: Event, names: Names) -> Message | None:
    """Return the message of an event; return None if its type is unknown."""
    return _say_track(event, names) or _say_placement(event, names) or _say_activation(event, names)


def say_move(move: Move) -> Message | None:
    """Return the message of a requested move; return None if its type is unknown."""
    match move:
        case SellCube():
            return message("gm-sell-cube", cube=cube_term(move.cube), tile=tile_term(move.tile))
        case TakeTile():
            return message("gm-take-tile", space=move.space)
        case DiscardTile():
            return message("gm-discard-tile", space=move.space)
        case PayCube():
            return message("gm-pay-cube", cube=cube_term(move.cube), tile=tile_term(move.tile))
        case BuyCube():
            return message("gm-buy-cube", cube=cube_term(move.cube))
        case PayMember():
            return message("gm-pay-member", tile=tile_term(move.tile))
        case PayChieftain():
            return message("gm-pay-chieftain")
        case PlaceTile():
            return message("gm-place-tile", place=where(move.x, move.y))
        case ChooseCube():
            return message("gm-choose-cube", cube=cube_term(move.cube))
        case ActivateTile():
            return message("gm-activate-tile", tile=tile_term(move.tile))
        case CloseExchange():
            return message("gm-close-exchange")
        case MoveMember():
            is_alike = TILES[move.origin].name == TILES[move.target].name
            moves = "gm-move-member-alike" if is_alike else "gm-move-member"
            return message(moves, origin=tile_term(move.origin), target=tile_term(move.target))
        case PromoteMember():
            return message("gm-promote-member", tile=tile_term(move.tile))
        case EndTurn():
            return message("gm-end-turn")
    return None


@cache
def tile_term(tile: int) -> Message:
    """Return the term of a tile: `the Pasture`; its form `one` is `a Pasture`.

    Sentences distinguish tiles with the same name by their cells, as their numbers are not printed on them.
    """
    return _place(TILES[tile].name)


@cache
def _place(name: str) -> Message:
    return message(f"gm-tile-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}")


@cache
def cube_term(cube: str) -> Message:
    """Return the term of a resource."""
    return message(f"gm-cube-{cube}")


def locate(tile: int, at: Place) -> Message:
    """Return the term of a tile in a territory: `the Pasture`, with its cell if another tile there shares the name."""
    return message("gm-tile-at", tile=tile_term(tile), place=where(*at)) if at else tile_term(tile)


def coins(number: int) -> Message:
    """Return a number of coins."""
    return message("gm-coins", number=number)


@cache
def where(x: int, y: int) -> Message:
    """Return a cell by its steps from the starting village."""
    south = {"south" if y > 0 else "north": abs(y)} if y else {}
    steps = south | ({"east" if x > 0 else "west": abs(x)} if x else {})
    return message("-".join(("gm-cell", *steps)), **steps)


def _say_track(event: Event, names: Names) -> Message | None:
    """Return the message of an event of the track or of a scoring."""
    match event:
        case GameSetUp():
            begins = "gm-set-up" if event.die is None else "gm-set-up-die"
            return message(begins, player=names[event.first], coins=coins(event.coins))
        case TileLaid():
            tiles = message("gm-tiles", number=event.left)
            return message(
                "gm-tile-laid", tile=tile_term(event.tile), space=event.space, tiles=tiles, stack=event.stack
            )
        case TurnBegan():
            return message("gm-turn-began", player=names[event.seat])
        case TurnEnded():
            return message("gm-turn-ended", player=names[event.seat])
        case TileRemoved():
            return message("gm-tile-removed", tile=tile_term(event.tile), space=event.space)
        case DieRolled():
            return message("gm-die-rolled", roll=event.roll, space=event.space, tile=tile_term(event.tile))
        case AreaScored():
            numbers, area = _say_numbers(event.numbers, event.scored, names), message(f"gm-area-{event.area}")
            return message("gm-area-scored", scoring=event.scoring, area=area, numbers=numbers)
        case FinalScored():
            what = message(f"gm-final-{event.what.lower().replace(' ', '-')}")
            return message("gm-final-scored", what=what, numbers=_say_numbers(event.numbers, event.scored, names))
        case PlayEnded():
            totals = [
                message("gm-total", player=name, points=points, cubes=message("gm-cubes", number=cubes))
                for name, points, cubes in zip(names, event.points, event.cubes, strict=False)
            ]
            return message("gm-play-ended", totals=Commas(totals))
    return None


def _say_placement(event: Event, names: Names) -> Message | None:
    """Return the message of an event of taking, paying or placing a tile."""
    match event:
        case TileTaken():
            return message("gm-tile-taken", player=names[event.seat], space=event.space, tile=tile_term(event.tile))
        case TileDiscarded():
            why = "gm-tile-discarded-unpaid" if event.unpaid else "gm-tile-discarded"
            return message(why, player=names[event.seat], tile=tile_term(event.tile), space=event.space)
        case CubePaid():
            return message("gm-cube-paid", **_with_cube(event, names), tile=locate(event.tile, event.at))
        case CubeBought():
            return message("gm-cube-bought", **_with_cube(event, names), coins=coins(event.price))
        case CubeSold():
            price = {"tile": locate(event.tile, event.at), "coins": coins(event.price)}
            return message("gm-cube-sold", **_with_cube(event, names), **price)
        case BarrelPaid():
            return message("gm-barrel-paid", player=names[event.seat])
        case MemberPaid():
            return message("gm-member-paid", player=names[event.seat], tile=locate(event.tile, event.at))
        case ChieftainPaid():
            return message("gm-chieftain-paid", player=names[event.seat])
        case TilePaid():
            return message("gm-tile-paid", tile=tile_term(event.tile))
        case TilePlaced():
            place = where(event.x, event.y)
            return message("gm-tile-placed", player=names[event.seat], tile=tile_term(event.tile), place=place)
        case MembersGained():
            members, tile = message("gm-members", number=event.gained), locate(event.tile, event.at)
            return message("gm-members-gained", player=names[event.seat], members=members, tile=tile)
        case CardGained():
            return message("gm-card-gained", player=names[event.seat], card=_place(event.card))
        case CubesPromised():
            tile = tile_term(event.tile)
            return message("gm-cubes-promised", tile=tile, number=event.count, player=names[event.seat])
        case ActivationBegan():
            tiles = message("gm-tiles", number=len(event.tiles))
            return message("gm-activation-began", player=names[event.seat], tiles=tiles)
    return None


def _say_activation(event: Event, names: Names) -> Message | None:
    """Return the message of an event of activating tiles or moving clan members."""
    match event:
        case BarrelsGained():
            barrels, tile = message("gm-barrels", number=event.gained), locate(event.tile, event.at)
            return message("gm-barrels-gained", player=names[event.seat], barrels=barrels, tile=tile)
        case CoinsGained():
            tile = tile_term(event.tile)
            return message("gm-coins-gained", player=names[event.seat], coins=coins(event.gained), tile=tile)
        case CubeGained():
            return message("gm-cube-gained", **_with_cube(event, names), tile=locate(event.tile, event.at))
        case TileActivated():
            by = "gm-tile-activated-loch-ness" if event.loch_ness else "gm-tile-activated"
            return message(by, player=names[event.seat], tile=locate(event.tile, event.at))
        case ExchangeMade():
            cubes, tile = Commas(tuple(map(cube_term, event.cubes))), locate(event.tile, event.at)
            return message("gm-exchange-made", player=names[event.seat], cubes=cubes, tile=tile)
        case PointsScored():
            points, tile = message("gm-points", number=event.scored), locate(event.tile, event.at)
            return message("gm-points-scored", player=names[event.seat], points=points, tile=tile)
        case MovementGained():
            points = message("gm-movement-points", number=event.movement)
            return message("gm-movement-gained", player=names[event.seat], points=points)
        case MemberMoved():
            origin, target = locate(event.origin, event.origin_at), locate(event.target, event.target_at)
            return message("gm-member-moved", player=names[event.seat], origin=origin, target=target)
        case MemberPromoted():
            return message("gm-member-promoted", player=names[event.seat], tile=locate(event.tile, event.at))
    return None


def _with_cube(event: CubePaid | CubeBought | CubeSold | CubeGained, names: Names) -> dict[str, Argument]:
    return {"player": names[event.seat], "cube": cube_term(event.cube)}


def _say_numbers(numbers: Sequence[int], scored: Sequence[int], names: Names) -> Commas:
    """List each player's number of the counted items, and its score."""
    each = zip(names, numbers, scored, strict=False)
    return Commas([message("gm-number", player=name, number=n, points=points) for name, n, points in each])
