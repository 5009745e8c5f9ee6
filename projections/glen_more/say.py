"""Glen More in plain words."""

from collections.abc import Sequence

from events.decision import Event, Move
from events.glen_more.events import (
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
from events.glen_more.moves import (
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
from events.glen_more.pieces import TILES

Names = Sequence[str]


def say(item: Event | Move, names: Names) -> str:
    """Return an event, or a move as a wish, in plain words; raise ValueError for one it does not know."""
    words = _wish(item) if isinstance(item, Move) else _course(item, names) or _tile(item, names) or _use(item, names)
    if words is None:
        raise ValueError(f"no words for {item.type}")
    return words


def named(tile: int) -> str:
    """Return a tile's name with its number."""
    return f"{TILES[tile].name} ({tile})"


def where(x: int, y: int) -> str:
    """Return a cell as so many steps from the starting village."""
    south = f"{abs(y)} {'south' if y > 0 else 'north'}" if y else ""
    east = f"{abs(x)} {'east' if x > 0 else 'west'}" if x else ""
    return f"{' and '.join(filter(None, (south, east)))} of the starting village"


def _course(event: Event, names: Names) -> str | None:
    """Say what happens on the track and in scorings."""
    match event:
        case GameSetUp():
            die = " The die joins in." if event.die is not None else ""
            return f"The game is set up; {names[event.first]} begins, and each has {_count(event.coins, 'coin')}.{die}"
        case TileLaid():
            return f"The {named(event.tile)} is laid on space {event.space}; {event.left} left in stack {event.stack}."
        case TurnBegan():
            return f"It is {names[event.seat]}'s turn."
        case TurnEnded():
            return f"{names[event.seat]}'s turn ends."
        case TileRemoved():
            return f"The {named(event.tile)} on space {event.space} leaves the game."
        case DieRolled():
            course = f"The die shows {event.roll} and moves to space {event.space}"
            return f"{course}; the {named(event.tile)} leaves the game."
        case AreaScored():
            area = {"barrels": "Barrels", "chieftains": "Chieftains and hats", "cards": "Cards"}[event.area]
            return f"Scoring {event.scoring}. {area}: {_scores(event.numbers, event.scored, names)}."
        case FinalScored():
            what = event.what[0].upper() + event.what[1:]
            return f"Final scoring. {what}: {_scores(event.numbers, event.scored, names)}."
        case PlayEnded():
            totals = zip(names, event.points, event.cubes, strict=False)
            ends = ", ".join(f"{name} {points} ({_count(cubes, 'cube')})" for name, points, cubes in totals)
            return f"The game is over: {ends}."
    return None


def _tile(event: Event, names: Names) -> str | None:
    """Say what happens while a tile is taken, paid and placed."""
    match event:
        case TileTaken():
            return f"{names[event.seat]} moves to space {event.space} and takes the {named(event.tile)}."
        case TileDiscarded():
            return f"{names[event.seat]} can place no tile; the {named(event.tile)} on {event.space} leaves the game."
        case CubePaid():
            return f"{names[event.seat]} gives a {event.cube} from the {named(event.tile)}."
        case CubeBought():
            return f"{names[event.seat]} buys and gives a {event.cube} for {_count(event.price, 'coin')}."
        case CubeSold():
            sold = f"{names[event.seat]} sells a {event.cube} from the {named(event.tile)}"
            return f"{sold} for {_count(event.price, 'coin')}."
        case BarrelPaid():
            return f"{names[event.seat]} gives a barrel of whisky."
        case MemberPaid():
            return f"{names[event.seat]} gives a clan member from the {named(event.tile)}."
        case ChieftainPaid():
            return f"{names[event.seat]} gives a chieftain."
        case TilePaid():
            return f"The {named(event.tile)} may be placed."
        case TilePlaced():
            return f"{names[event.seat]} places the {named(event.tile)} {where(event.x, event.y)}."
        case MembersGained():
            return f"{_count(event.gained, 'new clan member')} of {names[event.seat]} on the {named(event.tile)}."
        case CardGained():
            return f"{names[event.seat]} gets the card {event.card}."
        case CubesPromised():
            return f"{names[event.seat]} chooses {_count(event.count, 'cube')} for the {named(event.tile)}."
        case ActivationBegan():
            return f"{names[event.seat]} may activate {_count(len(event.tiles), 'tile')}."
    return None


def _use(event: Event, names: Names) -> str | None:
    """Say what happens while tiles are activated and members move."""
    match event:
        case BarrelsGained():
            return f"{names[event.seat]} gets {_count(event.gained, 'barrel')} from the {named(event.tile)}."
        case CoinsGained():
            return f"{names[event.seat]} gets {_count(event.gained, 'coin')} from the {named(event.tile)}."
        case CubeGained():
            return f"{names[event.seat]} gets a {event.cube} on the {named(event.tile)}."
        case TileActivated():
            by = "by Loch Ness " if event.loch_ness else ""
            return f"{names[event.seat]} activates {by}the {named(event.tile)}."
        case ExchangeMade():
            return f"{names[event.seat]} has given {', '.join(event.cubes)} at the {named(event.tile)}."
        case PointsScored():
            return f"{names[event.seat]} scores {event.scored} with the {named(event.tile)}."
        case MovementGained():
            return f"{names[event.seat]} has {_count(event.movement, 'movement point')}."
        case MemberMoved():
            course = f"from the {named(event.origin)} to the {named(event.target)}"
            return f"{names[event.seat]} moves a clan member {course}."
        case MemberPromoted():
            return f"{names[event.seat]} makes the clan member on the {named(event.tile)} a chieftain."
    return None


def _wish(move: Move) -> str | None:
    match move:
        case SellCube():
            return f"Sell a {move.cube} from the {named(move.tile)}."
        case TakeTile():
            return f"Take the tile on space {move.space}."
        case DiscardTile():
            return f"Discard the tile on space {move.space}."
        case PayCube():
            return f"Give a {move.cube} from the {named(move.tile)}."
        case BuyCube():
            return f"Buy a {move.cube}."
        case PayMember():
            return f"Give a clan member from the {named(move.tile)}."
        case PayChieftain():
            return "Give a chieftain."
        case PlaceTile():
            return f"Place the tile {where(move.x, move.y)}."
        case ChooseCube():
            return f"Choose a {move.cube}."
        case ActivateTile():
            return f"Activate the {named(move.tile)}."
        case CloseExchange():
            return "Give no more cubes and close the exchange."
        case MoveMember():
            return f"Move a clan member from the {named(move.origin)} to the {named(move.target)}."
        case PromoteMember():
            return f"Make the clan member on the {named(move.tile)} a chieftain."
        case EndTurn():
            return "End the turn."
    return None


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _scores(numbers: Sequence[int], scored: Sequence[int], names: Names) -> str:
    each = zip(names, numbers, scored, strict=False)
    return ", ".join(f"{name} has {number} and scores {points}" for name, number, points in each)
