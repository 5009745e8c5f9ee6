"""Schotten Totten: the native kernel, if available: the same rules and playouts in C, equal to the bit.

It is built where a C compiler is available. It is optional: plain Python gives the same results, fifty times slower.
Positions are passed as bytes, moves as numbers; `kernel/game.h` defines their layout.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import (
    Claim,
    DrawCard,
    EndTurn,
    Pass,
    PlayBanshee,
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayTraitor,
    ReturnCard,
)
from cairn.events.schotten_totten.pieces import CARDS, TACTICS, Card
from cairn.projections.schotten_totten.state import Deck, State
from cairn.workers.schotten_totten.outcome import FEATURES
from cairn.workers.search.native import Native
from cairn.workers.search.net import load_nets
from cairn.workers.search.sense import Kernel
from cairn.workers.search.shares import weights_of

try:
    from cairn.workers.schotten_totten import _kernel
except ImportError:
    IS_THERE = False
else:
    IS_THERE = True
    _kernel.weigh(*weights_of("schotten_totten", FEATURES))
    for _number_of_net, _weights in enumerate(load_nets("schotten_totten")):
        _kernel.load(_number_of_net, _weights)

NONE = 255
_NAMES: tuple[Card, ...] = tuple(sorted({*CARDS, *TACTICS}))
_NUMBER: dict[str | None, int] = {None: NONE} | {name: number for number, name in enumerate(_NAMES)}
_PHASES = ("play", "claim", "recruit", "return", "over")
_DECKS = ("clan", "tactic")


def scored_plays(state: State) -> list[tuple[float, Move]]:
    """Return the plays of the seat to move, as `hasty.scored_plays` does."""
    return [(gain, move_of(number)) for gain, number in _kernel.scored_plays(pack(state))]


@cache
def number_of(move: Move) -> int:
    """Return a move as a number."""
    match move:
        case PlayCard(card, stone):
            return _number(0, _NUMBER[card], stone)
        case PlayRecruiter():
            return _number(1)
        case PlayStrategist(card, stone, to):
            return _number(2, _NUMBER[card], stone, to or 0)
        case PlayBanshee(card, stone):
            return _number(3, _NUMBER[card], stone)
        case PlayTraitor(card, stone, to):
            return _number(4, _NUMBER[card], stone, to)
        case ReturnCard(card):
            return _number(5, _NUMBER[card])
        case Pass():
            return _number(6)
        case Claim(stone):
            return _number(7, 0, stone)
        case DrawCard(deck):
            return _number(8, _DECKS.index(deck))
        case EndTurn():
            return _number(9)
    raise ValueError(f"{move} is no move of Schotten Totten")


def _number(kind: int, card: int = 0, stone: int = 0, to: int = 0) -> int:
    return kind << 24 | card << 16 | stone << 8 | to


@cache
def move_of(number: int) -> Move:
    """Return the move of a number."""
    kind, card, stone, to = number.to_bytes(4)
    moves: tuple[Move, ...] = (
        PlayCard(_NAMES[card], stone),
        PlayRecruiter(),
        PlayStrategist(_NAMES[card], stone, to or None),
        PlayBanshee(_NAMES[card], stone),
        PlayTraitor(_NAMES[card], stone, to),
        ReturnCard(_NAMES[card]),
        Pass(),
        Claim(stone),
        DrawCard(_DECKS[card % 2]),
        EndTurn(),
    )
    return moves[kind]


def pack(state: State) -> bytes:
    """Return a position as the bytes of the kernel's `State`."""
    packed = [
        state.rounds,
        state.tactics,
        state.expert,
        state.round,
        state.first,
        state.turn,
        _PHASES.index(state.phase),
        state.drawing,
        state.returned,
        state.acted,
        state.idle,
        *state.played,
        *state.jokers,
    ]
    for points in state.points:
        packed += divmod(points, 256)[::-1]
    for deck in (state.clan_deck, state.tactic_deck):
        packed += _deck(deck)
    for stone in state.stones:
        packed += map(len, stone.sides)
        for side in stone.sides:
            packed += _filled(side, 4)
        packed += [NONE if seat is None else seat for seat in (stone.first, stone.owner)]
        packed += _filled(stone.modes, 2)
    for hand in (*state.hands, *state.tactic_hands):
        packed += [len(hand), *_filled(hand, 9)]
    return bytes([*packed, len(state.discard), *_filled(state.discard, 8)])


def _filled(cards: Sequence[str | None], room: int) -> list[int]:
    return [_NUMBER[card] for card in cards] + [NONE] * (room - len(cards))


def _deck(deck: Deck) -> list[int]:
    packed = [deck.left, len(deck.under)]
    for returned in deck.under:
        packed += [returned.seat, returned.after_joker, _NUMBER[returned.card]]
    return packed + [NONE] * (3 * (2 - len(deck.under)))


kernels: Mapping[int, Kernel] = {1: Native(_kernel, pack, number_of)} if IS_THERE else {}
"""The kernel, by the version of the rules it implements."""

learned_kernels: Mapping[int, Kernel] = {1: Native(_kernel, pack, number_of, training=1)} if IS_THERE else {}
"""The same, with playouts by the learned policy."""
