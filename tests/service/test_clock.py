"""Machines with wrong clocks decide, judge and report by the clock of Redis."""

import logging
import re
import time
from email.utils import parsedate_to_datetime
from typing import Any

import pytest
from click.testing import CliRunner
from helpers import commands
from helpers.api import KEY
from helpers.commands import AI, GUEST, decisions, legal, open_game
from helpers.skewed import machine, services_of_a_machine
from prometheus_client import REGISTRY

from cairn.contract.playing import load, recording
from cairn.events.chain import seal
from cairn.events.clock import format_time, seconds
from cairn.events.codec import decode, read_options
from cairn.events.table import Clock, Seat
from cairn.service.api.http.application import Application
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.deciders import deadline_of
from cairn.service.deciding.draft import Draft
from cairn.service.jobs.schedule import OWED
from cairn.service.queries.snapshots import TRUTH
from cairn.workers.caretaker import Caretaker

SKEWS = [-90.0, 90.0]
FORFEIT, BANK = Clock("turn", 30, then="forfeit"), Clock("bank", 30)


def open_timed(services: Services, clock: Clock) -> str:
    """Open a game with a clock and return its id."""
    game = services.tokens.game(None)
    options = read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), clock=clock)
    return game


def position(services: Services, game: str) -> Any:
    """Return the position of a game as a process reads it from the log."""
    return services.repository.get(game, TRUTH).position


def move(services: Services, game: str) -> None:
    """Make the first move of the seat to move, also in a process that has not read the game."""
    services.repository.get(game, TRUTH)
    commands.move(services, game)


@pytest.mark.parametrize("ahead", SKEWS)
def test_a_machine_with_a_wrong_clock_causes_no_forfeit(services: Services, ahead: float) -> None:
    """Neither by the times of its decisions nor by judging deadlines, which follow the real time."""
    wrong = services_of_a_machine(services.settings)
    with machine(ahead):
        game = open_timed(wrong, FORFEIT)
    Caretaker(services).check(game)
    move(services, game)
    with machine(ahead):
        move(wrong, game)
        Caretaker(wrong).check(game)
    Caretaker(services).check(game)
    table, due = position(services, game).table, deadline_of(position(services, game))
    assert not table.is_ended
    assert due
    assert abs(due[1] / 1000 - 30 - time.time()) < 10
    assert all(abs(seconds(decision.at) - time.time()) < 10 for decision in decisions(services, game))


@pytest.mark.parametrize("ahead", SKEWS)
def test_a_machine_with_a_wrong_clock_consumes_no_bank(services: Services, ahead: float) -> None:
    """Its move takes the real time, and the next seat loses nothing either."""
    wrong = services_of_a_machine(services.settings)
    game = open_timed(services, BANK)
    with machine(ahead):
        move(wrong, game)
    move(services, game)
    with machine(ahead):
        move(wrong, game)
    assert all(used < 10_000 for used in position(services, game).clocks.used)


@pytest.mark.parametrize("ahead", SKEWS)
def test_due_work_follows_the_clock_of_redis(services: Services, ahead: float) -> None:
    """A command's pending work is due after three seconds everywhere, and a link is valid for ten minutes."""
    wrong = services_of_a_machine(services.settings)
    with machine(ahead):
        game = open_game(wrong, AI, GUEST)
        player, token, _ = wrong.players.create("Ann")
        link, _, kept, _ = wrong.players.add_token(wrong.players.bearer(token), "", "link")
    assert game not in services.schedule.list_due(OWED, 5000)
    assert kept.expires_at
    assert abs(seconds(kept.expires_at) - 600 - time.time()) < 10
    assert services.players.bearer(link).player == player.id
    with machine(ahead):
        assert game not in wrong.schedule.list_due(OWED, 5000)
        assert wrong.players.bearer(link).player == player.id


def ready(app: Application) -> Any:
    """Return the problems with clocks that `/readyz` reports."""
    answer: Any = app.test_client().get("/readyz").json
    about = [condition for condition in answer["conditions"] if condition["name"] == "clocks"]
    assert about
    return [condition["words"] for condition in about if not condition["ok"]]


@pytest.mark.parametrize(("ahead", "side"), [(-90.0, "behind"), (90.0, "ahead of")])
def test_wrong_clocks_are_shown(services: Services, caplog: pytest.LogCaptureFixture, ahead: float, side: str) -> None:
    """By `/readyz` for all machines, by `cairn doctor` with the machine's name, by a metric, and once in the log."""
    words = re.compile(rf"\b(89|90)\.\d s {side} Redis'")  # on a busy machine Redis' answer takes a moment
    with machine(ahead), caplog.at_level(logging.WARNING):
        app = create_app(services.settings)
        warnings = [ready(app) for _ in range(2)][-1]
        app.extensions["services"].clock._ask_at = 0.0
        answer = app.test_client().get("/readyz")
        logged = words.findall(caplog.text)
        examined = CliRunner().invoke(main, ["doctor"], env={"REDIS_URL": services.settings.redis_url})
    assert [bool(words.search(warning)) for warning in warnings] == [True]
    assert len(logged) == 1
    assert re.search(f"is {words.pattern}", examined.output)
    assert "A machine" not in examined.output
    assert abs(REGISTRY.get_sample_value("cairn_clock_offset_seconds") or 0.0) > 80
    date = parsedate_to_datetime(answer.headers["Date"])
    assert abs(date.timestamp() - time.time()) < 10
    assert [bool(words.search(warning)) for warning in ready(create_app(services.settings))] == [True]


def test_correct_clocks_are_not_reported(services: Services) -> None:
    """No data about them is stored."""
    assert ready(create_app(services.settings)) == []
    assert services.redis.keys("cairn:{clocks}*") == []
    result = CliRunner().invoke(main, ["doctor"], env={"REDIS_URL": services.settings.redis_url, "CAIRN_KEY": KEY})
    assert "All clocks that were heard of agree with Redis'." in result.output


def test_a_change_of_the_clock_is_noticed(services: Services) -> None:
    """The next append is refused and retried with a new time, invisibly for the client."""
    process = services_of_a_machine(services.settings)
    game = open_timed(process, BANK)
    for ahead in (3600.0, -7200.0):
        with machine(ahead):
            move(process, game)
            assert abs(process.clock.estimate() - time.time() + ahead) < 10
    assert all(used < 10_000 for used in position(services, game).clocks.used)


def test_after_a_failover_to_a_slow_clock_times_stand_still(services: Services) -> None:
    """The log's last time is in the future. Until then decisions repeat it, and no clock runs."""
    game = open_timed(services, BANK)
    newest = services.repository.get(game, TRUTH)
    assert newest.secret
    later = format_time(time.time() + 60)
    draft = Draft(game, newest.position, newest.secret, later)
    seat, moves = legal(services, game)
    deciders.play(draft, seat, moves[:1])
    entry = seal(draft.decisions[0], newest.head.chain, newest.secret)
    services.log.append(game, newest.head, [entry])
    process = services_of_a_machine(services.settings)
    move(process, game)
    move(process, game)
    assert [decision.at for decision in decisions(services, game)[-3:]] == [later] * 3
    assert position(services, game).clocks.used[1 - seat] == 0


def test_old_games_can_be_imported_and_forked(services: Services) -> None:
    """Imports and inherited decisions of forks have old times. New decisions of a fork have the current time."""
    process = services_of_a_machine(services.settings)
    entries = load(recording("schotten_totten_1_round"))
    game = decode(entries[0].stored, 1).game
    process.commands.bring_in(game, entries, {})
    process.commands.fork(game, 5, "b" * 20, (GUEST, Seat("open")))
    known = decisions(services, "b" * 20)
    assert time.time() - seconds(known[4].at) > 3600
    assert abs(time.time() - seconds(known[5].at)) < 10
