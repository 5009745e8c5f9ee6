"""Glen More: an AI's sense of a good position, in victory points.

The figures are guesses at what a thing is worth in the end; they need only agree from one small step to the next. What
a turn under way still promises counts for a little less than what is had, so that the step which gets it is the better
one, and the end of the turn loses it.
"""

from collections.abc import Sequence

from events.glen_more.happened import AREAS
from events.glen_more.tiles import CAPACITY, RESOURCES, SPACES, TILES, Tile
from projections.glen_more.state import Laid, Player, State
from service.rules import follow
from service.rules.glen_more.market import Means, means, still_needed
from service.rules.glen_more.needs import EXCHANGES, Need, counted, demand, tile_in_hand
from service.rules.glen_more.placement import place
from service.rules.glen_more.scoring import NUMBERS, compared
from service.rules.glen_more.territory import Ground, neighbours

LAID_LATER = 59
"""The tiles still stacked at the start, about."""

PROMISE = 0.85
"""What an activation counts that could still be made this turn, against one that was."""

STEP = 0.5
"""What each space that the figure is ahead of the hindmost costs at the start of the game: turns of the others."""

MEMBERS = (-8.0, 0.0, 1.5, 2.5, 3.2, 3.7)
"""What members on tiles are worth, by their number: without any no tile can be placed."""

ROOM = 0.25
"""What each cell counts where a plain tile could be placed, up to six; one for a river or road tile counts twice."""

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

CARDS = {"Iona Abbey": "yellow", "Loch Morar": "green", "Duart Castle": "village"}


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat, with what it has gained on the others, in victory points."""
    if state.phase == "over":
        others = [points for other, points in enumerate(state.points) if other != seat]
        return state.points[seat] - sum(others) / len(others) / 2
    left = _left(state)
    worth = state.points[seat] + _comparisons(state, seat) + _possessions(state, seat, left)
    if seat == state.turn and state.phase != "take":
        worth += _turn(state, left)
    return worth


def _left(state: State) -> float:
    """Return the share of the game that is left once the track is refilled as the figures stand: 1 to 0."""
    stacked = sum(map(len, state.stacks))
    return max(0, stacked - _hindmost(state) + 1) / LAID_LATER


def _hindmost(state: State) -> int:
    """Return how many spaces the hindmost figure is ahead of the empty one."""
    held = state.figures if state.die is None else [*state.figures, state.die]
    return min((space - state.empty) % SPACES for space in held)


def _comparisons(state: State, seat: int) -> float:
    """Return what the scorings to come would bring if they came now, against what they would bring the others."""
    worth = 0.0
    for area in AREAS:
        numbers = [NUMBERS[area](player) for player in state.players]
        scored = compared(numbers)
        worth += scored[seat] - (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
        worth += 0.3 * min(numbers[seat], 8)
    return worth * (len(AREAS) - state.scorings)


def _possessions(state: State, seat: int, left: float) -> float:
    """Return what coins, cubes, members and the tiles of a territory are worth."""
    player = state.players[seat]
    tiles = [TILES[laid.tile] for laid in player.territory]
    ground = Ground(player.territory)
    ahead = (state.figures[seat] - state.empty) % SPACES - _hindmost(state)
    least = min(len(other.territory) for place, other in enumerate(state.players) if place != seat)
    worth = player.coins + 0.3 * left * min(player.coins, 4)
    worth += sum(_cubes(state, player, left)) - (0.1 + STEP * left) * ahead
    worth -= (0.8 + 2 * (1 - left)) * max(len(tiles) - least, -2)
    worth += _members(player, ground, left)
    worth += sum(_lasting(laid, tile, ground, left) for laid, tile in zip(player.territory, tiles, strict=True))
    return worth + sum(_card(card, tiles, left) for card in player.cards)


def _members(player: Player, ground: Ground, left: float) -> float:
    """Return what the members on tiles are worth, and the room they give to place tiles."""
    on_tiles = sum(laid.members for laid in player.territory)
    room = min(6, len(ground.cells(PLAIN))) + 2 * bool(ground.cells(RIVER)) + 2 * bool(ground.cells(ROAD))
    return (0.3 + left) * (MEMBERS[min(on_tiles, 5)] + ROOM * room)


PLAIN, RIVER, ROAD = TILES[23], TILES[7], TILES[1]


def _price(state: State, kind: str, left: float) -> float:
    """Return what a cube is worth: more if the market pays or asks more for it, less when the game is about to end."""
    return (0.9 + 0.4 * state.market[kind]) * min(1.0, 0.35 + 4 * left)


def _cubes(state: State, player: Player, left: float) -> list[float]:
    """Return what the cubes of each kind are worth; more than three of a kind are worth less."""
    cubes = [cube for laid in player.territory for cube in laid.cubes]
    counts = [cubes.count(kind) for kind in RESOURCES]
    return [
        _price(state, kind, left) * (min(n, 3) + 0.6 * max(0, n - 3)) for kind, n in zip(RESOURCES, counts, strict=True)
    ]


def _lasting(laid: Laid, tile: Tile, ground: Ground, left: float) -> float:
    """Return what a tile's later activations are worth: more if there is room around it for new tiles."""
    room = ground.free_around(laid.x, laid.y)
    return 3 * left * ACTIVATED[tile.kind] * (0.3 + min(room, 4) / 4)


def _card(card: str, tiles: Sequence[Tile], left: float) -> float:
    """Return what a card is worth in the final scoring, or by the activations it adds."""
    if card in CARDS:
        count = sum(CARDS[card] in (tile.colour, tile.kind) for tile in tiles)
        return (3 if card == "Duart Castle" else 2) * count * (1 + left / 2)
    return 12 * left if card == "Loch Ness" else 0.0


def _turn(state: State, left: float) -> float:
    """Return what the turn under way still promises."""
    match state.phase:
        case "pay" | "place":
            return _placing(state, left)
        case "exchange":
            return _exchanging(state, left) + _activations(state, left)
        case "choose" | "activate":
            return 1.2 * len(state.choices) + _activations(state, left)
    return _moving(state, left) if state.movement else 0.0


def _placing(state: State, left: float) -> float:
    """Return what more the best cell promises for the tile that is being paid or placed, less what it still costs."""
    seat, player = state.turn, state.players[state.turn]
    costs = [_spent(state, need, means(state), left) for need in still_needed(state)] if state.phase == "pay" else [0.0]
    before = _comparisons(state, seat) + _possessions(state, seat, left)
    best = -99.0
    for x, y in Ground(player.territory).cells(tile_in_hand(state)):
        after = state.copy()
        follow(after, place(after, x, y))
        promised = 1.2 * len(after.choices) + _activations(after, left)
        best = max(best, _comparisons(after, seat) + _possessions(after, seat, left) + promised)
    return best - before - min(costs)


def _exchanging(state: State, left: float) -> float:
    """Return what the exchange that was begun brings at best, less what it still takes."""
    assert state.exchange is not None
    at_hand, given = means(state), counted(state.paid)
    worth = []
    for need in demand(state):
        if at_hand.pays(need):
            all_of_it = tuple(map(sum, zip(need, given, strict=True)))
            worth.append(_gain(state, state.exchange, all_of_it) - _spent(state, need, at_hand, left))
    return max(worth)


def _activations(state: State, left: float) -> float:
    """Return what the activations that are still possible this turn promise, the best one by Loch Ness among them."""
    player, at_hand = state.players[state.turn], means(state)
    produced = at_hand.own.copy()
    for laid in player.territory:
        if laid.tile in state.near and laid.tile not in state.activated and len(laid.cubes) < CAPACITY:
            terms = TILES[laid.tile].terms
            if terms in RESOURCES:
                produced[RESOURCES.index(terms)] += 1
    hoped = Means(produced, at_hand.rows, at_hand.coins)
    here, there, movement = 0.0, 0.0, state.movement
    for laid in player.territory:
        if laid.tile in state.activated:
            continue
        if TILES[laid.tile].effect == "move":
            movement += laid.tile in state.near
        elif laid.tile in state.near:
            here += _activation(state, laid, hoped, left)
        else:
            there = max(there, _activation(state, laid, at_hand, left))
    if state.loch_ness or "Loch Ness" not in player.cards:
        there = 0.0
    moving = _moving(state, left) if movement else 0.0
    return PROMISE * (here + there) + moving * (1 if state.movement else PROMISE)


def _activation(state: State, laid: Laid, at_hand: Means, left: float) -> float:
    """Return what it is worth to activate a tile now."""
    tile = TILES[laid.tile]
    match tile.effect:
        case "produce":
            full = len(laid.cubes) == CAPACITY
            return 0.0 if full else 1.2 if tile.terms == "any" else _price(state, tile.terms, left)
        case "vp":
            return float(tile.terms)
        case "" | "move":
            return 0.0
    worth = [
        _gain(state, tile.id, need) - _spent(state, need, at_hand, left)
        for need in EXCHANGES[tile.id]
        if at_hand.pays(need)
    ]
    return max(worth, default=0.0)


def _gain(state: State, tile: int, given: Need) -> float:
    """Return what an exchange brings for the cubes given: points, or a barrel."""
    gain = EXCHANGES[tile][given]
    if TILES[tile].effect != "convert":
        return gain
    barrels = [player.barrels for player in state.players]
    more = [count + gain * (seat == state.turn) for seat, count in enumerate(barrels)]
    scored = compared(more)[state.turn] - compared(barrels)[state.turn]
    return (0.3 + scored) * (len(AREAS) - state.scorings)


def _spent(state: State, need: Need, at_hand: Means, left: float) -> float:
    """Return what it costs to give cubes: own ones first, then bought ones."""
    cost = 0.0
    for kind, needed, owned, row in zip(RESOURCES, need, at_hand.own, at_hand.rows, strict=True):
        if needed:
            cost += _price(state, kind, left) * min(needed, owned)
            cost += sum(range(row + 1, row + 1 + needed - owned))
    return cost


def _moving(state: State, left: float) -> float:
    """Return what the best use of one movement point promises."""
    seat, player = state.turn, state.players[state.turn]
    before = _comparisons(state, seat) + _members(player, Ground(player.territory), left)
    best = 0.0
    for laid in player.territory:
        if laid.members:
            laid.members -= 1
            player.chieftains += 1
            after = _comparisons(state, seat) + _members(player, Ground(player.territory), left)
            player.chieftains -= 1
            best = max(best, after - before)
            for other in neighbours(player.territory, laid):
                other.members += 1
                after = _members(player, Ground(player.territory), left) + _comparisons(state, seat)
                best = max(best, after - before)
                other.members -= 1
            laid.members += 1
    return 0.9 * best
