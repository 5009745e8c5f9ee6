"""The tree of a search on nim, of which Bouton's theorem knows each winning move ("Nim, a game with a complete theory
of mathematics", Annals of Mathematics, 1901)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations_with_replacement
from operator import xor
from types import SimpleNamespace
from typing import Any

import pytest
from helpers.planted import game_of_a_package
from msgspec.structs import replace

from cairn.events.decision import Move
from cairn.workers.search.halving import search
from cairn.workers.search.sense import Level

LEVEL = Level(policy="search", budget=600, candidates=12, turns=99, width=12)
LARGEST = 4


class Take(Move, frozen=True, tag="take"):
    """Take stones from a heap."""

    heap: int
    stones: int


class Nim:
    """The heaps, and whose turn it is. Who takes the last stone wins."""

    def __init__(self, heaps: Sequence[int], seat: int = 0) -> None:
        self.heaps = [*heaps]
        self.seat = seat

    def copy(self) -> "Nim":
        """Return a copy."""
        return Nim(self.heaps, self.seat)

    def evolve(self, event: Take) -> None:
        """Take the stones."""
        self.heaps[event.heap] -= event.stones
        self.seat = 1 - self.seat


class NimRules:
    """Each seat takes one stone or more from one heap."""

    ruleset = "nim"
    version = 1
    kernels: Mapping[int, Any] = {}

    def legal_moves(self, state: Nim, _seat: int) -> list[Take]:
        """Return all takings."""
        return [Take(heap, stones + 1) for heap, size in enumerate(state.heaps) for stones in range(size)]

    def to_act(self, state: Nim) -> Any:
        """Return whose turn it is; None after the end."""
        return SimpleNamespace(seat=state.seat, what="take", others=()) if any(state.heaps) else None

    def determinize(self, view: Nim, _seat: int, _chance: Any) -> Nim:
        """Return a copy, as nothing is hidden."""
        return view.copy()

    def imagine(self, _rules: Any, view: Nim, _seat: int, _chance: Any) -> Nim:
        """Return a copy, as nothing is hidden."""
        return view.copy()

    def quick(self, rules: "NimRules", state: Nim, seat: int, _chance: Any) -> Take:
        """Return the first taking."""
        return rules.legal_moves(state, seat)[0]

    def ranked(self, _rules: Any, _state: Nim, _seat: int, moves: list[Take], _chance: Any) -> list[Take]:
        """Return the last taking first, so that the policy's is ranked last."""
        return moves[::-1]

    def turn(self, state: Nim) -> int:
        """Return whose turn it is."""
        return state.seat

    def is_late(self, _state: Nim) -> bool:
        """Return that no move is to be added."""
        return False

    def ending(self, _state: Nim, _seat: int) -> None:
        """Return None, so that the search cannot be exact."""

    def consequences(self, _state: Nim, _seat: int, move: Take, _chance: Any) -> Iterator[Take]:
        """Take the stones."""
        yield move

    def chances(self, _rules: Any, state: Nim) -> tuple[float, float]:
        """Return the result: who took the last stone is not to act."""
        return (float(state.seat == 1), float(state.seat == 0))


@pytest.fixture(scope="module")
def nim() -> Iterator[NimRules]:
    """Register the game with the parts of rules that the search needs."""
    rules = NimRules()
    with game_of_a_package("nim", workers=rules):
        yield rules


def winning(heaps: Sequence[int]) -> list[Take]:
    """Return the takings after which the binary digits of the heaps are even in number, each."""
    whole = reduce(xor, heaps)
    return [Take(heap, size - (size ^ whole)) for heap, size in enumerate(heaps) if size ^ whole < size]


POSITIONS = [heaps for heaps in combinations_with_replacement(range(1, LARGEST + 1), 3) if winning(heaps)]


def count_solved(nim: Any, level: Level) -> int:
    """Return in how many positions a search finds a winning move."""
    return sum(search(nim, Nim(heaps), 0, "a", level)[0].move in winning(heaps) for heaps in POSITIONS)


def test_a_tree_finds_what_bouton_s_theorem_says(nim: Any) -> None:
    """In each position. Playouts by one policy without a tree do not."""
    assert count_solved(nim, LEVEL) == len(POSITIONS)
    assert count_solved(nim, replace(LEVEL, width=0)) < len(POSITIONS)


def test_a_node_compares_no_more_moves_than_its_width(nim: Any) -> None:
    """With one it plays on by the policy, as without a tree."""
    narrow, without = (search(nim, Nim((1, 2, 4)), 0, "a", replace(LEVEL, width=width)) for width in (1, 0))
    assert narrow == without
