"""Commands, with a real server."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, OPEN, RULES, called, decisions, legal, move, open_game, play_to_the_end
from helpers.keys import keys
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import NoPermissionError

from cairn.events.appends import IdempotencyKey
from cairn.events.chance import SeededChance
from cairn.events.codec import read_options
from cairn.events.highland_clans.pieces import Options as ClansOptions
from cairn.events.schotten_totten.events import CardPlayed
from cairn.events.schotten_totten.moves import Claim, EndTurn, PlayCard
from cairn.events.table import GameEnded, GameOpened, Outcome, Seat, SeatLeft, SeatTaken
from cairn.projections.decided import Deciders
from cairn.projections.fold import Position
from cairn.projections.schotten_totten.state import State as SchottenTotten
from cairn.projections.table import Occupancy, Table
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.errors import (
    Forbidden,
    GameOver,
    IllegalMove,
    ListGoesOn,
    NoOpenSeat,
    NotFound,
    NotStarted,
    NotYourTurn,
    RulesGone,
    Unauthorized,
)
from cairn.service.jobs.schedule import OWED
from cairn.service.rules import GAMES, newest
from cairn.service.rules.interface import follow
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker


def claimable(state: Any, move: PlayCard) -> list[Any]:
    """Return the claims that a card would allow."""
    after = state.copy()
    follow(after, RULES.consequences(after, after.turn, move, SeededChance("")))
    return [claim for claim in RULES.legal_moves(after, state.turn) if isinstance(claim, Claim)]


def test_a_full_game_is_dealt_in_the_same_append(services: Services) -> None:
    """Opening and dealing are two decisions of the service in one append. The commitment precedes the chance."""
    game = open_game(services)
    opening, deal = decisions(services, game)
    assert (opening.by, deal.by, opening.draws, len(deal.draws or ())) == (None, None, (), 12)
    assert isinstance(opening.events[0], GameOpened)
    assert services.log.secret(game) is not None


def test_a_game_waits_for_open_seats(services: Services) -> None:
    """It begins when the last seat is taken. A further player finds no open seat."""
    game = open_game(services, GUEST, OPEN)
    with pytest.raises(NotStarted):
        services.commands.play(game, 0, [PlayCard("red-5", 3)])
    assert services.commands.take_seat(game, name="Bob").first == 2
    taken = decisions(services, game)[1]
    assert (taken.by, taken.events) == (1, (SeatTaken(1),))
    assert called(services, game) == ("Ann", "Bob")
    assert services.repository.latest_known(game).position.status == "running"
    with pytest.raises(NoOpenSeat):
        services.commands.take_seat(game, name="Cid")


def test_a_finished_game_reveals_its_secret(services: Services) -> None:
    """The last decision has the outcome and the secret, which is deleted elsewhere. No decision can follow."""
    game = open_game(services)
    secret = services.log.secret(game)
    play_to_the_end(services, game)
    last = decisions(services, game)[-1].events[-1]
    assert isinstance(last, GameEnded)
    assert secret is not None
    assert (last.secret, services.log.secret(game)) == (secret.hex(), None)
    for ask in (
        lambda: services.commands.play(game, 0, [EndTurn()]),
        lambda: services.commands.leave(game, 0),
        lambda: services.commands.take_seat(game, name="Cid"),
        lambda: services.commands.abandon(game, services.repository.latest_known(game).head.version),
    ):
        with pytest.raises(GameOver):
            ask()


def test_the_cached_position_equals_the_log(services: Services, second: Services) -> None:
    """Another process folds the same position from the log."""
    game = open_game(services)
    play_to_the_end(services, game)
    assert services.repository.latest_known(game) == second.repository.latest_known(game)


def test_leaving_before_the_start_reopens_the_seat(services: Services) -> None:
    """Another player may take it. The old token becomes invalid."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "glen_more", read_options("glen_more", {}), (GUEST, OPEN, OPEN), names=["Ann"])
    services.commands.take_seat(game, name="Bob")
    token = services.tokens.seat(game, 1, 2)
    assert services.tokens.holder(token, services.repository.latest_known(game).position.table) == 1
    services.commands.leave(game, 1)
    table = services.repository.latest_known(game).position.table
    assert (table.seats[1], services.tokens.holder(token, table)) == (OPEN, None)
    services.commands.take_seat(game, name="Cid")
    table = services.repository.latest_known(game).position.table
    assert (called(services, game), services.tokens.holder(token, table)) == (("Ann", "Cid", "seat 3"), None)


def test_a_game_ends_when_its_last_human_leaves(services: Services) -> None:
    """It is abandoned, also before its start."""
    game = open_game(services, GUEST, OPEN)
    services.commands.leave(game, 0)
    assert services.repository.latest_known(game).position.table.outcome == Outcome("abandoned", (), (0, 0))


def test_leaving_a_game_of_two_resigns(services: Services) -> None:
    """The other seat wins, human or not, with unchanged points. An AI's seat cannot leave."""
    game = open_game(services, GUEST, AI)
    with pytest.raises(Forbidden):
        services.commands.leave(game, 1)
    services.commands.leave(game, 0)
    assert services.repository.latest_known(game).position.table.outcome == Outcome("resigned", (1,), (0, 0), left=(0,))


@pytest.mark.parametrize(
    ("table", "events"),
    [
        ((GUEST, GUEST, AI), [SeatLeft(0, Seat("ai", None, "greedy"))]),
        ((GUEST, AI, AI), [SeatLeft(0, GUEST), "abandoned"]),
        ((GUEST, AI), [SeatLeft(0, GUEST), "resigned"]),
    ],
)
def test_leaving_a_running_game(table: tuple[Seat, ...], events: list[Any]) -> None:
    """With more than two seats an AI plays on under the name. Without humans the game is abandoned."""
    taken, who = tuple((Occupancy(1, seat),) for seat in table), Deciders().with_seats(1, table)
    seated = Table("g", "schotten_totten", 1, {"rounds": 1}, table, taken, ("",) * len(table), deciders=who)
    state = SchottenTotten.new({"rounds": 1}, len(table))
    draft = Draft("g", Position(2, "", seated, state, has_started=True), bytes(32), "2026-01-01T00:00:00.000Z")
    deciders.leave(draft, 0)
    left = list(draft.decisions[0].events)
    assert [event.outcome.reason if isinstance(event, GameEnded) else event for event in left] == events


def test_a_player_who_left_cannot_decide(services: Services, second: Services) -> None:
    """This holds in a process that does not know yet that the seat was taken again."""
    game = open_game(services, GUEST, OPEN, OPEN)
    services.commands.take_seat(game, name="Bob")
    second.commands.leave(game, 1)
    second.commands.take_seat(game, name="Cid")
    assert services.repository.latest_known(game).position.table.taken_at[1] == 2
    with pytest.raises(Unauthorized):
        services.commands.play(game, 1, [EndTurn()], taken=2)
    with pytest.raises(Unauthorized):
        services.commands.leave(game, 1, taken=2)
    with pytest.raises(NotStarted):
        services.commands.play(game, 1, [EndTurn()], taken=4)
    assert services.commands.leave(game, 1, taken=4).last == 5


def test_a_player_who_left_cannot_move_for_the_ai(services: Services, second: Services) -> None:
    """A process that does not know yet catches up and refuses the move."""
    game, seats = services.tokens.game(None), (GUEST, GUEST, GUEST)
    services.commands.open_game(game, "highland_clans", ClansOptions(first_seat=0), seats)
    state = second.repository.latest_known(game).position.state
    services.commands.leave(game, 0)
    with pytest.raises(Unauthorized):
        second.commands.play(game, 0, newest("highland_clans").legal_moves(state, 0)[:1], taken=1)


def proving_pair(services: Services, game: str) -> tuple[int, list[Any]]:
    """Play at random until a card would allow a claim. Return the seat to move and the two moves."""
    source = random.Random(2)
    while True:
        state = services.repository.latest_known(game).position.state
        seat, moves = legal(services, game)
        for card in moves:
            if isinstance(card, PlayCard) and (claims := claimable(state, card)):
                return seat, [card, claims[0]]
        services.commands.play(game, seat, [source.choice(moves)])


def test_a_list_of_moves_is_one_append(services: Services, second: Services) -> None:
    """Each move is a decision of its own in the same command. The cached position equals the log."""
    game, command = open_game(services), IdempotencyKey("0:list", "b")
    seat, pair = proving_pair(services, game)
    version = services.repository.latest_known(game).head.version
    result = services.commands.play(game, seat, pair, key=command)
    assert (result.first, result.last) == (version + 1, version + 2)
    assert [(step.by, step.move) for step in decisions(services, game)[version:]] == [(seat, each) for each in pair]
    assert second.commands.play(game, seat, [EndTurn()], key=command).last == result.last
    assert services.repository.latest_known(game) == second.repository.latest_known(game)


def test_a_list_ends_with_the_first_move_that_reveals(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that reveals ends the list as a draw does, though it draws nothing. By itself the move is legal."""
    game = open_game(services)
    seat, pair = proving_pair(services, game)
    version = services.repository.latest_known(game).head.version
    monkeypatch.setattr(CardPlayed, "reveals", True)
    with pytest.raises(ListGoesOn) as refused:
        services.commands.play(game, seat, pair)
    assert refused.value.members["errors"][0].pointer == "/moves/1"
    assert services.commands.play(game, seat, pair[:1]).last == version + 1


def test_a_list_of_moves_is_atomic(services: Services) -> None:
    """If one of its moves is illegal, none is made. The problem points at the illegal move."""
    game = open_game(services)
    version = services.repository.latest_known(game).head.version
    with pytest.raises((IllegalMove, NotYourTurn, ListGoesOn)):
        services.commands.play(game, 0, [legal(services, game)[1][0], PlayCard("red-1", 1)])
    with pytest.raises(IllegalMove) as refused:
        services.commands.play(game, 0, [EndTurn(), EndTurn()])
    assert refused.value.members["errors"][0].pointer == "/moves/0"
    assert len(decisions(services, game)) == version


def test_a_list_ends_with_the_first_draw(services: Services) -> None:
    """A longer list is refused with the same words, independent of the draw and of the following moves."""
    words = set()
    for following in (EndTurn(), PlayCard("red-1", 1), PlayCard("blue-9", 9)):
        game = open_game(services)
        with pytest.raises(ListGoesOn) as refused:
            services.commands.play(game, 0, [legal(services, game)[1][0], following])
        words.add((refused.value.detail, str(refused.value.members)))
        assert len(decisions(services, game)) == 2
    assert len(words) == 1


def test_a_game_is_scheduled_before_it_exists(services: Services, redis_url: str) -> None:
    """Both commands are pipelined in this order: if the append fails, the game is still due."""
    services.redis.acl_setuser("limited", enabled=True, nopass=True, keys=["*"], commands=["+@all"])
    limited = Services(Settings(redis_url=redis_url.replace("unix://", "unix://limited:x@"), key="k"))
    limited.parts.show()  # it may append, as far as the format is concerned
    services.redis.acl_setuser("limited", enabled=True, nopass=True, keys=["*"], commands=["-@scripting"])
    with pytest.raises(NoPermissionError):
        open_game(limited)
    assert services.redis.zcard(OWED) == 1
    assert services.redis.keys("*:log") == []
    services.redis.acl_deluser("limited")
    limited.redis.close()


def test_only_pending_ai_turns_schedule_a_game(services: Services) -> None:
    """A move before an AI's turn makes the game due in three seconds. A move between humans changes nothing."""
    for seats, forward in (((GUEST, GUEST), False), ((GUEST, AI), True)):
        game = open_game(services, *seats)
        services.redis.zadd(OWED, {game: 9e9})
        move(services, game)
        assert (services.redis.zscore(OWED, game) != 9e9) == forward
        assert (services.turn_queue.attempt(game, 3, 1) is not None) == forward


def test_an_unavailable_queue_fails_no_move(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The append is acknowledged. The caretaker enqueues the pending work again."""

    def away(*_args: Any, **_kwargs: Any) -> None:
        raise RedisConnectionError("gone")

    monkeypatch.setattr(services.turn_queue, "enqueue", away)
    monkeypatch.setattr(services.lists, "put", away)
    game = open_game(services, AI, GUEST)
    assert len(decisions(services, game)) == 2


def test_a_slow_clock_does_not_decrease_times(services: Services) -> None:
    """A decision made with a slow clock has the time of the previous one."""
    game = open_game(services)
    before = decisions(services, game)[-1].at
    with freeze_time(datetime(2020, 1, 1, tzinfo=UTC)):
        move(services, game)
    assert decisions(services, game)[-1].at == before


def test_a_deleted_game_is_gone_everywhere(services: Services, second: Services) -> None:
    """This includes processes that have cached it. No key is left, and the caretaker removes it from the schedule."""
    game = open_game(services)
    second.repository.latest_known(game)
    seat, moves = legal(services, game)
    services.commands.delete(game)
    with pytest.raises(NotFound):
        second.commands.play(game, seat, [moves[0]])
    with pytest.raises(NotFound):
        services.commands.delete(game)
    assert keys(services.redis) == [OWED.encode()]
    Caretaker(services).check(game)
    assert keys(services.redis) == []


def test_a_row_written_during_a_deletion_is_removed(
    services: Services, second: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who took the last seat just before may write the row of a deleted game. The caretaker removes it."""
    game, put = open_game(services, GUEST, OPEN), second.lists.put

    def put_late(*row: Any) -> None:
        services.commands.delete(game)
        put(*row)

    monkeypatch.setattr(second.lists, "put", put_late)
    second.commands.take_seat(game, name="Bob")
    assert services.redis.zscore(OWED, game) is not None
    Caretaker(services).check(game)
    assert keys(services.redis) == []


def test_a_game_without_its_rules_version_cannot_be_played(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can still be viewed."""
    game = open_game(services)
    seat, moves = legal(services, game)
    monkeypatch.setattr(GAMES["schotten_totten"], "versions", {2: RULES})
    with pytest.raises(RulesGone):
        services.commands.play(game, seat, [moves[0]])
    assert services.repository.get(game, None).head.version == 2


def test_nothing_unverifiable_is_left(services: Services, redis_url: str) -> None:
    """The secret key is deleted when the secret is revealed. Left are the log, derived data and guests' names."""
    game = open_game(services)
    play_to_the_end(services, game)
    with Redis.from_url(redis_url) as redis:
        left = {key.decode().rpartition(":")[2] for key in redis.keys(f"cairn:{{{game}}}*")}
        assert left == {"log", "names", "snapshot"}
