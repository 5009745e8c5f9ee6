"""Upgrades of running parts, up and down under load, and a restore to a moment."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import threading
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.api import KEY, ROOT, Api, free_port
from helpers.load import Client, check_nothing_is_lost
from helpers.rated import GUEST, move, open_game, player
from helpers.running import PATIENCE, until
from helpers.servers import BINARY, listening, serving
from helpers.upgrading import Balanced, Running, Version, parts
from redis import Redis

from cairn.service.audit.auditor import Auditor
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.process_registry import PARTS
from cairn.service.run.embedded import EmbeddedServer, find_program
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

PLAYERS = 4
TOO_OLD = "What is in this Redis has format 4, which is newer; this version of Cairn knows 1"
"""The next step depends on the version."""


def number(version: str) -> tuple[int, ...]:
    """Return a version as numbers, which can be compared."""
    return tuple(int(part) for part in version.removeprefix("v").split("."))


def git(*words: str, of: Path = ROOT) -> str:
    """Return the output of git, or nothing if it fails."""
    return subprocess.run(["git", *words], cwd=of, capture_output=True, text=True, check=False).stdout.strip()


def release_before(tree: Path = ROOT) -> tuple[str, str]:
    """Return the tag and the commit of the newest release that is older than the version of a clone.

    Raise AssertionError, with a sentence, if it is not listed, or if the clone does not have its commit.
    """
    here = tomllib.loads((tree / "pyproject.toml").read_text())["project"]["version"]
    lines = [line.split() for line in (tree / ".ci/releases").read_text().splitlines() if line.startswith("v")]
    older = [(tag, commit) for tag, commit in lines if number(tag) < number(here)]
    assert older, f".ci/releases lists no release before {here}."
    tag, commit = max(older, key=lambda release: number(release[0]))
    is_here = git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}", of=tree) == commit
    assert is_here, f"The commit of {tag} is not in this clone: `git fetch --unshallow` brings it."
    assert git("merge-base", commit, "HEAD", of=tree) == commit, f"{tag} is no ancestor of this commit."
    assert git("rev-list", "-1", tag, of=tree) in (commit, ""), f"The tag {tag} is not at the commit of .ci/releases."
    return tag, commit


def install(commit: str, folder: Path) -> Version:
    """Return a release that is installed in a separate environment, with the dependencies of this one."""
    tree, environment = folder / "tree", folder / "environment"
    with (folder / "tree.tar").open("wb") as file:
        subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=file, check=True)
    with tarfile.open(folder / "tree.tar") as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python has it since 3.11.4
        archive.extractall(tree)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin/python")]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--ignore-installed", tree], check=True)
    return Version(str(environment / "bin" / "python"), folder)


class Load:
    """Clients that play during a test, at the APIs in `urls`."""

    def __init__(self, urls: list[str]) -> None:
        self.urls, self._stop = urls, threading.Event()
        self.clients = [Client(Balanced(urls), self._stop) for _ in range(PLAYERS)]
        for client in self.clients:
            client.start()

    def goes_on(self) -> None:
        """Wait until each client has further acknowledgements, and check that none was refused."""
        counts = [len(client.times) for client in self.clients]
        both = [*zip(self.clients, counts, strict=True)]
        until(lambda: all(len(client.times) > before + 3 or client.refusals for client, before in both))
        assert [client.refusals for client in self.clients] == [[]] * PLAYERS

    def end(self) -> None:
        """Stop all clients."""
        self._stop.set()
        for client in self.clients:
            client.join(60)
            assert not client.is_alive()


@contextmanager
def play_under_load(urls: list[str]) -> Iterator[Load]:
    """Yield playing clients."""
    load = Load(urls)
    try:
        yield load
    finally:
        load.end()


def check_all(server: EmbeddedServer, api: Api, load: Load) -> None:
    """Check that all acknowledged decisions exist, and that no proof of a game fails."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(formats, "HIGHEST", 4)
        services = Services(Settings(redis_url=server.url, key=KEY))
        services.redis.ping()
        services.log.last("a" * 20)
    assert check_nothing_is_lost(services, load.clients) > 3 * PLAYERS
    for game in {game for client in load.clients for game in client.acknowledged}:
        proofs = api.get(f"/v1/games/{game}/audit")["proofs"]
        assert "failed" not in {proof["status"] for proof in proofs}, proofs
    services.redis.close()


def planted_data(redis: Redis) -> tuple[bool, Any]:
    """Return whether data was written in format 4, and the format to write."""
    keys, rows = [*redis.scan_iter("cairn:{*}:planted", count=1000)], redis.hvals("cairn:{lobby}:rows")
    return bool(keys) or any("planted" in str(row) for row in rows), redis.get("cairn:format")


def upgrade_and_downgrade(old: Version, new: Version, folder: Path) -> None:
    """Upgrade under load, downgrade, upgrade again and finish. No acknowledged decision is lost, and no proof fails.

    The older version is this one, or the previous release, built into an environment of its own. The newer one is this
    version with a planted format 4.
    """
    with serving(folder / "data") as (server, redis), ExitStack() as stack:
        first = stack.enter_context(Running(old, server.url))
        before = redis.get("cairn:format")
        with play_under_load([first.url]) as load, parts(old, server.url, "worker"):
            load.goes_on()
            # up: side by side, and what is written stays as the older one reads it
            second = stack.enter_context(Running(new, server.url))
            load.urls.append(second.url)
            load.goes_on()
            refused = new.run(server.url, "finish-upgrade")
            assert (refused.returncode, refused.stdout) == (1, "")
            assert re.search(r"An API of version \S+ \(.*\) lives, and knows no format above [123]\.", refused.stderr)
            assert re.search(r"A worker of version \S+ \(.*\) lives", refused.stderr)
            # down: the older one goes on alone
            load.urls.remove(second.url)
            second.stop()
            load.goes_on()
            assert planted_data(redis) == (False, before)
            # up again
            second = stack.enter_context(Running(new, server.url))
            load.urls.append(second.url)
            load.goes_on()
            load.urls.remove(first.url)
        with play_under_load([first.url]) as slept:
            slept.goes_on()
        # the older API is not stopped, but sleeps, as a machine that hangs
        for pid in first.children():
            os.kill(pid, signal.SIGSTOP)
        with play_under_load([second.url]) as more, parts(new, server.url, "worker", "caretaker"):
            more.goes_on()
            assert planted_data(redis) == (False, before)
            until(lambda: new.run(server.url, "finish-upgrade").returncode == 0)
            more.goes_on()
            until(lambda: planted_data(redis) == (True, b"4 1"))
            for pid in first.children():
                os.kill(pid, signal.SIGCONT)
            awake = Api(first.url)
            until(lambda: awake.ask("GET", "/readyz").status_code == 503)
            assert "another format" in awake.ask("GET", "/readyz").json()["detail"]
            seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
            late = awake.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": seats})
            assert (late.status_code, "another format" in late.json()["detail"]) == (503, True)
            first.stop()
            # down again: refused in a sentence, by each part
            for command in (("api", "--port", "0"), ("worker",), ("caretaker",)):
                part = old.run(server.url, *command)
                assert (part.returncode, TOO_OLD in part.stderr) == (1, True), (command, part.stderr)
            more.goes_on()
        for each in (load, slept, more):
            check_all(server, Api(second.url), each)
        second.stop()
        until(lambda: not redis.zcard(PARTS))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["worker", "caretaker"])
def test_a_part_ends_when_the_format_has_changed(tmp_path: Path, name: str) -> None:
    """It may have been suspended. It logs the reason once, and refuses to restart with the same sentence."""
    with serving(tmp_path / "data") as (server, redis):
        part = Version().start(server.url, "-m", "cairn.workers", name, stderr=subprocess.PIPE)
        try:
            until(lambda: redis.zcard(PARTS))
            shown = json.loads(str(redis.zrange(PARTS, 0, -1)[0], "ascii"))  # type: ignore[arg-type]
            assert (shown["name"], shown["process"], shown["highest"]) == (name, part.pid, formats.HIGHEST)
            redis.set("cairn:format", "4 1")
            _, said = part.communicate(timeout=PATIENCE)
            assert (part.returncode, said.decode().count(TOO_OLD)) == (0, 1)
        finally:
            part.kill()
        again = Version().start(server.url, "-m", "cairn.workers", name, stderr=subprocess.PIPE)
        _, said = again.communicate(timeout=PATIENCE)
        assert (again.returncode, said.decode().startswith(f"Error: {TOO_OLD}")) == (1, True)
        assert redis.zcard(PARTS) == 0


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_this_version_beside_the_next_one(tmp_path: Path) -> None:
    """Upgrade, downgrade and upgrade; after the change of the format a downgrade is refused."""
    upgrade_and_downgrade(Version(), Version(planted=tmp_path / "planted"), tmp_path)


@pytest.mark.install
@pytest.mark.timeout(900)
def test_the_release_before_beside_this_one(tmp_path: Path) -> None:
    """It is the released version, from its commit. Without that commit the test fails."""
    tag, commit = release_before()
    old = install(commit, tmp_path)
    assert old.run("", "--version").stdout.split()[-1] == tag.removeprefix("v")
    upgrade_and_downgrade(old, Version(planted=tmp_path / "planted"), tmp_path)


@pytest.mark.install
def test_the_release_before_is_not_found_in_a_shallow_clone(tmp_path: Path) -> None:
    """The sentence says what to do. Neither does a list without an older release pass, nor one of another history."""
    subprocess.run(["git", "clone", "-q", "--depth", "1", ROOT.as_uri(), tmp_path / "clone"], check=True)
    shutil.copy(ROOT / ".ci/releases", tmp_path / "clone/.ci/releases")
    with pytest.raises(AssertionError, match="is not in this clone: `git fetch --unshallow` brings it"):
        release_before(tmp_path / "clone")
    (tmp_path / "clone/.ci/releases").write_text("v99.0.0 abc\n")
    with pytest.raises(AssertionError, match="lists no release before"):
        release_before(tmp_path / "clone")


def test_the_version_is_that_of_the_changelog() -> None:
    """It is the first with a date, and newer than each release."""
    here = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    dated = re.findall(r"^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    released = [line.split()[0][1:] for line in (ROOT / ".ci/releases").read_text().splitlines() if line[0] == "v"]
    assert dated == [here, *reversed(released)]
    assert sorted([here, *released], key=number) == [*released, here]


CONF = ROOT / "service/run/redis.conf"


def version(services: Services, game: str) -> int:
    """Return a game's version."""
    return services.repository.get(game, TRUTH).head.version


@pytest.mark.slow
def test_a_restore_to_a_moment(tmp_path: Path) -> None:
    """Games are restored to that moment and are provable. The journal erases players again."""
    data, port, journal = tmp_path / "data", free_port(), str(tmp_path / "erasures")
    settings = Settings(redis_url=f"redis://127.0.0.1:{port}/0", key=KEY, erasures=journal)
    source = random.Random(5)
    with listening(data, port, "--include", str(CONF)):
        services = Services(settings)
        ann = player(services, "Ann of Before")
        game = open_game(services, ann, GUEST)
        for _ in range(5):
            move(services, game, source)
        before, moment = version(services, game), int(services.clock.time())
        until(lambda: int(services.clock.time()) > moment + 1)
        for _ in range(5):
            move(services, game, source)
        services.erasure.begin(str(ann.player))
        Caretaker(services).care_for_erasures()
        assert version(services, game) == before + 5
        services.redis.close()
    manifest = data / "appendonlydir" / "appendonly.aof.manifest"
    words = ["redis-check-aof", "--truncate-to-timestamp", str(moment), str(manifest)]
    program = BINARY or find_program()  # the server does it if it is called by this name
    cut = subprocess.run(words, executable=program, capture_output=True, text=True, check=False)
    assert cut.returncode == 0, cut.stdout
    with listening(data, port, "--include", str(CONF)):
        services = Services(settings)
        assert version(services, game) == before
        _, audit = Auditor(services.log).audit(game)
        assert [proof.status for proof in audit.proofs][:2] == ["passed", "passed"]
        assert "Ann of Before" in str(services.players.get(str(ann.player)))
        Caretaker(services).care_for_erasures()
        assert "Ann of Before" not in str(services.redis.hgetall(f"cairn:{{{ann.player}}}:player"))
        assert [one.player for one in services.erasure.journal.all()] == [ann.player]
        for _ in range(5):
            move(services, game, source)  # the game continues
        services.redis.close()


def test_the_page_describes_it() -> None:
    """It has the tested command and the setting that it needs."""
    page = (ROOT / "service/run/README.md").read_text().partition("### Back to a moment")[2]
    assert "redis-check-aof --truncate-to-timestamp" in page
    assert "aof-timestamp-enabled yes" in page
    assert re.search("^aof-timestamp-enabled yes$", CONF.read_text(), re.M)
