"""Commands, against a real server."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, OPEN, RULES, called, decisions, legal, opened, play_to_the_end
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
    """Opening and dealing are two decisions of the service in one append, with the commitment before the chance."""
    game = opened(services)
    opening, deal = decisions(services, game)
    assert (opening.by, deal.by, opening.draws, len(deal.draws or ())) == (None, None, (), 12)
    assert isinstance(opening.events[0], GameOpened)
    assert services.log.secret(game) is not None


def test_an_open_seat_is_waited_for(services: Services) -> None:
    """The game begins when the last seat is taken; another finds none open."""
    game = opened(services, GUEST, OPEN)
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
    """The last decision tells the outcome and the secret, which is kept nowhere else; nothing may follow."""
    game = opened(services)
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


def test_what_the_process_keeps_is_what_the_log_says(services: Services, second: Services) -> None:
    """The position that commands led to is the one another process folds from the log."""
    game = opened(services)
    play_to_the_end(services, game)
    assert services.repository.latest_known(game) == second.repository.latest_known(game)


def test_leaving_before_the_start_opens_the_seat(services: Services) -> None:
    """Somebody else may take it, and the token of who left is good no more."""
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


def test_the_last_human_who_leaves_ends_the_game(services: Services) -> None:
    """A game that nobody waits in any more is abandoned, before the start too."""
    game = opened(services, GUEST, OPEN)
    services.commands.leave(game, 0)
    assert services.repository.latest_known(game).position.table.outcome == Outcome("abandoned", (), (0, 0))


def test_leaving_a_game_of_two_resigns(services: Services) -> None:
    """The other wins, human or not, with the points as they are; a seat of nobody's cannot leave."""
    game = opened(services, GUEST, AI)
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
    """With more than two seats an AI plays on under the name; with no human left the game is abandoned."""
    taken, who = tuple((Occupancy(1, seat),) for seat in table), Deciders().with_seats(1, table)
    seated = Table("g", "schotten_totten", 1, {"rounds": 1}, table, taken, ("",) * len(table), deciders=who)
    state = SchottenTotten.new({"rounds": 1}, len(table))
    draft = Draft("g", Position(2, "", seated, state), bytes(32), "2026-01-01T00:00:00.000Z")
    deciders.leave(draft, 0)
    left = list(draft.decisions[0].events)
    assert [event.outcome.reason if isinstance(event, GameEnded) else event for event in left] == events


def test_who_has_left_decides_nothing(services: Services, second: Services) -> None:
    """Not even in a process that has not heard that another sits there now."""
    game = opened(services, GUEST, OPEN, OPEN)
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


def test_who_left_a_game_that_goes_on_does_not_play_for_its_ai(services: Services, second: Services) -> None:
    """A process that has not heard of it refuses them when it has."""
    game, seats = services.tokens.game(None), (GUEST, GUEST, GUEST)
    services.commands.open_game(game, "highland_clans", ClansOptions(first_seat=0), seats)
    state = second.repository.latest_known(game).position.state
    services.commands.leave(game, 0)
    with pytest.raises(Unauthorized):
        second.commands.play(game, 0, newest("highland_clans").legal_moves(state, 0)[:1], taken=1)


def proving_pair(services: Services, game: str) -> tuple[int, list[Any]]:
    """Play at random until a card would allow a claim; return who is waited for, and the two moves."""
    source = random.Random(2)
    while True:
        state = services.repository.latest_known(game).position.state
        seat, moves = legal(services, game)
        for move in moves:
            if isinstance(move, PlayCard) and (claims := claimable(state, move)):
                return seat, [move, claims[0]]
        services.commands.play(game, seat, [source.choice(moves)])


def test_a_list_of_moves_is_laid_in_one_append(services: Services, second: Services) -> None:
    """Each move is a decision of its own, all of them are one command, and what is kept is what the log says."""
    game, command = opened(services), IdempotencyKey("0:list", "b")
    seat, pair = proving_pair(services, game)
    version = services.repository.latest_known(game).head.version
    result = services.commands.play(game, seat, pair, key=command)
    assert (result.first, result.last) == (version + 1, version + 2)
    assert [(step.by, step.move) for step in decisions(services, game)[version:]] == [(seat, move) for move in pair]
    assert second.commands.play(game, seat, [EndTurn()], key=command).last == result.last
    assert services.repository.latest_known(game) == second.repository.latest_known(game)


def test_a_list_ends_with_the_first_move_that_reveals(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Showing the mover something new ends it as a draw does, though it draws nothing; alone the move is made."""
    game = opened(services)
    seat, pair = proving_pair(services, game)
    version = services.repository.latest_known(game).head.version
    monkeypatch.setattr(CardPlayed, "reveals", True)
    with pytest.raises(ListGoesOn) as refused:
        services.commands.play(game, seat, pair)
    assert refused.value.members["errors"][0].pointer == "/moves/1"
    assert services.commands.play(game, seat, pair[:1]).last == version + 1


def test_a_list_of_moves_is_done_whole_or_not_at_all(services: Services) -> None:
    """A second move that is illegal undoes nothing, as nothing was done; it is pointed at."""
    game = opened(services)
    version = services.repository.latest_known(game).head.version
    with pytest.raises((IllegalMove, NotYourTurn, ListGoesOn)):
        services.commands.play(game, 0, [legal(services, game)[1][0], PlayCard("red-1", 1)])
    with pytest.raises(IllegalMove) as refused:
        services.commands.play(game, 0, [EndTurn(), EndTurn()])
    assert refused.value.members["errors"][0].pointer == "/moves/0"
    assert len(decisions(services, game)) == version


def test_a_list_ends_with_the_first_draw(services: Services) -> None:
    """A longer one is refused in the same words whatever was drawn and whatever would follow."""
    words = set()
    for following in (EndTurn(), PlayCard("red-1", 1), PlayCard("blue-9", 9)):
        game = opened(services)
        with pytest.raises(ListGoesOn) as refused:
            services.commands.play(game, 0, [legal(services, game)[1][0], following])
        words.add((refused.value.detail, str(refused.value.members)))
        assert len(decisions(services, game)) == 2
    assert len(words) == 1


def test_a_game_is_due_before_it_exists(services: Services, redis_url: str) -> None:
    """Both are sent at once, and in this order: an append that Redis does not carry out leaves the game due."""
    services.redis.acl_setuser("nobody", enabled=True, nopass=True, keys=["*"], commands=["+@all"])
    nobody = Services(Settings(redis_url=redis_url.replace("unix://", "unix://nobody:x@"), key="k"))
    nobody.parts.show()  # it may append, as far as the format goes
    services.redis.acl_setuser("nobody", enabled=True, nopass=True, keys=["*"], commands=["-@scripting"])
    with pytest.raises(NoPermissionError):
        opened(nobody)
    assert services.redis.zcard(OWED) == 1
    assert services.redis.keys("*:log") == []
    services.redis.acl_deluser("nobody")
    nobody.redis.close()


def test_only_what_is_owed_brings_a_game_forward(services: Services) -> None:
    """A move that leaves an AI owed makes the game due in three seconds; one between humans does not touch it."""
    for seats, forward in (((GUEST, GUEST), False), ((GUEST, AI), True)):
        game = opened(services, *seats)
        services.redis.zadd(OWED, {game: 9e9})
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [moves[0]])
        assert (services.redis.zscore(OWED, game) != 9e9) == forward
        assert (services.turn_queue.attempt(game, 3, 1) is not None) == forward


def test_a_queue_that_is_away_fails_no_move(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was appended is acknowledged; the caretaker asks again for what was owed."""

    def away(*_args: Any, **_kwargs: Any) -> None:
        raise RedisConnectionError("gone")

    monkeypatch.setattr(services.turn_queue, "enqueue", away)
    monkeypatch.setattr(services.lists, "put", away)
    game = opened(services, AI, GUEST)
    assert len(decisions(services, game)) == 2


def test_time_never_goes_back(services: Services) -> None:
    """A decision made by a slow clock carries the time of the one before."""
    game = opened(services)
    before = decisions(services, game)[-1].at
    with freeze_time(datetime(2020, 1, 1, tzinfo=UTC)):
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [moves[0]])
    assert decisions(services, game)[-1].at == before


def test_a_deleted_game_is_gone_for_everyone(services: Services, second: Services) -> None:
    """Also for a process that keeps its position; no key of it is left, and the caretaker is the last to look."""
    game = opened(services)
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


def test_a_row_that_is_put_while_its_game_is_deleted_goes_too(
    services: Services, second: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who took the last seat just before puts the row of a game that is gone: the caretaker finds it."""
    game, put = opened(services, GUEST, OPEN), second.lists.put

    def put_late(*row: Any) -> None:
        services.commands.delete(game)
        put(*row)

    monkeypatch.setattr(second.lists, "put", put_late)
    second.commands.take_seat(game, name="Bob")
    assert services.redis.zscore(OWED, game) is not None
    Caretaker(services).check(game)
    assert keys(services.redis) == []


def test_rules_that_are_gone_cannot_be_played_by(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of a version nobody has any more can be looked at, not played."""
    game = opened(services)
    seat, moves = legal(services, game)
    monkeypatch.setattr(GAMES["schotten_totten"], "versions", {2: RULES})
    with pytest.raises(RulesGone):
        services.commands.play(game, seat, [moves[0]])
    assert services.repository.get(game, None).head.version == 2


def test_nothing_is_left_that_a_stranger_could_not_check(services: Services, redis_url: str) -> None:
    """The secret key of a game goes when the secret is told; the log stays, what was made of it, and guests' names."""
    game = opened(services)
    play_to_the_end(services, game)
    with Redis.from_url(redis_url) as redis:
        left = {key.decode().rpartition(":")[2] for key in redis.keys(f"cairn:{{{game}}}*")}
        assert left == {"log", "names", "snapshot"}
