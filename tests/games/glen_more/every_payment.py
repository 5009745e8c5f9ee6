"""Payments in Glen More by exhaustive search, as a reference for the rules' own computation."""

from collections import Counter
from functools import cache

from games.glen_more.given import change, change_laid

from cairn.events.decision import Move
from cairn.events.glen_more.moves import BuyCube, PayCube, SellCube
from cairn.events.glen_more.pieces import RESOURCES, TILES
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import without

Counts = tuple[int, ...]


def step(counts: Counts, kind: int, by: int) -> Counts:
    """Return the counts with one changed."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


@cache
def payable(need: Counts, own: Counts, rows: Counts, coins: int) -> bool:
    """Search all sequences of giving, selling and buying single cubes for one that gives the needed cubes."""
    if not any(need):
        return True
    for kind in range(len(need)):
        row = rows[kind]
        if need[kind] and own[kind] and payable(step(need, kind, -1), step(own, kind, -1), rows, coins):
            return True
        if own[kind] and row and payable(need, step(own, kind, -1), step(rows, kind, -1), coins + row):
            return True
        bought = need[kind] and row < 3 and coins > row
        if bought and payable(step(need, kind, -1), own, step(rows, kind, 1), coins - row - 1):
            return True
    return False


def closes(tile: int, given: Counts, *, cost: bool) -> bool:
    """Return whether cubes complete a tile's cost, or an exchange with it, according to the list of tiles."""
    counts, total = dict(zip(RESOURCES, given, strict=True)), sum(given)
    if cost:
        if TILES[tile].name == "Loch Oich":
            return total == 2 and max(given) == 1
        return +Counter(counts) == Counter({item: n for item, n in TILES[tile].cost if item in RESOURCES})
    match TILES[tile].name:
        case "Fair (small)" | "Fair (medium)" | "Fair (large)" as fair:
            most = {"Fair (small)": 3, "Fair (medium)": 4, "Fair (large)": 5}[fair]
            return max(given) == 1 and 1 <= total <= most
        case "Grocer":
            return total == 3
        case "Bridge":
            return total == 2 and counts["wood"] == counts["stone"] == 1
        case "Butcher (mixed)":
            return total == 2 and counts["sheep"] == counts["cattle"] == 1
        case "Butcher (sheep)" | "Butcher (cattle)" as butcher:
            return total == counts[butcher[9:-1]] and total in (1, 2)
        case "Distillery":
            return total == counts["grain"] == 1
    return False


@cache
def every_set(tile: int, cost: bool) -> list[Counts]:
    """Return every set of up to five cubes that completes a cost or an exchange."""
    sets: set[Counts] = {(0,) * 5}
    grown = sets
    for _ in range(5):
        grown = {step(counts, kind, 1) for counts in grown for kind in range(5)}
        sets = sets | grown
    return sorted(counts for counts in sets if closes(tile, counts, cost=cost))


def completable(state: State) -> bool:
    """Return whether a sequence completes the current cost or exchange."""
    player, cost = state.players[state.turn], state.exchange is None
    cubes = [cube for laid in player.territory for cube in laid.cubes]
    own, rows = (tuple(map(cubes.count, RESOURCES)), tuple(state.market[kind] for kind in RESOURCES))
    paid = tuple(map(state.paid.count, RESOURCES))
    tile = state.taken if cost else state.exchange
    assert tile is not None
    for wanted in every_set(tile, cost):
        need = tuple(want - had for want, had in zip(wanted, paid, strict=True))
        if min(need) >= 0 and payable(need, own, rows, player.coins):
            return True
    return False


def after(state: State, move: Move) -> State | None:
    """Return the position after giving, buying or selling a cube by the market's rules, or None if it is illegal."""
    state = state.copy()
    player = state.players[state.turn]
    match move:
        case PayCube(tile, cube):
            take(state, tile, cube)
            state.paid += (cube,)
        case SellCube(tile, cube):
            if not state.market[cube]:
                return None
            take(state, tile, cube)
            change(state, state.turn, coins=player.coins + state.market[cube])
            state.market = {**state.market, cube: state.market[cube] - 1}
        case BuyCube(cube):
            if state.market[cube] == 3 or player.coins <= state.market[cube]:
                return None
            state.market = {**state.market, cube: state.market[cube] + 1}
            change(state, state.turn, coins=player.coins - state.market[cube])
            state.paid += (cube,)
    return state


def take(state: State, tile: int, cube: str) -> None:
    """Take a cube off an own tile."""
    cubes = state.players[state.turn].laid(tile).cubes
    change_laid(state, state.turn, tile, cubes=without(cubes, cube))
