"""The kernel has the results of the rules and senses in Python, to the bit, and refuses impossible positions.

`CAIRN_KERNEL=1` requires it; otherwise these tests are skipped if it is missing. With `CAIRN_GAMES=400` and `-m many`
some 100,000 positions are compared.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
from games.glen_more.lockstep import RULES, compare, positions
from games.glen_more.odd_positions import real_positions
from games.glen_more.possible import SIZE
from helpers.kernels import installed, needs_kernel
from msgspec.structs import replace

from cairn.contract.playing import load as log_of
from cairn.contract.playing import recorded
from cairn.contract.sampling import many_games, unhurried
from cairn.events.codec import decode
from cairn.projections.fold import BEFORE, step
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import put
from cairn.workers import glen_more
from cairn.workers.glen_more import native
from cairn.workers.search.exact import exact

kernel = partial(installed, "glen_more")


@pytest.mark.slow
@needs_kernel
def test_the_kernel_matches_python() -> None:
    """Legal moves, consequences, chances, judged moves and playouts, in four games of two to five seats."""
    looked_at = sum(compare(kernel(), *position) for position in positions(range(4)))
    assert looked_at > 500


@needs_kernel
@pytest.mark.many
@unhurried
def test_the_kernel_matches_python_in_many_games() -> None:
    """The same for games of other deals, some 250 positions each."""
    count = 0
    for position in positions(range(1000, 1000 + many_games())):
        compare(kernel(), *position)
        count += 1
    print(f"{count} positions, no difference")
    assert count >= 100 * many_games()


@needs_kernel
def test_an_ending_has_the_same_value_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it is too large: both give up after the same number of positions."""
    known, too_large = 0, 0
    for state, seat, _ in positions(range(12)):
        moves = RULES.legal_moves(state, seat)
        if not glen_more.ending(state, seat) or len(moves) < 2:
            continue
        for most in (60, 6):
            found = exact(RULES, state, seat, moves, most)
            with monkeypatch.context() as patch:
                patch.setattr(glen_more, "kernels", {})
                assert exact(RULES, state, seat, moves, most) == found
            known += found is not None
            too_large += found is None
    assert known > 10
    assert too_large > 10


@needs_kernel
def test_positions_of_recorded_games_are_never_refused() -> None:
    """In games of the newest rules, after each decision."""
    count = 0
    for path in recorded("glen_more"):
        position = BEFORE
        for entry in log_of(path):
            position = step(position, decode(entry.stored, entry.version))
            state, is_newest = position.state, position.table.rules_version == RULES.version
            if isinstance(state, State) and state.phase != "refill" and is_newest:
                kernel().legal_moves(native.pack(state), 0)
                count += 1
    assert count > 300


def real() -> State:
    """Return a position of a game in which a tile is to be taken."""
    return next(state.copy() for state in real_positions(range(1)))


ODD: Mapping[str, tuple[Callable[[State], State], str]] = {
    "seat": (lambda state: replace(state, turn=7), "turn is 7; it must be 0 to 1"),
    "die": (lambda state: replace(state, die=None), "die is 255, with 2 seats"),
    "figures": (lambda state: replace(state, figures=(0, 0)), r"figures\[1\] is 0, where another stands"),
    "track": (lambda state: replace(state, track=put(state.track, 5, None)), r"track\[5\] is 0 in phase 0"),
    "twice": (lambda state: replace(state, track=put(state.track, 5, state.track[6])), r"tile \d+ is in . places"),
    "scorings": (lambda state: replace(state, scorings=2), "scorings is 2, where 0 stacks are empty"),
    "coins": (
        lambda state: replace(state, market={**state.market, "wood": 3}),
        r"there are 22 coins; there must be 17",
    ),
    "members": (
        lambda state: replace(state, players=put(state.players, 0, state.players[0].with_chieftains(1))),
        r"players\[0\] has 2 members and chieftains; it must have 1",
    ),
    "movement": (lambda state: replace(state, movement=1), "movement is 1 in phase 0, where 0 tiles gave some"),
    "end": (lambda state: replace(state, phase="over"), "phase is 8, where tiles are left"),
    "phase": (lambda state: replace(state, phase="discarded"), "phase is 7, where the last figure has not moved"),
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
def test_a_position_of_another_layout_is_refused() -> None:
    """A kernel of another version raises an error instead of reading other bytes."""
    with pytest.raises(ValueError, match=f"a position has 3 bytes, where this kernel has {SIZE}"):
        kernel().quick(b"abc", 0, "")


@needs_kernel
def test_other_invalid_arguments_are_refused() -> None:
    """Illegal moves, a seat that is not to move, too many moves, weights that are not numbers."""
    state = real()
    packed, moves = native.pack(state), [*map(native.number_of, RULES.legal_moves(state, state.turn))]
    turn, other = state.turn, 1 - state.turn
    calls: list[tuple[type[Exception], str, Callable[..., Any], tuple[Any, ...]]] = [
        (ValueError, "move 99 is not legal in this position", kernel().after, (packed, turn, 99, "")),
        (ValueError, f"move {2**80} is not legal", kernel().playouts, (packed, turn, [moves[0], 2**80], "", "", 1)),
        (ValueError, "there are 513 moves; there may be 512", kernel().ending, (packed, turn, moves[:1] * 513, "", 9)),
        (ValueError, "turns is -1; it must be 0 to", kernel().playouts, (packed, turn, moves, "", "", -1)),
        (ValueError, f"seat is {other}, which is not to act", kernel().quick, (packed, other, "")),
        (ValueError, "seat is 2; it must be 0 to 1", kernel().ending, (packed, 2, moves, "", 9)),
        (ValueError, "weight 2 is not finite", kernel().weigh, (1.0, 1.0, float("nan"), *[1.0] * 31)),
        (TypeError, "there are 7 weights; there must be 34", kernel().weigh, (9.0,) * 7),
        (TypeError, "must be list", kernel().playouts, (packed, turn, None, "", "", 1)),
    ]
    before = kernel().chances(packed)
    for error, sentence, ask, words in calls:
        with pytest.raises(error, match=sentence):
            ask(*words)
    assert kernel().chances(packed) == before
    assert kernel().legal_moves(packed, other) == []
