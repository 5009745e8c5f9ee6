"""Random and mutated positions for a kernel in a separate process: `python -m … COUNT [KERNEL]`.

Each is refused or has the same results as in Python, and refused exactly if no game can have it.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from games.highland_clans.lockstep import RULES, compare, positions, view_of
from games.highland_clans.possible import SIZE, faults, unpack
from helpers.kernels import TRIES, installed, load, same

from cairn.projections.highland_clans.state import State
from cairn.workers.highland_clans import native, sense

RESERVE, CLANS, CLAN, RAID = 10, 18, 28, 158
"""Offsets of the reserve, which the bag follows, and of the clans; the bytes of a clan; the offset of the raid."""

SHARE = 4
"""All consequences are compared for one of this number of possible positions."""


def real_positions(games: range) -> Iterator[State]:
    """Yield positions of games, each complete and as seen by the seat to act and a spectator, and finally the last."""
    for game in games:
        for state, seat, _ in positions([game]):
            yield from (state, view_of(state, seat), view_of(state, None))
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
    """Change a byte to any, to a small number, by one, or to another one; swap two; move a cube, or a cube and land."""
    at, other = source.randrange(SIZE), source.randrange(SIZE)
    seat, colour = source.randrange(packed[0] % 6 or 1), source.randrange(4)
    bag, has = RESERVE + 4 + colour, CLANS + CLAN * seat
    match source.randrange(8):
        case 0:
            packed[at] = source.randrange(256)
        case 1:
            packed[at] = source.randrange(8)
        case 2:
            packed[source.randrange(RESERVE)] = source.randrange(5)
        case 3:
            packed[at] = (packed[at] + source.choice((-1, 1))) % 256
        case 4:
            packed[at] = packed[other]
        case 5:
            move(packed, bag, source.choice((RESERVE + colour, has + colour)), source)
        case 6:
            packed[source.randrange(RAID, SIZE)] = source.choice((0, 1, 2, 3, native.NONE))
        case _:
            packed[at], packed[other] = packed[other], packed[at]


def move(packed: bytearray, one: int, other: int, source: random.Random) -> None:
    """Move a unit from one byte to another, in either direction."""
    down, up = source.sample((one, other), 2)
    packed[down], packed[up] = (packed[down] - 1) % 256, (packed[up] + 1) % 256


def is_all_known(state: State) -> bool:
    """Return whether no hand and no laid card is hidden."""
    laid = state.raid.laid if state.raid else ()
    return None not in chain(*[clan.hand for clan in state.clans], [one.card for one in laid])


def check(kernel: Any, packed: bytes, number: int) -> bool:
    """Return whether a kernel accepts a position. Raise AssertionError if Python's result differs."""
    try:
        state = unpack(packed)
        why = next(faults(state), "")
    except ValueError as error:
        state, why = None, str(error)
    act = RULES.to_act(state) if state and not why else None
    seat, seed = act.seat if act else 0, str(number)
    refused, moves = refusal(kernel.legal_moves, packed, seat)
    assert bool(refused) == bool(why), f"{packed.hex()}: the kernel says {refused!r}, Python {why!r}"
    few = [*(moves or [])[:2], *(moves or [])[-1:]]
    tree = kernel.tree(2)
    refusals = [
        refusal(ask, packed, *words)[0]
        for ask, *words in (
            (kernel.chances,),
            (kernel.imagine, seat, seed),
            (kernel.after, seat, few[-1] if few else 0, seed),
            *[(kernel.playouts, seat, few, seed, seed, 2, True, tree)] * TRIES,
            (kernel.quick, seat, seed),
            (kernel.after, seat, number + 2**20, seed),
        )
    ]
    if refused or state is None:
        assert {*refusals} == {refused}
        return False
    assert refusals[:2] == ["", ""]
    same("legal moves", seed, moves, [*map(native.number_of, RULES.legal_moves(state, seat))])
    same("chances", seed, kernel.chances(packed), tuple(sense.chances(RULES, state)))
    if moves and is_all_known(state):
        assert refusals == [*[""] * (4 + TRIES), f"move {number + 2**20} is not legal in this position"]
        if number % SHARE == 0:
            compare(kernel, state, seat, seed)
    return True


def refusal(ask: Callable[..., Any], *words: Any) -> tuple[str, Any]:
    """Return a kernel's refusal, or "", and its result."""
    try:
        return "", ask(*words)
    except ValueError as error:
        return str(error), None


def main(count: int, path: str = "") -> None:
    """Print the numbers of odd positions, and of those of games, that a kernel accepts."""
    tested = load("highland_clans", path) if path else installed("highland_clans")
    source, played = random.Random(7), [native.pack(state) for state in real_positions(range(6))]
    odd = [check(tested, packed, number) for number, packed in enumerate(odd_positions(played, count, source))]
    real = [check(tested, packed, number) for number, packed in enumerate(played)]
    print(json.dumps({"odd": len(odd), "of them answered": sum(odd), "real": len(real), "real answered": sum(real)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
