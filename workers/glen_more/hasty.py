"""What a hasty player of Glen More would do: the policy of playouts.

Each tile is worth what it brings at once, what it and its new neighbours do when they are activated, and what it may
still bring; the small steps after it follow from the same figures. No position is tried out, but for members that move.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from events.decision import Move
from events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    CloseExchange,
    EndTurn,
    MoveMember,
    PayCube,
    PlaceTile,
    PromoteMember,
    SellCube,
    TakeTile,
)
from events.glen_more.pieces import AREAS, CAPACITY, LOCH_NESS, LOCH_OICH, RESOURCES, SPACES, TILES
from projections.glen_more.state import Laid, Player, State
from service.rules.glen_more.market import sales
from service.rules.glen_more.means import MOST, Means, means
from service.rules.glen_more.needs import COSTS, EXCHANGES, NOTHING, Need, counted, demand
from service.rules.glen_more.placement import placings
from service.rules.glen_more.scoring import HATS, NUMBERS, compared
from service.rules.glen_more.territory import AROUND, Cell, ground_of
from service.rules.glen_more.turn import steps
from workers.glen_more.worth import ACTIVATED, MEMBERS, share_left, worth_of_members

GRAIN = 20
"""The shares of the game that are told apart: what is worked out for one of them is kept."""

CHOICE = 1.2
"""What a cube of choice is worth."""

POINT = 0.4
"""What a movement point is worth that was not yet looked at."""

ONE_AHEAD, TURNS_AHEAD, SURPLUS = 0.1, 0.5, 0.05
"""What each space that the figure moves costs: at the end of the game, by the share that is left, and how much less it
is for each tile that the player has more than the smallest territory."""

LATER = 2.5
"""How often a tile is activated later in a game that has just begun."""

NEIGHBOURS = 0.75
"""What the kind of a tile counts for each free cell around it, up to four."""

SHARED, MATTERS = 0.3, 1.0
"""What each barrel, chieftain or card is worth apart from the scorings, and what the scorings count."""

LOCH_NESS_CARD = 12.0
"""What the card of Loch Ness is worth at the start of the game."""

ROOM_MATTERS = 1.0
"""What the room for tiles counts when a tile is laid."""

KEEPS = 1.0
"""How much of what a cube is worth is asked for it when it is sold."""

USES = 1.0
"""How much of what a cube is worth is counted when it is given."""


ACTIVATED_FIRST, SURE = 100.0, 200.0
"""What puts activations before all else, and those first that cost nothing, which are made at once."""


class Hand:
    """What a player whose turn it is has to work with: what their cubes are worth, and what each tile would do now."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.left = share_left(state)
        self.player = state.players[state.turn]
        self.means = means(state)
        self.prices = _prices(self.means.rows, round(self.left * GRAIN))

    def activation(self, tile: int, cubes: int) -> float:
        """Return what it is worth to activate a tile now."""
        return _activation(tile, cubes, self.means, self.prices, self.barrel)

    @cached_property
    def barrel(self) -> float:
        """What one more barrel is worth."""
        return _gain_of_number(self.state, "barrels", 1)

    def activations_around(self) -> dict[Cell, float]:
        """Return for each cell near the territory what its neighbours would do, were a tile laid there."""
        brought = dict[Cell, float]()
        for laid in self.player.territory:
            worth = self.activation(laid.tile, len(laid.cubes))
            if worth > 0.0:
                for east, south in AROUND:
                    cell = laid.x + east, laid.y + south
                    brought[cell] = brought.get(cell, 0.0) + worth
        return brought


Judged = list[tuple[Move, float]]
"""Moves, and what each looks worth to a hasty player."""


def quick(state: State) -> Move:
    """Return what a hasty player would do on the seat whose turn it is."""
    moves = judged(state)
    best, worth = moves[0]
    for move, value in moves:
        if value > worth:
            best, worth = move, value
    return best


def judged(state: State) -> Judged:
    """Return the moves that a hasty player thinks of, and what each looks worth; a cube is taken at once."""
    match state.phase:
        case "take":
            return _takings(state)
        case "pay" if state.taken == LOCH_NESS:
            return [(move, float(place)) for place, move in enumerate(steps(state))]
        case "pay" | "exchange":
            return _payments(state)
        case "place":
            return _placings(state)
        case "choose":
            return _choices(state)
    return _activations(state)


def _takings(state: State) -> Judged:
    """Judge each tile by what it is worth, less what it costs and the turns that the others get before the next."""
    moves = steps(state)
    if len(moves) == 1 or not isinstance(moves[0], TakeTile):
        return [(move, -float(place)) for place, move in enumerate(moves)]
    hand = Hand(state)
    around, ground = hand.activations_around(), ground_of(hand.player.territory)
    everywhere = sum(hand.activation(laid.tile, len(laid.cubes)) for laid in hand.player.territory)
    spots: dict[tuple[bool, bool], float] = {}
    least = min([len(player.territory) for player in state.players])
    step = ONE_AHEAD + TURNS_AHEAD * hand.left - SURPLUS * (len(hand.player.territory) - least)
    found: Judged = []
    for move in moves:
        number = state.track[move.space]  # type: ignore[attr-defined]
        assert number is not None
        tile = TILES[number]
        sides = tile.river, tile.road
        if sides not in spots:
            spots[sides] = max(around.get(cell, 0.0) for cell in ground.cells(tile))
        brought = everywhere if number == LOCH_OICH else spots[sides]
        ahead = (move.space - state.empty) % SPACES  # type: ignore[attr-defined]
        found.append((move, brought + _worth_of_tile(hand, number) - step * ahead))
    return found


def _worth_of_tile(hand: Hand, number: int) -> float:
    """Return what a tile brings, wherever it is laid, less what it costs."""
    tile, state, left = TILES[number], hand.state, hand.left
    worth = hand.activation(number, 0) + LATER * left * ACTIVATED[tile.kind]
    for item, count in tile.bonus:
        if item == "whisky":
            worth += _gain_of_number(state, "barrels", count)
        elif item == "clan_member":
            on_tiles = sum([laid.members for laid in hand.player.territory])
            worth += (0.2 + left) * (MEMBERS[min(on_tiles + 1, 5)] - MEMBERS[min(on_tiles, 5)])
        else:
            worth += _gain_of_number(state, "cards", 1) + _worth_of_card(hand, tile.name)
    if tile.cost:
        worth -= _cost_of(number, hand.means, hand.prices)
        if tile.kind == "tavern":
            worth += _gain_of_number(state, "barrels", -1)
    return worth


def _worth_of_card(hand: Hand, card: str) -> float:
    """Return what a card brings apart from being one."""
    state, player = hand.state, hand.player
    worth = _gain_of_number(state, "chieftains", HATS[card]) if card in HATS else 0.0
    match card:
        case "Loch Lochy":
            return 2 * CHOICE
        case "Loch Shiel":
            empty = [laid for laid in player.territory if not laid.cubes and TILES[laid.tile].effect == "produce"]
            return CHOICE * len(empty)
        case "Loch Ness":
            return LOCH_NESS_CARD * hand.left - 2.5
        case "Armadale Castle":
            return worth + 3
        case "Castle Moil":
            return worth + _gain_of_number(state, "barrels", 1)
        case "Donan Castle":
            return worth + _gain_of_number(state, "barrels", 2)
        case "Iona Abbey" | "Loch Morar":
            colour = "yellow" if card == "Iona Abbey" else "green"
            return (2 + hand.left) * sum(TILES[laid.tile].colour == colour for laid in player.territory)
        case "Duart Castle":
            return (3 + hand.left) * sum(TILES[laid.tile].kind == "village" for laid in player.territory)
    return worth


def _payments(state: State) -> Judged:
    """Give for what is best worth it: own cubes where they are cheaper, else bought ones."""
    hand, goal = Hand(state), NOTHING
    best = -99.0
    for need in demand(state):
        if hand.means.pays(need):
            worth = -_worth_of_cubes(need, hand.means, hand.prices)
            if state.exchange is not None:
                given = counted(state.paid)
                whole = tuple([some + more for some, more in zip(given, need, strict=True)])
                worth += _gain(state.exchange, whole, hand.barrel)
            if worth > best:
                best, goal = worth, need
    return [(move, _worth_of_giving(hand, goal, move)) for move in (*steps(state), *sales(state))]


def _worth_of_giving(hand: Hand, goal: Need, move: Move) -> float:
    match move:
        case PayCube(tile, cube):
            kind = RESOURCES.index(cube)
            full = len(hand.player.laid(tile).cubes) == CAPACITY
            return -hand.prices[kind] + 0.1 * full if goal[kind] else -50.0
        case BuyCube(cube):
            kind = RESOURCES.index(cube)
            return -(hand.means.rows[kind] + 1.0) if goal[kind] else -50.0
        case CloseExchange():
            return 0.0 if goal == NOTHING else -40.0
        case SellCube(_, cube):
            kind = RESOURCES.index(cube)
            return hand.means.rows[kind] - hand.prices[kind] - (40.0 if goal[kind] >= hand.means.own[kind] else 20.0)
    return -60.0


def _placings(state: State) -> Judged:
    """Judge each cell by what its neighbours do, and by the room that is left for other tiles."""
    moves = placings(state)
    if len(moves) == 1:
        return [(moves[0], 0.0)]
    hand = Hand(state)
    around = hand.activations_around()
    territory, number = hand.player.territory, state.taken
    assert number is not None
    members = sum(count for item, count in TILES[number].bonus if item == "clan_member")
    found: Judged = []
    for move in moves:
        assert isinstance(move, PlaceTile)
        after = (*territory, Laid(number, move.x, move.y, (), members))
        found.append((move, around.get((move.x, move.y), 0.0) + _worth_of_room(after, hand.left)))
    return found


def _worth_of_room(territory: tuple[Laid, ...], left: float) -> float:
    """Return what a territory leaves to be done: room for tiles, and near them the tiles that would be activated."""
    ground = ground_of(territory)
    worth = ROOM_MATTERS * worth_of_members(Player(0, 0, 0, (), territory), ground, left)
    later = [
        ACTIVATED[TILES[laid.tile].kind] * min(ground.free_around(laid.x, laid.y), 4)
        for laid in territory
    ]  # fmt: skip
    return worth + NEIGHBOURS * left * sum(later)


def _choices(state: State) -> Judged:
    """Judge each kind of cube by what it is worth; of those that are worth as much, one that the player lacks."""
    hand = Hand(state)
    return [
        (ChooseCube(cube), price - 0.2 * min(owned, 3))
        for cube, price, owned in zip(RESOURCES, hand.prices, hand.means.own, strict=True)
    ]


def _activations(state: State) -> Judged:
    """Judge what may be activated, cubes first; then members that move, sales that pay well, and the turn's end."""
    hand = Hand(state)
    found: Judged = [(EndTurn(), 0.0)]
    if state.phase == "activate":
        for move in steps(state):
            if isinstance(move, ActivateTile):
                value = _worth_of_activating(hand, move.tile)
                if value > SURE:
                    return [(move, value)]
                found.append((move, value))
    if state.movement:
        found += _movements(hand)
    return found + _sales(hand)


def _worth_of_activating(hand: Hand, number: int) -> float:
    """Return what it is worth to activate a tile now: one that is near before the one that Loch Ness adds."""
    laid = hand.player.laid(number)
    value = hand.activation(number, len(laid.cubes))
    if value <= 0.0:
        return -1.0
    if number not in hand.state.near:
        return ACTIVATED_FIRST / 2 + value
    free = TILES[number].effect in ("produce", "vp") and TILES[number].terms != "any"
    return value + (SURE if free else ACTIVATED_FIRST)


def _movements(hand: Hand) -> Judged:
    """Judge how a movement point may be used: a chieftain, or a member that gives room."""
    state, player, left = hand.state, hand.player, hand.left
    chieftain = _gain_of_number(state, "chieftains", 2 if "Castle of Mey" in player.cards else 1)
    before = worth_of_members(player, ground_of(player.territory), left)
    stuck = _is_stuck(player)
    found: Judged = []
    for move in steps(state):
        match move:
            case PromoteMember(tile):
                after = player.with_members(tile, -1)
                value = chieftain - before + worth_of_members(after, ground_of(after.territory), left)
            case MoveMember(origin, target) if stuck:
                after = player.with_members(origin, -1).with_members(target, 1)
                value = worth_of_members(after, ground_of(after.territory), left) - before
            case _:
                continue
        found.append((move, value - 0.2))
    return found


def _is_stuck(player: Player) -> bool:
    """Tell whether few plain tiles could be placed."""
    return len(ground_of(player.territory).cells(TILES[23])) < 3


def _sales(hand: Hand) -> Judged:
    """Judge each sale by the coins it brings, less what the cube is worth."""
    found: Judged = []
    for move in sales(hand.state):
        assert isinstance(move, SellCube)
        kind = RESOURCES.index(move.cube)
        found.append((move, (hand.means.rows[kind] - KEEPS * hand.prices[kind]) / 10))
    return found


@lru_cache(maxsize=1024)
def _prices(rows: Need, share: int) -> tuple[float, ...]:
    """Return what a cube of each kind is worth, as `price` has it."""
    return tuple([(0.9 + 0.4 * row) * min(1.0, 0.35 + 4 * share / GRAIN) for row in rows])


@lru_cache(maxsize=16384)
def _activation(tile: int, cubes: int, at_hand: Means, prices: tuple[float, ...], barrel: float) -> float:
    """Return what it is worth to activate a tile that holds so many cubes."""
    effect, terms = TILES[tile].effect, TILES[tile].terms
    match effect:
        case "produce":
            return 0.0 if cubes == CAPACITY else CHOICE if terms == "any" else prices[RESOURCES.index(terms)]
        case "vp":
            return float(terms)
        case "move":
            return POINT
        case "":
            return 0.0
    worth = [
        _gain(tile, need, barrel) - _worth_of_cubes(need, at_hand, prices)
        for need in EXCHANGES[tile]
        if at_hand.pays(need)
    ]
    return max(worth, default=0.0)


def _gain(tile: int, given: Need, barrel: float) -> float:
    """Return what an exchange brings for the cubes given: points, or a barrel."""
    gain = EXCHANGES[tile][given]
    return gain * barrel if TILES[tile].effect == "convert" else gain


@lru_cache(maxsize=8192)
def _cost_of(tile: int, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return what the cheapest way to pay for a tile costs in cubes."""
    return min([_worth_of_cubes(need, at_hand, prices) for need in COSTS[tile] if at_hand.pays(need)], default=0.0)


def _worth_of_cubes(need: Need, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return what it costs to give cubes: own ones first, then bought ones."""
    return sum([costs[needed] for costs, needed in zip(_costs(at_hand.own, at_hand.rows, prices), need, strict=True)])


@lru_cache(maxsize=4096)
def _costs(own: Need, filled: Need, prices: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Return for each kind what no, one, two or three cubes of it cost."""
    return tuple([
        tuple([
            USES * price * min(needed, owned) + sum(range(row + 1, row + 1 + needed - owned))
            for needed in range(MOST + 1)
        ])
        for owned, row, price in zip(own, filled, prices, strict=True)
    ])  # fmt: skip


def _gain_of_number(state: State, area: str, more: int) -> float:
    """Return what more barrels, chieftains or cards bring in the scorings to come."""
    numbers = tuple([NUMBERS[area](player) for player in state.players])
    return _gain_by(numbers, state.turn, more) * (len(AREAS) - state.scorings)


@lru_cache(maxsize=8192)
def _gain_by(numbers: tuple[int, ...], seat: int, more: int) -> float:
    """Return what a scoring brings more for so many more, as the evaluation has it."""
    after = tuple([number + more * (place == seat) for place, number in enumerate(numbers)])
    return _compared_worth(after, seat) - _compared_worth(numbers, seat)


def _compared_worth(numbers: Sequence[int], seat: int) -> float:
    scored = compared(numbers)
    others = (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
    return MATTERS * (scored[seat] - others) + SHARED * min(numbers[seat], 8)
