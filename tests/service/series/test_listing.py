"""Lists of series and large series: rows and positions are cached in Redis."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person
from helpers.played_series import SECRET, joined, opening, player

from cairn.events.clock import format_time
from cairn.events.ids import random_id
from cairn.events.series import MAX_PLACES, log_of
from cairn.events.table import Seat
from cairn.projections.fold import BEFORE
from cairn.projections.rows import STATUSES
from cairn.projections.series.index import BATCH_SIZE
from cairn.service.api.series.series import MAX_LOOKED_AT
from cairn.service.container import Services
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.series import MAX_PAIRED_AT_ONCE
from cairn.service.series.handler import Participant
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker
from cairn.workers.organiser import Organiser

RULESETS = ("highland_clans", "schotten_totten")
AIS = [Participant(Seat("ai", level="random")) for _ in range(4)]
PAIRS = product((None, *STATUSES), (None, *RULESETS, "glen_more"))
FILTERS = [{name: value for name, value in zip(("status", "ruleset"), pair, strict=True) if value} for pair in PAIRS]


def open_all(services: Services, organiser: str) -> list[str]:
    """Open series of each status and ruleset, listed and unlisted, by two players. Return their ids."""
    ids = list[str]()
    for whose, listed, status, ruleset in product((organiser, "p" * 20), (True, False), STATUSES, RULESETS):
        ids.append(random_id())
        seats = 2 if ruleset == "schotten_totten" else 4
        about = {"organiser": whose, "listed": listed, "options": {}}
        services.series.open(ids[-1], opening("swiss", 5, seats, **about), f"Cup {len(ids)}", AIS)
        if status != "open":
            services.series.start(ids[-1], whose)
        if status == "finished":
            services.series.call_off(ids[-1], None)
    return ids


def pages(client: Api, **query: Any) -> list[str]:
    """Return the ids of all series of a list, read in pages of two."""
    ids, cursor = list[str](), None
    while True:
        page = client.get("/v1/series", params={**query, "limit": 2, **({"cursor": cursor} if cursor else {})})
        ids += [row["id"] for row in page["items"]]
        if (cursor := page["next"]) is None:
            return ids


def check_lists(api: Api, ann: Person, operator: Api, ids: list[str]) -> None:
    """Compare the list for each viewer and all filters with the series themselves."""
    shown = {id: api.get(f"/v1/series/{id}") for id in ids}
    newest_first = sorted(ids, key=lambda id: (shown[id]["created_at"], id), reverse=True)
    for client, whose, query in product((api, ann, operator), (None, ann.id), FILTERS):
        rows = [shown[id] for id in newest_first if whose is None or shown[id]["organiser"]["id"] == whose]
        rows = [row for row in rows if row["listed"] or (whose is not None and client is not api)]
        wanted = [row["id"] for row in rows if all(row[name] == value for name, value in query.items())]
        more = {"player": whose} if whose else {}
        assert pages(client, **query, **more) == wanted, (query, more)
    for row in api.get("/v1/series?limit=100")["items"]:
        assert row == {name: shown[row["id"]][name] for name in row}


def test_each_filter_matches_the_series(api: Api, ann: Person, operator: Api, services: Services) -> None:
    """By status, ruleset and player, for a stranger, the player and the operator, page by page."""
    check_lists(api, ann, operator, open_all(services, ann.id))


@pytest.mark.slow
def test_series_without_rows_are_listed_at_once(api: Api, ann: Person, operator: Api, services: Services) -> None:
    """An older version wrote no rows. The lists are the same before and after a caretaker adds them."""
    ids = open_all(services, ann.id)
    services.redis.delete("cairn:{series}:rows", "cairn:{series}:places")
    assert len(pages(api, ruleset="schotten_totten")) == len(ids) / 4  # half of them, of which half are listed
    services.redis.delete("cairn:{series}:rows", "cairn:{series}:places")
    assert Organiser(services).restore_lists()
    assert not Organiser(services).restore_lists()
    check_lists(api, ann, operator, ids)


def test_changes_by_an_older_version_are_repaired(api: Api, ann: Person, services: Services) -> None:
    """It moves a series between lists but leaves its row unchanged."""
    ids = open_all(services, ann.id)
    for key in ("rows", "places"):
        services.redis.copy(f"cairn:{{series}}:{key}", f"cairn:{{series}}:{key}:before")
    services.series.start(ids[0], ann.id)
    for key in ("rows", "places"):
        services.redis.rename(f"cairn:{{series}}:{key}:before", f"cairn:{{series}}:{key}")
    wanted = {"status": "running", "ruleset": RULESETS[0]}
    assert ids[0] not in pages(api, **wanted)
    assert Organiser(services).restore_lists()
    assert ids[0] in pages(api, **wanted)


def test_an_older_position_does_not_replace_a_newer_one(api: Api, ann: Person, services: Services) -> None:
    """Two processes update the lists after two decisions, in any order."""
    (id, *_) = open_all(services, ann.id)
    before = services.series.get(id).position
    services.series.start(id, ann.id)
    services.series_index.put(before)
    assert id not in pages(api, status="open")
    assert id in pages(api, status="running", ruleset=RULESETS[0])


@pytest.mark.slow
def test_a_page_reads_a_limited_number_of_rows(api: Api, ann: Person, services: Services) -> None:
    """Rows removed by a player's filters count towards a limit and the rate limit. The cursor is after them."""

    def put(number: int) -> None:
        draft = Draft(log_of(f"{number:020}".translate(LETTERS)), BEFORE, SECRET, format_time(1_800_000_000.0 + number))
        kind = opening("swiss", 8, 2 if number else 4, organiser=ann.id)
        series.open_series(draft, kind)
        services.series_index.put(joined(draft, 1).position)

    with ThreadPoolExecutor(32) as threads:
        list(threads.map(put, range(MAX_LOOKED_AT + BATCH_SIZE)))
    query = f"/v1/series?player={ann.id}&ruleset=highland_clans&limit=5"
    before = int(api.ask("GET", f"/v1/series/{'a' * 20}").headers["RateLimit-Remaining"])
    answer = api.ask("GET", query)
    page = answer.json()
    assert page["items"] == []
    assert before - int(answer.headers["RateLimit-Remaining"]) == 1 + MAX_LOOKED_AT / 50
    answer = api.ask("GET", f"{query}&cursor={page['next']}")
    last = answer.json()
    assert ([row["ruleset"] for row in last["items"]], last["next"]) == (["highland_clans"], None)
    of_all = api.ask("GET", "/v1/series?ruleset=highland_clans&limit=5")  # it has an index
    assert int(answer.headers["RateLimit-Remaining"]) - int(of_all.headers["RateLimit-Remaining"]) == 1
    assert of_all.json()["items"] == last["items"]


LETTERS = str.maketrans("0123456789", "abcdefghij")


@pytest.mark.parametrize("cursor", ["", "x", "b3RoZXI="])
def test_a_cursor_of_another_list_is_refused(api: Api, cursor: str) -> None:
    """The status is 422."""
    assert api.ask("GET", f"/v1/series?cursor={cursor}").status_code == 422


@pytest.mark.slow
def test_every_process_can_read_a_large_series(services: Services, redis_url: str) -> None:
    """One that has followed it, one that comes later, and one with an older snapshot."""
    id, later = random_id(), Services(Settings(redis_url=redis_url, key=services.settings.key))
    services.series.open(id, opening("swiss", 100), "Cup")
    for number in range(80):
        services.series.join(id, player(number), "")
        if number % 7 == 0:
            assert later.series.get(id).head.version == number + 2
        if number % 11 == 0:
            fresh = Services(Settings(redis_url=redis_url, key=services.settings.key))
            assert len(fresh.series.get(id).position.table.seats) == number + 1
            assert fresh.repository.get(f"series:{id}", None).head.version == number + 2
    assert later.series.get(id).position.table.seats == services.series.get(id).position.table.seats


def test_a_large_round_is_paired_by_the_caretaker(api: Api, ann: Person, services: Services) -> None:
    """The request only draws the lots. A smaller round is paired at once."""
    for count, paired in ((MAX_PAIRED_AT_ONCE, 1), (MAX_PAIRED_AT_ONCE + 1, 0)):
        body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": count}
        series = ann.post("/v1/series", body | {"levels": ["random"] * count})
        assert (series["status"], series["round"]) == ("running", paired)
        Caretaker(services).check(log_of(series["id"]), 0)
        assert api.get(f"/v1/series/{series['id']}")["round"] == 1


@pytest.mark.slow
def test_the_largest_swiss_series_begins(services: Services) -> None:
    """Pairing takes so long that the decision's time is outdated: the decision is made again, but not the pairing."""
    id = random_id()
    services.series.open(id, opening("swiss", MAX_PLACES), "Cup", [AIS[0]] * MAX_PLACES)
    services.series.advance(id)
    assert len(services.series.get(id).position.state.tables) == MAX_PLACES // 2  # type: ignore[union-attr]  # it runs
