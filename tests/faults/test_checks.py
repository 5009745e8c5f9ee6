"""The faults run's own checks: a correct record has no findings, and each possible error is found."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from faults import checks, report
from faults.kinds import misread
from faults.record import Acknowledged, Brought, Command, Delivered, Hook, Record, View, Watched, state_digest
from helpers.commands import legal, open_game

from cairn.contract.playing import random_game
from cairn.events.codec import decode, dump, load
from cairn.events.cold import read_footer
from cairn.events.decision import Ai
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.events.table import Seat
from cairn.projections.fold import fold
from cairn.service.container import Services

MOVES = 6


def play_some(services: Services) -> tuple[str, Record]:
    """Play some moves, and return the game and the correct record of a client."""
    game, record = open_game(services), Record()
    for _ in range(MOVES):
        seat, moves = legal(services, game)
        command = Command("/moves", None, [], game=game, seat=seat, key="k")
        result = services.commands.play(game, seat, moves[:1])
        (entry,), (decision,) = result.entries, result.decisions
        command.does.append(str(checks.describe(decision, {})))
        acknowledged = Acknowledged(command, game, entry.version, entry.chain)
        wording = {"text": "Ann plays.", "messages": [{"id": "st-card-played"}]}
        sent = checks.render(entry, acknowledged, "schotten_totten") | wording
        record.commands.append(command)
        record.acknowledge(command, [replace(acknowledged, content=sent)])
    entries = list(services.log.read(game))
    position = fold([decode(entry.stored, entry.version) for entry in entries])
    state = state_digest(load(dump(position.state)))
    record.views.append(View(game, None, True, len(entries), entries[-1].chain, position.status, state))
    record.hooks.append(Hook("a" * 20, "1", game, 2))
    for entry in entries[2:]:
        body = dump({"type": "decision", "version": entry.version, "decision": {"chain": entry.chain}})
        record.deliver(Delivered("1", f"msg_{entry.version}", ("decision", entry.version), body, taken=True))
    brought = random_game("schotten_totten", {"rounds": 1, "first_seat": 0}, 2, seed=1)
    services.commands.bring_in(brought.game, brought.entries(), {})
    record.brought.append(Brought(brought.game, brought.entries(), spoilt=False, status="imported"))
    record.brought.append(Brought("s" * 20, brought.entries(), spoilt=True, status="refused"))
    record.watched.append(Watched(game, 2, [(entry.version, entry.digest, entry.chain) for entry in entries[2:]]))
    return game, record


def test_a_correct_record_has_no_findings(services: Services) -> None:
    """A record that matches the log has no findings."""
    _, record = play_some(services)
    assert not any(checks.check_everything(services.log, record).values())


def remove_last(log: Log, game: str, _record: Record) -> None:
    """Remove the last decision."""
    log.redis.xdel(f"cairn:{{{game}}}:log", f"{MOVES + 2}-0")


def change_answer(_log: Log, _game: str, record: Record) -> None:
    """Change a move in a response."""
    first = record.acknowledged[0]
    record.acknowledged[0] = replace(first, content=(first.content or {}) | {"move": None})


def change_two_answers(_log: Log, game: str, record: Record) -> None:
    """Credit two commands with the same decision."""
    record.acknowledged.append(replace(record.acknowledged[0], command=Command("/moves", None, [], game=game, seat=0)))


def send_less(_log: Log, _game: str, record: Record) -> None:
    """Remove a sent move from the record."""
    record.acknowledged.pop()
    record.commands.pop()


def repeat(log: Log, game: str, _record: Record) -> None:
    """Write the last decision again."""
    key = f"cairn:{{{game}}}:log"
    newest: Any = log.redis.xrevrange(key, count=1)
    log.redis.xadd(key, newest[0][1], f"{MOVES + 3}-0")


def show_hidden_seat(_log: Log, game: str, record: Record) -> None:
    """Acknowledge a player joining that is missing in the log."""
    record.commands.append(Command("/seats", None, ["Cid sits down"], game=game, acknowledged=True))


def show_another(_log: Log, _game: str, record: Record) -> None:
    """Change a position in a response."""
    record.views[0] = replace(record.views[0], state=b"another")


def skip_one(_log: Log, _game: str, record: Record) -> None:
    """Leave one decision out of the stream."""
    del record.watched[0].seen[1]


def date_otherwise(_log: Log, _game: str, record: Record) -> None:
    """Send each command a minute after its decision's date: one alone may have the date of the preceding decision."""
    for acknowledged in record.acknowledged:
        acknowledged.command.sent += 60


def deliver_less(_log: Log, _game: str, record: Record) -> None:
    """Mark an accepted webhook message as refused."""
    record.delivered[1] = replace(record.delivered[1], taken=False)


def deliver_with_another_id(_log: Log, _game: str, record: Record) -> None:
    """Repeat a webhook message with another id."""
    record.deliver(replace(record.delivered[0], id="msg_another"))


def deliver_otherwise(_log: Log, _game: str, record: Record) -> None:
    """Repeat a webhook message with other bytes and the same id."""
    record.deliver(replace(record.delivered[0], body=record.delivered[1].body))


def lose_an_import(log: Log, _game: str, record: Record) -> None:
    """Remove an imported game."""
    log.delete(record.brought[0].game)


def let_a_spoilt_one_in(_log: Log, _game: str, record: Record) -> None:
    """Mark an archive whose game exists as spoilt."""
    record.brought[0].spoilt = True


def refuse_a_whole_one(_log: Log, _game: str, record: Record) -> None:
    """Refuse a valid archive."""
    record.brought[0].status = "refused"


@pytest.mark.daily
@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (date_otherwise, "misdated"),
        (deliver_less, "lost"),
        (deliver_with_another_id, "doubled"),
        (deliver_otherwise, "changed"),
        (lose_an_import, "lost"),
        (let_a_spoilt_one_in, "changed"),
        (refuse_a_whole_one, "lost"),
        (remove_last, "lost"),
        (change_answer, "changed"),
        (change_two_answers, "doubled"),
        (send_less, "doubled"),
        (show_hidden_seat, "lost"),
        (repeat, "unproven"),
        (show_another, "view"),
        (skip_one, "stream"),
    ],
)
def test_errors_are_found(services: Services, wrong: Callable[[Log, str, Record], None], kind: str) -> None:
    """Lost, doubled or changed decisions, and differing positions or streams, are found."""
    game, record = play_some(services)
    wrong(services.log, game, record)
    assert checks.check_everything(services.log, record)[kind]


def test_a_token_given_twice_is_found() -> None:
    """The same token given to two commands is found."""
    record, token = Record(), "the token of a seat"
    record.hold(Command("/seats", None, []), token)
    record.hold(Command("/seats", None, []), token)
    assert record.wrong


WORKER = """Traceback (most recent call last):
  File "/site-packages/redis/connection.py", line 1, in read
    raise error
BrokenPipeError: [Errno 32] Broken pipe

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/site-packages/rq/worker/base.py", line 1, in work
the line of another process
  File "/site-packages/redis/connection.py", line 1, in read
    raise error
redis.exceptions.ConnectionError: Connection closed by server.
"""


def test_tracebacks_are_found() -> None:
    """Tracebacks of a worker without Redis are ignored, also amid other lines; all others are found."""
    assert report.tracebacks(f"Cairn is up.\n{WORKER}more\n") == []
    assert len(report.tracebacks(WORKER + WORKER.replace("rq/worker", "flask"))) == 1
    failed = WORKER.replace('  File "/site-packages/redis/connection.py"', '  File "/cairn/projections/fold.py"')
    assert len(report.tracebacks(failed + WORKER)) == 1


def test_a_choice_of_another_level_is_found(services: Services) -> None:
    """A choice that its level did not make is found near the end of a game; every seed here is one that was tried."""
    game = open_game(services, *[Seat("ai", None, "random")] * 2)
    while not services.repository.latest_known(game).position.table.is_ended:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, moves[:1], ai=Ai("random", 1, 0, "00"))
    findings = checks.find_unproven(checks.Logged(services.log, game))
    assert len(findings) == checks.CHOICES
    assert all("its seed is 00, where the secret dictates" in words for words in findings)


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


def acknowledge_one(game: str) -> Record:
    """Return a record of one acknowledged decision in a game."""
    record = Record()
    record.acknowledged.append(Acknowledged(Command("/moves", None, []), game, 1, ""))
    return record


def test_whole_games_have_no_findings(sealing: Services, games: list[str]) -> None:
    """Whole games have no findings, and are counted."""
    summary, found = checks.check_sealed(Services(sealing.settings), acknowledge_one(games[0]))
    assert not any(found.values())
    assert "2 of 3 games are sealed in 1 segments" in summary


def lose_the_marker(services: Services, game: str) -> None:
    """Delete the marker of a game without a log."""
    services.redis.delete(key_of(game, "cold"))


def keep_the_log(services: Services, game: str) -> None:
    """Write a log next to the marker."""
    services.redis.xadd(key_of(game, "log"), {"a": "b"})


def drop_the_root(services: Services, _game: str) -> None:
    """Remove the segment from the log of roots."""
    services.redis.delete("cairn:{roots}:places")


@pytest.mark.parametrize(
    ("wrong", "kind"), [(lose_the_marker, "lost"), (keep_the_log, "doubled"), (drop_the_root, "unproven")]
)
def test_misplaced_games_are_found(
    sealing: Services, games: list[str], wrong: Callable[[Services, str], None], kind: str
) -> None:
    """A game that is nowhere, in two places, or in no root, is found."""
    wrong(sealing, games[0])
    _, found = checks.check_sealed(Services(sealing.settings), acknowledge_one(games[0]))
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
