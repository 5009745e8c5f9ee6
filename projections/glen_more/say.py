"""Glen More in plain words."""

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

Names = Sequence[str]

_AREAS = {"barrels": "Barrels", "chieftains": "Chieftains and hats", "cards": "Cards"}
_NUMBERS = {1: "one cube", 2: "two cubes"}


def say(item: Event | Move, names: Names) -> str:
    """Describe an event or a requested move in plain words. Raise ValueError if its type is unknown."""
    words = say_move(item, names) if isinstance(item, Move) else say_event(item, names)
    if words is None:
        raise ValueError(f"no words for {item.type}")
    return words


def say_event(event: Event, names: Names) -> str | None:
    """Describe an event in plain words; return None if its type is unknown."""
    return _say_track(event, names) or _say_placement(event, names) or _say_activation(event, names)


def say_move(move: Move, _names: Names) -> str | None:
    """Describe a requested move in plain words; return None if its type is unknown."""
    match move:
        case SellCube():
            return f"Sell a {move.cube} from {one(move.tile)}."
        case TakeTile():
            return f"Take the tile on space {move.space}."
        case DiscardTile():
            return f"Discard the tile on space {move.space}."
        case PayCube():
            return f"Give a {move.cube} from {one(move.tile)}."
        case BuyCube():
            return f"Buy a {move.cube}."
        case PayMember():
            return f"Give a clan member from {one(move.tile)}."
        case PayChieftain():
            return "Give a chieftain."
        case PlaceTile():
            return f"Place the tile {where(move.x, move.y)}."
        case ChooseCube():
            return f"Choose a {move.cube}."
        case ActivateTile():
            return f"Activate {one(move.tile)}."
        case CloseExchange():
            return "Give no more cubes and close the exchange."
        case MoveMember():
            return f"Move a clan member {from_to(move.origin, move.target)}."
        case PromoteMember():
            return f"Make a clan member on {one(move.tile)} a chieftain."
        case EndTurn():
            return "End the turn."
    return None


@cache
def tile_name(tile: int) -> str:
    """Return a tile's name within a sentence: `Loch Lochy`, `the Bridge`, `the Pasture`.

    A place has no article before its name. Sentences distinguish tiles with the same name by their cells, as their
    numbers are not printed on them.
    """
    name = TILES[tile].name
    return name if TILES[tile].card else f"the {name}"


@cache
def one(tile: int) -> str:
    """Return a tile's name with an indefinite article if other tiles share the name: `a Pasture`."""
    name = TILES[tile].name
    is_shared = TILES[tile].stack is not None and sum(other.name == name for other in TILES.values()) > 1
    return f"a {name}" if is_shared else tile_name(tile)


def locate(tile: int, at: Place) -> str:
    """Return the name of a tile in a territory: `the Pasture`, with its cell if another tile there shares the name."""
    return f"{tile_name(tile)} {where(*at)}" if at else tile_name(tile)


def from_to(origin: int, target: int) -> str:
    """Describe the way from a tile to another; the second of two tiles with the same name is `another Village`."""
    is_alike = TILES[origin].name == TILES[target].name
    return f"from {one(origin)} to {f'another {TILES[target].name}' if is_alike else one(target)}"


def capitalise(words: str) -> str:
    """Return words with a capital first letter."""
    return words[0].upper() + words[1:]


def count(number: int, what: str) -> str:
    """Return a number of things: `1 coin`, `2 coins`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def where(x: int, y: int) -> str:
    """Describe a cell by its steps from the starting village."""
    south = f"{abs(y)} {'south' if y > 0 else 'north'}" if y else ""
    east = f"{abs(x)} {'east' if x > 0 else 'west'}" if x else ""
    return f"{' and '.join(filter(None, (south, east)))} of the starting village"


def _say_track(event: Event, names: Names) -> str | None:
    """Describe events of the track and of scorings."""
    match event:
        case GameSetUp():
            die = " The die joins in." if event.die is not None else ""
            return f"The game is set up; {names[event.first]} begins, and each has {count(event.coins, 'coin')}.{die}"
        case TileLaid():
            remaining = f"{count(event.left, 'tile')} left in stack {event.stack}"
            return f"{capitalise(tile_name(event.tile))} is laid on space {event.space}; {remaining}."
        case TurnBegan():
            return f"It is {names[event.seat]}'s turn."
        case TurnEnded():
            return f"{names[event.seat]}'s turn ends."
        case TileRemoved():
            return f"{capitalise(tile_name(event.tile))} on space {event.space} leaves the game."
        case DieRolled():
            course = f"The die shows {event.roll} and moves to space {event.space}"
            return f"{course}; {tile_name(event.tile)} leaves the game."
        case AreaScored():
            numbers = _say_numbers(event.numbers, event.scored, names)
            return f"Scoring {event.scoring}. {_AREAS[event.area]}: {numbers}."
        case FinalScored():
            return f"Final scoring. {capitalise(event.what)}: {_say_numbers(event.numbers, event.scored, names)}."
        case PlayEnded():
            totals = zip(names, event.points, event.cubes, strict=False)
            ends = ", ".join(f"{name} {points} ({count(cubes, 'cube')})" for name, points, cubes in totals)
            return f"The game is over: {ends}."
    return None


def _say_placement(event: Event, names: Names) -> str | None:
    """Describe events of taking, paying and placing a tile."""
    match event:
        case TileTaken():
            return f"{names[event.seat]} moves to space {event.space} and takes {tile_name(event.tile)}."
        case TileDiscarded():
            leaving = f"{tile_name(event.tile)} on space {event.space} leaves the game"
            can = "pay for no tile that they could place" if event.unpaid else "place no tile"
            return f"{names[event.seat]} can {can}; {leaving}."
        case CubePaid():
            return f"{names[event.seat]} gives a {event.cube} from {locate(event.tile, event.at)}."
        case CubeBought():
            return f"{names[event.seat]} buys and gives a {event.cube} for {count(event.price, 'coin')}."
        case CubeSold():
            sold = f"{names[event.seat]} sells a {event.cube} from {locate(event.tile, event.at)}"
            return f"{sold} for {count(event.price, 'coin')}."
        case BarrelPaid():
            return f"{names[event.seat]} gives a barrel of whisky."
        case MemberPaid():
            return f"{names[event.seat]} gives a clan member from {locate(event.tile, event.at)}."
        case ChieftainPaid():
            return f"{names[event.seat]} gives a chieftain."
        case TilePaid():
            return f"{capitalise(tile_name(event.tile))} may be placed."
        case TilePlaced():
            return f"{names[event.seat]} places {tile_name(event.tile)} {where(event.x, event.y)}."
        case MembersGained():
            return f"{names[event.seat]} gets {count(event.gained, 'clan member')} on {locate(event.tile, event.at)}."
        case CardGained():
            return f"{names[event.seat]} gets the card {event.card}."
        case CubesPromised():
            return (
                f"{capitalise(tile_name(event.tile))} brings {_NUMBERS[event.count]} for {names[event.seat]} to choose."
            )
        case ActivationBegan():
            return f"{names[event.seat]} may activate {count(len(event.tiles), 'tile')}."
    return None


def _say_activation(event: Event, names: Names) -> str | None:
    """Describe events of activating tiles and moving clan members."""
    match event:
        case BarrelsGained():
            return f"{names[event.seat]} gets {count(event.gained, 'barrel')} from {locate(event.tile, event.at)}."
        case CoinsGained():
            return f"{names[event.seat]} gets {count(event.gained, 'coin')} from {tile_name(event.tile)}."
        case CubeGained():
            return f"{names[event.seat]} gets a {event.cube} on {locate(event.tile, event.at)}."
        case TileActivated():
            by = " by Loch Ness" if event.loch_ness else ""
            return f"{names[event.seat]} activates {locate(event.tile, event.at)}{by}."
        case ExchangeMade():
            return f"{names[event.seat]} has given {', '.join(event.cubes)} at {locate(event.tile, event.at)}."
        case PointsScored():
            return f"{names[event.seat]} scores {count(event.scored, 'point')} with {locate(event.tile, event.at)}."
        case MovementGained():
            return f"{names[event.seat]} has {count(event.movement, 'movement point')}."
        case MemberMoved():
            origin, target = locate(event.origin, event.origin_at), locate(event.target, event.target_at)
            return f"{names[event.seat]} moves a clan member from {origin} to {target}."
        case MemberPromoted():
            return f"{names[event.seat]} makes a clan member on {locate(event.tile, event.at)} a chieftain."
    return None


def _say_numbers(numbers: Sequence[int], scored: Sequence[int], names: Names) -> str:
    """List each player's number of the counted items, and its score."""
    each = zip(names, numbers, scored, strict=False)
    return ", ".join(f"{name} has {number} and scores {points}" for name, number, points in each)
