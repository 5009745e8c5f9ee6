"""Glen More: the quick policy of playouts.

The value of a tile is what it brings at once, what it and its new neighbours bring when activated, and what it may
still bring; the small steps after it follow from the same figures. Only moves of members are tried out.
"""

from functools import lru_cache

from cairn.events.decision import Move
from cairn.events.glen_more.moves import (
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
from cairn.events.glen_more.pieces import CAPACITY, LOCH_NESS, LOCH_OICH, RESOURCES, SPACES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.market import sales
from cairn.service.rules.glen_more.means import NOTHING, Need, count_cubes, demand
from cairn.service.rules.glen_more.placement import ground_of, placings
from cairn.service.rules.glen_more.turn import steps
from cairn.workers.glen_more.hand import Hand, gain, gain_of_number, worth_of_cubes, worth_of_tile
from cairn.workers.glen_more.worth import ACTIVATED, PLAIN, worth_of_members
from cairn.workers.search.shares import total

ONE_AHEAD, TURNS_AHEAD, SURPLUS = 0.1, 0.5, 0.05
"""The cost of each space that the figure moves: at the end of the game, per share of the game left; and the discount
for each tile more than in the smallest territory."""

NEIGHBOURS = 0.75
"""The value of a tile's kind for each free cell around it, up to four."""

ACTIVATED_FIRST, SURE = 100.0, 200.0
"""Bonuses that put activations first, and before them the free ones, which are made at once."""

Judged = list[tuple[Move, float]]
"""Moves with their values for the quick policy."""


def quick(state: State) -> Move:
    """Return the quick policy's move for the seat whose turn it is."""
    moves = judge(state)
    best, worth = moves[0]
    for move, value in moves:
        if value > worth:
            best, worth = move, value
    return best


def judge(state: State) -> Judged:
    """Return the moves that the quick policy considers, with their values. A cube is taken at once."""
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
    """Judge each tile by its value, less its cost and the turns that the others get before the next."""
    moves = steps(state)
    if len(moves) == 1 or not isinstance(moves[0], TakeTile):
        return [(move, -float(place)) for place, move in enumerate(moves)]
    hand = Hand(state)
    around, ground = hand.activations_around(), ground_of(hand.player.territory)
    everywhere = total(hand.activation(laid.tile, len(laid.cubes)) for laid in hand.player.territory)
    spots: dict[tuple[bool, bool], float] = {}
    least = min([len(player.territory) for player in state.players])
    step = ONE_AHEAD + TURNS_AHEAD * hand.share - SURPLUS * (len(hand.player.territory) - least)
    values: Judged = []
    for move in moves:
        number = state.track[move.space]  # type: ignore[attr-defined]  # all are `TakeTile`
        assert number is not None
        tile = TILES[number]
        sides = tile.river, tile.road
        if sides not in spots:
            spots[sides] = max(around.get(cell, 0.0) for cell in ground.cells(tile))
        brought = everywhere if number == LOCH_OICH else spots[sides]
        ahead = (move.space - state.empty) % SPACES  # type: ignore[attr-defined]  # as above
        values.append((move, brought + worth_of_tile(hand, number) - step * ahead))
    return values


def _payments(state: State) -> Judged:
    """Pay for the best use: with own cubes where they are cheaper, else with bought ones."""
    hand, goal = Hand(state), NOTHING
    best = -99.0
    for need in demand(state):
        if hand.means.pays(need):
            worth = -worth_of_cubes(need, hand.means, hand.prices)
            if state.exchange is not None:
                given = count_cubes(state.paid)
                whole = tuple([some + more for some, more in zip(given, need, strict=True)])
                worth += gain(state.exchange, whole, hand.barrel)
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
    """Judge each cell by the activations of its neighbours, and by the space left for other tiles."""
    moves = placings(state)
    if len(moves) == 1:
        return [(moves[0], 0.0)]
    hand = Hand(state)
    around = hand.activations_around()
    territory, number = hand.player.territory, state.taken
    assert number is not None
    members = sum(count for item, count in TILES[number].bonus if item == "clan_member")
    values: Judged = []
    for move in moves:
        assert isinstance(move, PlaceTile)
        after = (*territory, Laid(number, move.x, move.y, (), members))
        values.append((move, around.get((move.x, move.y), 0.0) + _worth_of_room(after, hand.share)))
    return values


@lru_cache(maxsize=4096)
def _worth_of_room(territory: tuple[Laid, ...], share: float) -> float:
    """Return the potential of a territory: space for tiles, and near it the tiles that would be activated."""
    ground = ground_of(territory)
    worth = worth_of_members(Player(0, 0, 0, (), territory), ground, share)
    later = [
        ACTIVATED[TILES[laid.tile].kind] * min(ground.free_around(laid.x, laid.y), 4)
        for laid in territory
    ]  # fmt: skip
    return worth + NEIGHBOURS * share * total(later)


def _choices(state: State) -> Judged:
    """Judge each kind of cube by its value; among equal values prefer a kind that the player lacks."""
    hand = Hand(state)
    return [
        (ChooseCube(cube), price - 0.2 * min(owned, 3))
        for cube, price, owned in zip(RESOURCES, hand.prices, hand.means.own, strict=True)
    ]


def _activations(state: State) -> Judged:
    """Judge the possible activations, cubes first; then moves of members, profitable sales, and the end of the turn."""
    hand = Hand(state)
    values: Judged = [(EndTurn(), 0.0)]
    if state.phase == "activate":
        for move in steps(state):
            if isinstance(move, ActivateTile):
                value = _worth_of_activating(hand, move.tile)
                if value > SURE:
                    return [(move, value)]
                values.append((move, value))
    if state.movement:
        values += _movements(hand)
    return values + _sales(hand)


def _worth_of_activating(hand: Hand, number: int) -> float:
    """Return the value of activating a tile now; adjacent tiles come before the one that Loch Ness adds."""
    laid = hand.player.laid(number)
    value = hand.activation(number, len(laid.cubes))
    if value <= 0.0:
        return -1.0
    if number not in hand.state.near:
        return ACTIVATED_FIRST / 2 + value
    free = TILES[number].effect in ("produce", "vp") and TILES[number].terms != "any"
    return value + (SURE if free else ACTIVATED_FIRST)


def _movements(hand: Hand) -> Judged:
    """Judge the uses of a movement point: a chieftain, or a member that opens space."""
    state, player, share = hand.state, hand.player, hand.share
    chieftain = gain_of_number(state, "chieftains", 2 if "Castle of Mey" in player.cards else 1)
    before = worth_of_members(player, ground_of(player.territory), share)
    stuck = _is_stuck(player)
    values: Judged = []
    for move in steps(state):
        match move:
            case PromoteMember(tile):
                after = player.with_members(tile, -1)
                value = chieftain - before + worth_of_members(after, ground_of(after.territory), share)
            case MoveMember(origin, target) if stuck:
                after = player.with_members(origin, -1).with_members(target, 1)
                value = worth_of_members(after, ground_of(after.territory), share) - before
            case _:
                continue
        values.append((move, value - 0.2))
    return values


def _is_stuck(player: Player) -> bool:
    """Return whether only a few plain tiles could be placed."""
    return len(ground_of(player.territory).cells(PLAIN)) < 3


def _sales(hand: Hand) -> Judged:
    """Judge each sale by the coins it brings, less the value of the cube."""
    values: Judged = []
    for move in sales(hand.state):
        assert isinstance(move, SellCube)
        kind = RESOURCES.index(move.cube)
        values.append((move, (hand.means.rows[kind] - hand.prices[kind]) / 10))
    return values
