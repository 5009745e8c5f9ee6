"""Facts about Glen More for the tests of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cairn.contract.facts import Facts
from cairn.events.decision import Event
from cairn.events.glen_more.events import AreaScored, FinalScored, GameSetUp, PointsScored
from cairn.events.glen_more.pieces import LOCH_NESS, SPACES, TILES
from cairn.projections.glen_more.state import Player, State


def pieces(state: State) -> Counter[str]:
    """Count the tiles wherever they are. A tile that is taken but not yet placed is in its player's hand."""
    placed = [laid.tile for player in state.players for laid in player.territory]
    in_hand = [state.taken] if state.taken is not None and state.taken not in placed else []
    stacked = [tile for stack in state.stacks for tile in stack]
    lying = [tile for tile in state.track if tile is not None]
    return Counter(map(str, [*placed, *in_hand, *stacked, *lying, *state.gone]))


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of tiles, of the three scorings and of the final one."""
    points: list[int] = []
    for event in events:
        match event:
            case GameSetUp():
                points = [0] * len(event.villages)
            case PointsScored():
                points[event.seat] += event.scored
            case AreaScored() | FinalScored():
                points = [before + more for before, more in zip(points, event.scored, strict=True)]
    return points


def check(state: State) -> None:
    """Check coins, members, cubes, territories, and the track where GM-13 requires it to be full."""
    check_coins(state)
    for seat, player in enumerate(state.players):
        assert min(player.coins, player.barrels, player.chieftains) >= 0
        assert all(len(laid.cubes) <= 3 and laid.members >= 0 for laid in player.territory)
        check_territory(player)
        if seat != state.turn or state.phase not in ("pay", "place"):
            check_members(player)
    if state.phase == "take":
        held = [*state.figures, *([state.die] if state.die is not None else [])]
        lying = [space for space, tile in enumerate(state.track) if tile is not None]
        assert sorted([*held, *lying, state.empty]) == list(range(SPACES))
        assert state.figures[state.turn] == (state.empty + 1) % SPACES
    if state.phase not in ("refill", "over"):
        assert state.scorings == sum(not stack for stack in state.stacks[1:])


def check_coins(state: State) -> None:
    """Check that the coins are the players' six each, those on the market at first, and Armadale Castle's."""
    seats = len(state.players)
    assert all(0 <= row <= 3 for row in state.market.values())
    rows = sum(row * (row + 1) // 2 for row in state.market.values())
    first = 6 * seats + (5 if seats < 4 else 0)
    armadale = any("Armadale Castle" in player.cards for player in state.players)
    allowed = {first + 3 * armadale} if state.phase != "place" else {first, first + 3 * armadale}
    assert rows + sum(player.coins for player in state.players) in allowed


def check_members(player: Player) -> None:
    """Check that every member came with a village or castle, and left for Loch Ness or as a chieftain."""
    grey = sum(TILES[laid.tile].colour == "grey" for laid in player.territory)
    stalker, ness = "Castle Stalker" in player.cards, any(laid.tile == LOCH_NESS for laid in player.territory)
    assert sum(laid.members for laid in player.territory) + player.chieftains == grey + stalker - ness


def check_territory(player: Player) -> None:
    """Check that the tiles are connected, that touching sides match, and that river and road have no gaps."""
    lying = {(laid.x, laid.y): TILES[laid.tile] for laid in player.territory}
    assert len(lying) == len(player.territory)
    for (x, y), tile in lying.items():
        south, east = lying.get((x, y + 1)), lying.get((x + 1, y))
        assert south is None or south.river == tile.river
        assert east is None or east.road == tile.road
        if (x, y) != (0, 0):
            assert any(cell in lying for cell in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)))
    river = sorted(y for (x, y), tile in lying.items() if tile.river and x == 0)
    road = sorted(x for (x, y), tile in lying.items() if tile.road and y == 0)
    assert river == list(range(river[0], river[-1] + 1)) if river else not lying
    assert road == list(range(road[0], road[-1] + 1)) if road else not lying
    assert len(river) == sum(tile.river for tile in lying.values())
    assert len(road) == sum(tile.road for tile in lying.values())


def shown(state: State) -> Iterator[str]:
    """Return the market's rows, the sizes of the stacks, and each tile, cube, member, card, coin, barrel and point."""
    yield from (f"{resource} {row}" for resource, row in state.market.items())
    yield ", ".join(str(len(stack)) for stack in state.stacks)
    yield from (TILES[tile].name for tile in state.track if tile is not None)
    if state.taken is not None and not any(placed.tile == state.taken for p in state.players for placed in p.territory):
        yield TILES[state.taken].name
    for points, player in zip(state.points, state.players, strict=True):
        yield f"{points} points"
        yield f"{player.coins} coins"
        yield f"{player.barrels} barrels"
        yield f"{player.chieftains} chieftains"
        yield from player.cards
        for placed in player.territory:
            yield TILES[placed.tile].name[:12].strip()
            yield from ["i" * placed.members] if placed.members else []
            yield from [",".join(cube[:2] for cube in placed.cubes)] if placed.cubes else []


FACTS = Facts(
    options=[({"first_seat": None}, 2), ({"first_seat": 2}, 3), ({"first_seat": None}, 4), ({"first_seat": 0}, 5)],
    bound=600,
    pieces=pieces,
    twin=None,
    scored=scored,
    check=check,
    shown=shown,
    examples=frozenset({"GM-90", "GM-91", "GM-92", "GM-93", "GM-94"}),
)
