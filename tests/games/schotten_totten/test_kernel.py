"""The kernel says what the rules and the senses in Python say, in every position, to the bit.

`CAIRN_KERNEL=1` says that it must be there; otherwise these tests are skipped where there is none. With
`CAIRN_GAMES=1000` and `-m many` some 100,000 positions are compared.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from games.schotten_totten.lockstep import RULES, compare, positions, seen
from msgspec.structs import replace

from cairn.contract.sampling import many_games, unhurried
from cairn.service.deciding.levels import LEVELS
from cairn.workers import schotten_totten
from cairn.workers.schotten_totten import native
from cairn.workers.schotten_totten.outcome import FEATURES
from cairn.workers.search import halving
from cairn.workers.search.exact import exact
from cairn.workers.search.levels import TABLE
from cairn.workers.search.shares import weights_of

SOURCES = Path(native.__file__).parent / "kernel"
MUST = os.environ.get("CAIRN_KERNEL") == "1"

needs_kernel = pytest.mark.skipif(not native.IS_THERE and not MUST, reason="there was no C compiler")


def kernel() -> Any:
    """Return the kernel that is installed."""
    return importlib.import_module("cairn.workers.schotten_totten._kernel")


@needs_kernel
def test_the_kernel_says_what_python_says() -> None:
    """Legal moves, consequences, chances, plays and imagined worlds, in five games of all options."""
    looked_at = sum(compare(kernel(), *position) for position in positions(range(5)))
    assert looked_at > 1000


@needs_kernel
@pytest.mark.many
@unhurried
def test_the_kernel_says_what_python_says_in_as_many_games_as_asked() -> None:
    """The same for games of other deals, about a hundred positions each."""
    count = 0
    for position in positions(range(1000, 1000 + many_games())):
        compare(kernel(), *position)
        count += 1
    print(f"{count} positions, no difference")
    assert count >= 50 * many_games()


@pytest.mark.slow
@needs_kernel
@pytest.mark.parametrize("level", [name for name in LEVELS if TABLE["schotten_totten"][name].policy == "search"])
def test_a_level_thinks_the_same_without_the_kernel(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chance of each candidate, to the bit, and in which order they come."""
    compared, limited = 0, TABLE["schotten_totten"][level]
    limited = replace(limited, budget=min(limited.budget, 80))
    for state, seat, seed in positions(range(3)):
        view, kernels = seen(state, seat), schotten_totten.kernels
        if len(RULES.legal_moves(view, seat)) > 1 and sum(map(ord, seed)) % 23 == 0:
            with_kernel = halving.search(RULES, view, seat, seed, limited)
            monkeypatch.setattr(schotten_totten, "kernels", {})
            assert halving.search(RULES, view, seat, seed, limited) == with_kernel
            monkeypatch.setattr(schotten_totten, "kernels", kernels)
            compared += 1
    assert compared > 2


@needs_kernel
def test_an_ending_is_worth_the_same_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is too large: both give up after as many positions."""
    known, too_large = 0, 0
    for most in (300, 40):
        for state, seat, _ in positions(range(1, 12, 5)):
            moves, kernels = RULES.legal_moves(state, seat), schotten_totten.kernels
            if schotten_totten.ending(state, seat) and len(moves) > 1:
                found = exact(RULES, seen(state, seat), seat, moves, most)
                monkeypatch.setattr(schotten_totten, "kernels", {})
                assert exact(RULES, seen(state, seat), seat, moves, most) == found
                monkeypatch.setattr(schotten_totten, "kernels", kernels)
                known += found is not None
                too_large += found is None
    assert known > 10
    assert too_large > 3


MUTANTS = {
    "four stones win": ("claims.c", "(stones) >= 5", "(stones) >= 4"),
    "a tie is proven": ("formations.c", "kind * 64 + total > reached", "kind * 64 + total >= reached"),
    "the first side does not win a tie": ("claims.c", "return stone->first == NONE ? 0 : stone->first", "return 0"),
    "a side that is open again stays first": ("rules.c", "if (was_complete) reopen", "if (false) reopen"),
    "the deck is drawn from below": ("rules.c", "deck->left > deck->under_count", "!deck->under_count"),
    "a Joker goes back": ("moves.c", "cards[i] == JOKER && state->jokers[seat]", "false"),
    "a chance is worked out in another way": (
        "hasty.c",
        "rows[i] += q * r + (1.0 - q) * (1.0 - r)",
        "rows[i] += 1.0 - q - r + 2 * q * r",
    ),
    "a kept card is worth more": ("hasty.c", "KEPT = 0.16", "KEPT = 0.17"),
}
"""Differences that are planted into the kernel, one at a time: where, and what is written in place of what."""


@pytest.mark.slow
@pytest.mark.parametrize("name", MUTANTS)
def test_a_difference_in_the_kernel_is_found(name: str, tmp_path: Path) -> None:
    """A kernel that is built with it differs from Python in a few hundred positions."""
    compiler = shutil.which("cc")
    if not compiler:
        assert not MUST
        pytest.skip("there is no C compiler")
    file, old, new = MUTANTS[name]
    folder = tmp_path / "kernel"
    shutil.copytree(SOURCES, folder)
    source = (folder / file).read_text()
    assert source.count(old) == 1
    (folder / file).write_text(source.replace(old, new))
    built = tmp_path / "_kernel.so"
    include = sysconfig.get_path("include")
    flags = ["-O1", "-ffp-contract=off", "-fPIC", "-shared", f"-I{include}", "-o", str(built)]
    subprocess.run([compiler, *flags, *map(str, sorted(folder.glob("*.c")))], check=True)
    asked = [sys.executable, "-c", FIND, str(built)]
    said = subprocess.run(asked, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode == 3, said.stderr


FIND = f"""
import sys
sys.path[:0] = {[str(Path(__file__).parents[2])]!r}
from games.schotten_totten.lockstep import Difference, compare, positions
from games.schotten_totten.test_kernel import load
kernel = load(sys.argv[1])
try:
    for position in positions(range(40)):
        compare(kernel, *position)
except Difference as difference:
    print(difference)
    sys.exit(3)
"""


def load(path: str) -> Any:
    """Return a kernel that was built into a file."""
    spec = importlib.util.spec_from_file_location("_kernel", path)
    assert spec
    assert spec.loader
    kernel = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kernel)
    kernel.weigh(*weights_of("schotten_totten", FEATURES))
    return kernel


@needs_kernel
def test_a_position_of_another_layout_is_refused() -> None:
    """A kernel of another version answers by an error, and not by what lies beside."""
    with pytest.raises(ValueError, match="a position has 3 bytes, where this kernel has 210"):
        kernel().quick(b"abc")
