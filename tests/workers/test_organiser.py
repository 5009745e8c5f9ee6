"""The organiser opens the games of a paired round, enters results and forfeits for absent players, each once."""

import threading
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.played_series import opening, player
from msgspec.structs import replace

from cairn.events.codec import decode
from cairn.events.decision import Ai
from cairn.events.series import NoShow, ResultEntered, log_of
from cairn.events.table import Seat
from cairn.projections.series import SeriesTable, State
from cairn.service.container import Services
from cairn.service.deciding.deciders import waited_for
from cairn.service.jobs.schedule import DUE, OWED
from cairn.service.rules import rules_of
from cairn.service.series.handler import Participant
from cairn.service.settings import Settings
from cairn.service.tokens import random_id
from cairn.workers.caretaker import Caretaker

ANN, BOB = player(0), player(1)
AI = Participant(Seat("ai", level="random"))


def begun(services: Services, *players: str, ais: int = 0, **more: Any) -> str:
    """Return the id of a series of these players and AIs that has begun."""
    id = random_id()
    entered = [*(Participant(Seat("human", player)) for player in players), *[AI] * ais]
    about = opening("round_robin", len(entered))
    services.series.open(id, replace(about, rated=False, **more), "Cup", entered)
    return id


def state_of(services: Services, id: str) -> State:
    """Return the position of a series."""
    state = services.series.get(id).position.state
    assert isinstance(state, State)
    return state


def open_tables(services: Services, id: str) -> list[SeriesTable]:
    """Return the tables with running games."""
    return [*state_of(services, id).open_tables]


def care(services: Services, **ahead: float) -> None:
    """Run rounds of a new caretaker at a later time."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)) if ahead else threading.Lock():
        caretaker = Caretaker(services)
        for _ in range(3):
            caretaker.round()


def leave(services: Services, game: str, seat: int) -> None:
    """Let the player of a seat resign, after all have sat down."""
    services.commands.leave(game, seat)


def sit(services: Services, game: str) -> None:
    """Seat all players with reserved seats."""
    table = services.repository.get(game, "truth").position.table
    for seat in table.seats:
        if seat.kind == "open":
            services.commands.take_seat(game, player=seat.player)


def finish(services: Services, game: str) -> None:
    """Play a game of AIs to its end, always with the first legal move."""
    while not (position := services.repository.get(game, "truth").position).table.is_ended:
        act = waited_for(position)
        assert act
        move = rules_of(position).legal_moves(position.state, act.seat)[0]
        services.commands.play(game, act.seat, [move], ai=Ai("random", 1, 0, "00"))


def events(services: Services, id: str, kind: Any) -> list[Any]:
    """Return the events of a kind in a series' log."""
    entries = services.log.read(log_of(id))
    decided = (event for entry in entries for event in decode(entry.stored, entry.version).events)
    return [event for event in decided if isinstance(event, kind)]


def test_games_are_opened_for_a_round(services: Services) -> None:
    """Seats are reserved for their players in the order of the table. Games have the label of the series."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    game = services.repository.get(table.game, "truth").position.table
    assert [seat.player for seat in game.seats] == [(ANN, BOB)[place] for place in table.places]
    assert all(seat.reserved for seat in game.seats)
    assert game.labels == {"series": id}
    assert game.organiser is None
    care(services)
    assert services.repository.get(table.game, "truth").head.version == 1


def test_a_result_is_entered_once_and_the_series_ends(services: Services) -> None:
    """For any number of caretakers and checks. The table shows the result of the game."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    sit(services, table.game)
    leave(services, table.game, 0)
    others = [Services(Settings(redis_url=services.settings.redis_url, key=services.settings.key)) for _ in range(4)]
    threads = [threading.Thread(target=care, args=(other,)) for other in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (entered,) = events(services, id, ResultEntered)
    head = services.repository.get(table.game, "truth").head
    assert (entered.ranks, entered.reason) == ((1, 0), "resigned")
    assert (entered.version, entered.chain) == (head.version, head.chain)
    assert services.series.get(id).is_ended
    assert not services.schedule.holds(log_of(id))
    audit = services.series_auditor.audit(id)[1]
    assert {proof.status for proof in audit.proofs} == {"passed"}


@pytest.mark.parametrize("comes", [0, 1, 2])
def test_an_absent_player_loses(services: Services, comes: int) -> None:
    """When their time is over, not before, and the other player wins. If both are absent, both lose."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    places = table.places[:comes]
    for place in places:
        services.commands.take_seat(table.game, player=(ANN, BOB)[place])
    care(services, seconds=50)
    assert open_tables(services, id)
    care(services, seconds=70)
    if comes == 2:
        assert open_tables(services, id), "it is played"
        return
    (no_show,) = events(services, id, NoShow)
    assert {*no_show.absent} == {0, 1} - {*places}
    (ended,) = state_of(services, id).tables
    assert [ended.points(seat) for seat in range(2)] == [2 * (place in places) for place in table.places]
    assert services.repository.get(table.game, "truth").position.table.is_ended
    assert {proof.status for proof in services.series_auditor.audit(id)[1].proofs} == {"passed"}


def test_a_stranger_on_a_left_seat_does_not_count(services: Services) -> None:
    """A player who declined the seat and did not return is absent."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    first = (ANN, BOB)[table.places[0]]
    services.commands.take_seat(table.game, player=first)
    second = services.commands.take_seat(table.game, player=(ANN, BOB)[table.places[1]])
    assert second
    fresh = begun(services, ANN, BOB)
    care(services)
    (other,) = open_tables(services, fresh)
    services.commands.take_seat(other.game, player=(ANN, BOB)[other.places[0]])
    services.commands.decline(other.game, 1, (ANN, BOB)[other.places[1]])
    services.commands.take_seat(other.game, player="q" * 20)
    leave(services, other.game, 0)
    care(services, seconds=70)
    (no_show,) = events(services, fresh, NoShow)
    assert no_show.absent == (other.places[1],)


def test_a_game_deleted_before_its_end_is_opened_again(services: Services) -> None:
    """With the same id and the same players."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    services.commands.delete(table.game)
    services.schedule.at(log_of(id), after=0)
    care(services, seconds=1)
    assert services.repository.get(table.game, "truth").position.table.labels == {"series": id}


def test_a_game_deleted_after_its_end_is_a_draw(services: Services) -> None:
    """If its result was not entered. The series continues, and the result cannot be proven."""
    id = begun(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    sit(services, table.game)
    leave(services, table.game, 0)
    services.commands.delete(table.game)
    care(services)
    (entered,) = events(services, id, ResultEntered)
    assert (entered.reason, entered.ranks, entered.version) == ("deleted", (0, 0), 0)
    assert services.series.get(id).is_ended
    proofs = {proof.name: proof for proof in services.series_auditor.audit(id)[1].proofs}
    assert proofs["results"].status == "unavailable"
    assert proofs["rules"].status == "passed"


def test_a_whole_league_of_ais_is_played(services: Services) -> None:
    """Round after round by workers alone. It rests in between and becomes due with the next event."""
    id = begun(services, ais=3)
    for _ in range(20):
        care(services)
        for table in open_tables(services, id) if not services.series.get(id).is_ended else ():
            finish(services, table.game)
    assert services.series.get(id).is_ended
    assert len(events(services, id, ResultEntered)) == 3


def test_a_series_rests_until_the_deadline_of_absent_players(services: Services) -> None:
    """It is checked then, and not continuously."""
    id = begun(services, ANN, BOB)
    care(services)
    care(services, seconds=10)
    due = services.redis.zscore(DUE, log_of(id))
    assert due
    assert due <= datetime.now(UTC).timestamp() + 61
    assert services.redis.zscore(OWED, log_of(id)) is None


def test_a_series_without_players_ends(services: Services) -> None:
    """After 30 days."""
    id = random_id()
    services.series.open(id, opening("swiss", 4), "Cup")
    care(services, days=29)
    assert not services.series.get(id).is_ended
    care(services, days=31)
    assert services.series.get(id).is_ended
    assert services.log.secret(log_of(id)) is None


def test_a_busy_arena_is_not_checked_continuously(services: Services) -> None:
    """It is checked when a game ends and at its own end."""
    id = random_id()
    about = replace(opening("arena", 2), rated=False, seconds=3600)
    services.series.open(id, about, "Cup", [Participant(Seat("human", player)) for player in (ANN, BOB)])
    care(services)
    (table,) = open_tables(services, id)
    sit(services, table.game)
    care(services, seconds=30)
    first = services.schedule.first(DUE)
    assert first
    assert first > services.clock.time() + 40
    leave(services, table.game, 0)
    care(services, seconds=31)
    assert [other.game for other in open_tables(services, id)] != [table.game]
