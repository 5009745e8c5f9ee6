"""A game's native kernel, with the interface of the search. `workers/kernel/frame.h` says what a kernel has."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cairn.events.decision import Move
from cairn.workers.search.sense import Played


class Native:
    """A kernel, to which positions are bytes and moves are numbers; `training` is that of its playouts, or 0."""

    def __init__(
        self, module: Any, pack: Callable[[Any], bytes], number_of: Callable[[Any], int], *, training: int = 0
    ) -> None:
        self._module = module
        self._pack = pack
        self._number_of = number_of
        self._training = training

    def playouts(
        self, view: Any, seat: int, moves: Sequence[Move], seeds: Iterable[str], turns: int, tree: object = None
    ) -> Iterator[Sequence[Played]]:
        """Yield for the world of each seed the result of each move: the chances after `turns` turns, and the steps."""
        packed, numbers = self._pack(view), list(map(self._number_of, moves))
        for seed in seeds:
            yield self._module.playouts(packed, seat, numbers, seed, f"{seed}:luck", turns, self._training, tree)

    def new_tree(self, width: int) -> object:
        """Return an empty tree for the playouts of a search."""
        return self._module.tree(width)

    def ending(self, view: Any, seat: int, moves: Sequence[Move], most: int) -> Sequence[tuple[float, bool]] | None:
        """Return each move's value for a seat at the end, and whether the game ends in its turn.

        None if more than `most` positions would be searched.
        """
        worths: Sequence[tuple[float, bool]] | None = self._module.ending(
            self._pack(view), seat, list(map(self._number_of, moves)), "", most
        )
        return worths
