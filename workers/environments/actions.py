"""Actions: the decisions of a seat in a ruleset, each with a number that means the same in every position.

They are built from every move that the types of a ruleset's `MOVES` allow, kind after kind, and within a kind by the
values of its fields: integers upwards, words sorted, false before true, null last, the last field changing first. A
game's `learning.py` leaves out moves that are never legal and joins moves that no position can confuse. So the numbers
depend neither on the seats nor on the options nor on the position. A mask marks the legal ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec

from cairn.events.codec import moves_of, vocabulary
from cairn.events.decision import Move, secrets_of
from cairn.workers.environments.learning import NEVER, Key, learning_of
from cairn.workers.search.domains import values_of


class Actions:
    """A ruleset's actions: `keys` has the meaning of each number."""

    def __init__(self, ruleset: str) -> None:
        self._ruleset = ruleset
        self._learning = learning_of(ruleset)
        keys, moves = dict[Key, int](), dict[Move, Key]()
        for kind in vocabulary(ruleset).MOVES:
            for move in _moves(kind):
                key = self._learning.key_of(move)
                if key is not None and key != NEVER:
                    moves[move] = key
                    keys.setdefault(key, len(keys))
        for key in self._learning.positional():
            keys.setdefault(key, len(keys))
        self.keys = tuple(keys)
        self._numbers = keys
        self._number_of = {move: keys[key] for move, key in moves.items()}
        self._examples = {number: move for move, number in reversed(self._number_of.items())}

    def number(self, view: Any, seat: int, move: Move) -> int:
        """Return the action number of a legal move of a seat, in its view."""
        number = self._number_of.get(move)
        return self._numbers[self._learning.key_in(view, seat, move)] if number is None else number

    def legal(self, view: Any, seat: int, moves: Sequence[Move]) -> dict[int, Move]:
        """Return the action of each legal move of a seat."""
        known, numbered = self._number_of, dict[int, Move]()
        for move in moves:
            number = known.get(move)
            numbered[self.number(view, seat, move) if number is None else number] = move
        return numbered

    def example(self, action: int) -> Move | None:
        """Return a move of an action; None if the move depends on the position."""
        return self._examples.get(action)

    def read(self, move: Mapping[str, Any]) -> Move:
        """Parse a move in the API's format. Raise ValueError if the ruleset has no such move."""
        try:
            read: Move = msgspec.convert(move, moves_of(self._ruleset))
        except msgspec.ValidationError as error:
            raise ValueError(f"{self._ruleset} has no move {dict(move)}.") from error
        return read


@cache
def actions(ruleset: str) -> Actions:
    """Return a ruleset's actions."""
    return Actions(ruleset)


def _moves(kind: type[Move]) -> Iterator[Move]:
    """Yield the moves of a kind. A secret field is null for viewers without access to it, never for the mover."""
    secrets = secrets_of(kind)
    fields = [
        [value for value in values if not (value is None and name in secrets)]
        for name, values in values_of(kind).items()
    ]
    return (kind(*values) for values in product(*fields))
