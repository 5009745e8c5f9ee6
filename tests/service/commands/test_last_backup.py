"""The time of the last good backup is stored, but not in backups."""

from pathlib import Path

from cairn.service.container import Services
from cairn.service.keeping.backup import back_up
from cairn.service.keeping.key_groups import Keeper
from cairn.service.keeping.last_backup import last_backup, note_backup


def test_the_time_of_the_last_backup_is_not_in_backups(services: Services, tmp_path: Path) -> None:
    """It is None before the first one and has fractions of seconds. A Redis with this key only counts as empty."""
    assert last_backup(services.redis) is None
    note_backup(services.redis, 1_795_000_000.25)
    assert last_backup(services.redis) == 1_795_000_000.25
    assert Keeper(services.redis).is_empty()
    with (tmp_path / "backup").open("wb") as file:
        assert back_up(services.redis, file, b"k" * 32, lambda names, _count: names).keys == 0
