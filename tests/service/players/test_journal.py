"""The journal of erasures: restored backups do not bring erased players back."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from helpers.commands import GUEST
from helpers.keys import held
from helpers.rated import opened, play, player
from helpers.servers import serving

from cairn.events.codec import read_options
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.players.journal import Erased, JournalFile, lines, read_lines
from cairn.service.queries.snapshots import TRUTH
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

KEY = "a key of the tests, long enough to be one"


def cairn(services: Services, *arguments: str, **environment: str) -> str:
    """Run a command on a Redis and return its output."""
    own = {"REDIS_URL": services.settings.redis_url, "CAIRN_BACKUP_KEY": KEY, **environment}
    said = CliRunner().invoke(main, arguments, env=own)
    assert said.exit_code == 0, (said.output, said.exception)
    return said.output


def caretaker_of(services: Services, file: Path) -> Caretaker:
    """Return a caretaker that writes the journal to a file."""
    url = services.settings.redis_url
    return Caretaker(Services(Settings(redis_url=url, key=services.settings.key, erasures=str(file))))


def test_a_restored_backup_applies_later_erasures(services: Services, tmp_path: Path) -> None:
    """All of Redis was lost. Players have no name, tokens, list and rating and have left their games; names of guests
    are gone. Data of others is complete.
    """
    file, backup = tmp_path / "erasures", str(tmp_path / "backup")
    (ann, bob), eve = (player(services, name) for name in ("Ann", "Bob")), services.players.create("Eve")
    running, ended = opened(services, ann, bob), opened(services, ann, bob)
    play(services, ended)
    game, options = services.tokens.game(None), read_options("schotten_totten", {})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=("Fay", "Gus"))
    cairn(services, "backup", backup)
    caretaker = caretaker_of(services, file)
    caretaker.care_for_erasures()
    assert not file.exists(), "nobody was erased"
    services.erasure.erase(str(ann.player))
    services.erasure.erase_guest(game, 0)
    caretaker.care_for_erasures()
    assert file.stat().st_mode & 0o077 == 0
    services.redis.flushall()  # the disk is lost
    caretaker_of(services, file).care_for_erasures()  # a caretaker has already started
    said = cairn(services, "restore", backup, CAIRN_ERASURES=str(file))
    assert "1 players erased after the backup were erased again; they left 1 games." in said
    fresh = Services(services.settings)
    found = held(fresh.redis)
    assert [key for key, of in found.items() if "Ann" in str(of) or "Fay" in str(of)] == []
    assert sorted(key for key in found if str(ann.player) in key) == [f"cairn:{{player:{ann.player}}}:gone"]
    assert [status for status in ("open", "running") if fresh.lists.entries_of(str(ann.player))] == []
    assert fresh.repository.get(running, TRUTH).position.table.outcome is not None
    assert (fresh.players.get(str(bob.player)).name, fresh.players.bearer(eve[1]).player) == ("Bob", eve[0].id)
    assert fresh.names.read(fresh.repository.get(game, TRUTH).position.table).seated == {"1:1": "Gus"}
    assert fresh.redis.hexists("cairn:{erasures}:files", "since"), "the backup's names are in the new files"


def test_a_backup_contains_the_journal(services: Services, tmp_path: Path) -> None:
    """A restore without a later journal reports that it has none."""
    ann = player(services, "Ann")
    services.erasure.erase(str(ann.player))
    services.erasure.go_on(str(ann.player))
    cairn(services, "backup", str(tmp_path / "backup"))
    services.redis.flushall()
    said = cairn(services, "restore", str(tmp_path / "backup"), CAIRN_ERASURES=str(tmp_path / "none"))
    assert "exist again (--erasures)" in said
    assert services.erasure.journal.all() == [Erased(str(ann.player))]


def test_the_caretaker_repeats_erasures_that_redis_lost(services: Services, tmp_path: Path) -> None:
    """An older copy of Redis' files was restored: the journal only grows and is applied to the copy."""
    file = tmp_path / "erasures"
    services.players.create("Ann", None)
    ann, bob = player(services, "Ann"), player(services, "Bob")
    caretaker_of(services, file).care_for_erasures()
    with serving(tmp_path / "older") as (server, _):
        older = Services(Settings(redis_url=server.url, key=services.settings.key))
        older.redis.hset(f"cairn:{{player:{ann.player}}}:record", mapping={"name": "Ann", "since": "then"})
        for who in (ann, bob):
            services.erasure.erase(str(who.player))
        caretaker_of(services, file).care_for_erasures()
        known = file.read_bytes()
        caretaker_of(older, file).care_for_erasures()
        assert not older.redis.exists(f"cairn:{{player:{ann.player}}}:record")
        assert older.erasure.journal.is_pending(str(ann.player))
        assert not older.erasure.journal.is_pending(str(bob.player)), "nothing of theirs is there"
        assert {*older.erasure.journal.all()} == {*services.erasure.journal.all()}
        assert file.read_bytes() == known


def test_an_invalid_journal_is_refused(services: Services, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is refused as a whole, before anything is changed. The caretaker continues without it and reports it once."""
    file = tmp_path / "erasures"
    entered = [Erased("a" * 20), Erased(game="b" * 20, place="3:1")]
    assert read_lines(lines(entered)) == entered
    file.write_bytes(lines(entered) + b'{"player":"Ann"}\n')
    with pytest.raises(ValueError, match="player"):
        JournalFile(file).read()
    cairn(services, "backup", str(tmp_path / "backup"))
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_BACKUP_KEY": KEY}
    said = CliRunner().invoke(main, ["restore", str(tmp_path / "backup"), "--erasures", str(file)], env=environment)
    assert (said.exit_code, "The journal of erasures cannot be read" in said.output) == (1, True)
    caretaker = caretaker_of(services, file)
    for _ in range(2):
        caretaker.care_for_erasures()
    assert sum("cannot be kept" in record.message for record in caplog.records) == 1
    assert "Ann" in file.read_text()
