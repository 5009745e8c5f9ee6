"""Activation and movement: the effects of a territory's tiles in a turn."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cairn.events.decision import Event, Move
from cairn.events.glen_more import events
from cairn.events.glen_more.moves import ActivateTile, CloseExchange, MoveMember, PromoteMember
from cairn.events.glen_more.pieces import CAPACITY, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import tile_term
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.market import nothing_needed
from cairn.service.rules.glen_more.means import EXCHANGED, EXCHANGES, NOTHING, count_cubes, demand, means, shortfall
from cairn.service.rules.glen_more.placement import are_neighbours, neighbours, place_of
from cairn.service.rules.interface import Refusal, refuse

_LOCH_NESS_USED = Refusal("GM-51", "gm-loch-ness-used")
_LOCH = Refusal("GM-59", "gm-loch")
_NO_SUCH_TILE = Refusal("GM-50", "gm-no-such-tile")
_CLOSED_EARLY = Refusal("GM-27", "gm-closed-early")
_NO_POINT = Refusal("GM-60", "gm-no-movement-point")
_NO_MEMBER = Refusal("GM-60", "gm-no-member-there")
_NO_TARGET = Refusal("GM-60", "gm-no-such-tile")
_TOO_FAR = Refusal("GM-60", "gm-too-far")


def activations(state: State) -> Sequence[Move]:
    """Return every tile that may be activated now with an effect, at most once each (GM-50 to GM-52)."""
    territory = state.players[state.turn].territory
    if "Loch Ness" not in state.players[state.turn].cards or state.loch_ness:
        territory = tuple([laid for laid in territory if laid.tile in state.near])
    return [ActivateTile(laid.tile) for laid in territory if activation_obstacle(state, laid) is None]


def activation_obstacle(state: State, laid: Laid | None) -> Refusal | None:
    """Return the reason why an own tile cannot be activated (GM-50 to GM-52)."""
    if laid is None:
        return _NO_SUCH_TILE
    if laid.tile in state.activated:
        return refuse("GM-50", "gm-activated", tile=tile_term(laid.tile))
    if laid.tile not in state.near:
        if state.loch_ness:
            return _LOCH_NESS_USED
        if "Loch Ness" not in state.players[state.turn].cards:
            return refuse("GM-50", "gm-far-away", tile=tile_term(laid.tile))
    effect = TILES[laid.tile].effect
    if not effect:
        return _LOCH
    if effect == "produce" and len(laid.cubes) == CAPACITY:
        return refuse("GM-52", "gm-full", tile=tile_term(laid.tile))
    if laid.tile in EXCHANGES:
        missing = shortfall(EXCHANGED[laid.tile], means(state))
        return refuse("GM-27", "gm-exchange-unpaid", tile=tile_term(laid.tile), missing=missing) if missing else None
    return None


def closings(state: State) -> Sequence[Move]:
    """Return the end of the current exchange, if it may be closed now (GM-27)."""
    return () if closing_obstacle(state) else (CloseExchange(),)


def closing_obstacle(state: State) -> Refusal | None:
    """Return the reason why the current exchange cannot be closed (GM-27)."""
    return None if NOTHING in demand(state) else _CLOSED_EARLY


def activate(state: State, number: int) -> Iterator[Event]:
    """Activate a tile, also a distant one by Loch Ness (GM-51); in the turn of Loch Oich all are near (GM-44)."""
    seat, tile = state.turn, TILES[number]
    at = place_of(state.players[seat], number)
    by_loch_ness = number not in state.near
    yield events.TileActivated(seat, number, by_loch_ness, number in EXCHANGES, at=at)
    match tile.effect:
        case "produce" if tile.terms == "any":
            yield events.CubesPromised(seat, number, 1)
        case "produce":
            yield events.CubeGained(seat, number, tile.terms, len(state.players[seat].laid(number).cubes) + 1, at=at)
        case "move":  # GM-59
            yield events.MovementGained(seat, number, state.movement + int(tile.terms))
        case "vp":  # GM-58: a tavern
            yield events.PointsScored(seat, number, int(tile.terms), state.points[seat] + int(tile.terms), at=at)


def settle_exchange(state: State) -> Iterator[Event]:
    """Close an exchange once no further cube can be given (GM-27)."""
    if nothing_needed(state):
        yield from close_exchange(state)


def close_exchange(state: State) -> Iterator[Event]:
    """Take the gain of an exchange for the cubes given: a barrel or victory points (GM-54 to GM-58)."""
    seat, number = state.turn, state.exchange
    assert number is not None
    gain, at = EXCHANGES[number][count_cubes(state.paid)], place_of(state.players[seat], number)
    yield events.ExchangeMade(seat, number, tuple(state.paid), at=at)
    if TILES[number].effect == "convert":
        yield events.BarrelsGained(seat, number, gain, state.players[seat].barrels + gain, at=at)
    else:
        yield events.PointsScored(seat, number, gain, state.points[seat] + gain, at=at)


def movements(state: State) -> Sequence[Move]:
    """Return every way to spend a movement point: any own member, to a neighbouring own tile or off (GM-60, GM-61)."""
    return _movements(state.players[state.turn].territory) if state.movement else ()


@lru_cache(maxsize=4096)
def _movements(territory: tuple[Laid, ...]) -> Sequence[Move]:
    moves = list[Move]()
    for laid in territory:
        if laid.members:
            moves += [MoveMember(laid.tile, other.tile) for other in neighbours(territory, laid)]
            moves.append(PromoteMember(laid.tile))
    return tuple(moves)


def movement_obstacle(state: State, laid: Laid | None, target: Laid | None) -> Refusal | None:
    """Return the reason why a clan member on a tile cannot be moved to another (GM-60)."""
    if obstacle := promotion_obstacle(state, laid):
        return obstacle
    if laid is None or target is None:
        return _NO_TARGET
    return None if are_neighbours(laid, target) else _TOO_FAR


def promotion_obstacle(state: State, laid: Laid | None) -> Refusal | None:
    """Return the reason why a clan member on a tile cannot be promoted; the last one can be, too (GM-60, GM-61)."""
    if not state.movement:
        return _NO_POINT
    return None if laid and laid.members else _NO_MEMBER


def move_member(state: State, origin: int, target: int) -> events.MemberMoved:
    """Move a member to a neighbouring tile for a movement point (GM-60)."""
    player = state.players[state.turn]
    at = (place_of(player, origin), place_of(player, target))
    return events.MemberMoved(state.turn, origin, target, state.movement - 1, *at)


def promote(state: State, tile: int) -> events.MemberPromoted:
    """Take a member off the territory permanently, for a movement point (GM-60)."""
    player = state.players[state.turn]
    return events.MemberPromoted(state.turn, tile, player.chieftains + 1, state.movement - 1, at=place_of(player, tile))
