"""The compiled build: what is compiled, and that it chooses as plain Python does.

`.ci/compiled` runs this and the tests of the rules against an installed build, with CAIRN_COMPILE=1.
"""

import ast
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from cairn import events

TREE = Path(__file__).parents[2]
PACKAGES = Path(str(events.__file__)).parents[1]
"""Where the packages lie that are tested: the tree, or an environment that they are installed into."""

COMPILED = os.environ.get("CAIRN_COMPILE") == "1"

CHOICES = """
import sys
from cairn.events.chance import SeededChance
from helpers.playing import CASES, somewhere
from msgspec.structs import replace
from cairn.projections.fold import fold
from cairn.events.decision import redact
from cairn.service.rules import GAMES
from cairn.workers.search import halving
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.sense import sense_of

assert halving.__file__.endswith(sys.argv[1]), halving.__file__
for ruleset, options, seats in CASES:
    for seed in range(3):
        game = somewhere(ruleset, options, seats, seed)
        state, seat = game.position.state, game.waited_for
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        sense, rules = sense_of(ruleset), game.rules
        world = rules.determinize(view, seat, SeededChance(str(seed)))
        print(ruleset, options, seats, game.position.version, [share.hex() for share in sense.chances(rules, state)])
        print([float(sense.evaluate(state, other)).hex() for other in range(seats)], sense.turn(state))
        moves = rules.legal_moves(world, seat)
        print(sense.ranked(rules, world, seat, moves, SeededChance(str(seed))))
        for name, level in TABLE[ruleset].items():
            level = replace(level, budget=min(level.budget, 40))
            print(name, choose(level, rules, view, seat, str(seed)))
            if level.policy == "search":
                for candidate in halving.search(rules, view, seat, str(seed), level):
                    print(candidate.move, candidate.playouts, [total.hex() for total in candidate.sums])
"""


def modules() -> list[Path]:
    """Return the files that a compiled build compiles, relative to where the packages lie."""
    named = tomllib.loads((TREE / "pyproject.toml").read_text())["tool"]["cairn"]["compiled"]
    found = {path for pattern in named["modules"] for path in PACKAGES.glob(pattern)}
    return sorted(path.relative_to(PACKAGES) for path in found if not any(map(path.match, named["except"])))


@pytest.mark.parametrize("path", modules(), ids=str)
def test_a_module_is_compiled_where_that_was_asked_for_and_only_there(path: Path) -> None:
    """A build that has compiled nothing would pass all other tests."""
    file = import_module(".".join(("cairn", *path.with_suffix("").parts))).__file__
    assert file
    assert Path(file).suffix == (".so" if COMPILED else ".py")


@pytest.mark.parametrize("path", modules(), ids=str)
def test_no_struct_is_compiled(path: Path) -> None:
    """The compiler forgets what a class is defined with, so that a frozen Struct could be changed, and not hashed."""
    classes = [node for node in ast.walk(ast.parse((PACKAGES / path).read_text())) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if node.keywords or "Struct" in map(ast.unparse, node.bases)] == []


def test_every_exception_is_a_file() -> None:
    """One that is gone is named no more."""
    named = tomllib.loads((TREE / "pyproject.toml").read_text())["tool"]["cairn"]["compiled"]
    assert [pattern for pattern in named["modules"] + named["except"] if not any(PACKAGES.glob(pattern))] == []


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare: the modules are plain Python")
def test_the_compiled_build_chooses_as_plain_python_does(tmp_path: Path) -> None:
    """To the last bit: the same moves by each level, by the same chances to win, in three positions of each game."""
    for package in ("events", "projections", "service", "workers"):
        copytree(PACKAGES / package, tmp_path / "cairn" / package, ignore=ignore_patterns("*.so"))
    plain, compiled = (
        subprocess.run(
            [sys.executable, "-P", "-c", CHOICES, suffix],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(folders)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        for suffix, folders in (
            (".py", [str(tmp_path), str(TREE / "tests")]),
            (".so", [str(PACKAGES.parent), str(TREE / "tests")]),
        )
    )
    assert plain == compiled != ""
