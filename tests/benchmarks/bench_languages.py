"""Languages: the processor's instructions for a move in one process, in English and in German, against the base.

Required: at most 1.02 times the base's in English, 1.1 times in German. Valgrind counts them, so load does not matter.
Each side plays the same moves of the same games. `CAIRN_BASE=2a2bfd6d` is the last commit without languages.
"""

import json
import os
import random
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench_moves import foresee, new_game
from clients import bar
from shared import KEY, MANY_CLIENTS, ROOT, local, python_of, redis
from werkzeug.test import create_environ

WARM, COUNT, LENGTH = 150, 400, 60
"""Moves before those that are counted, counted moves, and moves of a game."""
CASES = (("base", "en", 1.0), ("this tree", "en", 1.02), ("this tree", "de", 1.1))


def main() -> None:
    """Count each case, and print its bar."""
    from sides import base_tree

    with base_tree() as base:
        trees, counts = {"base": base, "this tree": ROOT}, list[float]()
        for side, language, most in CASES:
            counts.append(_count(trees[side], language))
            bar(f"{side}, {language}: {counts[-1]:,.0f} instructions, times the base's", counts[-1] / counts[0], most)


def _count(tree: Path, language: str) -> float:
    """Return the instructions of a move in a source tree."""
    with redis() as url:
        paths = os.pathsep.join(map(str, (tree / ".packages", tree / "tests/benchmarks", tree / "tests")))
        own = {"PYTHONPATH": paths, "PYTHONHASHSEED": "0", "REDIS_URL": url, "CAIRN_KEY": KEY}
        command = [python_of(tree), "-P", __file__, language]
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
        environment = os.environ | MANY_CLIENTS | own
        games = subprocess.run([*command, "open"], env=environment, check=True, capture_output=True, cwd=tree).stdout
        done = subprocess.run(
            [*valgrind, *command], env=environment, check=True, capture_output=True, cwd=tree, input=games
        )
    return int(re.findall(rb"Collected : (\d+)", done.stderr)[-1]) / COUNT


def _open(url: str) -> None:
    """Open games with the same secrets each time, and print them with moves of each."""
    source, services = random.Random(7), local(url)
    os.urandom = source.randbytes
    secrets.token_bytes = lambda nbytes=32: source.randbytes(nbytes or 32)
    random._urandom = source.randbytes  # type: ignore[attr-defined]
    opened = [new_game(services) for _ in range(2 * (WARM + COUNT) // LENGTH)]
    games = [(game, tokens, foresee(services, game, seed, LENGTH)) for seed, (game, tokens) in enumerate(opened)]
    json.dump(games, sys.stdout)


def _play(language: str, games: Sequence[Any]) -> None:
    """Play the games in this process, and have valgrind count from one move on."""
    from cairn.service.app import create_app

    app, statuses = create_app(), list[str]()
    requests = [
        create_environ(
            f"/v1/games/{game}/moves",
            method="POST",
            json={"moves": [move]},
            headers={"Authorization": f"Bearer {tokens[seat]}", "Accept-Language": language},
            environ_base={"REMOTE_ADDR": "127.0.0.1"},
        )
        for game, tokens, moves in games
        for seat, move in moves
    ]
    for number, request in enumerate(requests[: WARM + COUNT]):
        if number == WARM:
            _switch("on")
        b"".join(app(request, lambda status, *_: statuses.append(status)))  # type: ignore[arg-type]
    _switch("off")
    assert {status[:3] for status in statuses} == {"201"}
    os._exit(0)


def _switch(counting: str) -> None:
    """Start or stop counting. This process goes on meanwhile, so that valgrind hears it."""
    command = ["callgrind_control", "-i", counting, str(os.getpid())]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as control:
        while control.poll() is None:
            time.sleep(0.02)


if __name__ == "__main__":
    if sys.argv[2:]:
        _open(os.environ["REDIS_URL"])
    else:
        _play(sys.argv[1], json.load(sys.stdin))
