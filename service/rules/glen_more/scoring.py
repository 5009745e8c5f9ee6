"""The three scorings, the final one, and which seats win."""

from collections.abc import Callable, Iterator, Sequence

from cairn.events.decision import Event
from cairn.events.glen_more.events import AreaScored, FinalScored, PlayEnded
from cairn.events.glen_more.pieces import AREAS, FINAL, TILES
from cairn.events.table import Outcome, TieBreak
from cairn.projections.glen_more.state import Player, State

BY_DIFFERENCE = (0, 1, 2, 3, 5, 8)  # the points for a difference of 0 to 5 or more (GM-71)

_ONE_HAT = ("Castle of Mey", "Castle Stalker", "Castle Moil", "Donan Castle", "Armadale Castle")
HATS = {"Cawdor Castle": 3} | dict.fromkeys(_ONE_HAT, 1)  # on cards (GM-46)

PENALTY = 3  # the points lost for each tile more than the smallest territory has (GM-74)


def chieftains_and_hats(player: Player) -> int:
    """Return the chieftains and hats of a player; Castle of Mey doubles the chieftains (GM-46, GM-71, GM-72)."""
    doubled = 2 if "Castle of Mey" in player.cards else 1
    return doubled * player.chieftains + sum(HATS.get(card, 0) for card in player.cards)


NUMBERS: dict[str, Callable[[Player], int]] = {
    "barrels": lambda player: player.barrels,
    "chieftains": chieftains_and_hats,
    "cards": lambda player: len(player.cards),
}


def scoring(state: State, stack: int) -> Iterator[Event]:
    """Compare all players with the smallest in each area, after the last tile of a scoring stack (GM-70, GM-71)."""
    if stack == 0:
        return
    for area in AREAS:
        numbers = [NUMBERS[area](player) for player in state.players]
        scored = compare(numbers)
        yield AreaScored(stack, area, tuple(numbers), tuple(scored), _points_with(state, scored))


def compare(numbers: Sequence[int]) -> list[int]:
    """Return the points of each number against the smallest (GM-71)."""
    return [BY_DIFFERENCE[min(number - min(numbers), 5)] for number in numbers]


def final_scoring(state: State) -> Iterator[Event]:
    """Score Iona Abbey, Loch Morar, Duart Castle and coins, deduct points for tiles, and end the game (GM-74)."""
    for what in FINAL:
        numbers = [_final_number(player, what) for player in state.players]
        worth = {"Iona Abbey": 2, "Loch Morar": 2, "Duart Castle": 3, "coins": 1}
        scored = penalties(numbers) if what == "tiles" else [worth[what] * number for number in numbers]
        yield FinalScored(what, tuple(numbers), tuple(scored), _points_with(state, scored))
    yield PlayEnded(state.points, tuple(cubes_on_tiles(player) for player in state.players))


def penalties(tiles: Sequence[int]) -> list[int]:
    """Return the points lost for their size by territories with these numbers of tiles (GM-74)."""
    return [-PENALTY * (count - min(tiles)) for count in tiles]


def cubes_on_tiles(player: Player) -> int:
    """Return the cubes on a player's tiles, which break ties (GM-75)."""
    return sum(len(laid.cubes) for laid in player.territory)


def outcome_of(state: State, left: Sequence[int]) -> Outcome:
    """Return the outcome by points, then by cubes, or shared (GM-75); seats that `left` rank behind all others."""
    stayed = [seat for seat in range(len(state.players)) if seat not in left] or list(range(len(state.players)))
    most = max(state.points[seat] for seat in stayed)
    first = [seat for seat in stayed if state.points[seat] == most]
    if len(first) == 1:
        return Outcome("points", tuple(first), state.points)
    cubes = tuple(map(cubes_on_tiles, state.players))
    fullest = max(cubes[seat] for seat in first)
    ahead = tuple(seat for seat in first if cubes[seat] == fullest)
    reason = "cubes" if len(ahead) == 1 else "shared"
    return Outcome(reason, ahead, state.points, TieBreak("cubes_on_tiles", cubes))


def _final_number(player: Player, what: str) -> int:
    if what == "coins":
        return player.coins
    tiles = [TILES[laid.tile] for laid in player.territory]
    if what == "tiles":
        return len(tiles)
    if what not in player.cards:
        return 0
    match what:
        case "Iona Abbey":
            return sum(tile.colour == "yellow" for tile in tiles)
        case "Loch Morar":
            return sum(tile.colour == "green" for tile in tiles)
    return sum(tile.kind == "village" for tile in tiles)


def _points_with(state: State, scored: Sequence[int]) -> tuple[int, ...]:
    return tuple(before + more for before, more in zip(state.points, scored, strict=True))
