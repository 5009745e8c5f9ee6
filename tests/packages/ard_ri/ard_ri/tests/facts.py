"""Facts about Ard Rí for the tests of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ard_ri.events.events import GameWon
from ard_ri.projections.state import State
from cairn.contract.facts import Facts
from cairn.events.decision import Event


def pieces(state: State) -> Counter[str]:
    """Count the attackers and the defenders, on the board and off it. Before the first event there are none."""
    attackers, defenders = state.captured
    return Counter(
        attackers=attackers + state.board.count("attacker"), defenders=defenders + state.board.count("defender")
    )


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of each seat."""
    won = [event for event in events if isinstance(event, GameWon)]
    return [sum(event.points for event in won if event.seat == seat) for seat in range(2)]


def check(state: State) -> None:
    """Check that there is a king, until it is captured, and no other piece on the throne (AR-04, AR-09, AR-13)."""
    assert state.board.count("king") == 1 or state.why in (None, "capture")
    assert state.board[24] in (None, "king")


def shown(state: State) -> Iterator[str]:
    """Return the texts of the drawing: every piece on the board, captured pieces, and the points."""
    yield from ["A"] * state.board.count("attacker")
    yield from ["D"] * state.board.count("defender")
    yield from ["K"] * state.board.count("king")
    yield from (f"has lost {lost} and" for lost in state.captured)
    yield from (f"{points} points" for points in state.points)


FACTS = Facts(
    options=[({"first_seat": None}, 2), ({"first_seat": 0}, 2)],
    bound=102,
    pieces=pieces,
    twin=None,
    scored=scored,
    check=check,
    shown=shown,
)
