"""Glen More: the value that the current turn still promises."""

from msgspec.structs import replace

from cairn.events.glen_more.pieces import AREAS, CAPACITY, RESOURCES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import put
from cairn.service.rules.glen_more.market import Bill
from cairn.service.rules.glen_more.means import EXCHANGES, Means, Need, count_cubes, means, tile_in_hand
from cairn.service.rules.glen_more.placement import ground_of, neighbours, place
from cairn.service.rules.glen_more.scoring import compare
from cairn.service.rules.interface import follow
from cairn.workers.glen_more.worth import comparisons, possessions, price, worth_of_members

PROMISE = 0.85
"""The value of an activation that is still possible this turn, relative to one that was made."""

CHOICE = 1.2
"""The value of a cube of choice before it is chosen."""


def promise(state: State, share: float) -> float:
    """Return the value that the current turn still promises."""
    match state.phase:
        case "pay" | "place":
            return _promise_of_placing(state, share)
        case "exchange":
            return _promise_of_exchange(state, share) + _promise_of_activations(state, share)
        case "choose" | "activate":
            return CHOICE * len(state.choices) + _promise_of_activations(state, share)
    return _promise_of_movement(state, share) if state.movement else 0.0


def _promise_of_placing(state: State, share: float) -> float:
    """Return the promise of the best cell for the tile that is being paid for or placed, less its remaining cost."""
    seat, player = state.turn, state.players[state.turn]
    costs = [0.0]
    if state.phase == "pay":
        bill = Bill.from_state(state)
        costs = [_worth_of_cubes(state, need, bill.means, share) for need in bill.payable]
    before = comparisons(state, seat) + possessions(state, seat, share)
    best = -99.0
    for x, y in ground_of(player.territory).cells(tile_in_hand(state)):
        after = state.copy()
        follow(after, place(after, x, y))
        promised = CHOICE * len(after.choices) + _promise_of_activations(after, share)
        best = max(best, comparisons(after, seat) + possessions(after, seat, share) + promised)
    return best - before - min(costs)


def _promise_of_exchange(state: State, share: float) -> float:
    """Return the best gain of the exchange in progress, less its remaining cost."""
    assert state.exchange is not None
    bill, given = Bill.from_state(state), count_cubes(state.paid)
    worth = []
    for need in bill.payable:
        whole = tuple(map(sum, zip(need, given, strict=True)))
        gain = _gain_of_exchange(state, state.exchange, whole)
        worth.append(gain - _worth_of_cubes(state, need, bill.means, share))
    return max(worth)


def _promise_of_activations(state: State, share: float) -> float:
    """Return the promise of the activations still possible this turn, the best one by Loch Ness included."""
    player, at_hand = state.players[state.turn], means(state)
    produced = list(at_hand.own)
    for laid in player.territory:
        if laid.tile in state.near and laid.tile not in state.activated and len(laid.cubes) < CAPACITY:
            terms = TILES[laid.tile].terms
            if terms in RESOURCES:
                produced[RESOURCES.index(terms)] += 1
    hoped = Means(tuple(produced), at_hand.rows, at_hand.coins)
    here, there, movement = 0.0, 0.0, state.movement
    for laid in player.territory:
        if laid.tile in state.activated:
            continue
        if TILES[laid.tile].effect == "move":
            movement += laid.tile in state.near
        elif laid.tile in state.near:
            here += _promise_of_activation(state, laid, hoped, share)
        else:
            there = max(there, _promise_of_activation(state, laid, at_hand, share))
    if state.loch_ness or "Loch Ness" not in player.cards:
        there = 0.0
    moving = _promise_of_movement(state, share) if movement else 0.0
    return PROMISE * (here + there) + moving * (1 if state.movement else PROMISE)


def _promise_of_activation(state: State, laid: Laid, at_hand: Means, share: float) -> float:
    """Return the value of activating a tile now."""
    tile = TILES[laid.tile]
    match tile.effect:
        case "produce":
            full = len(laid.cubes) == CAPACITY
            return 0.0 if full else CHOICE if tile.terms == "any" else price(state, tile.terms, share)
        case "vp":
            return float(tile.terms)
        case "" | "move":
            return 0.0
    worth = [
        _gain_of_exchange(state, tile.id, need) - _worth_of_cubes(state, need, at_hand, share)
        for need in EXCHANGES[tile.id]
        if at_hand.pays(need)
    ]
    return max(worth, default=0.0)


def _gain_of_exchange(state: State, tile: int, given: Need) -> float:
    """Return the gain of an exchange for the cubes given: points, or a barrel."""
    gain = EXCHANGES[tile][given]
    if TILES[tile].effect != "convert":
        return gain
    barrels = [player.barrels for player in state.players]
    more = [count + gain * (seat == state.turn) for seat, count in enumerate(barrels)]
    scored = compare(more)[state.turn] - compare(barrels)[state.turn]
    return (0.3 + scored) * (len(AREAS) - state.scorings)


def _worth_of_cubes(state: State, need: Need, at_hand: Means, share: float) -> float:
    """Return the cost of giving cubes: owned cubes first, then bought ones."""
    cost = 0.0
    for kind, needed, owned, row in zip(RESOURCES, need, at_hand.own, at_hand.rows, strict=True):
        if needed:
            cost += price(state, kind, share) * min(needed, owned)
            cost += sum(range(row + 1, row + 1 + needed - owned))
    return cost


def _promise_of_movement(state: State, share: float) -> float:
    """Return the promise of the best use of one movement point."""
    seat, player = state.turn, state.players[state.turn]
    before, after, best = _worth_of_standing(state, share), state.copy(), 0.0
    for laid in player.territory:
        if laid.members:
            fewer = player.with_members(laid.tile, -1)
            ways = [replace(fewer, chieftains=player.chieftains + 1)]
            ways += [fewer.with_members(other.tile, 1) for other in neighbours(player.territory, laid)]
            for way in ways:
                after.players = put(state.players, seat, way)
                best = max(best, _worth_of_standing(after, share) - before)
    return 0.9 * best


def _worth_of_standing(state: State, share: float) -> float:
    """Return the value of the positions of the current player's members, and of their number of chieftains."""
    player = state.players[state.turn]
    return comparisons(state, state.turn) + worth_of_members(player, ground_of(player.territory), share)
