"""The compared sides: a commit (CAIRN_BASE, else BASE) and this tree, each with packages of its own."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from shared import KEY, ROOT, python_of, redis

T = TypeVar("T")
BASE = os.environ.get("CAIRN_BASE", "fbbeee9f")
ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "8"))
"""Measurements of each side, alternately: fewer rounds are faster and less reliable."""


@dataclass(frozen=True)
class Side:
    """A measured side: its name, its source tree, and a Redis with its games alone."""

    name: str
    tree: Path
    url: str

    def prepare(self, task: str, **arguments: Any) -> Any:
        """Return the result of a task of `prepare.py`, run with this side's own modules: logs may differ by side."""
        tests = self.tree / "tests"
        return run(self.tree, "prepare", task, folders=(tests / "benchmarks", tests), url=self.url, **arguments)


def run(tree: Path, script: str, *words: str, folders: Iterable[Path] = (ROOT / "tests",), **arguments: Any) -> Any:
    """Return the output of a script in this folder, run with a tree's own modules: arguments on stdin, JSON out."""
    paths = os.pathsep.join(map(str, (tree / ".packages", *folders)))
    command = [python_of(tree), "-P", str(ROOT / f"tests/benchmarks/{script}.py"), *words]
    environment, given = os.environ | {"PYTHONPATH": paths, "CAIRN_KEY": KEY}, json.dumps(arguments).encode()
    done = subprocess.run(command, input=given, env=environment, cwd=tree, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


@contextmanager
def base_tree(commit: str = BASE) -> Iterator[Path]:
    """Yield a folder with the files of the base commit."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


@contextmanager
def both_sides() -> Iterator[tuple[Side, Side]]:
    """Yield the base and this tree, each with a Redis of its own."""
    with ExitStack() as stack:
        tree = stack.enter_context(base_tree())
        yield (Side("base", tree, stack.enter_context(redis())), Side("this tree", ROOT, stack.enter_context(redis())))


def alternating(sides: Sequence[T], rounds: int = ROUNDS) -> Iterator[T]:
    """Yield each side once a round, the last of a round being the first of the next."""
    for number in range(rounds):
        yield from sides[:: -1 if number % 2 else 1]
