"""Series with erasure, export, backups, the rebuild of projections, imports, ratings."""

import io
from collections.abc import Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from helpers.api import Api
from helpers.people import Person
from helpers.played_series import opening, player

from cairn.events.archive import write
from cairn.events.series import log_of
from cairn.projections.names import FORMER
from cairn.service.backups.backup import back_up, restore
from cairn.service.backups.check import check
from cairn.service.backups.rebuild import Rebuild
from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

KEY = bytes(32)


def silently(things: Iterable[Any], _count: int | None) -> Iterable[Any]:
    """Show no progress."""
    return things


def begin_series(ann: Person, bob: Person) -> str:
    """Return the id of a started series of two, opened by Ann."""
    body = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 2, "rated": False}
    series: str = ann.post("/v1/series", body)["id"]
    for each in (ann, bob):
        each.post(f"/v1/series/{series}/participants", {})
    return series


def finish(services: Services, series: str) -> None:
    """Have its game played, and its result entered."""
    Caretaker(services).check(log_of(series), 0)
    (table,) = services.series.get(series).position.state.open_tables  # type: ignore[union-attr]  # it has begun
    for seat in services.repository.get(table.game, "truth").position.table.seats:
        services.commands.take_seat(table.game, player=seat.player)
    services.commands.leave(table.game, 0)
    Caretaker(services).check(log_of(series), 0)
    assert services.series.get(series).position.table.is_ended


def statuses(services: Services, series: str) -> set[str]:
    """Return the statuses of a series' proofs."""
    return {proof.status for proof in services.auditor.audit_series(series, services.repository)[1].proofs}


def test_an_erased_player_is_withdrawn_and_stays_an_id(api: Api, ann: Person, bob: Person, services: Services) -> None:
    """Their name is removed, they are on no list, their results count, and all proofs pass as before."""
    series = begin_series(ann, bob)
    finish(services, series)
    running = begin_series(ann, bob)
    services.erasure.begin(bob.id)
    assert services.erasure.go_on(bob.id)
    names = [each["name"] for each in api.get(f"/v1/series/{series}")["participants"]]
    assert names == ["Ann", FORMER]
    assert [each["withdrawn"] for each in api.get(f"/v1/series/{running}")["participants"]] == [False, True]
    assert services.series_index.ids_of(bob.id) == []
    services.series_index.put(services.series.get(running).position)
    assert services.series_index.ids_of(bob.id) == []
    assert statuses(services, series) == {"passed"}
    assert api.get(f"/v1/series/{series}/table")["rows"][0]["points"] == 2


def test_the_export_of_a_player_has_their_series(ann: Person, bob: Person) -> None:
    """The export also has the games that they have opened for others."""
    series = begin_series(ann, bob)
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": [{"kind": "open"}, {"kind": "open"}]})["id"]
    exported = ann.get("/v1/me/export")["kept"]
    assert [place.partition(" ")[2] for place in exported["series"]] == [series]
    assert [*exported["organised"]] == [game]
    assert bob.get("/v1/me/export")["kept"]["organised"] in (None, {})


def test_a_restored_series_continues(ann: Person, bob: Person, services: Services, tmp_path: Path) -> None:
    """It is restored at its position; it is listed, runs, and its proofs pass at the end."""
    series, file = begin_series(ann, bob), io.BytesIO()
    back_up(services.redis, file, KEY, silently)
    own = EmbeddedServer(tmp_path)
    own.start()
    other = Services(Settings(redis_url=own.url, key=services.settings.key))

    @contextmanager
    def open_series() -> Any:
        file.seek(0)
        yield file

    checked = check(open_series, KEY)
    assert (checked.broken, checked.decisions) == ({}, services.series.get(series).head.version)
    restore(other.redis, open_series, KEY, silently)
    done = Rebuild(other).run(silently)
    assert done.series == 1
    assert other.schedule.holds(log_of(series))
    assert other.series.get(series).head == services.series.get(series).head
    finish(other, series)
    assert statuses(other, series) == {"passed"}
    own.stop()


def test_lists_are_rebuilt_from_logs(ann: Person, bob: Person, services: Services) -> None:
    """Lists of series, of games by their labels, and of games opened for others."""
    series = begin_series(ann, bob)
    seats = [{"kind": "open"}, {"kind": "open"}]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "labels": {"cup": "1"}})["id"]
    for key in (
        services.redis.keys("cairn:{series}:*")
        + services.redis.keys("cairn:{lobby*")
        + services.redis.keys("cairn:{player:*}:organised*")
        + services.redis.keys("cairn:{player:*}:series")
    ):
        services.redis.delete(key)
    assert ann.get("/v1/series")["items"] == ann.get("/v1/games?label=cup:1")["items"] == []
    Rebuild(services).run(silently)
    assert [each["id"] for each in ann.get("/v1/series")["items"]] == [series]
    assert [each["id"] for each in ann.get("/v1/series?player=me")["items"]] == [series]
    assert [each["id"] for each in ann.get("/v1/games?label=cup:1")["items"]] == [game]
    assert [each["id"] for each in ann.get("/v1/games?organiser=me")["items"]] == [game]


def test_a_series_is_no_game(ann: Person, bob: Person, api: Api, services: Services) -> None:
    """Requests about games reject its id and the name of its log; its archive is not imported."""
    series = begin_series(ann, bob)
    for id in (series, log_of(series), f"series%3A{series}"):
        for path in ("", "/audit", "/archive", "/decisions", "/legal-moves"):
            assert ann.ask("GET", f"/v1/games/{id}{path}").status_code == 404
        assert ann.ask("POST", f"/v1/games/{id}/seats", json={}).status_code == 404
    assert series not in services.log.games()
    finish(services, series)
    lines = b"".join(map(write, services.log.read(log_of(series))))
    headers = {"Content-Type": "application/jsonl"}
    for query in ("", "?dry_run=true"):
        sent = api.ask("POST", f"/v1/archives{query}", data=lines, headers=headers)
        assert sent.status_code == 422, sent.text
        assert "series" in sent.json()["detail"]


def test_an_unlisted_series_is_found_by_its_id(ann: Person, bob: Person, api: Api) -> None:
    """Players in it find it on their own list; others get no hint that it exists."""
    body = {"title": "Secret", "format": "swiss", "ruleset": "schotten_totten", "places": 4, "listed": False}
    series = ann.post("/v1/series", body)["id"]
    bob.post(f"/v1/series/{series}/participants", {})
    assert api.get("/v1/series")["items"] == api.get(f"/v1/series?player={bob.id}")["items"] == []
    assert [each["id"] for each in bob.get("/v1/series?player=me")["items"]] == [series]
    assert api.get(f"/v1/series/{series}")["title"] == "Secret"


def test_games_of_a_series_count_for_ratings(ann: Person, bob: Person, services: Services) -> None:
    """Hints and undo are disabled in games that may count."""
    services.series.open("c" * 20, opening("round_robin", 2), "Cup")
    for each in (ann, bob):
        services.series.join("c" * 20, each.id, "")
    Caretaker(services).check(log_of("c" * 20), 0)
    (table,) = services.series.get("c" * 20).position.state.open_tables  # type: ignore[union-attr]  # it has begun
    game = ann.get(f"/v1/games/{table.game}")
    assert (game["rated"], game["labels"]) == (True, {"series": "c" * 20})
    assert player(0) != ann.id


def test_a_participant_of_a_swiss_series_asks_for_a_bye(ann: Person, bob: Person) -> None:
    """For the next round only, once, and themselves or by the organiser. They are not withdrawn."""
    body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 5, "rounds": 3, "rated": False}
    path = f"/v1/series/{ann.post('/v1/series', body | {'levels': ['random'] * 3})['id']}"
    for each in (ann, bob):
        each.post(f"{path}/participants", {})
    bye = f"{path}/participants/3?bye="
    assert bob.ask("DELETE", f"{path}/participants/4?bye=soon").status_code == 422
    assert bob.ask("DELETE", bye + "true").status_code == 403, "it is Ann"
    rested = ann.ask("DELETE", bye + "true")
    assert (rested.status_code, rested.json()["participants"][3]["withdrawn"]) == (200, False)
    assert ann.ask("DELETE", bye + "true").status_code == 403
    series = begin_series(ann, bob)
    assert ann.ask("DELETE", f"/v1/series/{series}/participants/0?bye=true").status_code == 422
