"""Glen More: the native kernel, if available: the same rules and playouts in C, equal to the bit.

It is built where a C compiler is available. It is optional: plain Python gives the same results, many times slower.
Positions are passed as bytes, moves as numbers; `kernel/game.h` defines their layout.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from cairn.events.decision import Move
from cairn.events.glen_more import moves
from cairn.events.glen_more.pieces import RESOURCES, SPECIAL, STACKS, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import LARGEST, Player, State
from cairn.workers.glen_more.features import FEATURES
from cairn.workers.search.native import Native
from cairn.workers.search.net import load_nets
from cairn.workers.search.sense import Kernel
from cairn.workers.search.shares import weights_of

try:
    from cairn.workers.glen_more import _kernel
except ImportError:
    IS_THERE = False
else:
    IS_THERE = True
    _kernel.weigh(*weights_of("glen_more", FEATURES))
    for _number_of_net, _weights in enumerate(load_nets("glen_more")):
        _kernel.load(_number_of_net, _weights)

NONE = 255
PHASES = ("take", "pay", "place", "choose", "activate", "exchange", "move", "discarded", "over")
_SEATS = 5
_STACKED = sum(map(len, STACKS))
_CUBES = {cube: number for number, cube in enumerate(RESOURCES)}
_KINDS: tuple[type[Move], ...] = (
    moves.SellCube,
    moves.TakeTile,
    moves.DiscardTile,
    moves.PayCube,
    moves.BuyCube,
    moves.PayMember,
    moves.PayChieftain,
    moves.PlaceTile,
    moves.ChooseCube,
    moves.ActivateTile,
    moves.CloseExchange,
    moves.MoveMember,
    moves.PromoteMember,
    moves.EndTurn,
)
"""The types of moves, in the order of their numbers from 1."""


@cache
def number_of(move: Move) -> int:
    """Return a move as a number: its type, then its fields in two bytes."""
    first, second = 0, 0
    match move:
        case moves.SellCube(tile, cube) | moves.PayCube(tile, cube):
            first, second = tile, _CUBES[cube]
        case moves.BuyCube(cube):
            second = _CUBES[cube]
        case moves.ChooseCube(cube):
            first = _CUBES[cube]
        case moves.TakeTile(place) | moves.DiscardTile(place):
            first = place
        case moves.PayMember(tile) | moves.ActivateTile(tile) | moves.PromoteMember(tile):
            first = tile
        case moves.PlaceTile(x, y):
            first, second = x % 256, y % 256
        case moves.MoveMember(origin, target):
            first, second = origin, target
    return (1 + _KINDS.index(type(move))) << 16 | first << 8 | second


@cache
def move_of(number: int) -> Move:
    """Return the move of a number."""
    _, kind, first, second = number.to_bytes(4)
    type_of_move = _KINDS[kind - 1]
    fields: tuple[int | str, ...] = ()
    if type_of_move in (moves.SellCube, moves.PayCube):
        fields = first, RESOURCES[second]
    elif type_of_move is moves.BuyCube:
        fields = (RESOURCES[second],)
    elif type_of_move is moves.ChooseCube:
        fields = (RESOURCES[first],)
    elif type_of_move is moves.PlaceTile:
        fields = _signed(first), _signed(second)
    elif type_of_move is moves.MoveMember:
        fields = first, second
    elif type_of_move not in (moves.PayChieftain, moves.CloseExchange, moves.EndTurn):
        fields = (first,)
    return type_of_move(*fields)


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


def pack(state: State) -> bytes:
    """Return a position as the bytes of the kernel's `State`."""
    seats = len(state.players)
    packed = [
        seats,
        state.turn,
        PHASES.index(state.phase),
        NONE if state.die is None else state.die,
        state.empty,
        state.scorings,
        state.taken or 0,
        state.exchange or 0,
        state.movement,
        state.loch_ness,
        *[tile or 0 for tile in state.track],
        *_filled(state.figures, _SEATS, NONE),
        *[state.market[cube] for cube in RESOURCES],
    ]
    for points in _filled(state.points, _SEATS, 0):
        packed += (points % 2**16).to_bytes(2, "little")
    packed += sum(1 << (tile - 1) for stack in state.stacks for tile in stack).to_bytes(-(-_STACKED // 8), "little")
    packed += [len(state.paid), *_filled([_CUBES[cube] for cube in state.paid], len(RESOURCES), NONE)]
    packed += [len(state.choices), *_filled(state.choices, 2, 0)]
    packed += [len(state.near), *_filled(state.near, LARGEST, 0)]
    packed += [len(state.activated), *_filled(state.activated, LARGEST, 0)]
    packed += [len(state.gone), *_filled(state.gone, len(TILES), 0)]
    players = b"".join(map(_pack_player, state.players))
    return bytes(packed) + players + bytes(len(players) // seats * (_SEATS - seats))


def _pack_player(player: Player) -> bytes:
    cards = [SPECIAL[card] for card in player.cards]
    packed = [player.coins, player.barrels, player.chieftains, len(cards), *_filled(cards, len(SPECIAL), 0)]
    packed.append(len(player.territory))
    return bytes(packed) + b"".join(map(_pack_laid, player.territory)) + bytes(8 * (LARGEST - len(player.territory)))


@lru_cache(maxsize=4096)
def _pack_laid(laid: Laid) -> bytes:
    cubes = _filled([_CUBES[cube] for cube in laid.cubes], 3, NONE)
    return bytes([laid.tile, laid.x % 256, laid.y % 256, laid.members, len(laid.cubes), *cubes])


def _filled(numbers: Sequence[int], room: int, nothing: int) -> list[int]:
    return [*numbers, *[nothing] * (room - len(numbers))]


kernels: Mapping[int, Kernel] = {2: Native(_kernel, pack, number_of)} if IS_THERE else {}
"""The kernel, by the version of the rules it implements."""


def kernels_of(training: int) -> Mapping[int, Kernel]:
    """Return the kernel whose playouts are by what a training learned, by the version of the rules."""
    return {2: Native(_kernel, pack, number_of, training=training)} if IS_THERE else {}
