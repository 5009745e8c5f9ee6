"""The kernel has the results of the rules and the sense in Python, to the bit, and refuses impossible positions.

`CAIRN_KERNEL=1` requires it; otherwise these tests are skipped if it is missing. The standing differentials compare
100,000 positions.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
from games.highland_clans.lockstep import RULES, compare, positions
from games.highland_clans.possible import SIZE
from helpers.kernels import installed, needs_kernel
from msgspec.structs import replace

from cairn.contract.playing import load as log_of
from cairn.contract.playing import recorded
from cairn.events.codec import decode
from cairn.events.highland_clans.moves import Keep
from cairn.events.highland_clans.pieces import Cubes
from cairn.projections.fold import BEFORE, step
from cairn.projections.highland_clans.state import State
from cairn.workers.highland_clans import native

kernel = partial(installed, "highland_clans")


@pytest.mark.slow
@needs_kernel
def test_the_kernel_matches_python() -> None:
    """Legal moves, consequences, chances, quick moves, worlds and playouts, in six games of all options and seats."""
    compared = sum(compare(kernel(), *position) for position in positions(range(6)))
    assert compared > 1000


@needs_kernel
def test_positions_of_recorded_games_are_never_refused() -> None:
    """In games of every kind, after each decision."""
    count = 0
    for path in recorded("highland_clans"):
        position = BEFORE
        for entry in log_of(path):
            position = step(position, decode(entry.stored, entry.version))
            if isinstance(position.state, State) and position.state.round:
                kernel().legal_moves(native.pack(position.state), 0)
                count += 1
    assert count > 500


def real() -> State:
    """Return the first position of a game of three, in which seat 0 or another takes an action."""
    return next(state.copy() for state, _, _ in positions(range(1)))


ODD: Mapping[str, tuple[Callable[[State], State], str]] = {
    "seat": (lambda state: replace(state, turn=7), "turn is 7; it must be 0 to 2"),
    "round": (lambda state: replace(state, round=0), "round is 0; it must be 1 to 26"),
    "cubes": (lambda state: replace(state, bag=Cubes()), r"there are \d+ cubes of colour 0; there must be 21"),
    "cards": (lambda state: replace(state, deck=0), "there are 12 cards; there must be 67"),
    "tiles": (lambda state: replace(state, supply=24), "there are 24 tiles; there must be 25"),
    "points": (lambda state: replace(state, points=(48, 0, 0)), "the leader has 48 points; 47 are possible"),
    "phase": (lambda state: replace(state, phase="over"), "reason is 255 in phase 6"),
    "following": (lambda state: replace(state, following=1), "following is 1 in round 1"),
    "raid": (lambda state: replace(state, phase="combat"), "raid.opponent is 255 in phase 3"),
}
"""Impossible positions, and the kernel's errors."""


@needs_kernel
@pytest.mark.parametrize("name", ODD)
def test_a_refusal_names_the_error(name: str) -> None:
    """The field, and its value."""
    change, sentence = ODD[name]
    with pytest.raises(ValueError, match=f"^no game has this position: {sentence}$"):
        kernel().chances(native.pack(change(real())))


@needs_kernel
def test_other_invalid_arguments_are_refused() -> None:
    """Other layouts, illegal moves, a seat that is not to act, negative counts."""
    state = real()
    seat = state.turn
    other, packed, moves = (seat + 1) % 3, native.pack(state), [*map(native.number_of, RULES.legal_moves(state, seat))]
    calls: list[tuple[str, Callable[..., Any], tuple[Any, ...]]] = [
        (f"a position has 3 bytes, where this kernel has {SIZE}", kernel().chances, (b"abc",)),
        ("move 99 is not legal in this position", kernel().after, (packed, seat, 99, "")),
        ("move 0 is not legal in this position", kernel().after, (packed, seat, native.number_of(Keep()), "")),
        ("turns is -1; it must be 0 to", kernel().playouts, (packed, seat, moves, "", "", -1)),
        ("seat is 3; it must be 0 to 2", kernel().quick, (packed, 3, "")),
        (f"seat is {other}, which is not to act", kernel().playouts, (packed, other, moves, "", "", 1)),
    ]
    for sentence, ask, words in calls:
        with pytest.raises(ValueError, match=sentence):
            ask(*words)
