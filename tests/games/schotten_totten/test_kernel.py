"""The kernel has the results of the rules and the senses in Python, in every position, to the bit.

`CAIRN_KERNEL=1` requires it; otherwise these tests are skipped if it is missing. With
`CAIRN_GAMES=1000` and `-m many` some 100,000 positions are compared.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from games.schotten_totten.kernels import build, kernel, needs_kernel
from games.schotten_totten.lockstep import RULES, compare, positions, seen
from msgspec.structs import replace

from cairn.contract.sampling import many_games, unhurried
from cairn.service.deciding.levels import LEVELS
from cairn.workers import schotten_totten
from cairn.workers.search import halving
from cairn.workers.search.exact import exact
from cairn.workers.search.levels import TABLE


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


@pytest.mark.slow
@needs_kernel
@pytest.mark.parametrize("level", [name for name in LEVELS if TABLE["schotten_totten"][name].policy == "search"])
def test_a_level_chooses_the_same_without_the_kernel(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chance of each candidate, to the bit, and their order."""
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
def test_an_ending_has_the_same_value_without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it is too large: both give up after the same number of positions."""
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
"""Differences planted into the kernel, one at a time: the place, and the replacement."""


@pytest.mark.slow
@pytest.mark.parametrize("name", MUTANTS)
def test_a_difference_in_the_kernel_is_found(name: str, tmp_path: Path) -> None:
    """A kernel with it differs from Python within a few hundred positions."""
    built = build(tmp_path, MUTANTS[name])
    asked = [sys.executable, "-c", FIND, str(built)]
    said = subprocess.run(asked, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode == 3, said.stderr


FIND = f"""
import sys
sys.path[:0] = {[str(Path(__file__).parents[2])]!r}
from games.schotten_totten.lockstep import Difference, compare, positions
from games.schotten_totten.kernels import load
kernel = load(sys.argv[1])
try:
    for position in positions(range(40)):
        compare(kernel, *position)
except Difference as difference:
    print(difference)
    sys.exit(3)
"""
