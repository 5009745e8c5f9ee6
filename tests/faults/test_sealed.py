"""The faults run's checks of sealed games: correct ones have no findings, and each possible error is found."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from faults.kinds import misread
from faults.record import Acknowledged, Command, Record
from faults.sealed import account

from cairn.contract.playing import random_game
from cairn.events.cold import read_footer
from cairn.events.keys import key_of
from cairn.service.container import Services

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)


@pytest.fixture
def sealing(services: Services, tmp_path: Path) -> Services:
    """Return services that have a folder for segments."""
    return Services(replace(services.settings, cold_url=f"{tmp_path / 'cold'}/"))


@pytest.fixture
def games(sealing: Services) -> list[str]:
    """Return three finished games, two of which are sealed."""
    played = [random_game(*TWO, seed=seed) for seed in range(3)]
    for game in played:
        sealing.commands.bring_in(game.game, game.entries(), {})
    assert sealing.cold.seal(sealing.log, [game.game for game in played[:2]]).sealed
    return [game.game for game in played]


def acknowledged(game: str) -> Record:
    """Return a record of one acknowledged decision in a game."""
    record = Record()
    record.acknowledged.append(Acknowledged(Command("/moves", None, []), game, 1, ""))
    return record


def test_whole_games_have_no_findings(sealing: Services, games: list[str]) -> None:
    """Whole games have no findings, and are counted."""
    summary, found = account(Services(sealing.settings), acknowledged(games[0]))
    assert not any(found.values())
    assert "2 of 3 games are sealed in 1 segments" in summary


def lose_the_stub(services: Services, game: str) -> None:
    """Delete the stub of a game without a log."""
    services.redis.delete(key_of(game, "cold"))


def keep_the_log(services: Services, game: str) -> None:
    """Write a log next to the stub."""
    services.redis.xadd(key_of(game, "log"), {"a": "b"})


def drop_the_root(services: Services, _game: str) -> None:
    """Remove the segment from the log of roots."""
    services.redis.delete("cairn:{roots}:places")


@pytest.mark.parametrize(
    ("wrong", "kind"), [(lose_the_stub, "lost"), (keep_the_log, "doubled"), (drop_the_root, "unproven")]
)
def test_misplaced_games_are_found(
    sealing: Services, games: list[str], wrong: Callable[[Services, str], None], kind: str
) -> None:
    """A game that is nowhere, in two places, or in no root, is found."""
    wrong(sealing, games[0])
    _, found = account(Services(sealing.settings), acknowledged(games[0]))
    assert [name for name, words in found.items() if words] == [kind]


def test_a_changed_segment_must_be_named(sealing: Services, games: list[str], tmp_path: Path) -> None:
    """A refusal with the segment's name is correct; another name, or another game, is found."""
    (path,) = (tmp_path / "cold").glob("segment-*")
    row = next(row for row in read_footer(path.read_bytes())[0] if row.game == games[0])
    assert misread(sealing.settings, row.game, row.chain, path.name) == []
    assert "was read" in misread(sealing.settings, row.game, "another", path.name)[0]
    changed = bytearray(path.read_bytes())
    changed[row.offset + row.length // 2] ^= 1
    path.write_bytes(changed)
    assert misread(sealing.settings, row.game, row.chain, path.name) == []
    assert "not named" in misread(sealing.settings, row.game, row.chain, "another segment")[0]
