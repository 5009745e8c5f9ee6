"""Every change of an archive or of the log of roots is found by the audit and by the independent scripts."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import check_by_hand
import check_roots_by_hand
import pytest
from msgspec import to_builtins

from cairn.contract.playing import CASES, Case, Game, fork_of, load, random_game, recorded
from cairn.contract.sampling import each_recorded, many_games, sample_or_all, unhurried
from cairn.contract.thinking import play_out
from cairn.events.archive import Unreadable, write
from cairn.events.codec import canonical
from cairn.events.cold import Row
from cairn.events.table import GameOpened, Seat
from cairn.projections.fold import BEFORE
from cairn.service.audit import audit
from cairn.service.audit.archives import examine
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.rules import GAMES
from cairn.service.storage.roots import Roots, is_proven

SCRIPT = Path(__file__).parents[2] / "check_by_hand.py"
CHARACTERS = 12
PATHS = recorded()
SHORTEST = [min(recorded(ruleset), key=lambda path: path.stat().st_size) for ruleset in GAMES]


def log_of(path: Path) -> bytes:
    """Return a recorded archive without names, which are not proven and may change."""
    return b"".join(map(write, load(path)))


def wrong_at(data: bytes) -> int | None:
    """Return the line or version at which an archive is wrong, or None."""
    try:
        found = examine(data).audit
    except Unreadable as error:
        return error.line
    if found.first_failure:
        return found.first_failure.version
    return None if found.proven else len(data.splitlines()) + 1


@each_recorded
def test_an_unchanged_archive_is_proven(path: Path) -> None:
    """All proofs pass, and the independent script agrees."""
    assert wrong_at(path.read_bytes()) is None
    result = subprocess.run([sys.executable, "-I", SCRIPT, path], capture_output=True, text=True, check=True)
    assert result.stdout.startswith(f"{len(load(path))} decisions in an unbroken chain, ")


def test_the_independent_script_proves_a_game_with_a_taken_seat() -> None:
    """It accepts a nonce and a missing one, which is not stored. The standard library suffices."""
    for nonce in ("", "c0ffee"):
        game = Game("n" * 20, BEFORE, bytes(range(32)))
        deciders.open_game(game, GameOpened("glen_more", 2, {"first_seat": 0}, (Seat("human"), Seat("open")), True, ""))
        deciders.take_seat(game, None, nonce)
        deciders.deal_if_full(game)
        entries = play_out(game).entries()
        assert check_by_hand.check(map(write, entries))[0] == len(entries)


@pytest.mark.daily
@each_recorded
def test_a_changed_character_is_found(path: Path) -> None:
    """Random characters of the file are replaced."""
    change_characters(path, CHARACTERS)


@pytest.mark.many
@unhurried
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_thousands_of_changed_characters_are_found(path: Path) -> None:
    """Each archive is changed a thousand times, or CAIRN_GAMES times."""
    change_characters(path, many_games())


def change_characters(path: Path, count: int) -> None:
    """Change single characters of an archive and check that each is found on its line."""
    data, source = log_of(path), random.Random(path.stem)
    for _ in range(count):
        place = source.randrange(len(data))
        other = source.choice([byte for byte in range(32, 127) if byte != data[place]])
        changed = data[:place] + bytes([other]) + data[place + 1 :]
        assert wrong_at(changed) == data[:place].count(b"\n") + 1, (place, bytes([other]))


Place = tuple[Any, ...]
CHANGES = ("another", "gone")
"""Changes of a field: another value, or removal."""


def fields(line: bytes) -> Iterator[tuple[Place, Place]]:
    """Yield the path and the kind of each field of a line's decision and events."""
    decision = json.loads(line)["decision"]
    yield from (((key,), (key,)) for key in decision)
    for number, event in enumerate(decision["events"]):
        yield from ((("events", number, key), (event["type"], key)) for key in event)


def spoil(line: bytes, place: Place, change: str) -> bytes:
    """Return a line with one changed field of its decision."""
    changed = json.loads(line)
    inner = changed["decision"]
    for key in place[:-1]:
        inner = inner[key]
    if change == "gone":
        del inner[place[-1]]
    else:
        inner[place[-1]] = _another(inner[place[-1]])
    return canonical(changed) + b"\n"


def _another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case list():
            return [*value, value[0]] if value else [[2, 1]]
        case dict():
            return {**value, "hat": 1}
    return 0


@pytest.mark.daily
@sample_or_all
@pytest.mark.parametrize("path", SHORTEST, ids=lambda path: path.stem)
def test_every_changed_field_is_found(path: Path, everything: bool) -> None:
    """Each field of some decisions and their events is changed or removed.

    Each kind of field (a decision's `by`, a tile's `points`) is changed once, alternating the way; a run of `many`
    covers each field of four decisions in both ways.
    """
    lines, done = log_of(path).splitlines(keepends=True), set[tuple[Any, ...]]()
    for version in (1, 2, len(lines) // 2, len(lines)):
        line = lines[version - 1]
        for place, kind in fields(line):
            if not everything and kind in done:
                continue
            for change in CHANGES if everything else (CHANGES[len(done) % 2],):
                other = spoil(line, place, change)
                assert wrong_at(b"".join([*lines[: version - 1], other, *lines[version:]])) == version, other
            done.add(kind)


@pytest.mark.daily
@each_recorded
def test_swapped_missing_and_repeated_decisions_are_found(path: Path) -> None:
    """The first wrong line is reported. A missing end is reported as one line too few."""
    lines = log_of(path).splitlines(keepends=True)
    for place in sorted({0, 1, min(5, len(lines) - 2), len(lines) - 2}):
        for changed, version in (
            ([*lines[:place], *lines[place + 1 :]], place + 1),
            ([*lines[: place + 1], *lines[place:]], place + 2),
            ([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]], place + 1),
        ):
            assert wrong_at(b"".join(changed)) == version, place
    assert wrong_at(b"".join(lines[:-1])) == len(lines)


@each_recorded
def test_another_revealed_secret_is_found(path: Path) -> None:
    """It is reported at the last line, which reveals it."""
    data = log_of(path)
    place = data.rindex(b'"secret":"') + 10
    other = bytes([ord("0") if data[place] != ord("0") else ord("1")])
    assert wrong_at(data[:place] + other + data[place + 1 :]) == len(data.splitlines())


@pytest.mark.daily
@sample_or_all
@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_parts_of_a_fork_are_proven(case: Case, everything: bool) -> None:
    """A change in any part is found there. In a fork of a fork this includes positions before and after its start.

    A character of each fork of the fork is changed; a run of `many` changes four of each of the three.
    """
    parent = random_game(*case, seed=3)
    # A short game is forked in its middle: a secret that opens a single decision could be wrong undetected.
    begins = min(12, parent.position.version // 2)
    fork = fork_of(parent, begins, seed=4)
    again = fork_of(fork, min(20, max(begins + 1, fork.position.version - 1)), seed=5)
    early = fork_of(fork, min(8, begins), seed=6)
    for game in (fork, again, early) if everything else (again, early):
        data = b"".join(map(write, game.entries()))
        found = examine(data)
        assert (found.game, found.audit.unproven) == (game.game, None)
        source = random.Random(f"{case} {game.game}")
        for _ in range(4 if everything else 1):
            place = source.randrange(len(data))
            changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
            assert wrong_at(changed) == data[:place].count(b"\n") + 1


@pytest.mark.many
@unhurried
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_random_games_are_proven(case: Case) -> None:
    """All proofs of CAIRN_GAMES games pass."""
    for seed in range(many_games()):
        game = random_game(*case, seed)
        assert audit(game.game, game.entries(), None).proven, seed


ROOTS_SCRIPT = SCRIPT.with_name("check_roots_by_hand.py")
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
        yield (to_builtins({"log": newest, "inclusion": None, "consistency": consistency}), to_builtins({"log": older}))


def test_each_proof_is_valid(roots: Roots, tmp_path: Path) -> None:
    """Each game and each older root is checked by a script in a Python without our packages."""
    for answer, kept in answers(roots):
        assert len(check_roots_by_hand.check(answer, kept)) == 1 + bool(answer["inclusion"])
    files = [tmp_path / "answer.json", tmp_path / "kept.json"]
    answer, kept = next(answers(roots))
    for file, value in zip(files, (answer, kept), strict=True):
        file.write_text(json.dumps(value))
    done = subprocess.run([sys.executable, "-I", ROOTS_SCRIPT, *files], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("game game00 is in the log, with 9 versions, chain ")
    answer["log"]["root"] = "0" * 64
    files[0].write_text(json.dumps(answer))
    refused = subprocess.run([sys.executable, "-I", "-O", ROOTS_SCRIPT, *files], capture_output=True, text=True)
    assert (refused.returncode, refused.stdout, refused.stderr[:8]) == (1, "", "failed: ")


def yield_changes(value: Any) -> Iterator[Any]:
    """Yield a response repeatedly, each time with one changed value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (value | {key: other} for other in yield_changes(inner))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield from ([*value[:place], other, *value[place + 1 :]] for other in yield_changes(inner))
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
        for other in yield_changes(without):
            same = other["consistency"] == without["consistency"] and other["log"]["root"] == answer["log"]["root"]
            if answer["inclusion"] or not same:
                assert refuses(other, kept), other
        for other in yield_changes(kept):
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
