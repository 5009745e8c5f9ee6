"""Clocks: time limits of seats, timeouts, and time that is not charged; deciders without a log."""

import random
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

from cairn.contract.playing import Case, begin, random_game
from cairn.contract.playing import Game as PlayedGame
from cairn.events.chain import seal
from cairn.events.codec import decode, read_options
from cairn.events.segments import Segments
from cairn.events.table import Clock, GameEnded, Outcome, Seat, SeatLeft, TimeGiven, TimeRanOut
from cairn.projections.fold import fold
from cairn.projections.names import UNKNOWN, Names
from cairn.projections.rows import Filters
from cairn.projections.say import say
from cairn.service.api.games.game import Game
from cairn.service.api.games.resources import position_resource
from cairn.service.api.streams.game_messages import messages_now
from cairn.service.audit import audit
from cairn.service.audit.rules import prove_rules
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.deciders import ai_to_act, deadline_of
from cairn.service.errors import Forbidden
from cairn.service.jobs.schedule import SEEN
from cairn.service.languages import english
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


def open_timed(
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
    game = open_timed(services, MINUTE)
    assert until(services, game) == 60
    clock.tick(20)
    turn(services, game)
    assert until(services, game) == 80
    clock.tick(50)
    turn(services, game)
    assert until(services, game) == 130


def test_all_moves_of_a_turn_share_its_time_limit(services: Services, clock: Any) -> None:
    """More moves give no more time, and neither does an undo."""
    game = open_timed(services, MINUTE, "glen_more")
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
    game = open_timed(services, BANK)
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
    game = open_timed(services, MINUTE)
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
    assert position(services, game).table.deciders.timed_out == ()
    assert turn(services, game) == 0


def test_a_late_seat_is_not_to_move(services: Services, clock: Any, caretaker: Caretaker) -> None:
    """It gets no turn message, is not listed as to move, and cannot undo. The seat shows that an AI decides."""
    player, _, _ = services.players.create("Ann")
    game, seats = services.tokens.game(None), [Seat("human", player.id), Seat("human")]
    options = read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, seats, clock=MINUTE)

    def read_waiting() -> tuple[Any, ...]:
        snapshot = services.repository.get(game, 0)
        (act,) = position_resource(Game, snapshot, 0, UNKNOWN, english()).to_act
        listed = services.listing.page(Filters(player=player.id, waiting=True, unlisted=True), 9).rows
        return len(messages_now(snapshot, 0)), len(listed), act.by

    assert read_waiting() == (1, 1, "human")
    clock.tick(61)
    look(caretaker)
    assert read_waiting() == (0, 0, "time_out")
    with pytest.raises(Forbidden, match="time is over"):
        services.commands.undo(game, 0, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_forfeits_if_set_so(services: Services, clock: Any, caretaker: Caretaker, seats: int) -> None:
    """In a game of two the other player wins. In larger games an AI plays on, and the seat ranks last."""
    game = open_timed(services, Clock("turn", 60, then="forfeit"), "glen_more", seats)
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
    game = open_timed(services, Clock("turn", 60, then="forfeit"))
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
    game = open_timed(services, MINUTE)
    clock.tick(30)
    look(caretaker)
    clock.tick(1000)
    later = open_timed(services, MINUTE)
    for _ in range(2):  # another returning one does not repeat it
        services.redis.set(SEEN, round((START + timedelta(seconds=30)).timestamp() * 1000))
        Caretaker(services).restore_time()
    assert decisions(services, game)[-1].events == (TimeGiven(1_000_000),)
    assert until(services, game) == 1060
    assert not [one for one in decisions(services, later) if isinstance(one.events[0], TimeGiven)]
    caretaker.round()
    assert deadline_of(position(services, game)) is not None, "no time ran out meanwhile"


def test_the_caretaker_sends_heartbeats_during_long_rounds(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a slow round adds no time. Nor does a heartbeat hide an earlier downtime that is not recorded yet."""
    caretaker, blocked, stop, shows = Caretaker(services), threading.Event(), threading.Event(), threading.Semaphore(0)
    services.schedule.wake(open_timed(services, MINUTE))
    show = caretaker.show

    def observe() -> None:
        show()
        shows.release()

    monkeypatch.setattr(caretaker, "check", lambda *_: blocked.wait(60))
    monkeypatch.setattr(caretaker_module, "SHOW_SECONDS", 0.01)
    monkeypatch.setattr(caretaker, "show", observe)
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
    game = open_timed(services, MINUTE, others="random")
    turn(services, game)
    assert ai_to_act(position(services, game)) == 1
    assert until(services, game) is None


def test_a_game_is_proven_if_its_clock_spells_out_a_default(api: Api) -> None:
    """Its stored form is that of the same clock without it."""
    clock = {"kind": "turn", "seconds": 60, "then": "easy"}
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    made = api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "clock": clock})
    proofs = {proof["name"]: proof["status"] for proof in api.get(f"/v1/games/{made['id']}/audit")["proofs"]}
    assert (proofs["chain"], proofs["fold"], proofs["rules"]) == ("passed", "passed", "not_yet")


@pytest.mark.slow
def test_deadlines_are_shown_and_enforced_in_time(
    live: str, redis_url: str, services: Services, start: Callable[..., Any]
) -> None:
    """With a real clock: clients see the deadline, and the timeout follows within about two seconds."""
    api = Api(live)
    shown = {"kind": "bank", "seconds": 2, "increment": 1, "then": "forfeit"}
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats, "clock": shown}
    start(redis_url, "-m", "cairn.workers", "caretaker")
    made = api.post("/v1/games", body)
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
    assert datetime.fromisoformat(now["updated_at"]) - began >= timedelta(seconds=2), "never too early"


@pytest.mark.parametrize(
    "clock",
    [
        *({"kind": "turn"}, {"kind": "turn", "seconds": 0}, {"kind": "turn", "seconds": 60, "increment": 5}),
        *({"kind": "days", "seconds": 60}, {"kind": "days", "days": 31}, {"kind": "bank", "seconds": 60, "days": 1}),
        *({"kind": "hourglass", "seconds": 60}, {"kind": "turn", "seconds": 60, "then": "hard"}),
    ],
)
def test_an_invalid_clock_is_refused_with_its_field(api: Api, clock: dict[str, Any]) -> None:
    """The pointer of the error begins with `/clock`."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    answer = api.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": seats, "clock": clock})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"].startswith("/clock")


CLANS = ("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3)
THREE_ROUNDS = ("schotten_totten", {"expert": False, "first_seat": 1, "rounds": 3, "tactics": False}, 2)
OPEN = Seat("open")


def test_times_in_the_log_never_decrease() -> None:
    """If the clock goes back, a decision has the time of the previous one."""
    game = begin(*CLANS)
    with freeze_time("2001-01-01"):
        game.play(game.legal[0])
    assert game.decisions[-1].at == game.decisions[-2].at


def test_a_player_who_left_ranks_last() -> None:
    """The AI on their seat may have the most points: the best other player wins, and the last sentence says why."""
    game, source = random_game(*CLANS, seed=7, stop=30), random.Random(7)
    deciders.leave(game, 0)
    while not game.over:
        game.play(source.choice(game.legal))
    outcome = game.position.table.outcome
    assert outcome
    assert outcome.points[0] > outcome.points[1] > outcome.points[2]
    assert (outcome.winners, outcome.left) == ((1,), (0,))
    last, points = (
        english().text(say(game.decisions[-1], game.position.table, Names(game.names))),
        ":".join(map(str, outcome.points)),
    )
    assert f"{game.people[1]} wins, {points}. {game.people[0]} left, and ranks last." in last


@pytest.mark.parametrize(
    ("game", "reason", "winners", "left"),
    [(THREE_ROUNDS, "resigned", (1,), (0,)), (("glen_more", {"first_seat": 0}, 3), "abandoned", (), (1, 2, 0))],
    ids=["resigned", "abandoned"],
)
def test_leaving_changes_no_points(game: Case, reason: str, winners: tuple[int, ...], left: tuple[int, ...]) -> None:
    """The points are those of the position, whether resigned or abandoned. The outcome names the player who left."""
    played = random_game(*game, seed=1, stop=110 if game[0] == "schotten_totten" else 60)
    points = tuple(played.position.state.points)  # type: ignore[union-attr]
    assert any(points)
    for seat in left:
        deciders.leave(played, seat)
    ended = played.decisions[-1].events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.outcome == Outcome(reason, winners, points, left=left)


def test_leaving_a_waiting_fork_only_frees_the_seat() -> None:
    """As before any start, the player has no rank, and the next player gets the seat."""
    parent = random_game(*CLANS, seed=1)
    entries = parent.entries()
    before = fold(decode(entry.stored, entry.version) for entry in entries[:12])
    game = PlayedGame(parent.game, before, parent.secret)
    game.under = tuple(entries[:12])
    deciders.fork(game, "b" * 20, bytes(32), (Seat("human"), OPEN, OPEN), ())
    deciders.take_seat(game, None, "ab")
    deciders.leave(game, 1)
    table = game.position.table
    assert (table.left, table.nonces, table.seats[1]) == ((), ("", "", ""), OPEN)
    for _ in range(2):
        deciders.take_seat(game, None, "")
    assert (game.position.has_started, game.position.table.humans) == (True, (0, 1, 2))
    assert fold(decode(entry.stored, entry.version) for entry in game.entries()).table == game.position.table
