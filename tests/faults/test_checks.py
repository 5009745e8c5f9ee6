"""The faults run's own checks: a correct record has no findings, and each possible error is found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from faults import checks, report
from faults.record import Acknowledged, Brought, Command, Delivered, Hook, Record, View, Watched, state_digest
from helpers.commands import legal, opened

from cairn.contract.playing import random_game
from cairn.events.codec import decode, dump, load
from cairn.events.decision import Ai
from cairn.events.log import Log
from cairn.events.table import Seat
from cairn.projections.fold import fold
from cairn.service.container import Services

MOVES = 6


def played(services: Services) -> tuple[str, Record]:
    """Play some moves, and return the game and the correct record of a client."""
    game, record = opened(services), Record()
    for _ in range(MOVES):
        seat, moves = legal(services, game)
        command = Command("/moves", None, [], game=game, seat=seat, key="k")
        result = services.commands.play(game, seat, moves[:1])
        (entry,), (decision,) = result.entries, result.decisions
        command.does.append(str(checks.doing(decision, {})))
        acknowledged = Acknowledged(command, game, entry.version, entry.chain)
        sent = checks.shown(entry, acknowledged, "schotten_totten") | {"text": "Somebody plays."}
        record.commands.append(command)
        record.acknowledge(command, [replace(acknowledged, told=sent)])
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
    _, record = played(services)
    assert not any(checks.everything(services.log, record).values())


def cut(log: Log, game: str, _record: Record) -> None:
    """Remove the last decision."""
    log.redis.xdel(f"cairn:{{{game}}}:log", f"{MOVES + 2}-0")


def tell_otherwise(_log: Log, _game: str, record: Record) -> None:
    """Change a move in a response."""
    first = record.acknowledged[0]
    record.acknowledged[0] = replace(first, told=(first.told or {}) | {"move": None})


def tell_two(_log: Log, game: str, record: Record) -> None:
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


def tell_of_a_seat(_log: Log, game: str, record: Record) -> None:
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
        (cut, "lost"),
        (tell_otherwise, "changed"),
        (tell_two, "doubled"),
        (send_less, "doubled"),
        (tell_of_a_seat, "lost"),
        (repeat, "unproven"),
        (show_another, "view"),
        (skip_one, "stream"),
    ],
)
def test_errors_are_found(services: Services, wrong: Callable[[Log, str, Record], None], kind: str) -> None:
    """Lost, doubled or changed decisions, and differing positions or streams, are found."""
    game, record = played(services)
    wrong(services.log, game, record)
    assert checks.everything(services.log, record)[kind]


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
    game = opened(services, *[Seat("ai", None, "random")] * 2)
    while not services.repository.latest_known(game).position.table.is_ended:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, moves[:1], ai=Ai("random", 1, 0, "00"))
    findings = checks.unproven(checks.Logged(services.log, game))
    assert len(findings) == checks.CHOICES
    assert all("its seed is 00, where the secret dictates" in words for words in findings)
