"""Clocks: time limits of seats, timeouts, and time that is not charged."""

import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.commands import decisions
from msgspec.structs import replace

from cairn.events.chain import seal
from cairn.events.codec import read_options
from cairn.events.segments import Segments
from cairn.events.table import Clock, Seat, SeatLeft, TimeGiven, TimeRanOut
from cairn.projections.names import UNKNOWN
from cairn.projections.rows import Filters
from cairn.service.api.games.game import Game
from cairn.service.api.games.resources import position_resource
from cairn.service.api.streams.game_messages import messages_now
from cairn.service.audit import audit
from cairn.service.audit.rules import prove_rules
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act, deadline_of
from cairn.service.errors import Forbidden
from cairn.service.jobs.schedule import SEEN
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import newest, rules_of
from cairn.workers import caretaker as caretaker_module
from cairn.workers.caretaker import Caretaker
from cairn.workers.turns import play as play_turn
from cairn.workers.turns import play_due

START = datetime(2026, 11, 21, 9, tzinfo=UTC)
MINUTE = Clock("turn", 60)
BANK = Clock("bank", 100, 10)


@pytest.fixture
def clock() -> Iterator[Any]:
    """Return a clock that stands still until it is moved."""
    with freeze_time(START) as frozen:
        yield frozen


@pytest.fixture
def caretaker(services: Services) -> Caretaker:
    """Return a caretaker that has just been active."""
    one = Caretaker(services)
    one.restore_time()
    return one


def opened(
    services: Services, clock: Clock, ruleset: str = "schotten_totten", seats: int = 2, others: str | None = None
) -> str:
    """Open a game of humans, or of a human and AIs, in which seat 0 begins."""
    game = services.tokens.game(None)
    table = [Seat("human"), *[Seat("ai", level=others) if others else Seat("human") for _ in range(seats - 1)]]
    names = ["Ann", "Bob", "Cid", "Dora", "Emil"][:seats]
    named = [name if seat.kind == "human" else None for seat, name in zip(table, names, strict=True)]
    options = read_options(ruleset, {"first_seat": 0})
    services.commands.open_game(game, ruleset, options, table, names=named, clock=clock)
    return game


def position(services: Services, game: str) -> Any:
    """Return the current position of a game."""
    return services.repository.get(game, TRUTH).position


def turn(services: Services, game: str) -> int:
    """Make moves until another seat is to move, and return that seat."""
    now = position(services, game)
    rules = rules_of(now)
    act = rules.to_act(now.state)
    assert act
    while (waits := rules.to_act(position(services, game).state)) and waits.seat == act.seat:
        services.commands.play(game, act.seat, rules.legal_moves(position(services, game).state, act.seat)[:1])
    return act.seat


def until(services: Services, game: str) -> float | None:
    """Return the seconds from the start to the current seat's deadline."""
    due = deadline_of(position(services, game))
    return due and due[1] / 1000 - START.timestamp()


def look(caretaker: Caretaker) -> None:
    """Make the caretaker process due games, as if it had never stopped."""
    caretaker._services.redis.delete(SEEN)
    caretaker.restore_time()
    caretaker.round()


def test_each_turn_has_a_new_time_limit(services: Services, clock: Any) -> None:
    """Turns of other seats are not charged."""
    game = opened(services, MINUTE)
    assert until(services, game) == 60
    clock.tick(20)
    turn(services, game)
    assert until(services, game) == 80
    clock.tick(50)
    turn(services, game)
    assert until(services, game) == 130


def test_all_moves_of_a_turn_share_its_time_limit(services: Services, clock: Any) -> None:
    """More moves give no more time, and neither does an undo."""
    game = opened(services, MINUTE, "glen_more")
    rules = newest("glen_more")
    clock.tick(10)
    for _ in range(40):
        moves = rules.legal_moves(position(services, game).state, 0)
        services.commands.play(game, 0, [moves[0]])
        act = rules.to_act(position(services, game).state)
        assert act
        if act.seat != 0:
            break
        assert until(services, game) == 60
        clock.tick(1)
        assert until(services, game) == 60


def test_a_bank_is_consumed_and_gets_an_increment(services: Services, clock: Any) -> None:
    """100 seconds, and 10 more after each turn. Each seat has its own remainder."""
    game = opened(services, BANK)
    clock.tick(30)
    turn(services, game)
    assert until(services, game) == 130
    clock.tick(5)
    turn(services, game)
    assert until(services, game) == 35 + 100 - 30 + 10


def test_an_ai_plays_a_turn_after_its_timeout(
    services: Services, clock: Any, caretaker: Caretaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision records it. The human's late move is refused, and their next turn is theirs again."""
    monkeypatch.setattr("cairn.workers.turns.services", lambda: services)
    game = opened(services, MINUTE)
    clock.tick(59.9)
    look(caretaker)
    assert ai_to_act(position(services, game)) is None
    clock.tick(0.2)
    look(caretaker)
    assert decisions(services, game)[-1].events == (TimeRanOut(0, "easy"),)
    assert ai_to_act(position(services, game)) == 0
    with pytest.raises(Forbidden, match="time is over"):
        services.commands.play(game, 0, newest("schotten_totten").legal_moves(position(services, game).state, 0)[:1])
    while ai_to_act(position(services, game)) is not None:
        play_turn(game, position(services, game).version, 1)
        clock.tick(5)
        while play_due():
            pass
    played = decisions(services, game)[-1]
    assert (played.by, played.ai and played.ai.level) == (0, "easy")
    turn(services, game)
    assert position(services, game).table.deciders.timed_out is None
    assert turn(services, game) == 0


def test_a_late_seat_is_not_to_move(services: Services, clock: Any, caretaker: Caretaker) -> None:
    """It gets no turn message, is not listed as to move, and cannot undo. The seat shows that an AI decides."""
    player, _, _ = services.players.create("Ann")
    game = services.tokens.game(None)
    options = read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(
        game, "schotten_totten", options, [Seat("human", player.id), Seat("human")], clock=MINUTE
    )

    def told() -> tuple[Any, ...]:
        snapshot = services.repository.get(game, 0)
        (act,) = position_resource(Game, snapshot, 0, UNKNOWN).to_act
        listed = services.listing.page(Filters(player=player.id, waiting=True, unlisted=True), 9).rows
        return len(messages_now(snapshot, 0)), len(listed), act.by

    assert told() == (1, 1, "human")
    clock.tick(61)
    look(caretaker)
    assert told() == (0, 0, "time_out")
    with pytest.raises(Forbidden, match="time is over"):
        services.commands.undo(game, 0, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_forfeits_if_the_game_is_set_so(
    services: Services, clock: Any, caretaker: Caretaker, seats: int
) -> None:
    """In a game of two the other player wins. In larger games an AI plays on, and the seat ranks last."""
    game = opened(services, Clock("turn", 60, then="forfeit"), "glen_more", seats)
    clock.tick(61)
    look(caretaker)
    events = decisions(services, game)[-1].events
    assert events[0] == TimeRanOut(0, "forfeit")
    assert isinstance(events[1], SeatLeft)
    table = position(services, game).table
    if seats == 2:
        assert (table.outcome.reason, table.outcome.winners) == ("timeout", (1,))
        entries = list(services.log.read(game))
        assert audit(game, entries, None).first_failure is None
    else:
        assert (table.left, table.seats[0].kind, table.seats[0].level) == ((0,), "ai", "greedy")


def test_the_audit_finds_an_early_timeout(services: Services, clock: Any, caretaker: Caretaker) -> None:
    """The decision has its own time, so a service that ends a turn too early is detected."""

    game = opened(services, Clock("turn", 60, then="forfeit"))
    secret = services.log.secret(game)
    assert secret
    clock.tick(61)
    look(caretaker)
    entries = list(services.log.read(game))
    assert prove_rules(entries, Segments.read(entries, None)).status == "passed"
    early = replace(decisions(services, game)[-1], at="2026-11-21T09:00:59.999Z")
    forged = [*entries[:-1], seal(early, entries[-2].chain, secret)]
    found = prove_rules(forged, Segments.read(forged, None))
    assert (found.status, found.version) == ("failed", len(entries))


def test_downtime_is_not_charged(services: Services, clock: Any, caretaker: Caretaker) -> None:
    """A decision records its length, once. Games that began afterwards have none."""
    game = opened(services, MINUTE)
    clock.tick(30)
    look(caretaker)
    clock.tick(1000)
    later = opened(services, MINUTE)
    for _ in range(2):  # another returning one does not repeat it
        services.redis.set(SEEN, round((START + timedelta(seconds=30)).timestamp() * 1000))
        Caretaker(services).restore_time()
    assert decisions(services, game)[-1].events == (TimeGiven(1_000_000),)
    assert until(services, game) == 1060
    assert not [one for one in decisions(services, later) if isinstance(one.events[0], TimeGiven)]
    caretaker.round()
    assert deadline_of(position(services, game)) is not None, "nobody's time ran out meanwhile"


def test_the_caretaker_sends_heartbeats_during_long_rounds(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a slow round adds no time. Nor does a heartbeat hide an earlier downtime that is not recorded yet."""
    caretaker, blocked, stop, shows = Caretaker(services), threading.Event(), threading.Event(), threading.Semaphore(0)
    services.schedule.wake(opened(services, MINUTE))
    show = caretaker.show

    def show_and_tell() -> None:
        show()
        shows.release()

    monkeypatch.setattr(caretaker, "check", lambda *_: blocked.wait(60))
    monkeypatch.setattr(caretaker_module, "SHOW_SECONDS", 0.01)
    monkeypatch.setattr(caretaker, "show", show_and_tell)
    running = threading.Thread(target=caretaker.run, args=(stop,), daemon=True)
    running.start()

    def shown_after(seconds: float) -> float:
        before = round((services.clock.time() - seconds) * 1000)
        services.redis.set(SEEN, before)
        while shows.acquire(blocking=False):
            pass
        for _ in range(2):  # the first may have run before
            assert shows.acquire(timeout=60)
        return int(cast(bytes, services.redis.get(SEEN))) - before

    assert shows.acquire(timeout=60)
    assert shown_after(4) >= 4000
    assert shown_after(6) == 0
    stop.set()
    blocked.set()
    running.join(60)


def test_ais_and_games_without_clocks_have_no_deadline(services: Services, clock: Any) -> None:
    """AIs have no time limit."""
    game = opened(services, MINUTE, others="random")
    turn(services, game)
    assert ai_to_act(position(services, game)) == 1
    assert until(services, game) is None


@pytest.mark.slow
def test_deadlines_are_shown_and_enforced_in_time(
    live: str, redis_url: str, services: Services, start: Callable[..., Any]
) -> None:
    """With a real clock: clients see the deadline, and the timeout follows within about two seconds."""
    api = Api(live)
    body = {
        "ruleset": "schotten_totten",
        "options": {"first_seat": 0},
        "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}],
        "clock": {"kind": "bank", "seconds": 2, "increment": 1, "then": "forfeit"},
    }
    start(redis_url, "-m", "cairn.workers", "caretaker")
    made = api.post("/v1/games", body)
    shown = {"kind": "bank", "seconds": 2, "increment": 1, "then": "forfeit"}
    assert made["clock"] == shown | {"left": [2000, 2000]}
    began = datetime.fromisoformat(made["updated_at"])
    assert datetime.fromisoformat(made["to_act"][0]["until"]) - began == timedelta(seconds=2)
    assert api.get("/v1/games")["items"][0]["clock"] == shown
    for _ in range(200):
        now = api.get(f"/v1/games/{made['id']}?wait=5&after={made['version']}")
        if now["status"] == "finished":
            break
        time.sleep(0.05)
    assert (now["outcome"]["reason"], now["outcome"]["winners"]) == ("timeout", [1])
    assert "The time of Ann is over." in api.get(f"/v1/games/{made['id']}/decisions")["items"][-1]["text"]
    ended = datetime.fromisoformat(now["updated_at"])
    assert ended - began >= timedelta(seconds=2), "never too early"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn"},
        {"kind": "turn", "seconds": 0},
        {"kind": "turn", "seconds": 60, "increment": 5},
        {"kind": "days", "seconds": 60},
        {"kind": "days", "days": 31},
        {"kind": "bank", "seconds": 60, "days": 1},
        {"kind": "hourglass", "seconds": 60},
        {"kind": "turn", "seconds": 60, "then": "hard"},
    ],
)
def test_an_invalid_clock_is_refused_with_its_field(api: Api, clock: dict[str, Any]) -> None:
    """The pointer of the error begins with `/clock`."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    answer = api.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": seats, "clock": clock})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"].startswith("/clock")
