"""Allowed and refused commands of a series, and the messages about it."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.organised import until_ended
from helpers.people import Person
from helpers.played_series import BEGUN, ID, Play, draft_series, joined, opening, player
from helpers.receiver import TRUSTED, Receiver
from msgspec.structs import replace

from cairn.events.clock import format_time, seconds
from cairn.events.series import Format, HalfBye, LotsDrawn, NoShow, ResultEntered, SeriesEnded, log_of
from cairn.events.table import Seat
from cairn.projections.series import State
from cairn.projections.series.ranking import points_of
from cairn.service.audit import audit
from cairn.service.container import Services
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.errors import AlreadySeated, Forbidden, GameOver, Invalid, NoOpenSeat, Problem, RulesGone


def state_of(draft: Draft) -> State:
    """Return a series that has begun."""
    assert isinstance(draft.position.state, State)
    return draft.position.state


def later(draft: Draft, seconds: float) -> None:
    """Set the time to `seconds` after the opening, and advance the series."""
    draft.at = format_time(BEGUN + seconds)
    series.advance(draft)


def test_a_full_series_begins() -> None:
    """The lots contain each player once, and the first round is paired at once."""
    draft = joined(draft_series("round_robin", 4), 4)
    assert sorted(state_of(draft).lots) == [0, 1, 2, 3]
    assert (draft.position.status, state_of(draft).round, len(state_of(draft).tables)) == ("running", 1, 2)
    assert state_of(draft).come_until == format_time(BEGUN + 60)


def test_a_series_begins_at_its_time() -> None:
    """Not earlier, and with the players who have joined."""
    draft = joined(draft_series("swiss", 8, starts_at=format_time(BEGUN + 100)), 3)
    later(draft, 99)
    assert draft.position.status == "open"
    later(draft, 100)
    assert (draft.position.status, len(state_of(draft).lots)) == ("running", 3)


def test_a_series_with_too_few_players_ends() -> None:
    """At its time, or after 30 days."""
    draft = joined(draft_series("swiss", 8), 1)
    later(draft, 30 * 86400)
    assert draft.position.table.outcome
    assert draft.position.table.outcome.reason == "too_few"


def test_the_organiser_begins_a_series() -> None:
    """It needs at least two players."""
    draft = joined(draft_series("swiss", 8), 1)
    with pytest.raises(Invalid, match="1 take part, and a table has 2 seats"):
        series.start(draft)
    joined_two = joined(draft_series("swiss", 8), 2)
    series.start(joined_two)
    series.advance(joined_two)
    assert joined_two.position.has_started
    with pytest.raises(GameOver):
        series.start(joined_two)


def test_a_player_joins_once() -> None:
    """Until the series begins or is full. A player who withdrew returns with the same number."""
    draft = joined(draft_series("round_robin", 3), 2)
    with pytest.raises(AlreadySeated):
        series.join(draft, Seat("human", player(0)))
    series.withdraw(draft, 0)
    with pytest.raises(Forbidden):
        series.withdraw(draft, 0)
    series.join(draft, Seat("human", player(0)))
    assert (len(draft.position.table.seats), draft.position.table.left) == (2, ())
    series.join(draft, Seat("ai", level="easy"))
    series.advance(draft)
    with pytest.raises(NoOpenSeat, match="only an arena"):
        series.join(draft, Seat("human", player(7)))
    with pytest.raises(Invalid):
        series.join(draft, Seat("ai", level="godlike"))


def test_a_swiss_series_is_joined_late() -> None:
    """The late entry has no points, and the number after all others. The last round is too late, as in version 1."""
    for version, words in ((1, "has begun"), (2, "before its last round")):
        draft = joined(draft_series("swiss", 6, rounds=2, formats_version=version), 4)
        series.start(draft)
        play = Play(draft, drawn=0)
        if version == 2:
            series.join(draft, Seat("human", player(4)))
            series.follow(draft)
            assert [bye.place for bye in play.state.byes] == [4]
        while play.state.round < 2:
            play.step()
        with pytest.raises(NoOpenSeat, match=words):
            series.join(draft, Seat("human", player(5)))


def test_no_participant_returns_while_a_round_is_paired() -> None:
    """A large round takes seconds, and each change starts it again. They may leave meanwhile, and return afterwards."""
    play = Play(joined(draft_series("swiss", 6, rounds=3), 6))
    series.withdraw(play.draft, 5)
    for table in [*play.state.open_tables]:
        play.end(table)
    with pytest.raises(NoOpenSeat, match="being paired"):
        series.join(play.draft, Seat("human", player(5)))
    series.withdraw(play.draft, 4)
    series.advance(play.draft)
    series.join(play.draft, Seat("human", player(5)))
    assert play.draft.position.table.left == (4,)


def test_a_full_series_cannot_be_joined() -> None:
    """An arena can be joined while it runs, up to its number of places."""
    draft = joined(draft_series("arena", 3), 2)
    series.start(draft)
    series.join(draft, Seat("human", player(5)))
    with pytest.raises(NoOpenSeat, match="taken"):
        series.join(draft, Seat("human", player(6)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "single_elimination", "seats": 3, "ruleset": "highland_clans", "places": 4}, "by two at a table"),
        ({"format": "arena", "seconds": 0}, "has a duration in seconds"),
        ({"format": "swiss", "seconds": 9}, "has a duration in seconds"),
        ({"format": "arena", "seconds": 9, "rounds": 3}, "number of rounds"),
        ({"seats": 3, "ruleset": "schotten_totten"}, "has no 3 seats"),
        ({"ruleset": "highland_clans", "seats": 5, "places": 4}, "A table has 5 seats, and 4 may take part"),
        ({"options": {"hat": 1}}, "options are not those"),
        ({"organiser": "Ann"}, "the organiser's id"),
        ({"nonce": "xyz"}, "The nonce or"),
    ],
    ids=str,
)
def test_inconsistent_options_are_refused(change: dict[str, object], words: str) -> None:
    """The reason is a sentence."""
    with pytest.raises(Invalid, match=words):
        draft_series(**({"format": "swiss", "places": 4} | change))  # type: ignore[arg-type]  # what is wrong is the test


def test_unknown_formats_are_refused() -> None:
    """Pairings of another version's format cannot be computed."""
    draft = draft_series("swiss", 4)
    draft.position = replace(draft.position, version=0)
    with pytest.raises(RulesGone, match="no version 9 of the formats"):
        series.open_series(draft, replace(opening("swiss", 4), formats_version=9))


def of_table(change: Callable[[str], ResultEntered | NoShow]) -> Problem:
    """Return the reason of a refused result of the first table of a series."""
    draft = joined(draft_series("swiss", 2), 2)
    entered = change(state_of(draft).tables[0].game)
    decider: Callable[..., None] = series.enter_no_show if isinstance(entered, NoShow) else series.enter_result
    with pytest.raises(Problem) as refused:
        decider(draft, entered)
    return refused.value


def test_only_valid_results_of_open_tables_are_accepted() -> None:
    """Ranks must fit the seats. Players who may still arrive are not absent."""
    assert "No table" in str(of_table(lambda _: ResultEntered("x", (0, 1), "points", 9, "ab")))
    assert "one rank per seat" in str(of_table(lambda game: ResultEntered(game, (0, 2), "points", 9, "ab")))
    assert "one rank per seat" in str(of_table(lambda game: ResultEntered(game, (0, 1, 1), "points", 9, "ab")))
    assert "may still come" in str(of_table(lambda game: NoShow(game, (1,), 9, "ab")))
    assert "must be at this table" in str(of_table(lambda game: NoShow(game, (7,), 9, "ab")))
    draft = joined(draft_series("swiss", 2), 2)
    game = state_of(draft).tables[0].game
    series.enter_result(draft, ResultEntered(game, (0, 1), "points", 9, "ab"))
    with pytest.raises(Invalid):
        series.enter_result(draft, ResultEntered(game, (0, 1), "points", 9, "ab"))


def test_a_finished_series_accepts_no_commands() -> None:
    """Joining, withdrawing, beginning and ending are refused."""
    draft = joined(draft_series("swiss", 4), 2)
    series.call_off(draft)
    join, withdraw = partial(series.join, who=Seat("human", player(9))), partial(series.withdraw, place=0)
    for decide in (join, withdraw, series.start, series.call_off, series.follow):
        with pytest.raises(GameOver):
            decide(draft)


def test_an_arena_pairs_free_players_until_its_time_is_over() -> None:
    """Every five seconds. The last games are finished. No player plays two games at once."""
    play = Play(joined(draft_series("arena", 9, seconds=60), 9))
    while not play.draft.position.table.is_ended:
        at_once = [place for table in play.state.open_tables for place in table.places]
        assert len(at_once) == len({*at_once})
        play.step()
    (ended,) = (event for event in play.draft.decisions[-1].events if isinstance(event, SeriesEnded))
    assert ended.reason == "played"
    paired = [decision for decision in play.draft.decisions if decision.events[0].type == "series.paired"]
    assert paired[-1].at < format_time(BEGUN + 60) < play.draft.decisions[-1].at
    assert all(second.at >= format_time(seconds(first.at) + 5) for first, second in pairwise(paired))


def test_game_ids_follow_from_the_secret() -> None:
    """The same secret gives the same ids and lots, another one gives others."""
    secrets = (bytes(32), bytes(32), b"x" * 32)
    first, again, other = (joined(draft_series("swiss", 8, secret=secret), 8) for secret in secrets)
    ids = [[table.game for table in state_of(draft).tables] for draft in (first, again, other)]
    assert ids[0] == ids[1]
    assert not {*ids[0]} & {*ids[2]}
    lots = [next(e for d in draft.decisions for e in d.events if isinstance(e, LotsDrawn)) for draft in (first, other)]
    assert lots[0].order != lots[1].order


def test_nonces_contribute_to_the_lots() -> None:
    """So every player contributes to their chance."""
    orders = set[tuple[int, ...]]()
    for nonce in ("", "00", "ff"):
        draft = joined(draft_series("swiss", 8), 7)
        series.join(draft, Seat("human", player(7)), nonce)
        series.advance(draft)
        orders.add(state_of(draft).lots)
    assert len(orders) == 3


Run = Callable[..., "subprocess.Popen[bytes]"]
SEATS = [{"kind": "open"}, {"kind": "open"}]


@contextmanager
def feed(client: Api, **query: Any) -> Iterator[Iterator[dict[str, Any]]]:
    """Yield the messages of a player's feed, without those about open games."""
    options: dict[str, Any] = {"json": {"tokens": [], "open": False}, "params": query}
    answer = client.stream("/v1/stream", {"Accept": "application/x-ndjson"}, method="POST", **options)
    assert answer.status_code == 200, answer.text
    try:
        yield (json.loads(line) for line in answer.iter_lines(chunk_size=1, delimiter=b"\n") if line.startswith(b"{"))
    finally:
        answer.close()


def until(messages: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    return next(message for message in messages if message["type"] == kind)


@pytest.mark.usefixtures("services")
def test_organiser_and_players_get_messages(
    api: Api, ann: Person, bob: Person, redis_url: str, start: Run, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All get rounds and the end, players get their seats, and the organiser gets all that happens in the games."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)
    organiser = Person(api, "Olga")
    kinds = ["series.paired", "series.ended", "over"]
    organiser.post("/v1/webhooks", {"url": receiver.url, "player": "me", "events": kinds})
    body = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 2}
    with feed(organiser) as of_organiser, feed(ann) as of_ann:
        series = organiser.post("/v1/series", body)["id"]
        for player in (ann, bob):
            player.post(f"/v1/series/{series}/participants", {})
        start(redis_url, "-m", "cairn.workers", "worker")
        start(redis_url, "-m", "cairn.workers", "caretaker")
        paired = until(of_organiser, "series.paired")
        (table,) = paired["tables"]
        assert (paired["series"], paired["round"], paired["come_until"] > "2026") == (series, 1, True)
        invited = until(of_ann, "invited")
        assert (invited["game"], invited["row"]["labels"]) == (table["game"], {"series": series})
        for player in (ann, bob):
            player.post(f"/v1/games/{table['game']}/seats", {})
        ann.ask("DELETE", f"/v1/games/{table['game']}/seats/{invited['seat']}")
        seen = until(of_organiser, "over")
        assert (seen["game"], seen["seat"], seen["outcome"]["winners"]) == (table["game"], None, [1 - invited["seat"]])
        ended = until(of_organiser, "series.ended")
        assert until(of_ann, "series.ended")["ranks"] == ended["ranks"]
        assert ended["reason"] == "played"
    sent = receiver.wait(3)
    wanted = {("series.paired", series), ("series.ended", series), ("over", None)}
    assert {(body["type"], body.get("series")) for body in sent} == wanted
    assert next(body for body in sent if body["type"] == "series.ended")["link"].endswith(f"/#/series/{series}")
    assert until_ended(organiser, series)["ended"] == "played"
    assert next(feed_position(organiser))


def feed_position(client: Api) -> Iterator[str]:
    """Yield the position of the first message of a player's new feed, after a game is opened for others."""
    with feed(client) as messages:
        client.post("/v1/games", {"ruleset": "schotten_totten", "seats": SEATS})
        message = until(messages, "decision")
        assert message["seat"] is None
        yield message["position"]


def test_a_feed_begins_before_its_first_message(ann: Person) -> None:
    """Its client sees at once that it is connected, long before the first heartbeat."""
    headers, body = ann.headers | {"Accept": "application/x-ndjson"}, b'{"tokens": [], "open": false}'
    headers["Content-Type"] = "application/json"
    requests.post(f"{ann.url}/v1/stream", body, headers=headers, stream=True, timeout=5).close()


def test_a_feed_resumes_at_its_position(ann: Person, services: Services) -> None:
    """This includes games that its player opened for others. No message is repeated or missed."""
    with feed(ann) as messages:
        game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": SEATS})["id"]
        first = until(messages, "decision")
    assert (first["game"], first["version"]) == (game, 1)
    services.commands.take_seat(game, name="Cid")
    with feed(ann, after=first["position"]) as messages:
        assert (message := until(messages, "decision"))["version"] == 2, message


def test_other_players_get_no_messages(api: Api, ann: Person, bob: Person) -> None:
    """Bob gets no message about Ann's unlisted game: the first decision on their feed is that of their own game."""
    with feed(bob) as messages:
        ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": SEATS, "listed": False})
        own = bob.post("/v1/games", {"ruleset": "schotten_totten", "seats": SEATS, "listed": False})["id"]
        assert until(messages, "decision")["game"] == own


def test_a_participant_rests_for_half_a_point() -> None:
    """Once, and not in the last round. They are not paired, and get the points of a draw when that round is paired."""
    play = Play(joined(draft_series("swiss", 6, rounds=4), 6), drawn=0)
    draft, place = play.draft, play.state.tables[0].places[0]
    series.rest(draft, place)
    assert draft.decisions[-1].events == (HalfBye(2, place),)
    before = points_of(play.state, 6, 2)[place]
    with pytest.raises(Forbidden, match="before"):
        series.rest(draft, place)
    while play.state.round < 2:
        play.step()
    won = sum(table.points(table.places.index(place)) for table in play.state.tables if place in table.places)
    assert (before, points_of(play.state, 6, 2)[place]) == (0, won + 1)
    assert place not in {place for table in play.state.tables if table.round == 2 for place in table.places}
    assert [bye.place for bye in play.state.byes if not bye.is_half] != [place]
    while play.state.round < 3:
        play.step()
    with pytest.raises(Invalid, match="last round"):
        series.rest(draft, (place + 1) % 6)
    play.to_its_end()
    entries = draft.seal(log_of(ID))
    assert [proof.status for proof in audit(log_of(ID), entries, None).proofs][:4] == ["passed"] * 4


def test_who_has_withdrawn_plays_in_no_case() -> None:
    """So their bye of half a point takes no player away: of five, three take part, and one of them may rest."""
    draft = joined(draft_series("swiss", 5, rounds=4), 5)
    for place in (0, 1):
        series.rest(draft, place)
        series.withdraw(draft, place)
    series.rest(draft, 2)
    with pytest.raises(Invalid, match="Too few"):
        series.rest(draft, 3)


@pytest.mark.parametrize(("format", "version", "players"), [("round_robin", 2, 6), ("swiss", 1, 6), ("swiss", 2, 2)])
def test_no_participant_rests_elsewhere(format: Format, version: int, players: int) -> None:
    """In another format, in version 1, or where too few would play."""
    draft = joined(draft_series(format, players, rounds=3, formats_version=version), players)
    with pytest.raises(Invalid):
        series.rest(draft, 0)


def test_a_withdrawal_names_its_actor(api: Api, ann: Person, bob: Person, services: Services) -> None:
    """Over the API: the organiser withdraws a player, who withdraws themselves later, and is erased in the end."""
    about = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 4}
    id = ann.post("/v1/series", about)["id"]
    path = f"/v1/series/{id}"
    bob.post(f"{path}/participants", {})
    cid = Person(api, "Cid")
    assert cid.ask("DELETE", f"{path}/participants/0").status_code == 403
    for client in (ann, bob):
        assert client.ask("DELETE", f"{path}/participants/0").status_code == 200
        bob.post(f"{path}/participants", {})
    services.erasure.begin(bob.id)
    assert services.erasure.go_on(bob.id)
    (proof,) = (proof for proof in api.get(f"{path}/audit")["proofs"] if proof["name"] == "actors")
    named = [f"by the organiser {ann.id}", f"by the participant {bob.id}", "by the service"]
    assert (proof["status"], [words.partition(") ")[2] for words in proof["why"].split(", ")]) == ("passed", named)
    archived = api.ask("GET", f"{path}/archive").text
    assert archived.count('"role":"organiser"') == archived.count('"role":"participant"') == 1
