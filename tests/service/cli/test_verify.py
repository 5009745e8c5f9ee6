"""`cairn verify`: AIs' choices are computed again, and damages of the log of roots are reported."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result
from helpers.cold import TWO, bring_in, run_command
from helpers.commands import AI, open_game
from msgspec.structs import replace as replace_struct
from werkzeug.serving import make_server

from cairn.contract.playing import FACTS, Game, begin, random_game, save_to
from cairn.contract.thinking import Cheat, play_out
from cairn.events.archive import write
from cairn.events.decision import Ai, Move
from cairn.events.keys import key_of
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.roots import LEAVES, PLACES, REPLACED

SIGNING_KEY, ANOTHER = "ab" * 32, "cd" * 32


class Sealed:
    """A service with games, two per segment, and commands on it."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings, self.folder = settings, folder
        self.services = Services(settings)
        self.made = [random_game(*TWO, seed=seed) for seed in range(4)]
        self.games = bring_in(self.services, self.made)
        self.segments = [self.seal(self.games[:2]), self.seal(self.games[2:])]

    def seal(self, games: list[str]) -> str:
        """Seal games, and return the segment."""
        return self.services.cold.seal(self.services.log, games).segment.removeprefix(SEGMENT)

    def compact(self, segment: str) -> None:
        """Compact a segment."""
        assert compact(self.services.cold, self.services.log, segment) is not None

    def path(self, number: int) -> Path:
        """Return the file of a segment."""
        return self.folder / f"{SEGMENT}{self.segments[number]}"

    def inspect(self, *words: str) -> Result:
        """Call the operator's command."""
        result = run_command(self.services, "verify", "--log", *words, CAIRN_SIGNING_KEY=SIGNING_KEY)
        assert isinstance(result.exception, SystemExit | None), result.exception
        return result


@pytest.fixture
def sealed(services: Services, tmp_path: Path) -> Sealed:
    """Return a service with four games in two segments."""
    folder = tmp_path / "cold"
    return Sealed(replace(services.settings, cold_url=str(folder), signing_key=SIGNING_KEY), folder)


@contextmanager
def serve(settings: Settings) -> Iterator[str]:
    """Serve a new process, and yield its URL."""
    app = create_app(settings)

    def bodiless(environ: Any, start: Any) -> Any:
        return app(environ | {"wsgi.input": BytesIO()}, start)  # this server's own does not end before the connection

    server = make_server("127.0.0.1", 0, bodiless, threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def ask(settings: Settings, *words: str) -> Result:
    """Call the command without access to the Redis and the store."""
    with serve(settings) as url:
        result = CliRunner().invoke(main, ["verify", "--log", "--url", url, *words], env={"REDIS_URL": "nonsense"})
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result


def test_an_undamaged_log(sealed: Sealed) -> None:
    """It has segments, deleted games and compacted segments, one of which has lost all of its games."""
    assert (sealed.inspect().exit_code, sealed.inspect().output[:27]) == (0, "The log of roots is valid: ")
    sealed.services.commands.delete(sealed.games[0])
    assert sealed.inspect().exit_code == 0
    sealed.compact(sealed.segments[0])
    for game in sealed.games[2:]:
        sealed.services.commands.delete(game)
    sealed.compact(sealed.segments[1])
    said = sealed.inspect("--json")
    assert (said.exit_code, json.loads(said.stdout)["damages"]) == (0, [])
    assert json.loads(said.stdout)["log"]["size"] == 4


def unlist(sealed: Sealed) -> None:
    """Remove the last leaf from the log of roots."""
    sealed.services.redis.rpop(LEAVES)
    sealed.services.redis.hdel(PLACES, sealed.segments[1])


def damage(sealed: Sealed, how: str) -> None:
    """Damage the second segment, one of its games, its marker, or its leaf in the log of roots."""
    match how:
        case "flip":
            marker = sealed.services.log.sealed_markers.find(sealed.games[2])
            assert marker
            changed = bytearray(sealed.path(1).read_bytes())
            changed[marker.offset + marker.length // 2] ^= 1
            sealed.path(1).write_bytes(changed)
        case "truncate":
            sealed.path(1).write_bytes(sealed.path(1).read_bytes()[:-1])
        case "remove":
            sealed.path(1).unlink()
        case "forget":
            sealed.services.redis.delete(key_of(sealed.games[2], "cold"))
        case (
            "drop"
        ):  # write a segment without a game, in the place of another, and enter it in the log as if it were new
            log, cold = sealed.services.log, sealed.services.cold
            sealed.services.redis.delete(key_of(sealed.games[2], "cold"))
            data = cold.whole(sealed.segments[1])
            rows = [row for row in cold.rows(sealed.segments[1]) if row.game == sealed.games[3]]
            read = {row.game: [*log.read(row.game)] for row in rows}
            _, markers = cold.write([(row, data[row.offset : row.offset + row.length]) for row in rows], read)
            log.sealed_markers.move(sealed.games[3], log.sealed_markers.find(sealed.games[3]), markers[sealed.games[3]])
            sealed.path(1).unlink()
        case "misplace":
            one, other = (sealed.services.log.sealed_markers.find(game) for game in sealed.games[2:])
            assert one
            assert other
            sealed.services.log.sealed_markers.move(sealed.games[2], one, other)
        case "unlist":
            unlist(sealed)


@pytest.mark.daily
@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("flip", ["segment {1} was changed: ", "game {game} in the segment {1} is damaged: "]),
        ("truncate", ["segment {1} was changed: ", "segment {1} cannot be read: it is no segment."]),
        (
            "remove",
            ["segment {1} of 2 games was dropped: ", "game {game} lies in the segment {1}, which cannot"],
        ),
        (
            "forget",
            ["game {game} in the segment {1} was dropped: Redis has neither a marker nor a tombstone of it."],
        ),
        ("drop", ["segment {1} of 2 games was dropped: it is not in the store."]),
        ("misplace", ["game {game} in the segment {1} is not where its marker points."]),
        ("unlist", ["game {game} lies in the segment {1}, as its marker says, which the log of roots has not."]),
    ],
)
def test_each_damage_is_named(sealed: Sealed, how: str, words: list[str]) -> None:
    """sentence names the segment and the game. Undamaged ones are not mentioned."""
    damage(sealed, how)
    said = sealed.inspect()
    assert said.exit_code == 1
    for sentence in words:
        assert "The " + sentence.format(*sealed.segments, game=sealed.games[2]) in said.output
    assert sealed.segments[0] not in said.output


def test_a_trusted_root_in_the_local_check(sealed: Sealed, tmp_path: Path) -> None:
    """It reveals a forked or truncated log, and stays unchanged then. Else it is replaced by the newest root."""
    file = tmp_path / "root.json"
    assert sealed.inspect("--kept", str(file)).exit_code == 0
    before = file.read_bytes()
    unlist(sealed)
    said = sealed.inspect("--kept", str(file))
    assert (said.exit_code, "it was cut" in said.output) == (1, True)
    sealed.services.redis.delete(LEAVES, PLACES)
    for segment in reversed(sealed.segments):
        sealed.services.cold.roots.enter(segment, sealed.services.cold.rows(segment))
    said = sealed.inspect("--kept", str(file))
    assert (said.exit_code, "its history was forked" in said.output) == (1, True)
    assert file.read_bytes() == before


def archive(sealed: Sealed, number: int, folder: Path) -> str:
    """Return the path of a game's archive."""
    path = folder / f"{number}.jsonl"
    path.write_bytes(b"".join(map(write, sealed.made[number].entries())))
    return str(path)


def test_a_client_can_check_a_service(sealed: Sealed, tmp_path: Path) -> None:
    """It needs only the URL: first for the current log, then for its extension, with games and archives."""
    file = tmp_path / "root.json"
    assert ask(sealed.settings, "--kept", str(file), sealed.games[0]).exit_code == 0
    first = json.loads(file.read_text())
    assert (first["log"]["size"], len(first["signature"]), len(first["public_key"])) == (2, 128, 64)
    sealed.services.commands.delete(sealed.games[0])
    sealed.compact(sealed.segments[0])
    games = (sealed.games[1], archive(sealed, 3, tmp_path))
    said = ask(sealed.settings, "--kept", str(file), *games, "--key", first["public_key"])
    assert (said.exit_code, said.output[:26]) == (0, "The log of roots is valid:")
    assert json.loads(file.read_text())["log"]["size"] == 3
    said = ask(sealed.settings, "--kept", str(file), sealed.games[0])
    assert (said.exit_code, f"Game {sealed.games[0]} is not proven to be in" in said.output) == (1, True)


@pytest.mark.slow
def test_a_response_of_the_api_is_a_trusted_root(sealed: Sealed, tmp_path: Path) -> None:
    """A client may have saved it."""
    file = tmp_path / "root.json"
    file.write_bytes(create_app(sealed.settings).test_client().get("/v1/transparency").data)
    assert ask(sealed.settings, "--kept", str(file)).exit_code == 0
    file.write_text("{}")
    assert ask(sealed.settings, "--kept", str(file)).exit_code == 1


def fork(sealed: Sealed, more: int) -> None:
    """Replace the log by one without a game, with the same number of leaves or more."""
    cold, redis = sealed.services.cold, sealed.services.redis
    sealed.services.commands.delete(sealed.games[0])
    redis.delete(LEAVES, PLACES, REPLACED)
    rows = cold.rows(sealed.segments[0])[1:]
    cold.roots.enter("0" * 64, rows)
    for segment in [sealed.segments[1], *(f"{number:064}" for number in range(1, more + 1))]:
        cold.roots.enter(segment, rows if segment.startswith("0") else cold.rows(segment))


@pytest.mark.slow
@pytest.mark.parametrize("more", [0, 1, 5])
def test_a_forked_history_is_found(sealed: Sealed, tmp_path: Path, more: int) -> None:
    """The trusted root reveals it, and is not replaced. Without one it cannot be found."""
    file = tmp_path / "root.json"
    assert ask(sealed.settings, "--kept", str(file)).exit_code == 0
    before = file.read_bytes()
    fork(sealed, more)
    said = ask(sealed.settings, "--kept", str(file))
    assert (said.exit_code, said.output[:34]) == (1, "The history of roots was forked: t")
    assert file.read_bytes() == before
    assert ask(sealed.settings).exit_code == 0


@pytest.mark.slow
def test_a_log_that_was_cut_is_found(sealed: Sealed, tmp_path: Path) -> None:
    """It has fewer leaves than the trusted root."""
    file = tmp_path / "root.json"
    ask(sealed.settings, "--kept", str(file))
    unlist(sealed)
    said = ask(sealed.settings, "--kept", str(file))
    assert (said.exit_code, "does not extend the trusted root" in said.output) == (1, True)


@pytest.mark.slow
def test_another_key_is_found(sealed: Sealed, tmp_path: Path) -> None:
    """The one that is named, or that signed the trusted root; or nothing is signed any more."""
    file = tmp_path / "root.json"
    ask(sealed.settings, "--kept", str(file))
    for settings in (replace(sealed.settings, signing_key=ANOTHER), replace(sealed.settings, signing_key=None)):
        said = ask(settings, "--kept", str(file))
        assert (said.exit_code, "was not signed with the key" in said.output) == (1, True)
        assert ask(settings).exit_code == 0
    assert ask(sealed.settings, "--key", "00" * 32).exit_code == 1
    assert ask(sealed.settings, "--key", "nonsense").exit_code == 1


@pytest.mark.slow
def test_a_replaced_game_is_found_by_its_archive(sealed: Sealed, tmp_path: Path) -> None:
    """The log has another end of it than the client's archive; an archive that proves nothing is named, too."""
    file = archive(sealed, 0, tmp_path)
    assert ask(sealed.settings, file).exit_code == 0
    lines = Path(file).read_bytes().splitlines(keepends=True)
    Path(file).write_bytes(b"".join(lines[:-1]))
    said = ask(sealed.settings, file)
    assert (said.exit_code, f"The game {sealed.games[0]} was replaced" in said.output) == (1, True)
    Path(file).write_bytes(b"".join(lines).replace(b'"by":0', b'"by":1', 1))
    assert (ask(sealed.settings, file).exit_code, "is not proven" in ask(sealed.settings, file).output) == (1, True)


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--url", "{away}"], ["--url", "nonsense"], ["--url", "{url}/else"]])
def test_there_may_be_nothing_to_prove(sealed: Sealed, words: list[str]) -> None:
    """There is no answer, or that of another service: 3."""
    with ExitStack() as stack:
        url = stack.enter_context(serve(sealed.settings))
        given = [word.format(away="http://127.0.0.1:1", url=url) for word in words]
        result = CliRunner().invoke(main, ["verify", "--log", *given])
    assert (result.exit_code, result.output[:7]) == (3, "Error: "), result.output


@pytest.mark.parametrize(
    "words", [[], ["a" * 20, "b" * 20], ["a" * 20, "--url", "x"], ["--log", "a" * 20], ["--log", "--choices"]]
)
def test_options_that_do_not_go_together(words: list[Any]) -> None:
    """They are refused before any request."""
    assert CliRunner().invoke(main, ["verify", *words]).exit_code == 2


NOWHERE = "redis://127.0.0.1:1/0"


def write_archive(folder: Path, cheat: Cheat | None = None) -> Path:
    """Write a finished game of two AIs to a file. The decision at version 9 may be changed."""

    def once(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        return cheat(game, move, ai) if cheat and game.position.version == 8 else (move, ai)

    options, path = FACTS["schotten_totten"].options[0][0], folder / "game.jsonl"
    save_to(path, play_out(begin("schotten_totten", options, 2, 1, ("easy", "random")), cheat=once))
    return path


def verify(*arguments: str | Path, redis_url: str = NOWHERE, given: bytes = b"") -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["verify", *map(str, arguments)], env={"REDIS_URL": redis_url}, input=given)


@pytest.mark.slow
def test_choices_are_proven_on_request(tmp_path: Path) -> None:
    """Without the option the proof is `not_asked`, and does not fail."""
    path = write_archive(tmp_path)
    count = len(path.read_bytes().splitlines())
    without, proven = verify(path), verify("-", "--choices", given=path.read_bytes())
    assert (without.exit_code, proven.exit_code) == (0, 0)
    *others, choices = proven.output.splitlines()
    assert choices == f"choices passed, {count - 2} checked"
    assert without.output.splitlines() == [*others, NOT_ASKED]


NOT_ASKED = "choices not_asked, 0 checked: workers work it out when they are asked for it"


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"budget": 7}, 1, "choices failed at version 9, {} checked: its budget"),
        ({"version": 2}, 2, "choices unavailable at version 9, {} checked: this service has no version 2"),
    ],
    ids=["failed", "unavailable"],
)
@pytest.mark.slow
def test_exit_codes(tmp_path: Path, change: dict[str, Any], code: int, words: str) -> None:
    """They are 1 for a failed proof, 2 for an impossible one. All other proofs have passed."""
    path = write_archive(tmp_path, lambda _, move, ai: (move, replace_struct(ai, **change)))
    count = len(path.read_bytes().splitlines())
    found = verify(path, "--choices")
    assert found.exit_code == code
    assert words.format(count - 3) in found.output
    assert found.output.count("passed") == 4
    assert verify(path).exit_code == 0


def test_choices_of_a_running_game_are_not_proven(services: Services, redis_url: str) -> None:
    """Its seeds are still secret."""
    found = verify(open_game(services, AI, AI), "--choices", redis_url=redis_url)
    assert found.exit_code == 2
    assert "choices not_yet, 0 checked: the game has not ended\n" in found.output


@pytest.mark.many
def test_a_terminal_shows_the_progress(tmp_path: Path) -> None:
    """It is on standard error, so that the proof can be read from standard output. Without a terminal there is none."""
    command, data = [sys.executable, "-m", "cairn.workers", "choices", "-"], write_archive(tmp_path).read_bytes()
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm"}
    with ThreadPoolExecutor(1) as reader:
        reading = reader.submit(everything, ours)
        done = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=theirs, env=environment, check=True)
        os.close(theirs)
        shown = reading.result()
    os.close(ours)
    assert "choices" in shown
    assert "100%" in shown
    quiet = subprocess.run(command, input=data, capture_output=True, check=True)
    assert (quiet.stdout, quiet.stderr) == (done.stdout, b"")


def everything(terminal: int) -> str:
    """Return all output to a terminal, which has a small buffer, until its writers have closed it."""
    read = b""
    with suppress(OSError):
        while more := os.read(terminal, 65536):
            read += more
    return read.decode()


def test_an_invalid_archive_is_refused() -> None:
    """The refusal names the line."""
    command = [sys.executable, "-m", "cairn.workers", "choices", "-"]
    done = subprocess.run(command, input=b"{}\n", capture_output=True, text=False, check=False)
    assert (done.returncode, b"Error: This is no archive: line 1" in done.stderr) == (1, True)
