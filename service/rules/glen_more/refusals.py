"""Obstacles to a move: the clause, and a sentence to the player. A legal move has none."""

from collections.abc import Sequence

from cairn.events.decision import Move
from cairn.events.glen_more import moves
from cairn.projections.glen_more.state import State
from cairn.projections.message import Argument
from cairn.service.rules.glen_more import activation
from cairn.service.rules.glen_more.market import payment_obstacle, purchase_obstacle, sale_obstacle
from cairn.service.rules.glen_more.placement import own_tile, placing_obstacle
from cairn.service.rules.glen_more.taking import chieftain_obstacle, member_obstacle, offer
from cairn.service.rules.glen_more.turn import out_of_place, out_of_turn
from cairn.service.rules.interface import SEATS, Refusal


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the obstacle to a move by the functions that `legal_moves` uses, too; None if it is legal."""
    if waits := out_of_turn(state, seat, names):
        return waits
    if isinstance(move, moves.SellCube):
        return sale_obstacle(state, own_tile(state.players[seat], move.tile), move.cube)
    return out_of_place(state, type(move)) or _obstacle(state, move)


def _obstacle(state: State, move: Move) -> Refusal | None:
    player = state.players[state.turn]
    match move:
        case moves.TakeTile(space):
            return offer(state).taking_obstacle(space)
        case moves.DiscardTile(space):
            return offer(state).discarding_obstacle(space)
        case moves.PayCube(tile, cube):
            return payment_obstacle(state, own_tile(player, tile), cube)
        case moves.BuyCube(cube):
            return purchase_obstacle(state, cube)
        case moves.PayMember(tile):
            return member_obstacle(state, own_tile(player, tile))
        case moves.PayChieftain():
            return chieftain_obstacle(state)
        case moves.PlaceTile(x, y):
            return placing_obstacle(state, x, y)
        case moves.ActivateTile(tile):
            return activation.activation_obstacle(state, own_tile(player, tile))
        case moves.CloseExchange():
            return activation.closing_obstacle(state)
        case moves.MoveMember(origin, target):
            return activation.movement_obstacle(state, own_tile(player, origin), own_tile(player, target))
        case moves.PromoteMember(tile):
            return activation.promotion_obstacle(state, own_tile(player, tile))
    return None  # a choice of a cube, or the end of the turn: always legal here
