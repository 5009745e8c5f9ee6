"""`cairn verify --log` reports damages, locally for the operator and remotely for any client."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result
from werkzeug.serving import make_server

from cairn.contract.playing import random_game
from cairn.events.archive import write
from cairn.events.keys import key_of
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.roots import LEAVES, PLACES, REPLACED

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)
SIGNING_KEY, ANOTHER = "ab" * 32, "cd" * 32


class Kept:
    """A service with games, two per segment, and commands on it."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings, self.folder = settings, folder
        self.services = Services(settings)
        self.made = [random_game(*TWO, seed=seed) for seed in range(4)]
        self.games = [game.game for game in self.made]
        for game in self.made:
            self.services.commands.bring_in(game.game, game.entries(), {})
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
        environment = {"REDIS_URL": self.settings.redis_url, "CAIRN_COLD_URL": str(self.folder)}
        more: dict[str, str | None] = {"CAIRN_QUEUE_URL": None, "CAIRN_KEY": self.settings.key}
        more["CAIRN_SIGNING_KEY"] = self.settings.signing_key
        result = CliRunner().invoke(main, ["verify", "--log", *words], env=environment | more)
        assert isinstance(result.exception, SystemExit | None), result.exception
        return result


@pytest.fixture
def kept(services: Services, tmp_path: Path) -> Kept:
    """Return a service with four games in two segments."""
    settings = Settings(
        services.settings.redis_url,
        key=services.settings.key,
        cold_url=str(tmp_path / "cold"),
        signing_key=SIGNING_KEY,
    )
    return Kept(settings, tmp_path / "cold")


@contextmanager
def served(settings: Settings) -> Iterator[str]:
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
    with served(settings) as url:
        result = CliRunner().invoke(main, ["verify", "--log", "--url", url, *words], env={"REDIS_URL": "nonsense"})
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result


def test_an_undamaged_log(kept: Kept) -> None:
    """It has segments, deleted games and compacted segments, one of which has lost all of its games."""
    assert (kept.inspect().exit_code, kept.inspect().output[:27]) == (0, "The log of roots is valid: ")
    kept.services.commands.delete(kept.games[0])
    assert kept.inspect().exit_code == 0
    kept.compact(kept.segments[0])
    for game in kept.games[2:]:
        kept.services.commands.delete(game)
    kept.compact(kept.segments[1])
    said = kept.inspect("--json")
    assert (said.exit_code, json.loads(said.stdout)["damages"]) == (0, [])
    assert json.loads(said.stdout)["log"]["size"] == 4


def flip(kept: Kept) -> None:
    """Change a bit of a game."""
    stub = kept.services.log.stubs.find(kept.games[2])
    assert stub
    data = bytearray(kept.path(1).read_bytes())
    data[stub.offset + stub.length // 2] ^= 1
    kept.path(1).write_bytes(data)


def cut(kept: Kept) -> None:
    """Cut the end of a segment off."""
    kept.path(1).write_bytes(kept.path(1).read_bytes()[:-1])


def remove(kept: Kept) -> None:
    """Remove a segment."""
    kept.path(1).unlink()


def forget(kept: Kept) -> None:
    """Remove the stub of a game."""
    kept.services.redis.delete(key_of(kept.games[2], "cold"))


def drop(kept: Kept) -> None:
    """Write a segment without a game, in the place of another, and enter it in the log as if it were new."""
    log, cold = kept.services.log, kept.services.cold
    kept.services.redis.delete(key_of(kept.games[2], "cold"))
    data = cold.whole(kept.segments[1])
    rows = [row for row in cold.rows(kept.segments[1]) if row.game == kept.games[3]]
    read = {row.game: [*log.read(row.game)] for row in rows}
    _, stubs = cold.write([(row, data[row.offset : row.offset + row.length]) for row in rows], read)
    log.stubs.move(kept.games[3], log.stubs.find(kept.games[3]), stubs[kept.games[3]])
    kept.path(1).unlink()


def misplace(kept: Kept) -> None:
    """Make a stub point to another place of its segment."""
    one, other = (kept.services.log.stubs.find(game) for game in kept.games[2:])
    assert one
    assert other
    kept.services.log.stubs.move(kept.games[2], one, other)


def unlist(kept: Kept) -> None:
    """Remove the last leaf from the log of roots."""
    kept.services.redis.rpop(LEAVES)
    kept.services.redis.hdel(PLACES, kept.segments[1])


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (flip, ["The segment {1} was changed: ", "The game {game} in the segment {1} is damaged: "]),
        (cut, ["The segment {1} was changed: ", "The segment {1} cannot be read: it is no segment."]),
        (remove, ["The segment {1} of 2 games was dropped: ", "The game {game} lies in the segment {1}, which cannot"]),
        (forget, ["The game {game} in the segment {1} was dropped: Redis has neither a stub nor a tombstone of it."]),
        (drop, ["The segment {1} of 2 games was dropped: it is not in the store."]),
        (misplace, ["The game {game} in the segment {1} is not where its stub points."]),
        (unlist, ["The game {game} lies in the segment {1}, as its stub says, which the log of roots has not."]),
    ],
)
def test_each_damage_is_named(kept: Kept, harm: Callable[[Kept], None], words: list[str]) -> None:
    """The sentence names the segment and the game. Undamaged ones are not mentioned."""
    harm(kept)
    said = kept.inspect()
    assert said.exit_code == 1
    for begin in words:
        assert begin.format(*kept.segments, game=kept.games[2]) in said.output
    assert kept.segments[0] not in said.output


def test_a_trusted_root_in_the_local_check(kept: Kept, tmp_path: Path) -> None:
    """It reveals a forked or truncated log, and stays unchanged then. Else it is replaced by the newest root."""
    file = tmp_path / "root.json"
    assert kept.inspect("--kept", str(file)).exit_code == 0
    before = file.read_bytes()
    unlist(kept)
    said = kept.inspect("--kept", str(file))
    assert (said.exit_code, "it was cut" in said.output) == (1, True)
    kept.services.redis.delete(LEAVES, PLACES)
    for segment in reversed(kept.segments):
        kept.services.cold.roots.enter(segment, kept.services.cold.rows(segment))
    said = kept.inspect("--kept", str(file))
    assert (said.exit_code, "its history was forked" in said.output) == (1, True)
    assert file.read_bytes() == before


def archive(kept: Kept, number: int, folder: Path) -> str:
    """Return the path of a game's archive."""
    path = folder / f"{number}.jsonl"
    path.write_bytes(b"".join(map(write, kept.made[number].entries())))
    return str(path)


def test_a_client_can_check_a_service(kept: Kept, tmp_path: Path) -> None:
    """It needs only the URL: first for the current log, then for its extension, with games and archives."""
    file = tmp_path / "root.json"
    assert ask(kept.settings, "--kept", str(file), kept.games[0]).exit_code == 0
    first = json.loads(file.read_text())
    assert (first["log"]["size"], len(first["signature"]), len(first["public_key"])) == (2, 128, 64)
    kept.services.commands.delete(kept.games[0])
    kept.compact(kept.segments[0])
    said = ask(
        kept.settings, "--kept", str(file), kept.games[1], archive(kept, 3, tmp_path), "--key", first["public_key"]
    )
    assert (said.exit_code, said.output[:26]) == (0, "The log of roots is valid:")
    assert json.loads(file.read_text())["log"]["size"] == 3
    said = ask(kept.settings, "--kept", str(file), kept.games[0])
    assert (said.exit_code, f"Game {kept.games[0]} is not proven to be in" in said.output) == (1, True)


@pytest.mark.slow
def test_a_response_of_the_api_is_a_trusted_root(kept: Kept, tmp_path: Path) -> None:
    """A client may have saved it."""
    file = tmp_path / "root.json"
    file.write_bytes(create_app(kept.settings).test_client().get("/v1/transparency").data)
    assert ask(kept.settings, "--kept", str(file)).exit_code == 0
    file.write_text("{}")
    assert ask(kept.settings, "--kept", str(file)).exit_code == 1


def fork(kept: Kept, more: int) -> None:
    """Replace the log by one without a game, with the same number of leaves or more."""
    cold, redis = kept.services.cold, kept.services.redis
    kept.services.commands.delete(kept.games[0])
    redis.delete(LEAVES, PLACES, REPLACED)
    rows = cold.rows(kept.segments[0])[1:]
    cold.roots.enter("0" * 64, rows)
    for segment in [kept.segments[1], *(f"{number:064}" for number in range(1, more + 1))]:
        cold.roots.enter(segment, rows if segment.startswith("0") else cold.rows(segment))


@pytest.mark.slow
@pytest.mark.parametrize("more", [0, 1, 5])
def test_a_forked_history_is_found(kept: Kept, tmp_path: Path, more: int) -> None:
    """The trusted root reveals it, and is not replaced. Without one it cannot be found."""
    file = tmp_path / "root.json"
    assert ask(kept.settings, "--kept", str(file)).exit_code == 0
    before = file.read_bytes()
    fork(kept, more)
    said = ask(kept.settings, "--kept", str(file))
    assert (said.exit_code, said.output[:34]) == (1, "The history of roots was forked: t")
    assert file.read_bytes() == before
    assert ask(kept.settings).exit_code == 0


@pytest.mark.slow
def test_a_log_that_was_cut_is_found(kept: Kept, tmp_path: Path) -> None:
    """It has fewer leaves than the root that was kept."""
    file = tmp_path / "root.json"
    ask(kept.settings, "--kept", str(file))
    unlist(kept)
    said = ask(kept.settings, "--kept", str(file))
    assert (said.exit_code, "does not extend the trusted root" in said.output) == (1, True)


@pytest.mark.slow
def test_another_key_is_found(kept: Kept, tmp_path: Path) -> None:
    """The one that is named, or that signed the root that was kept; or nothing is signed any more."""
    file = tmp_path / "root.json"
    ask(kept.settings, "--kept", str(file))
    for settings in (replace(kept.settings, signing_key=ANOTHER), replace(kept.settings, signing_key=None)):
        said = ask(settings, "--kept", str(file))
        assert (said.exit_code, "was not signed with the key" in said.output) == (1, True)
        assert ask(settings).exit_code == 0
    assert ask(kept.settings, "--key", "00" * 32).exit_code == 1
    assert ask(kept.settings, "--key", "nonsense").exit_code == 1


@pytest.mark.slow
def test_a_replaced_game_is_found_by_its_archive(kept: Kept, tmp_path: Path) -> None:
    """The log has another end of it than somebody's archive; an archive that proves nothing is named, too."""
    file = archive(kept, 0, tmp_path)
    assert ask(kept.settings, file).exit_code == 0
    lines = Path(file).read_bytes().splitlines(keepends=True)
    Path(file).write_bytes(b"".join(lines[:-1]))
    said = ask(kept.settings, file)
    assert (said.exit_code, f"The game {kept.games[0]} was replaced" in said.output) == (1, True)
    Path(file).write_bytes(b"".join(lines).replace(b'"by":0', b'"by":1', 1))
    assert (ask(kept.settings, file).exit_code, "is not proven" in ask(kept.settings, file).output) == (1, True)


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--url", "{away}"], ["--url", "nonsense"], ["--url", "{url}/else"]])
def test_there_may_be_nothing_to_prove(kept: Kept, words: list[str]) -> None:
    """Nobody answers, or somebody else: 3."""
    with ExitStack() as stack:
        url = stack.enter_context(served(kept.settings))
        given = [word.format(away="http://127.0.0.1:1", url=url) for word in words]
        result = CliRunner().invoke(main, ["verify", "--log", *given])
    assert (result.exit_code, result.output[:7]) == (3, "Error: "), result.output


@pytest.mark.parametrize(
    "words",
    [[], ["a" * 20, "b" * 20], ["a" * 20, "--url", "x"], ["--log", "a" * 20], ["--log", "--choices"]],
)
def test_options_that_do_not_go_together(words: list[Any]) -> None:
    """They are refused before anything is asked."""
    assert CliRunner().invoke(main, ["verify", *words]).exit_code == 2
