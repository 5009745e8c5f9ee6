"""When the last good backup was taken is known, and is in no backup itself."""

from pathlib import Path

from cairn.service.container import Services
from cairn.service.keeping.backup import back_up
from cairn.service.keeping.key_groups import Keeper
from cairn.service.keeping.last_backup import last_backup, note_backup


def test_the_last_backup_is_known_and_in_none(services: Services, tmp_path: Path) -> None:
    """None before the first; to the fraction of a second then; a Redis that has nothing else is empty."""
    assert last_backup(services.redis) is None
    note_backup(services.redis, 1_795_000_000.25)
    assert last_backup(services.redis) == 1_795_000_000.25
    assert Keeper(services.redis).is_empty()
    with (tmp_path / "backup").open("wb") as file:
        assert back_up(services.redis, file, b"k" * 32, lambda names, _count: names).keys == 0
