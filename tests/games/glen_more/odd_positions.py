"""Random and mutated positions for a kernel in a separate process: `python -m … COUNT [KERNEL]`.

Each is refused or has the same results as in Python, and refused exactly if no game can have it.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

from games.glen_more.lockstep import RULES, compare, positions
from games.glen_more.possible import HEADER, SIZE, faults, unpack
from helpers.kernels import TRIES, installed, load, same

from cairn.events.glen_more.pieces import SPACES
from cairn.projections.glen_more.state import LARGEST, State
from cairn.workers.glen_more import native, sense

POINTS, GONE, PLAYERS, PLAYER, TERRITORY = 34, 185, 257, 498, 18
"""Offsets of points, of tiles that left the game, of the players; the size of a player, and the offset of their
territory."""
SHARE = 8
"""All results are compared for one of this number of possible positions."""


def real_positions(games: range) -> Iterator[State]:
    """Yield each position of games, and finally the last one of each."""
    for game in games:
        for state, _, _ in positions([game]):
            yield state.copy()
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
    """Change a byte in use, swap two, or change what other positions of games could have."""
    seats = min(5, max(2, packed[0]))
    player, other = (PLAYERS + PLAYER * source.randrange(seats) for _ in range(2))
    tiles = max(1, min(LARGEST, packed[player + TERRITORY - 1]))
    laid, moved = (player + TERRITORY + 8 * source.randrange(tiles) for _ in range(2))
    field = player + source.randrange(TERRITORY)
    at = source.choice((source.randrange(HEADER), source.randrange(62), field, laid + source.randrange(8)))
    again = source.choice((at, source.randrange(SIZE), laid, moved))
    match source.randrange(12):
        case 0:
            packed[at] = source.randrange(256)
        case 1:
            packed[at] = source.randrange(6)
        case 2:
            packed[at] = (packed[at] + source.choice((-1, 1))) % 256
        case 3:
            packed[at] = packed[again]
        case 4:
            packed[at], packed[again] = packed[again], packed[at]
        case 5:
            packed[POINTS + 2 * source.randrange(seats)] = source.randrange(256)
        case 6:
            packed[player + 1] = source.randrange(4)
        case 7:
            packed[player], packed[other] = packed[other], packed[player]
        case 8:
            packed[laid + 3], packed[moved + 3] = packed[moved + 3], packed[laid + 3]
        case 9:
            packed[laid + 4 : laid + 8], packed[moved + 4 : moved + 8] = (
                packed[moved + 4 : moved + 8],
                packed[laid + 4 : laid + 8],
            )
        case 10:
            first, second = (GONE + source.randrange(max(1, packed[GONE - 1])) for _ in range(2))
            packed[first], packed[second] = packed[second], packed[first]
        case _:
            first, second = source.randrange(HEADER, HEADER + SPACES), source.randrange(HEADER, HEADER + SPACES)
            packed[first], packed[second] = packed[second], packed[first]


def check(kernel: Any, packed: bytes, number: int) -> bool:
    """Return whether a kernel accepts a position. Raise AssertionError if its answers differ from Python's."""
    turn, seed = packed[1] if len(packed) > 1 else 0, str(number)
    try:
        state = unpack(packed)
        why = next(faults(state), "")
    except ValueError as error:
        state, why = None, str(error)
    refused, moves = refusal(kernel.legal_moves, packed, turn)
    assert bool(refused) == bool(why), f"{packed.hex()}: the kernel says {refused!r}, Python {why!r}"
    few = [*(moves or [])[:2], *(moves or [])[-1:]]
    tree = kernel.tree(2)
    refusals = [
        refusal(ask, packed, *words)[0]
        for ask, *words in (
            (kernel.chances,),
            (kernel.judge,),
            (kernel.quick, turn, seed),
            (kernel.imagine, turn, seed),
            *[(kernel.playouts, turn, few, seed, seed, 2, True, tree)] * TRIES,
            (kernel.ending, turn, few, seed, 300),
            (kernel.after, turn, few[-1] if few else 0, seed),
            (kernel.after, turn, number, seed),
        )
    ]
    if refused or state is None:
        assert {*refusals} == {refused}, refusals
        return False
    assert not refusals[0]
    same("legal moves", seed, [*map(native.move_of, moves)], RULES.legal_moves(state, turn))
    same("chances", seed, kernel.chances(packed), tuple(sense.chances(RULES, state)))
    if moves:
        assert [*takewhile(lambda why: not why, refusals)] == [""] * (6 + TRIES), refusals
        assert refusals[-1] == f"move {number} is not legal in this position"
        if number % SHARE == 0:
            compare(kernel, state, turn, seed)
    return True


def refusal(ask: Callable[..., Any], *words: Any) -> tuple[str, Any]:
    """Return a kernel's refusal, or "", and its result."""
    try:
        return "", ask(*words)
    except ValueError as error:
        return str(error), None


def main(count: int, path: str = "") -> None:
    """Print the numbers of odd positions, and of those of games, that a kernel accepts."""
    tested = load("glen_more", path) if path else installed("glen_more")
    source, played = random.Random(7), [native.pack(state) for state in real_positions(range(6))]
    odd = [check(tested, packed, number) for number, packed in enumerate(odd_positions(played, count, source))]
    real = [check(tested, packed, number) for number, packed in enumerate(played)]
    print(json.dumps({"odd": len(odd), "of them answered": sum(odd), "real": len(real), "real answered": sum(real)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
