"""Lists of series: by index, with a limited number of rows at a time, including data of older versions."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person
from helpers.played_series import SECRET, joined, opening

from cairn.events.clock import format_time
from cairn.events.series import log_of
from cairn.events.table import Seat
from cairn.projections.fold import BEFORE
from cairn.projections.rows import STATUSES
from cairn.projections.series.index import BATCH_SIZE
from cairn.service.api.series.series import MAX_LOOKED_AT
from cairn.service.container import Services
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.series.handler import Participant
from cairn.service.tokens import random_id
from cairn.workers.organiser import Organiser

RULESETS = ("highland_clans", "schotten_totten")
AIS = [Participant(Seat("ai", level="random")) for _ in range(4)]
FILTERS = [
    {name: value for name, value in (("status", status), ("ruleset", ruleset)) if value}
    for status, ruleset in product((None, *STATUSES), (None, *RULESETS, "glen_more"))
]


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
    shown = {id: api.get(f"/v1/series/{id}") for id in reversed(ids)}
    for client, whose, query in product((api, ann, operator), (None, ann.id), FILTERS):
        wanted = [
            id
            for id, row in shown.items()
            if all(row[name] == value for name, value in query.items())
            and (whose is None or row["organiser"]["id"] == whose)
            and (row["listed"] or (whose is not None and client is not api))
        ]
        more = {"player": whose} if whose else {}
        assert pages(client, **query, **more) == wanted, (query, more)
    for row in api.get("/v1/series?limit=100")["items"]:
        assert row == {name: shown[row["id"]][name] for name in row}


def test_each_filter_matches_the_series(api: Api, ann: Person, operator: Api, services: Services) -> None:
    """By status, ruleset and player, for a stranger, the player and the operator, page by page."""
    check_lists(api, ann, operator, open_all(services, ann.id))


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
    services.series_shelf.put(before)
    assert id not in pages(api, status="open")
    assert id in pages(api, status="running", ruleset=RULESETS[0])


def test_a_page_reads_a_limited_number_of_rows(api: Api, ann: Person, services: Services) -> None:
    """Rows removed by a player's filters count towards a limit and the rate limit. The cursor is after them."""

    def put(number: int) -> None:
        draft = Draft(log_of(f"{number:020}".translate(LETTERS)), BEFORE, SECRET, format_time(1_800_000_000.0 + number))
        kind = opening("swiss", 8, 2 if number else 4, organiser=ann.id)
        series.open_series(draft, kind)
        services.series_shelf.put(joined(draft, 1).position)

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
