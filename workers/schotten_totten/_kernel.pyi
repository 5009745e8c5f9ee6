"""The inner world of Schotten Totten, in C. Positions are bytes, moves numbers (`native.py`).

Every function raises ValueError for a position that neither a game nor a view of one can have, for a move that is not
legal in it, and for a number out of bounds; the sentence names the field and its value.
"""

def weigh(*weights: float) -> None:
    """Set what each feature is worth."""

def legal_moves(state: bytes, seat: int, /) -> list[int]:
    """Return the legal moves of a seat; none if it is not to act."""

def after(state: bytes, seat: int, move: int, seed: str, /) -> bytes:
    """Return the position after a legal move, with what follows drawn by a seed."""

def imagine(view: bytes, seat: int, seed: str, /) -> bytes:
    """Return a view with all that it does not know dealt by a seed."""

def scored_plays(state: bytes, /) -> list[tuple[float, int]]:
    """Return the plays of the seat that has the turn, with what they do for its stones."""

def quick(state: bytes, seat: int, seed: str, /) -> int:
    """Return what a hasty player would do on the seat that has the turn."""

def chances(state: bytes, /) -> tuple[float, float]:
    """Return each seat's chance to win."""

def playouts(
    view: bytes,
    seat: int,
    moves: list[int],
    world: str,
    luck: str,
    turns: int,
    training: int = 0,
    tree: object = None,
    /,
) -> list[tuple[tuple[float, float], int]]:
    """Return each seat's chance after each move and some turns, and the steps, in one world with the same luck.

    The playouts are by what a training learned, or by the quick policy and the evaluation where its number is 0.
    """

def ending(view: bytes, seat: int, moves: list[int], seed: str, most: int, /) -> list[tuple[float, bool]] | None:
    """Return what each move is worth to a seat in truth, and whether the game ends in its turn; None if too large."""

def load(net: int, weights: list[int], /) -> None:
    """Set the weights of a net of the learned value."""

def values(state: bytes, seat: int, /) -> list[int] | None:
    """Return the learned value of each legal move; None where none is chosen by its value."""

def sight(state: bytes, seat: int, /) -> bytes:
    """Return the numbers that a seat sees: each block's, then the whole's."""

def learned_chances(state: bytes, training: int, /) -> tuple[float, float]:
    """Return each seat's chance to win by the value that a training learned."""

def train(
    trainer: bytes, start: bytes, seed: int, games: int, batch: int, rate: float, lambda_: float, stray: float, /
) -> bytes:
    """Return a trainer, of which the first is empty, after more games of self-play like one that starts so."""

def round_weights(trainer: bytes, /) -> list[int]:
    """Return the weights of a trainer as whole numbers."""
