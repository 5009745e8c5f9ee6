"""The installed kernels, and kernels built from their sources for a test."""

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import cairn.workers
from cairn.events.registry import part_of
from cairn.service.rules import newest
from cairn.workers.search import halving
from cairn.workers.search.net import load_nets
from cairn.workers.search.sense import Level, sense_for
from cairn.workers.search.shares import weights_of
from cairn.workers.search.tree import Tree

WORKERS = Path(cairn.workers.__path__[0])
KERNELS = sorted(folder.parent.name for folder in WORKERS.glob("*/kernel"))
"""The games that have a kernel."""
MUST = os.environ.get("CAIRN_KERNEL") == "1"
"""Whether kernels and a compiler are required. Otherwise tests that need them are skipped if they are missing."""
SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
"""The flags of a kernel that ends its process at each access out of bounds."""
WORLDS, WIDTH, MAX_TURNS = 12, 4, 5
"""Trees are compared over some worlds, with few moves in each node, for up to these turns, as late with five seats."""
TRIES = 3
"""Playouts of an odd position after each move: in the first one the policy plays, not yet the tree."""

is_built = all(part_of(ruleset, "workers").kernels for ruleset in KERNELS)
needs_kernel = pytest.mark.skipif(not is_built and not MUST, reason="there was no C compiler")


def installed(ruleset: str) -> Any:
    """Return the installed kernel of a game."""
    return importlib.import_module(f"cairn.workers.{ruleset}._kernel")


def build(ruleset: str, folder: Path, change: Sequence[str] = (), flags: Sequence[str] = ("-O1",)) -> Path:
    """Return a kernel built in a folder with a change: a file, a text of it, and its replacement."""
    compiler = shutil.which("cc")
    if not compiler:
        assert not MUST
        pytest.skip("there is no C compiler")
    for sources in (WORKERS / ruleset / "kernel", WORKERS / "kernel"):
        shutil.copytree(sources, folder / "kernel", dirs_exist_ok=True)
    if change:
        file, old, new = change
        source = (folder / "kernel" / file).read_text()
        assert source.count(old) == 1
        (folder / "kernel" / file).write_text(source.replace(old, new))
    include, built = sysconfig.get_path("include"), folder / "_kernel.so"
    flags = [*flags, "-ffp-contract=off", "-fPIC", "-shared", f"-I{include}", "-lm", "-o", str(built)]
    subprocess.run([compiler, *flags, *map(str, sorted((folder / "kernel").glob("*.c")))], check=True)
    return built


def sanitizing() -> dict[str, str]:
    """Return the environment of a process that loads a kernel with sanitizers."""
    library = subprocess.run(["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    return {"LD_PRELOAD": library.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0"}


def load(ruleset: str, path: str) -> Any:
    """Return a game's kernel built into a file."""
    spec = importlib.util.spec_from_file_location("_kernel", path)
    assert spec
    assert spec.loader
    kernel = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kernel)
    kernel.weigh(*weights_of(ruleset, part_of(ruleset, "workers").FEATURES))
    for number, weights in enumerate(load_nets(ruleset)):
        kernel.load(number, weights)
    return kernel


class Difference(AssertionError):
    """The kernel's result differs from Python's."""


def same(what: str, seed: str, said: object, is_so: object) -> None:
    """Raise Difference if two are not equal."""
    if said != is_so:
        raise Difference(f"{what} at {seed}: the kernel says {said}, Python {is_so}")


def same_learned(kernel: Any, ruleset: str, state: Any, seed: str, sights: Sequence[Any]) -> None:
    """Raise Difference if a seat sees other numbers, or if the learned chances of a training differ."""
    packed = importlib.import_module(f"cairn.workers.{ruleset}.native").pack(state)
    for seat, (blocks, whole) in enumerate(sights):
        seen = bytes([number % 256 for numbers in (*blocks, whole) for number in numbers])
        same(f"sight of seat {seat}", seed, kernel.sight(packed, seat), seen)
    for training, learned in enumerate(part_of(ruleset, "workers").TRAININGS, 1):
        chances = tuple(learned.chances(newest(ruleset), state))
        same(f"learned chances {training}", seed, kernel.learned_chances(packed, training), chances)


def same_trees(kernel: Any, ruleset: str, view: Any, seat: int, moves: Sequence[Any], seed: str, sample: int) -> None:
    """Raise Difference if playouts of the learned policy in a tree differ; one in `sample` positions is compared."""
    number = crc32(seed.encode())
    if number % sample:
        return
    native = importlib.import_module(f"cairn.workers.{ruleset}.native")
    packed, numbers = native.pack(view), [*map(native.number_of, moves)]
    number, turns = divmod(number // sample, 1 + MAX_TURNS)
    training = 1 + number % len(part_of(ruleset, "workers").TRAININGS)
    rules, own = newest(ruleset), sense_for(ruleset, Level(policy="search", training=training))
    trees = kernel.tree(WIDTH), Tree(WIDTH)
    for world in [f"{seed}:{more}" for more in range(WORLDS)]:
        played = halving._played(rules, own, view, seat, moves, world, turns, trees[1])
        found = kernel.playouts(packed, seat, numbers, world, f"{world}:luck", turns, training, trees[0])
        same("playouts in a tree", world, found, [(tuple(chances), steps) for chances, steps in played])


def look_for_difference(ruleset: str, path: Path, games: int = 40) -> subprocess.CompletedProcess[str]:
    """Compare a kernel with Python in a process of its own, which returns 3 at a difference."""
    return _run("-m", "helpers.kernels", ruleset, str(path), str(games))


def pass_odd_positions(ruleset: str, count: int, *path: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Pass odd positions to a kernel in a process of its own: the installed one or that of a path."""
    return _run("-m", f"games.{ruleset}.odd_positions", str(count), *path, **environment)


def hold_odd_positions(done: subprocess.CompletedProcess[str], count: int) -> None:
    """Assert that the process succeeded, and that it accepted all real positions and some odd ones."""
    assert done.returncode == 0, done.stderr
    counts = json.loads(done.stdout)
    assert counts["real answered"] == counts["real"] > 1000
    assert counts["odd"] == count
    assert counts["of them answered"] > count / 20


def _run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])} | environment
    command = [sys.executable, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def main(ruleset: str, path: str, games: str) -> None:
    """Compare a kernel in positions of games, and exit with 3 at the first difference."""
    lockstep, tested = importlib.import_module(f"games.{ruleset}.lockstep"), load(ruleset, path)
    try:
        for position in lockstep.positions(range(int(games))):
            lockstep.compare(tested, *position)
    except (AssertionError, ValueError) as difference:  # the kernel may refuse a position
        print(difference)
        sys.exit(3)


if __name__ == "__main__":
    main(*sys.argv[1:])
