"""The kernel has the results of the rules and senses in Python, to the bit, and refuses impossible positions.

`CAIRN_KERNEL=1` requires it; otherwise these tests are skipped if it is missing. With `CAIRN_GAMES=1000` and `-m many`
some 100,000 positions are compared.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
from games.schotten_totten.lockstep import RULES, compare, positions, view_of
from games.schotten_totten.odd_positions import real_positions
from helpers.kernels import installed, needs_kernel
from msgspec.structs import replace

from cairn.contract.playing import load as log_of
from cairn.contract.playing import recorded
from cairn.contract.sampling import many_games, unhurried
from cairn.events.codec import decode
from cairn.projections.fold import BEFORE, step
from cairn.projections.schotten_totten.state import Deck, Returned, State
from cairn.workers import schotten_totten
from cairn.workers.schotten_totten import native
from cairn.workers.search.exact import exact

kernel = partial(installed, "schotten_totten")


@pytest.mark.slow
@needs_kernel
def test_the_kernel_matches_python() -> None:
    """Legal moves, consequences, chances, plays and determinized worlds, in five games of all options."""
    looked_at = sum(compare(kernel(), *position) for position in positions(range(5)))
    assert looked_at > 1000


@needs_kernel
@pytest.mark.many
@unhurried
def test_the_kernel_matches_python_in_many_games() -> None:
    """The same for games of other deals, about a hundred positions each."""
    count = 0
    for position in positions(range(1000, 1000 + many_games())):
        compare(kernel(), *position)
        count += 1
    print(f"{count} positions, no difference")
    assert count >= 50 * many_games()


@needs_kernel
def test_an_ending_has_the_same_value_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it is too large: both give up after the same number of positions."""
    known, too_large = 0, 0
    for most in (300, 40):
        for state, seat, _ in positions(range(1, 12, 5)):
            moves, kernels = RULES.legal_moves(state, seat), schotten_totten.kernels
            if schotten_totten.ending(state, seat) and len(moves) > 1:
                found = exact(RULES, view_of(state, seat), seat, moves, most)
                monkeypatch.setattr(schotten_totten, "kernels", {})
                assert exact(RULES, view_of(state, seat), seat, moves, most) == found
                monkeypatch.setattr(schotten_totten, "kernels", kernels)
                known += found is not None
                too_large += found is None
    assert known > 10
    assert too_large > 3


@needs_kernel
def test_positions_of_recorded_games_are_never_refused() -> None:
    """In games of every kind, after each decision."""
    count = 0
    for path in recorded("schotten_totten"):
        position = BEFORE
        for entry in log_of(path):
            position = step(position, decode(entry.stored, entry.version))
            if isinstance(position.state, State) and position.state.round:
                kernel().legal_moves(native.pack(position.state), 0)
                count += 1
    assert count > 500


def real() -> State:
    """Return a position of a game in which a card is to be played."""
    return next(state.copy() for state in real_positions(range(1)))


ODD: Mapping[str, tuple[Callable[[State], State], str]] = {
    "seat": (lambda state: replace(state, turn=7), "turn is 7; it must be 0 to 1"),
    "round": (lambda state: replace(state, round=2), "round is 2; it must be 1 to 1"),
    "points": (lambda state: replace(state, points=(5, 0)), "points are 5 and 0, after 0 rounds"),
    "count": (lambda state: replace(state, clan_deck=Deck(200)), "there are 212 clan cards; there must be 54"),
    "double": (
        lambda state: replace(state, hands=(state.hands[0], state.hands[0])),
        r"hands\[1\] has card \d+ at place 0, which is in another place, too",
    ),
    "deck": (
        lambda state: replace(state, clan_deck=replace(state.clan_deck, under=(Returned(0, False, None),))),
        "1 cards lie under the decks; there must be 0 to 0",
    ),
    "owner": (
        lambda state: replace(state, stones=(replace(state.stones[0], owner=0), *state.stones[1:])),
        r"stones\[0\].owner is 0, where the sides have 0 and 0 of 3 cards",
    ),
    "phase": (lambda state: replace(state, phase="claim"), "phase is 1, where seat 0 has nothing to choose"),
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
    with pytest.raises(ValueError, match="a position has 3 bytes, where this kernel has 210"):
        kernel().quick(b"abc", 0, "")


@needs_kernel
def test_other_invalid_arguments_are_refused() -> None:
    """Illegal moves, a seat that is not to move, negative counts, weights that are not numbers, no seeds."""
    state = real()
    packed, moves = native.pack(state), [*map(native.number_of, RULES.legal_moves(state, state.turn))]
    calls: list[tuple[type[Exception], str, Callable[..., Any], tuple[Any, ...]]] = [
        (ValueError, "move 99 is not legal in this position", kernel().after, (packed, 0, 99, "")),
        (ValueError, "move -1 is not legal in this position", kernel().after, (packed, 0, -1, "")),
        (ValueError, f"move {2**80} is not legal", kernel().playouts, (packed, 0, [moves[0], 2**80], "", "", 1)),
        (ValueError, "there are 1025 moves; there may be 1024", kernel().ending, (packed, 0, moves[:1] * 1025, "", 9)),
        (ValueError, "turns is -1; it must be 0 to", kernel().playouts, (packed, 0, moves, "", "", -1)),
        (ValueError, "most is -1; it must be 0 to", kernel().ending, (packed, 0, moves, "", -1)),
        (ValueError, "seat is 2; it must be 0 to 1", kernel().ending, (packed, 2, moves, "", 9)),
        (ValueError, "seat is 1, which is not to act", kernel().ending, (packed, 1, moves, "", 9)),
        (ValueError, "weight 2 is not finite", kernel().weigh, (1.0, 1.0, float("nan"), 1.0, 1.0, 1.0, 1.0, 1.0)),
        (TypeError, "there are 7 weights; there must be 8", kernel().weigh, (9.0,) * 7),
        (TypeError, "must be str", kernel().imagine, (packed, 0, None)),
        (TypeError, "must be list", kernel().playouts, (packed, 0, None, "", "", 1)),
        (TypeError, "integer", kernel().after, (packed, 0, "", "")),
    ]
    before = kernel().chances(packed)
    for error, sentence, ask, words in calls:
        with pytest.raises(error, match=sentence):
            ask(*words)
    assert kernel().chances(packed) == before
