"""Random and mutated positions for a kernel in a separate process: `python -m … COUNT [KERNEL]`.

Each is refused or has the same results as in Python, and refused exactly if no game can have it.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from games.schotten_totten.lockstep import RULES, compare, positions, view_of
from games.schotten_totten.possible import SIZE, faults, is_all_known, unpack
from helpers.kernels import installed, load, same

from cairn.projections.schotten_totten.state import State
from cairn.workers.schotten_totten import native
from cairn.workers.schotten_totten.outcome import chances

DECKS, HANDS = 19, 161
"""Offsets of the decks, 8 bytes each, and the hands, 10 bytes each, in a position."""

SHARE = 4
"""All consequences are compared for one of this number of possible positions."""


def real_positions(games: range) -> Iterator[State]:
    """Yield positions of games, each complete and as seen by its seats and a spectator, and finally the last one."""
    for game in games:
        for state, _, _ in positions([game]):
            yield from (state, view_of(state, 0), view_of(state, 1), view_of(view_of(state, 0), 1))
        yield state  # the same one, evolved to the end


def odd_positions(real: list[bytes], count: int, source: random.Random) -> Iterator[bytes]:
    """Yield positions: a tenth random, a tenth too short or too long, and the others mutated from those of games."""
    for number in range(count):
        packed = bytearray(source.choice(real))
        if number % 10 == 0:
            packed = bytearray(source.randbytes(SIZE))
        elif number % 10 == 1:
            packed = (packed + source.randbytes(SIZE))[: source.choice((0, 1, SIZE - 1, SIZE + 1, 2 * SIZE))]
        else:
            for _ in range(source.choice((1, 1, 1, 2, 4))):
                mutate(packed, source)
        yield bytes(packed)


def mutate(packed: bytearray, source: random.Random) -> None:
    """Change a byte to any, to a card, to a small number, by one, or to another one; swap two; or put a card back."""
    at, other, hand = source.randrange(SIZE), source.randrange(SIZE), source.randrange(4)
    held = packed[HANDS + 10 * hand]
    match source.randrange(7):
        case 0:
            packed[at] = source.randrange(256)
        case 1:
            packed[at] = source.randrange(63)
        case 2:
            packed[source.randrange(17)] = source.randrange(4)
        case 3:
            packed[at] = (packed[at] + source.choice((-1, 1))) % 256
        case 4:
            packed[at] = packed[other]
        case 5 if 0 < held < 10:
            packed[HANDS + 10 * hand : HANDS + 10 * hand + held + 1 : held] = bytes([held - 1, native.NONE])
            packed[DECKS + 8 * (hand // 2)] = (packed[DECKS + 8 * (hand // 2)] + 1) % 256
        case _:
            packed[at], packed[other] = packed[other], packed[at]


def check(kernel: Any, packed: bytes, number: int) -> bool:
    """Return whether a kernel accepts a position. Raise AssertionError if Python's result differs."""
    try:
        state = unpack(packed)
        why = next(faults(state), "")
    except ValueError as error:
        state, why = None, str(error)
    turn = state.turn if state else 0
    refused, moves = refusal(kernel.legal_moves, packed, turn)
    assert bool(refused) == bool(why), f"{packed.hex()}: the kernel says {refused!r}, Python {why!r}"
    few, seed = [*(moves or [])[:2], *(moves or [])[-1:]], str(number)
    refusals = [
        refusal(ask, packed, *words)[0]
        for ask, *words in (
            (kernel.chances,),
            (kernel.scored_plays,),
            (kernel.playouts, turn, few, seed, seed, 2),
            (kernel.ending, turn, few, seed, 300),
            (kernel.imagine, turn, seed),
            (kernel.quick, turn, seed),
            (kernel.after, turn, few[-1] if few else 0, seed),
            (kernel.after, turn, number, seed),
        )
    ]
    if refused or state is None:
        assert {*refusals} == {refused}
        return False
    assert refusals[:2] == ["", ""]
    same("legal moves", seed, [*map(native.move_of, moves)], RULES.legal_moves(state, state.turn))
    same("chances", seed, kernel.chances(packed), tuple(chances(RULES, state)))
    if moves and is_all_known(state):
        assert refusals == [*[""] * 7, f"move {number} is not legal in this position"]
        if number % SHARE == 0:
            compare(kernel, state, state.turn, seed)
    return True


def refusal(ask: Callable[..., Any], *words: Any) -> tuple[str, Any]:
    """Return a kernel's refusal, or "", and its result."""
    try:
        return "", ask(*words)
    except ValueError as error:
        return str(error), None


def main(count: int, path: str = "") -> None:
    """Print the numbers of odd positions, and of those of games, that a kernel accepts."""
    tested = load("schotten_totten", path) if path else installed("schotten_totten")
    source, played = random.Random(7), [native.pack(state) for state in real_positions(range(6))]
    odd = [check(tested, packed, number) for number, packed in enumerate(odd_positions(played, count, source))]
    real = [check(tested, packed, number) for number, packed in enumerate(played)]
    print(json.dumps({"odd": len(odd), "of them answered": sum(odd), "real": len(real), "real answered": sum(real)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
