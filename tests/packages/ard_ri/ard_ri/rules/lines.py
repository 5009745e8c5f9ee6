"""Lines of the board: moves and captures of a piece."""

from collections.abc import Iterator, Sequence

from ard_ri.events.pieces import SIZE, SQUARES, THRONE, Piece, Square
from ard_ri.projections.state import PLACE, Board


def _lines() -> dict[Square, list[list[Square]]]:
    """Return for each square the squares in each direction, nearest first, possibly none."""
    lines = {}
    for place, square in enumerate(SQUARES):
        row, column = divmod(place, SIZE)
        up, down = SQUARES[place + SIZE :: SIZE], SQUARES[column:place:SIZE][::-1]
        left, right = SQUARES[row * SIZE : place][::-1], SQUARES[place + 1 : (row + 1) * SIZE]
        lines[square] = [[*line] for line in (up, right, down, left)]
    return lines


LINES = _lines()
EDGE = frozenset(square for square in SQUARES if not all(LINES[square]))
"""The squares on which the king has escaped (AR-14)."""


def side(piece: Piece | None) -> str | None:
    """Return a piece's side, the attackers' or the king's, or None for an empty square."""
    return piece and ("attackers" if piece == "attacker" else "king's")


def reach(board: Board, start: Square) -> Iterator[Square]:
    """Yield the target squares of the piece on a square (AR-07 to AR-09)."""
    piece = board[PLACE[start]]
    for line in LINES[start]:
        for square in line:
            if board[PLACE[square]]:
                break
            if piece == "king" or square != THRONE:
                yield square


def captures(board: Board, mover: Square) -> list[Square]:
    """Return the squares of all pieces captured by the piece that has just moved, in order (AR-10 to AR-13)."""
    own, found = side(board[PLACE[mover]]), []
    for line in LINES[mover]:
        beside = line[0] if line else None
        piece = board[PLACE[beside]] if beside else None
        if beside and piece and side(piece) != own and _caught(board, line, own):
            found.append(beside)
    return sorted(found, key=PLACE.__getitem__)


def _caught(board: Board, line: Sequence[Square], own: str | None) -> bool:
    """Return whether the first piece of a line, of the other side than the mover's, is captured."""
    if board[PLACE[line[0]]] == "king":
        return all(around and _holds(board, around[0]) for around in LINES[line[0]])
    return len(line) > 1 and side(board[PLACE[line[1]]]) == own


def _holds(board: Board, square: Square) -> bool:
    """Return whether the king cannot go to an adjacent square: an attacker is on it, or it is the empty throne."""
    piece = board[PLACE[square]]
    return piece == "attacker" or (square == THRONE and piece is None)
