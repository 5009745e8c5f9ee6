"""The sides that are compared: a commit (CAIRN_BASE, else BASE) and this tree, each with packages of its own."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from environments import python_of
from shared import KEY, ROOT, redis

T = TypeVar("T")

BASE = os.environ.get("CAIRN_BASE", "fbbeee9f")
ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "8"))
"""How often each side is measured, in turn: fewer rounds are quicker and say less."""


@dataclass(frozen=True)
class Side:
    """What is measured: its name, its source tree, and the Redis that holds its games alone."""

    name: str
    tree: Path
    url: str

    def prepare(self, task: str, **arguments: Any) -> Any:
        """Return what a task of `prepare.py` returns, run with this side's own modules: logs may differ by side."""
        tests = self.tree / "tests"
        return run(self.tree, "prepare", task, folders=(tests / "benchmarks", tests), url=self.url, **arguments)


def run(tree: Path, script: str, *words: str, folders: Iterable[Path] = (ROOT / "tests",), **arguments: Any) -> Any:
    """Return what a script beside this prints, run with a tree's own modules: arguments on stdin, JSON out."""
    paths = os.pathsep.join(map(str, (tree / ".packages", *folders)))
    command = [python_of(tree), "-P", str(ROOT / f"tests/benchmarks/{script}.py"), *words]
    environment, given = os.environ | {"PYTHONPATH": paths, "CAIRN_KEY": KEY}, json.dumps(arguments).encode()
    done = subprocess.run(command, input=given, env=environment, cwd=tree, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


@contextmanager
def base_tree(commit: str = BASE) -> Iterator[Path]:
    """Give a folder with the files of the commit that this tree is held against."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


@contextmanager
def both_sides() -> Iterator[tuple[Side, Side]]:
    """Give the base and this tree, each with a Redis of its own."""
    with ExitStack() as stack:
        tree = stack.enter_context(base_tree())
        yield (Side("base", tree, stack.enter_context(redis())), Side("this tree", ROOT, stack.enter_context(redis())))


def alternating(sides: Sequence[T], rounds: int = ROUNDS) -> Iterator[T]:
    """Yield each side once a round, the first of a round being the last of the next."""
    for number in range(rounds):
        yield from sides[:: -1 if number % 2 else 1]
