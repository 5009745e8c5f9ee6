"""Activation and movement: what the tiles of a territory do in a turn."""

from collections.abc import Iterator

from events.decision import Event, Move
from events.glen_more.events import (
    BarrelsGained,
    CubeGained,
    CubesPromised,
    ExchangeMade,
    MemberMoved,
    MemberPromoted,
    MovementGained,
    PointsScored,
    TileActivated,
)
from events.glen_more.moves import ActivateTile, MoveMember, PromoteMember
from events.glen_more.pieces import CAPACITY, TILES
from projections.glen_more.state import Laid, State
from service.rules.glen_more.market import Means, all_given, means, still_needed
from service.rules.glen_more.needs import EXCHANGES, counted
from service.rules.glen_more.territory import neighbours


def activations(state: State) -> Iterator[Move]:
    """Yield every tile that may be activated now, once each, if it would do anything (GM-50 to GM-52)."""
    at_hand = means(state)
    for laid in state.players[state.turn].territory:
        if why_not_activatable(state, laid, at_hand) is None:
            yield ActivateTile(laid.tile)


def why_not_activatable(state: State, laid: Laid, at_hand: Means) -> tuple[str, str] | None:
    """Return the clause that keeps a tile from being activated and what it says, or None if it may be."""
    tile = TILES[laid.tile]
    if laid.tile in state.activated:
        return "GM-50", f"The {tile.name} was activated this turn"
    if laid.tile not in state.near:
        if state.loch_ness:
            return "GM-51", "Loch Ness activates one more tile a turn, and it has"
        if "Loch Ness" not in state.players[state.turn].cards:
            return "GM-50", f"The {tile.name} is neither the new tile nor a neighbour of it"
    if not tile.effect:
        return "GM-59", "Lochs do nothing when they are activated"
    if tile.effect == "produce" and len(laid.cubes) == CAPACITY:
        return "GM-52", f"The {tile.name} holds three cubes already"
    if laid.tile in EXCHANGES and not any(map(at_hand.pays, EXCHANGES[laid.tile])):
        return "GM-27", f"No sales and purchases let you pay what the {tile.name} takes"
    return None


def activate(state: State, number: int) -> Iterator[Event]:
    """Activate a tile, one that is not near by Loch Ness (GM-51); in the turn of Loch Oich all are near (GM-44)."""
    seat, tile = state.turn, TILES[number]
    by_loch_ness = number not in state.near
    yield TileActivated(seat, number, by_loch_ness, number in EXCHANGES)
    match tile.effect:
        case "produce" if tile.terms == "any":
            yield CubesPromised(seat, number, 1)
        case "produce":
            yield CubeGained(seat, number, tile.terms, len(state.players[seat].laid(number).cubes) + 1)
        case "move":  # GM-59
            yield MovementGained(seat, number, state.movement + int(tile.terms))
        case "vp":  # GM-58: a tavern
            yield PointsScored(seat, number, int(tile.terms), state.points[seat] + int(tile.terms))


def settle_exchange(state: State) -> Iterator[Event]:
    """Close an exchange once no cube more can be given (GM-27)."""
    if all_given(still_needed(state)):
        yield from close_exchange(state)


def close_exchange(state: State) -> Iterator[Event]:
    """Take what an exchange brings for the cubes given: a barrel or victory points (GM-54 to GM-58)."""
    seat, number = state.turn, state.exchange
    assert number is not None
    gain = EXCHANGES[number][counted(state.paid)]
    yield ExchangeMade(seat, number, tuple(state.paid))
    if TILES[number].effect == "convert":
        yield BarrelsGained(seat, number, gain, state.players[seat].barrels + gain)
    else:
        yield PointsScored(seat, number, gain, state.points[seat] + gain)


def movements(state: State) -> Iterator[Move]:
    """Yield every way to spend a movement point: any own member, to a neighbouring own tile or off (GM-60, GM-61)."""
    if not state.movement:
        return
    territory = state.players[state.turn].territory
    for laid in territory:
        if laid.members:
            yield from (MoveMember(laid.tile, other.tile) for other in neighbours(territory, laid))
            yield PromoteMember(laid.tile)


def move_member(state: State, origin: int, target: int) -> MemberMoved:
    """Move a member to a neighbouring tile for a movement point (GM-60)."""
    return MemberMoved(state.turn, origin, target, state.movement - 1)


def promote(state: State, tile: int) -> MemberPromoted:
    """Take a member off the territory for good, for a movement point (GM-60)."""
    return MemberPromoted(state.turn, tile, state.players[state.turn].chieftains + 1, state.movement - 1)
