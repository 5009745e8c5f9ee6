"""The kernel has the results of the rules and senses in Python, to the bit, and refuses impossible positions.

`CAIRN_KERNEL=1` requires it; otherwise these tests are skipped if it is missing. With `CAIRN_GAMES=400` and `-m many`
some 100,000 positions are compared.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from games.glen_more.lockstep import RULES, compare, positions
from games.glen_more.odd_positions import real_positions
from games.glen_more.possible import SIZE
from helpers.kernels import SANITIZED, build, installed, needs_kernel, sanitizing
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
from cairn.workers.search import halving
from cairn.workers.search.exact import exact
from cairn.workers.search.levels import TABLE

kernel = partial(installed, "glen_more")


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


@pytest.mark.slow
@needs_kernel
@pytest.mark.parametrize("level", [name for name, level in TABLE["glen_more"].items() if level.policy == "search"])
def test_a_level_chooses_the_same_without_the_kernel(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chance of each candidate, to the bit, and their order."""
    compared, limited = 0, TABLE["glen_more"][level]
    limited = replace(limited, budget=min(limited.budget, 40))
    for state, seat, seed in positions(range(4)):
        if len(RULES.legal_moves(state, seat)) > 1 and sum(map(ord, seed)) % 23 == 0:
            with_kernel = halving.search(RULES, state, seat, seed, limited)
            with monkeypatch.context() as patch:
                patch.setattr(glen_more, "kernels", {})
                patch.setattr(glen_more.learned, "kernels", {})
                assert halving.search(RULES, state, seat, seed, limited) == with_kernel
            compared += 1
    assert compared > 10


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


MUTANTS = {
    "a difference of 4 brings 4 points": ("scoring.c", "{0, 1, 2, 3, 5, 8}", "{0, 1, 2, 3, 4, 8}"),
    "a village brings no member": ("tiles.c", "[VILLAGE] = {GREY, GIVE_MOVEMENT, 1, 1, 0}", "[VILLAGE] = {GREY, 2, 1}"),
    "a village has no road": ("tiles.c", "[61] = {VILLAGE, ROAD, A_STONE}", "[61] = {VILLAGE, 0, A_STONE}"),
    "a road does not continue": ("placement.c", "(east & ROAD) != road", "false"),
    "a sale that is needed is no move": ("turn.c", "if (selling) sales", "if (false) sales"),
    "the die has another face": ("track.c", "{1, 1, 1, 2, 2, 3}", "{1, 1, 2, 2, 2, 3}"),
    "a full row is bought from": ("means.c", "left.rows[kind] == CAPACITY || ", ""),
    "Loch Shiel fills no grain fields": (
        "rules.c",
        "tile->effect != PRODUCE ||",
        "tile->effect != PRODUCE || i % 5 == 3 ||",
    ),
    "cubes are summed in another order": (
        "features.c",
        "if (is_productive(kinds[i]))",
        "if (is_productive(kinds[i]) && kinds[i] != ABBEY)",
    ),
    "cubes look fewer": ("learned.c", "limit(HALF * own[kind])", "limit(3 * own[kind])"),
    "others sit the other way round": ("learned.c", "(seat + i) %", "(seat + 4 * i) %"),
    "a worse move is taken": ("learned.c", "if (i && value <= most)", "if (i && value >= most)"),
    "a space ahead costs more": ("hasty.c", "TURNS_AHEAD = 0.5", "TURNS_AHEAD = 0.51"),
}
"""Differences planted into the kernel, one at a time: the place, and the replacement."""


@pytest.mark.slow
@pytest.mark.parametrize("name", MUTANTS)
def test_a_difference_in_the_kernel_is_found(name: str, tmp_path: Path) -> None:
    """A kernel with it differs from Python within some thousand positions, or refuses one of them."""
    built = build("glen_more", tmp_path, MUTANTS[name])
    command = [sys.executable, "-c", FIND, str(built)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode == 3, said.stderr


FIND = f"""
import sys
sys.path[:0] = {[str(Path(__file__).parents[2])]!r}
from games.glen_more.lockstep import compare, positions
from helpers.kernels import Difference, load
kernel = load("glen_more", sys.argv[1])
try:
    for position in positions(range(60)):
        compare(kernel, *position)
except (Difference, ValueError) as difference:
    print(difference)
    sys.exit(3)
"""


COUNT = 2000


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Pass odd positions to a kernel in a separate process: the installed one or that of a path."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])} | environment
    command = [sys.executable, "-m", "games.glen_more.odd_positions", str(COUNT), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def run_sanitized(folder: Path, *change: str) -> subprocess.CompletedProcess[str]:
    """Pass them to a kernel built with the address and the undefined-behaviour sanitizers."""
    return run(str(build("glen_more", folder, change, SANITIZED)), **sanitizing())


def hold(done: subprocess.CompletedProcess[str]) -> None:
    """Assert that the process succeeded, and that it accepted all real positions and some odd ones."""
    assert done.returncode == 0, done.stderr
    counts = json.loads(done.stdout)
    assert counts["real answered"] == counts["real"] > 1000
    assert counts["odd"] == COUNT
    assert counts["of them answered"] > COUNT / 20


@needs_kernel
def test_odd_positions_are_refused_or_match_python() -> None:
    """Python has its own check of positions, and both agree on each of 2,000."""
    hold(run())


@pytest.mark.slow
def test_sanitizers_report_nothing(tmp_path: Path) -> None:
    """The same input, with each access out of bounds ending the process."""
    hold(run_sanitized(tmp_path))


FAULTS = {
    "nothing is checked": ("TRY(check_numbers(state));", "return NULL;"),
    "a turn is of any seat": ('{"turn", state->turn, 0, state->seats - 1}', '{"turn", state->turn, 0, 255}'),
    "a list has any numbers": ("list[i] >= min && list[i] <= max", "true"),
    "a tile lies anywhere": ("(!i || may_lie(player, i))", "true"),
    "a tile is in two places": ("DEMAND(count == 1,", "DEMAND(true,"),
    "a tile holds any cubes": ("laid->count <= CAPACITY && may_hold(laid)", "true"),
    "a movement is not counted": (": state->movement == movement", ": true"),
    "real positions are refused": ("LOCHY = 2", "LOCHY = 1"),
}
"""Faults planted into the check, one at a time."""


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_the_check_is_found(name: str, tmp_path: Path) -> None:
    """A sanitizer reports it, or the kernel's result differs from Python's."""
    done = run_sanitized(tmp_path, "check.c", *FAULTS[name])
    assert done.returncode
    assert any(word in done.stderr for word in ("Error", "Difference", "AddressSanitizer", "runtime error")), (
        done.stderr
    )


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
