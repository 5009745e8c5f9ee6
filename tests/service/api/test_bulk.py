"""Bulk export: pages of the archives of finished games, in the order in which the games ended."""

import gzip
import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.rated import GUEST, opened, play, player, resigned

from cairn.events.archive import Unreadable, split, with_game
from cairn.events.codec import canonical
from cairn.projections.rows import ENDED, Filters
from cairn.service.container import Services

BULK = "/v1/games?format=archives"


def parts(answer: Any) -> dict[str, bytes]:
    """Return the archives of a response by game, in order. Check that each line names its game."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "application/jsonl"
    archives: dict[str, bytes] = {}
    archive, named = b"", set[str]()
    for line in answer.content.splitlines(keepends=True):
        fields = json.loads(line)
        named.add(fields.pop("game"))
        if line.startswith(b'{"cursor":'):
            (game,) = named
            archives[game] = archive
            archive, named = b"", set()
        else:
            assert line == canonical({**fields, "game": game_of(named)}) + b"\n"
            archive += canonical(fields) + b"\n"
    assert archive == b""
    return archives


def game_of(named: set[str]) -> str:
    """Return the only game named by these lines."""
    (game,) = named
    return game


def last_cursor(answer: Any) -> str:
    """Return the cursor after the last game of a response."""
    return str(json.loads(answer.content.splitlines()[-1])["cursor"])


def pages(api: Api, path: str) -> list[list[str]]:
    """Return the games of each page, following `Link`."""
    games = list[list[str]]()
    while path:
        answer = api.ask("GET", path)
        games.append([*parts(answer)])
        link = answer.links.get("next", {}).get("url", "")
        path = urlsplit(link)._replace(scheme="", netloc="").geturl()
    return games


def test_bulk_archives_equal_single_archives(api: Api, services: Services) -> None:
    """They have the same bytes, with and without names. Running games are not included."""
    opened(services, GUEST, GUEST)
    games = [resigned(services, player(services, "Ann"), GUEST) for _ in range(3)]
    whole = parts(api.ask("GET", BULK))
    assert [*whole] == games
    for game, archive in whole.items():
        assert archive == api.ask("GET", f"/v1/games/{game}/archive").content
    for game, archive in parts(api.ask("GET", f"{BULK}&names=false")).items():
        assert archive == api.ask("GET", f"/v1/games/{game}/archive?names=false").content
    assert [*split(api.ask("GET", BULK).content.splitlines(keepends=True))] == [*whole.values()]


def test_gzip_makes_the_export_smaller(api: Api, services: Services) -> None:
    """The same lines take at most a third of the bytes."""
    for _ in range(3):
        resigned(services, GUEST, GUEST, GUEST, ruleset="highland_clans")
    game = opened(services, GUEST, GUEST)
    play(services, game)
    plain = api.ask("GET", BULK)
    with api.ask("GET", BULK, headers={"Accept-Encoding": "gzip"}, stream=True) as packed:
        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Accept-Encoding" in packed.headers["Vary"]
        raw = packed.raw.read()
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 3
    assert "Content-Encoding" not in plain.headers


def test_an_export_resumes_at_a_cursor(api: Api, services: Services) -> None:
    """This works by pages and by the last cursor, also after more games have ended."""
    games = [resigned(services, GUEST, GUEST) for _ in range(5)]
    assert pages(api, f"{BULK}&limit=2") == [games[:2], games[2:4], games[4:]]
    cursor = last_cursor(api.ask("GET", BULK))
    assert [*parts(api.ask("GET", f"{BULK}&cursor={cursor}"))] == []
    more = resigned(services, GUEST, GUEST)
    assert [*parts(api.ask("GET", f"{BULK}&cursor={cursor}"))] == [more]


@freeze_time("2026-11-23T09:00:00Z")
def test_games_that_ended_at_the_same_time_are_all_exported(services: Services) -> None:
    """Pages smaller than their number list them in the order of their ids."""
    games = [resigned(services, GUEST, GUEST) for _ in range(5)]
    wanted, listed, cursor = Filters(by=ENDED), list[str](), None
    while not listed or cursor:
        page = services.listing.page(wanted, 2, cursor)
        listed += [row.id for row in page.rows.values()]
        cursor = page.next
    assert len({row.ended_at for row in services.lists.rows(games)}) == 1
    assert listed == sorted(games)


def test_an_unreadable_game_is_named(api: Api, services: Services) -> None:
    """It has a problem instead of lines. The export continues with the next game."""
    games = [resigned(services, GUEST, GUEST) for _ in range(3)]
    log = f"cairn:{{{games[1]}}}:log"
    last = services.log.last(games[1])
    assert last
    services.redis.xadd(log, {"decision": b'{"v":9}', "digest": b"0" * 32, "chain": b"0" * 32}, f"{last.version + 1}-0")
    answer = api.ask("GET", BULK)
    assert [bool(archive) for archive in parts(answer).values()] == [True, False, True]
    closing = [json.loads(line) for line in answer.content.splitlines() if line.startswith(b'{"cursor":')]
    assert [line.get("problem", {}).get("type") for line in closing] == [None, "/problems/unreadable-log", None]


@pytest.mark.parametrize(
    ("query", "pointer"),
    [
        ("format=csv", "query/format"),
        ("format=archives&status=running", "query/status"),
        ("format=archives&waiting=true&player=me", "query/waiting"),
        ("format=archives&ended_from=yesterday", "query/ended_from"),
        ("format=archives&cursor=%25", "query/cursor"),
        ("format=archives&order=ended", "query/order"),
        ("format=archives&day=2026-11-21&ended_until=2026-11-21T09:00:01.250Z", "query/day"),
        ("format=archives&day=2026-11-21&ended_from=2026-11-21T09:00:01.250Z", "query/day"),
        ("day=20261121", "query/day"),
        ("day=2026-02-30", "query/day"),
        ("group=tactic", "query/group"),
        ("outcome=won", "query/outcome"),
        ("order=created", "query/order"),
        ("ended_from=2026-11-21T09:00:01.250Z", "query/ended_from"),
        ("names=true", "query/names"),
    ],
)
def test_wrong_parameters_are_refused_by_name(api: Api, query: str, pointer: str) -> None:
    """The problem names the parameter."""
    answer = api.ask("GET", f"/v1/games?{query}")
    assert answer.status_code == 422
    assert [error["pointer"] for error in answer.json()["errors"]] == [pointer]


def test_a_truncated_export_is_recognisable() -> None:
    """A cut inside an archive is detected, a cut between two is not. A single archive needs no closing line."""
    entry, close = b'{"chain":"a"}\n', b'{"cursor":"c","game":"g"}\n'
    assert [*split([entry, entry])] == [entry + entry]
    assert [*split([entry, close, close, entry, entry, close])] == [entry, entry + entry]
    assert [*split([])] == []
    archives = split([entry, close, entry])
    assert next(archives) == entry
    with pytest.raises(Unreadable, match="line 3: the stream breaks off"):
        next(archives)


def test_lines_without_a_game_are_accepted() -> None:
    """Older lines do not name their game. The name is removed again, and similar members are left alone."""
    game, close = "a" * 20, b'{"cursor":"c","game":"aaaaaaaaaaaaaaaaaaaa"}\n'
    entry = b'{"chain":"a","decision":{"at":",\\"game\\":","game":"%b"},"digest":"b"}\n' % game.encode()
    names = b'{"names":{"1:0":"\\"game\\":\\"%b\\""}}\n' % game.encode()
    named = [with_game(line, game) for line in (entry, names)]
    assert [json.loads(line) for line in named] == [json.loads(line) | {"game": game} for line in (entry, names)]
    assert [*split([*named, close, entry, names, close])] == [entry + names] * 2
    assert [*split(named)] == [entry + names]
