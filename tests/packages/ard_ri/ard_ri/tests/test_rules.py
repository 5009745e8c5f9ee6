"""Ard Rí by clause: given these pieces, when this move, then these events or a refusal."""

import pytest

from ard_ri.events.events import GameBegan, GameWon, PieceMoved, PiecesCaptured, TurnEnded
from ard_ri.events.pieces import ATTACKERS, DEFENDERS, SQUARES, THRONE
from ard_ri.projections.state import State, at_first
from ard_ri.tests.given import captures, go, refused, rules, set_up, when
from cairn.contract.playing import perft
from cairn.events.chance import ScriptedChance
from cairn.service.rules import follow


def opening() -> State:
    """Return the position after the set-up: Ann attacks."""
    state = State.new({"first_seat": 0}, 2)
    follow(state, rules.new({"first_seat": 0}, 2, ScriptedChance([])))
    return state


def test_the_board() -> None:
    """AR-01: seven by seven squares, and the throne in the middle."""
    assert (len(SQUARES), SQUARES[0], SQUARES[-1], SQUARES[24]) == (49, "a1", "g7", THRONE)


@pytest.mark.parametrize(("option", "script", "first"), [(0, [], 0), (1, [], 1), (None, [0], 0), (None, [1], 1)])
def test_who_attacks(option: int | None, script: list[int], first: int) -> None:
    """AR-02: the option names the seat, or it is drawn at random."""
    assert [*rules.new({"first_seat": option}, 2, ScriptedChance(script))] == [GameBegan(first)]


def test_initial_squares() -> None:
    """AR-03, AR-04: sixteen attackers, the same from each side; the king, and eight defenders around the king."""
    board = at_first()
    turned = tuple(board[column * 7 + 6 - row] for row in range(7) for column in range(7))
    assert turned == board == board[::-1]
    assert (len({*ATTACKERS}), len({*DEFENDERS}), board.count("king")) == (16, 8, 1)


def test_turns() -> None:
    """AR-05: who attacks begins, and then the other one moves."""
    state = opening()
    assert refused(state, go("c3 b3"), seat=1) == "It is Ann's turn (AR-05)."
    assert when(state, go("c1 b1")) == [PieceMoved(0, "c1", "b1"), TurnEnded(0, 1)]
    assert refused(state, go("d1 c1")) == "It is Bob's turn (AR-05)."


def test_only_an_own_piece_is_moved() -> None:
    """AR-06: neither another player's, nor an empty square."""
    state = opening()
    assert refused(state, go("c3 b3")) == "No piece of yours is on c3 (AR-06)."
    assert refused(state, go("a1 a2")) == "No piece of yours is on a1 (AR-06)."


def test_a_piece_moves_in_a_straight_line() -> None:
    """AR-07, AR-08: by one square or more, not onto a piece nor past it."""
    state = set_up("a1 a5", king="d4")
    assert refused(state, go("a1 b2")) == "b2 is not in a straight line with a1 (AR-07)."
    assert refused(state, go("a1 a1")) == "a1 is not in a straight line with a1 (AR-07)."
    assert refused(state, go("a1 a5")) == "A piece stands in the way from a1 to a5 (AR-08)."
    assert refused(state, go("a1 a6")) == "A piece stands in the way from a1 to a6 (AR-08)."
    assert len(rules.legal_moves(state, 0)) == (3 + 6) + (2 + 3 + 6)
    when(state, go("a1 g1"))


def test_only_the_king_stops_on_the_throne() -> None:
    """AR-09: others pass over it while it is empty."""
    state = set_up("a4", king="d3")
    assert refused(state, go("a4 d4")) == "Only the king stops on the throne (AR-09)."
    when(state, go("a4 g4"))
    when(state, go("d3 d4"))
    assert refused(state, go("g4 a4")) == "A piece stands in the way from g4 to a4 (AR-08)."


def test_captures() -> None:
    """AR-10: between two, several at once; what another pair has caught stays."""
    state = set_up("a3 e3 c6 g1", "b3 d3 f1", king="f6")
    events = when(state, go("c6 c3"))
    assert events[1] == PiecesCaptured(0, ("b3", "d3"))
    assert state.captured == (0, 2)
    assert state.board.count("defender") == 1


def test_who_moves_between_two_is_safe() -> None:
    """AR-11: and stays so."""
    state = set_up("a3 c3 g7", "b6", king="d5", turn=1)
    assert captures(when(state, go("b6 b3"))) == []
    assert captures(when(state, go("g7 g6"))) == []


def test_the_king_captures() -> None:
    """AR-12: with a defender, or a defender with the king."""
    state = set_up("c3 a1", "b3", king="d5", turn=1)
    assert captures(when(state, go("d5 d3"))) == ["c3"]
    state = set_up("c3 a1", "b6", king="d3", turn=1)
    assert captures(when(state, go("b6 b3"))) == ["c3"]


@pytest.mark.parametrize(
    ("attackers", "king", "won"),
    [
        ("d5 c4 e4 d1", "d4", True),
        ("d5 c4 d1", "d4", False),
        ("c3 e3 d1", "d3", True),
        ("c5 e5 d1", "d5", False),
        ("b5 d5 c6 c1", "c5", True),
    ],
)
def test_the_king_is_captured_on_four_sides(attackers: str, king: str, won: bool) -> None:
    """AR-13: by attackers on all four, of which the empty throne may be one, and when one of them has just moved."""
    state = set_up(attackers, king=king)
    start = attackers.split()[-1]
    end = f"{start[0]}{2 if king == 'd3' else 4 if king == 'c5' else 3}"
    events = when(state, go(f"{start} {end}"))
    assert (GameWon(0, "capture", 1) in events) == won


def test_two_attackers_do_not_capture_the_king() -> None:
    """AR-13: nor does a defender who stands beside the king help them."""
    state = set_up("c3 e1", king="d3")
    assert captures(when(state, go("e1 e3"))) == []
    state = set_up("c3 d2 e1", "d4", king="d3")
    state.board = tuple("defender" if place == 24 else piece for place, piece in enumerate(state.board))
    assert captures(when(state, go("e1 e3"))) == []


def test_the_king_escapes() -> None:
    """AR-14, AR-17: to any square of the edge. Then no moves follow."""
    state = set_up("a1", king="d4", turn=1)
    assert when(state, go("d4 d7")) == [PieceMoved(1, "d4", "d7"), GameWon(1, "escape", 1), TurnEnded(1, None)]
    end = rules.outcome(state, [])
    assert end
    assert (end.reason, end.winners, end.points) == ("escape", (1,), (0, 1))
    assert refused(state, go("a1 a2")) == "The game is over (AR-17)."


def test_who_cannot_move_loses() -> None:
    """AR-15: in their turn."""
    state = set_up("a1", "b1 a3 c2", king="d4", turn=1)
    assert when(state, go("a3 a2"))[-2:] == [GameWon(1, "stuck", 1), TurnEnded(1, None)]


def test_a_hundred_moves_are_a_draw() -> None:
    """AR-16: after the hundredth, and not before; who wins with it wins."""
    state = set_up("a1", king="d4", moves=98)
    assert when(state, go("a1 a2"))[-1] == TurnEnded(0, 1)
    won = state.copy()
    assert when(state, go("d4 d5"))[-1] == TurnEnded(1, None)
    end = rules.outcome(state, [])
    assert end
    assert (end.reason, end.winners, end.points) == ("draw", (), (0, 0))
    assert GameWon(1, "escape", 1) in when(won, go("d4 d7"))


def test_perft_of_ard_ri() -> None:
    """Point 7: in each group of four, two have 3 moves, the foremost 6, and one none: 48; then recorded."""
    assert [perft("ard_ri", opening(), depth) for depth in (1, 2)] == [48, 408]
