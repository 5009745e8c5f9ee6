"""Why a move is not legal: the clause, and a sentence to the player."""

from collections.abc import Sequence

from events.decision import Move
from events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    CloseExchange,
    DiscardTile,
    EndTurn,
    MoveMember,
    PayChieftain,
    PayCube,
    PayMember,
    PlaceTile,
    PromoteMember,
    SellCube,
    TakeTile,
)
from events.glen_more.pieces import CAPACITY, LOCH_NESS, LOCH_OICH, RESOURCES, TILES
from projections.glen_more.state import Laid, Player, State
from service.rules.glen_more.activation import why_not_activatable
from service.rules.glen_more.market import means
from service.rules.glen_more.needs import demand, tile_in_hand
from service.rules.glen_more.territory import Ground, why_not_takable
from service.rules.interface import Refusal

_WAITING = {
    "take": Refusal("GM-11", "First move your figure onto a tile"),
    "pay": Refusal("GM-12", "First pay for the tile you took"),
    "place": Refusal("GM-12", "First place the tile you took"),
    "choose": Refusal("GM-47", "First choose the cubes that were promised"),
    "activate": Refusal("GM-12", "Your tile is placed; you may activate, move, sell, or end your turn"),
    "exchange": Refusal("GM-27", "First complete the exchange you began"),
    "move": Refusal("GM-12", "Activation ends with the first movement point; you may move, sell, or end your turn"),
    "discarded": Refusal("GM-14", "After a discarded tile you may only sell and end your turn"),
}
"""What is said of a move that is out of place, by what the turn waits for."""

_ABBEY = Refusal("GM-52", "First choose the cube that Iona Abbey takes")
"""What is said instead once the activation has begun, when no cubes were promised."""

_PHASES: dict[type[Move], tuple[str, ...]] = {
    TakeTile: ("take",),
    DiscardTile: ("take",),
    PayCube: ("pay", "exchange"),
    BuyCube: ("pay", "exchange"),
    PayMember: ("pay",),
    PayChieftain: ("pay",),
    PlaceTile: ("place",),
    ChooseCube: ("choose",),
    ActivateTile: ("activate",),
    CloseExchange: ("exchange",),
    MoveMember: ("activate", "move"),
    PromoteMember: ("activate", "move"),
    EndTurn: ("activate", "move", "discarded"),
}

_TAKES = {"distillery": "GM-54", "butcher": "GM-55", "fair": "GM-56", "grocer": "GM-57", "bridge": "GM-58"}
"""The clauses that say what exchanges take."""


def refusal(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    """Return why a move that is not legal is not."""
    if state.phase == "over":
        return Refusal("GM-73", "The game is over")
    if seat != state.turn:
        return Refusal("GM-10", f"It is {names[state.turn]}'s turn")
    player = state.players[seat]
    if isinstance(move, SellCube):
        return _no_sale(state, player, move)
    if state.phase not in _PHASES[type(move)]:
        if isinstance(move, BuyCube):
            return Refusal("GM-21", "A cube is bought only for the cost or the exchange at hand, and there is none")
        return _ABBEY if state.phase == "choose" and state.near else _WAITING[state.phase]
    match move:
        case TakeTile(space):
            return _no_taking(state, player, space)
        case DiscardTile():
            return Refusal("GM-14", "A tile is discarded only from the track, and only if none can be taken")
        case PayCube(tile, cube):
            return _no_payment(state, _own(player, tile), cube)
        case BuyCube(cube):
            return _no_purchase(state, cube)
        case PayMember() | PayChieftain():
            return _no_member(state, player, move)
        case PlaceTile(x, y):
            why = Ground(player.territory).why_not((x, y), tile_in_hand(state))
            return Refusal(*why) if why else _WAITING["place"]
        case ActivateTile(tile):
            laid = _own(player, tile)
            why = why_not_activatable(state, laid, means(state)) if laid else None
            return Refusal(*why) if why else Refusal("GM-50", "You have no such tile")
        case MoveMember(origin, target):
            return _no_move(state, _own(player, origin), _own(player, target))
        case PromoteMember(tile):
            return _no_move(state, _own(player, tile), None)
    return Refusal("GM-27", "An exchange is closed when a number of cubes was given that it takes")


def _own(player: Player, tile: int) -> Laid | None:
    return next((laid for laid in player.territory if laid.tile == tile), None)


def _no_sale(state: State, player: Player, move: SellCube) -> Refusal:
    laid = _own(player, move.tile)
    if laid is None or move.cube not in laid.cubes:
        return _not_there(laid, move.cube)
    return Refusal("GM-22", f"The market's row of {move.cube} is empty, so it cannot be sold to")


def _not_there(laid: Laid | None, cube: str) -> Refusal:
    if laid is None:
        return Refusal("GM-26", "You have no such tile")
    return Refusal("GM-26", f"No {cube} lies on your {TILES[laid.tile].name}")


def _no_taking(state: State, player: Player, space: int) -> Refusal:
    number = state.track[space]
    if number is None:
        return Refusal("GM-11", f"No tile lies on space {space}")
    why = why_not_takable(player, TILES[number], means(state), Ground(player.territory))
    return Refusal(*why) if why else _WAITING["take"]


def _no_payment(state: State, laid: Laid | None, cube: str) -> Refusal:
    if laid is None or cube not in laid.cubes:
        return _not_there(laid, cube)
    return _not_needed(state, cube)


def _no_purchase(state: State, cube: str) -> Refusal:
    if not any(need[RESOURCES.index(cube)] for need in demand(state)):
        return _not_needed(state, cube)
    row = state.market[cube]
    if row == CAPACITY:
        return Refusal("GM-20", f"The market's row of {cube} is full, so it cannot be bought from")
    coins = state.players[state.turn].coins
    if coins <= row:
        return Refusal("GM-20", f"A {cube} costs {row + 1}, and you have {coins}")
    return _not_needed(state, cube)


def _not_needed(state: State, cube: str) -> Refusal:
    """Say that a cube is not asked for, or that giving it would leave something that cannot be paid (GM-27)."""
    if any(need[RESOURCES.index(cube)] for need in demand(state)):
        return Refusal("GM-27", f"After that {cube} the rest could not be paid")
    if state.exchange is not None:
        tile = TILES[state.exchange]
        return Refusal(_TAKES[tile.kind], f"The {tile.name} takes no{' more' if cube in state.paid else ''} {cube}")
    if state.taken == LOCH_NESS:
        return Refusal("GM-34", "Loch Ness costs a clan member or a chieftain, and no cubes")
    return Refusal("GM-35" if state.taken == LOCH_OICH else "GM-21", f"No {cube} is asked for here")


def _no_member(state: State, player: Player, move: Move) -> Refusal:
    if state.taken != LOCH_NESS:
        return Refusal("GM-34", "Only Loch Ness costs a clan member or a chieftain")
    if isinstance(move, PayMember):
        laid = _own(player, move.tile)
        if laid is None or not laid.members:
            return Refusal("GM-34", "None of your clan members stands there")
        return Refusal("GM-34", "Without that clan member Loch Ness would have no legal cell")
    return Refusal("GM-34", "You have no chieftain")


def _no_move(state: State, laid: Laid | None, target: Laid | None) -> Refusal:
    if not state.movement:
        return Refusal("GM-60", "You have no movement point")
    if laid is None or not laid.members:
        return Refusal("GM-60", "None of your clan members stands there")
    if target is None:
        return Refusal("GM-60", "You have no such tile")
    return Refusal("GM-60", "A movement point leads to one of the eight neighbouring tiles")
