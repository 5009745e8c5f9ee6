"""Glen More: values in victory points. They are guesses that need only be consistent with each other."""

from collections.abc import Sequence

from cairn.events.glen_more.pieces import AREAS, RESOURCES, SPACES, TILES, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.placement import Ground, ground_of
from cairn.service.rules.glen_more.scoring import NUMBERS, compare
from cairn.workers.search.shares import total

LAID_LATER = 59
"""About how many tiles are still stacked at the start."""

STEP = 0.5
"""The cost of each space of lead over the hindmost figure at the start of the game: turns of the others."""

MEMBERS = (-20.0, 0.0, 1.5, 2.5, 3.2, 3.7)
"""The value of members on tiles, by their number: without any no tile can be placed."""

ROOM = (-10.0, -3.0, -1.0, 0.0, 0.4, 0.7, 0.9)
"""The value of cells where a plain tile could be placed, by their number."""

ENDS = 0.6
"""The value of a place for a river tile, or for a road tile."""

STUCK = (-30.0, -8.0, -3.0, 0.0)
"""The value of few cells at the start of the game, counting those for river and road tiles. Without any, usually
nothing can be placed again (GM-14)."""

ACTIVATED = {
    "quarry": 1.3,
    "forest": 1.3,
    "meadow": 1.3,
    "pasture": 1.3,
    "grain_field": 1.3,
    "abbey": 1.6,
    "village": 0.8,
    "castle": 0.8,
    "distillery": 1.2,
    "tavern": 3.2,
    "butcher": 1.5,
    "fair": 2.2,
    "grocer": 2.5,
    "bridge": 3.0,
    "loch": 0.0,
}
"""The average value of one activation of each kind of tile."""

PLAIN, RIVER, ROAD = TILES[23], TILES[7], TILES[1]
"""A tile of each shape, to find cells with."""

CARDS = {"Iona Abbey": "yellow", "Loch Morar": "green", "Duart Castle": "village"}
"""The kinds of tile that the cards of the final scoring count."""


def share_left(state: State) -> float:
    """Return the share of the game that is left once the track is refilled as the figures stand: 1 to 0."""
    return tiles_left(state) / LAID_LATER


def tiles_left(state: State) -> int:
    """Return how many tiles are left once the track is refilled as the figures stand."""
    return max(0, sum(map(len, state.stacks)) - _hindmost(state) + 1)


def _hindmost(state: State) -> int:
    """Return the lead of the hindmost figure over the empty space, in spaces."""
    held = state.figures if state.die is None else [*state.figures, state.die]
    return min((space - state.empty) % SPACES for space in held)


def comparisons(state: State, seat: int) -> float:
    """Return the seat's gain from the scorings to come if they came now, relative to the gains of the others."""
    worth = 0.0
    for area in AREAS:
        numbers = [NUMBERS[area](player) for player in state.players]
        scored = compare(numbers)
        worth += scored[seat] - (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
        worth += 0.3 * min(numbers[seat], 8)
    return worth * (len(AREAS) - state.scorings)


def possessions(state: State, seat: int, share: float) -> float:
    """Return the value of coins, cubes, members and the tiles of a territory."""
    player = state.players[seat]
    tiles = [TILES[laid.tile] for laid in player.territory]
    ground = ground_of(player.territory)
    ahead = (state.figures[seat] - state.empty) % SPACES - _hindmost(state)
    least = min(len(other.territory) for place, other in enumerate(state.players) if place != seat)
    worth = player.coins + 0.3 * share * min(player.coins, 4)
    worth += total(_worth_of_cubes(state, player, share)) - (0.1 + STEP * share) * ahead
    worth -= (0.8 + 2 * (1 - share)) * max(len(tiles) - least, -2)
    worth += worth_of_members(player, ground, share)
    worth += total(_worth_of_later_activations(laid, ground, share) for laid in player.territory)
    return worth + total(_worth_of_card(card, tiles, share) for card in player.cards)


def worth_of_members(player: Player, ground: Ground, share: float) -> float:
    """Return the value of the members on tiles, and of the space they open for tiles."""
    on_tiles = sum(laid.members for laid in player.territory)
    plain, river, road = (len(ground.cells(tile)) for tile in (PLAIN, RIVER, ROAD))
    room = ROOM[min(6, plain)] + ENDS * (bool(river) + bool(road))
    return (0.2 + share) * (MEMBERS[min(on_tiles, 5)] + room) + share * STUCK[min(3, plain + river + road)]


def price(state: State, kind: str, share: float) -> float:
    """Return the value of a cube: more if the market pays or costs more for it, less near the end of the game."""
    return (0.9 + 0.4 * state.market[kind]) * min(1.0, 0.35 + 4 * share)


def _worth_of_cubes(state: State, player: Player, share: float) -> list[float]:
    """Return the values of the cubes of each kind; cubes after the third of a kind count less."""
    cubes = [cube for laid in player.territory for cube in laid.cubes]
    counts = [cubes.count(kind) for kind in RESOURCES]
    return [
        price(state, kind, share) * (min(n, 3) + 0.6 * max(0, n - 3)) for kind, n in zip(RESOURCES, counts, strict=True)
    ]


def _worth_of_later_activations(laid: Laid, ground: Ground, share: float) -> float:
    """Return the value of a tile's later activations: more if there is space around it for new tiles."""
    room = ground.free_around(laid.x, laid.y)
    return 3 * share * ACTIVATED[TILES[laid.tile].kind] * (0.3 + min(room, 4) / 4)


def _worth_of_card(card: str, tiles: Sequence[Tile], share: float) -> float:
    """Return the value of a card in the final scoring, or by the activations it adds."""
    if card in CARDS:
        count = sum(CARDS[card] in (tile.colour, tile.kind) for tile in tiles)
        return (3 if card == "Duart Castle" else 2) * count * (1 + share / 2)
    return 12 * share if card == "Loch Ness" else 0.0
