"""The log of roots can be checked with the standard library alone, and each change of a proof is refused."""

import json
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import check_roots_by_hand
import pytest
from msgspec import to_builtins

from cairn.events.cold import Row
from cairn.service.container import Services
from cairn.service.storage.roots import Roots, is_proven

SCRIPT = Path(__file__).parents[2] / "check_roots_by_hand.py"
SEGMENTS = 6
HEX = "0123456789abcdef"


def rows_of(segment: int) -> list[Row]:
    """Return the games of a segment, one more than the previous segment has."""
    return [
        Row(f"game{segment}{place}", 0, 0, 9, sha256(bytes([segment, place])).hexdigest(), "glen_more", "", {})
        for place in range(segment + 1)
    ]


def name(segment: int) -> str:
    """Return the name of a segment."""
    return sha256(bytes([segment])).hexdigest()


@pytest.fixture
def roots(services: Services) -> Roots:
    """Return a log of some segments, one of which was replaced by another and one removed."""
    made = Roots(services.redis)
    for segment in range(SEGMENTS):
        made.enter(name(segment), rows_of(segment), name(1) if segment == 3 else "")
    made.replace_by_none(name(0))
    return made


def answers(roots: Roots) -> Iterator[tuple[Any, Any]]:
    """Yield the API's response for each game and each older root, with the stored root."""
    size = roots.newest().size
    for segment in range(SEGMENTS):
        for row in rows_of(segment):
            inclusion = roots.inclusion(name(segment), rows_of(segment), row.game)
            assert is_proven(inclusion)
            before, newest, path = roots.consistency(1 + (segment + len(row.game)) % size)
            answer = {"log": newest, "inclusion": inclusion, "consistency": {"before": before, "path": path}}
            yield to_builtins(answer), to_builtins({"log": before})
    for since in range(1, size + 1):
        older, newest, path = roots.consistency(since)
        consistency = {"before": older, "path": path}
        yield (
            to_builtins({"log": newest, "inclusion": None, "consistency": consistency}),
            to_builtins({"log": older}),
        )


def test_each_proof_is_valid(roots: Roots, tmp_path: Path) -> None:
    """Each game and each older root is checked by a script in a Python without our packages."""
    for answer, kept in answers(roots):
        assert len(check_roots_by_hand.check(answer, kept)) == 1 + bool(answer["inclusion"])
    files = [tmp_path / "answer.json", tmp_path / "kept.json"]
    answer, kept = next(answers(roots))
    for file, value in zip(files, (answer, kept), strict=True):
        file.write_text(json.dumps(value))
    done = subprocess.run([sys.executable, "-I", SCRIPT, *files], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("game game00 is in the log, with 9 versions, chain ")
    answer["log"]["root"] = "0" * 64
    files[0].write_text(json.dumps(answer))
    refused = subprocess.run([sys.executable, "-I", "-O", SCRIPT, *files], capture_output=True, text=True)
    assert (refused.returncode, refused.stdout, refused.stderr[:8]) == (1, "", "failed: ")


def changed(value: Any) -> Iterator[Any]:
    """Yield a response repeatedly, each time with one changed value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (value | {key: other} for other in changed(inner))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield from ([*value[:place], other, *value[place + 1 :]] for other in changed(inner))
        yield [*value, "0" * 64]
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    elif isinstance(value, str):
        yield (HEX[HEX.index(value[-1]) - 1] if value[-1] in HEX else "x").join([value[:-1], ""])
    else:
        yield "0" * 64


def refuses(answer: Any, kept: Any) -> bool:
    """Return whether the checker rejects a response."""
    try:
        check_roots_by_hand.check(answer, kept)
    except SystemExit as stopped:
        return str(stopped).startswith("failed: ")
    return False


def test_each_changed_proof_is_refused(roots: Roots) -> None:
    """Changed are the game, a number, a hash, the length of a proof, and the stored root.

    The service's statement of the older root is ignored, as that root is stored. The newest log's number of leaves is
    not proven where two sizes have the same path (RFC 9162 signs it together with the root).
    """
    for answer, kept in answers(roots):
        without = answer | {"consistency": {"path": answer["consistency"]["path"]}}
        for other in changed(without):
            same = other["consistency"] == without["consistency"] and other["log"]["root"] == answer["log"]["root"]
            if answer["inclusion"] or not same:
                assert refuses(other, kept), other
        for other in changed(kept):
            assert refuses(answer, other), other


def test_a_forked_history_is_refused(services: Services, roots: Roots) -> None:
    """Another log with at least as many leaves has a proof of its own."""
    kept = [to_builtins({"log": roots.consistency(size)[0]}) for size in range(1, roots.newest().size + 1)]
    services.redis.flushall()
    for segment in range(SEGMENTS + 3):
        roots.enter(name(segment + 1), rows_of(segment))
    forked = Roots(services.redis)
    for each in kept:
        _, newest, path = forked.consistency(each["log"]["size"])
        answer = to_builtins({"log": newest, "inclusion": None, "consistency": {"path": path}})
        assert refuses(answer, each)


def test_incomplete_responses_are_refused(roots: Roots) -> None:
    """They have no proofs or omit the requested one."""
    newest = to_builtins(roots.newest())
    nothing = {"log": newest, "inclusion": None, "consistency": None}
    assert refuses(nothing, None)
    assert refuses(nothing, {"log": newest})
