"""What the things of Glen More are worth, in victory points: guesses that need only agree with each other."""

from collections.abc import Sequence

from cairn.events.glen_more.pieces import AREAS, RESOURCES, SPACES, TILES, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.scoring import NUMBERS, compare
from cairn.service.rules.glen_more.territory import Ground, ground_of
from cairn.workers.search.shares import total

LAID_LATER = 59
"""The tiles still stacked at the start, about."""

STEP = 0.5
"""What each space that the figure is ahead of the hindmost costs at the start of the game: turns of the others."""

MEMBERS = (-20.0, 0.0, 1.5, 2.5, 3.2, 3.7)
"""What members on tiles are worth, by their number: without any no tile can be placed."""

ROOM = (-10.0, -3.0, -1.0, 0.0, 0.4, 0.7, 0.9)
"""What the cells are worth where a plain tile could be placed, by their number."""

ENDS = 0.6
"""What it is worth that a river tile could be placed, or a road tile."""

STUCK = (-30.0, -8.0, -3.0, 0.0)
"""What few cells are worth at the start of the game, those for river and road tiles counted: with none, as a rule
nothing will ever be placed again (GM-14)."""

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
"""What one activation of each kind of tile is worth on average."""

PLAIN, RIVER, ROAD = TILES[23], TILES[7], TILES[1]
"""A tile of each shape, to look for cells with."""

CARDS = {"Iona Abbey": "yellow", "Loch Morar": "green", "Duart Castle": "village"}
"""What the cards of the final scoring count."""


def share_left(state: State) -> float:
    """Return the share of the game that is left once the track is refilled as the figures stand: 1 to 0."""
    stacked = sum(map(len, state.stacks))
    return max(0, stacked - _hindmost(state) + 1) / LAID_LATER


def _hindmost(state: State) -> int:
    """Return how many spaces the hindmost figure is ahead of the empty one."""
    held = state.figures if state.die is None else [*state.figures, state.die]
    return min((space - state.empty) % SPACES for space in held)


def comparisons(state: State, seat: int) -> float:
    """Return what the scorings to come would bring if they came now, against what they would bring the others."""
    worth = 0.0
    for area in AREAS:
        numbers = [NUMBERS[area](player) for player in state.players]
        scored = compare(numbers)
        worth += scored[seat] - (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
        worth += 0.3 * min(numbers[seat], 8)
    return worth * (len(AREAS) - state.scorings)


def possessions(state: State, seat: int, share: float) -> float:
    """Return what coins, cubes, members and the tiles of a territory are worth."""
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
    """Return what the members on tiles are worth, and the room they give to place tiles."""
    on_tiles = sum(laid.members for laid in player.territory)
    plain, river, road = (len(ground.cells(tile)) for tile in (PLAIN, RIVER, ROAD))
    room = ROOM[min(6, plain)] + ENDS * (bool(river) + bool(road))
    return (0.2 + share) * (MEMBERS[min(on_tiles, 5)] + room) + share * STUCK[min(3, plain + river + road)]


def price(state: State, kind: str, share: float) -> float:
    """Return what a cube is worth: more if the market pays or asks more for it, less when the game is about to end."""
    return (0.9 + 0.4 * state.market[kind]) * min(1.0, 0.35 + 4 * share)


def _worth_of_cubes(state: State, player: Player, share: float) -> list[float]:
    """Return what the cubes of each kind are worth; more than three of a kind are worth less."""
    cubes = [cube for laid in player.territory for cube in laid.cubes]
    counts = [cubes.count(kind) for kind in RESOURCES]
    return [
        price(state, kind, share) * (min(n, 3) + 0.6 * max(0, n - 3)) for kind, n in zip(RESOURCES, counts, strict=True)
    ]


def _worth_of_later_activations(laid: Laid, ground: Ground, share: float) -> float:
    """Return what a tile's later activations are worth: more if there is room around it for new tiles."""
    room = ground.free_around(laid.x, laid.y)
    return 3 * share * ACTIVATED[TILES[laid.tile].kind] * (0.3 + min(room, 4) / 4)


def _worth_of_card(card: str, tiles: Sequence[Tile], share: float) -> float:
    """Return what a card is worth in the final scoring, or by the activations it adds."""
    if card in CARDS:
        count = sum(CARDS[card] in (tile.colour, tile.kind) for tile in tiles)
        return (3 if card == "Duart Castle" else 2) * count * (1 + share / 2)
    return 12 * share if card == "Loch Ness" else 0.0
