"""A learned value: a small net in whole numbers, so that every platform computes the same.

A sight is what a seat sees: numbers of 8 for 1, some for each of its blocks (stones, seats), some for the whole. Each
block goes through one shared net, then all of them and the whole through another. Weights have 256 for 1, numbers
between layers 128, as floats were rounded after the training. `workers/kernel/net.c` says the same in C.

Numbers of a layer are lanes of one large integer, which Python adds and multiplies at once.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from operator import mul
from struct import Struct as Layout

import msgspec
from msgspec import Struct

from cairn.workers.search.shares import exponential

HIDDEN, EMBEDDED = 32, 8
"""The numbers of a hidden layer, and those that the shared net says of a block."""
MAX_BETWEEN = 2047
"""The limit of a number between layers: 16."""
WON = 1 << 30
"""The value of a move that wins at once."""
SCALE = 1 << 15
"""The value at odds of e to 1."""
_LANE = 32
_CACHED = 1 << 13  # a choice repeats what it saw just before: more entries only take memory, a kilobyte each
_STEPS, _FARTHEST = 64, 8 * 64


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """By net: the commands that made it, and its weights."""

    made_by: list[str]
    nets: list[list[int]]


def load_nets(ruleset: str) -> list[list[int]]:
    """Return the weights of each net of a game, as `cairn train` wrote them."""
    data = files(f"cairn.workers.{ruleset}").joinpath("learned.json").read_bytes()
    return msgspec.json.decode(data, type=Learned).nets


def _pack(lanes: Sequence[int]) -> int:
    return sum(lane << (_LANE * place) for place, lane in enumerate(lanes))


def _rows(weights: Sequence[int], width: int) -> list[int]:
    return [_pack(weights[at : at + width]) for at in range(0, len(weights), width)]


class _Layer:
    """The numbers that a layer passes on: sums without their last bits, from 0 to `MAX_BETWEEN`."""

    def __init__(self, lanes: int, bits: int) -> None:
        self._offset = _pack([1 << (_LANE - 1)] * lanes)
        self._bytes = lanes * _LANE // 8
        self._layout = Layout(f"<{lanes}I")
        self._bits = bits

    def passed(self, sums: int) -> list[int]:
        none, bits = 1 << (_LANE - 1), self._bits
        most = none + (MAX_BETWEEN << bits)
        lanes = self._layout.unpack((sums + self._offset).to_bytes(self._bytes, "little"))
        return [0 if lane < none else MAX_BETWEEN if lane > most else (lane - none) >> bits for lane in lanes]


_FIRST, _SECOND, _HEAD = _Layer(HIDDEN, 4), _Layer(EMBEDDED, 8), _Layer(HIDDEN, 8)


class Net:
    """One net, from its weights in the order that the kernel's `set_net` reads."""

    def __init__(self, weights: Sequence[int], blocks: int, inputs: int, wholes: int) -> None:
        at = 0

        def take(count: int) -> Sequence[int]:
            nonlocal at
            at += count
            return weights[at - count : at]

        self._first_bias, self._second_bias = _pack(take(HIDDEN)), _pack(take(EMBEDDED))
        self._head_bias, (self._last_bias,) = _pack(take(HIDDEN)), take(1)
        self._first = _rows(take(inputs * HIDDEN), HIDDEN)
        self._second = _rows(take(HIDDEN * EMBEDDED), EMBEDDED)
        head = _rows(take(blocks * EMBEDDED * HIDDEN), HIDDEN)
        self._head = [head[block * EMBEDDED :][:EMBEDDED] for block in range(blocks)]
        self._whole = [16 * row for row in _rows(take(wholes * HIDDEN), HIDDEN)]
        self._last = take(HIDDEN)
        if at != len(weights):
            raise ValueError(f"A net needs {at} weights, not {len(weights)}.")
        self.embed = lru_cache(maxsize=_CACHED)(self._embed)
        self._between = lru_cache(maxsize=_CACHED)(self._say)

    def _embed(self, inputs: tuple[int, ...], block: int) -> int:
        """Return what a block adds to the hidden layer of the whole."""
        return sum(map(mul, self._between(inputs), self._head[block]))

    def _say(self, inputs: tuple[int, ...]) -> list[int]:
        sums = self._first_bias + sum([number * row for number, row in zip(inputs, self._first, strict=True) if number])
        return _SECOND.passed(self._second_bias + sum(map(mul, _FIRST.passed(sums), self._second)))

    def see_whole(self, inputs: Sequence[int]) -> int:
        """Return what the hidden layer is by the numbers of the whole alone."""
        return self._head_bias + sum([number * row for number, row in zip(inputs, self._whole, strict=True) if number])

    def odds(self, hidden: int) -> int:
        """Return the value of a hidden layer: the logarithm of the odds, `SCALE` for 1."""
        value: int = self._last_bias + sum(map(mul, _HEAD.passed(hidden), self._last))
        return value

    def odds_of_sight(self, blocks: Sequence[tuple[int, ...]], whole: Sequence[int]) -> int:
        """Return the value of a sight."""
        return self.odds(self.see_whole(whole) + sum([self.embed(seen, at) for at, seen in enumerate(blocks)]))


class Nets:
    """The nets of a game by their numbers, loaded when one is needed."""

    def __init__(self, ruleset: str, blocks: int, inputs: int, wholes: int) -> None:
        self._ruleset = ruleset
        self._shape = blocks, inputs, wholes
        self._nets = dict[int, Net]()

    def __getitem__(self, number: int) -> Net:
        """Return a net."""
        if number not in self._nets:
            self.use(number, load_nets(self._ruleset)[number])
        return self._nets[number]

    def use(self, number: int, weights: Sequence[int]) -> None:
        """Use other weights in a net, in this process."""
        self._nets[number] = Net(weights, *self._shape)


def _share(step: int) -> int:
    power = exponential((step if step < 0 else -step) / _STEPS)
    return int((power / (1.0 + power) if step < 0 else 1.0 / (1.0 + power)) * 65536 + 0.5)


_SHARES = [_share(step) for step in range(-_FARTHEST, _FARTHEST + 1)]


def share_of(value: int) -> int:
    """Return the share of the win that a value is worth, of 65,536."""
    return _SHARES[min(max(value >> 9, -_FARTHEST), _FARTHEST) + _FARTHEST]


def share_out(values: Sequence[int]) -> tuple[float, ...]:
    """Return shares of 1 for several seats, each by the value that it sees."""
    whole = [share_of(value) for value in values]
    others = [65536 * share // sum(whole) for share in whole[1:]]
    return tuple([share / 65536 for share in (65536 - sum(others), *others)])
