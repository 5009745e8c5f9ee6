"""Finished games in bulk: archives as they are exported one by one, in the order of their ends, in pages."""

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
    """Return the archives of an answer by game, in order, each as the line that closes it says; each line names it."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "application/jsonl"
    archives: dict[str, bytes] = {}
    archive, named = b"", set[str]()
    for line in answer.content.splitlines(keepends=True):
        told = json.loads(line)
        named.add(told.pop("game"))
        if line.startswith(b'{"cursor":'):
            (game,) = named
            archives[game] = archive
            archive, named = b"", set()
        else:
            assert line == canonical({**told, "game": game_of(named)}) + b"\n"
            archive += canonical(told) + b"\n"
    assert archive == b""
    return archives


def game_of(named: set[str]) -> str:
    """Return the one game that the lines so far have named."""
    (game,) = named
    return game


def last_cursor(answer: Any) -> str:
    """Return the cursor behind the last game of an answer."""
    return str(json.loads(answer.content.splitlines()[-1])["cursor"])


def pages(api: Api, path: str) -> list[list[str]]:
    """Return the games of each page, as `Link` names them."""
    games = list[list[str]]()
    while path:
        answer = api.ask("GET", path)
        games.append([*parts(answer)])
        link = answer.links.get("next", {}).get("url", "")
        path = urlsplit(link)._replace(scheme="", netloc="").geturl()
    return games


def test_they_are_what_is_exported_one_by_one(api: Api, services: Services) -> None:
    """Byte for byte, with names or without; games that run are not among them."""
    opened(services, GUEST, GUEST)
    games = [resigned(services, player(services, "Ann"), GUEST) for _ in range(3)]
    whole = parts(api.ask("GET", BULK))
    assert [*whole] == games
    for game, archive in whole.items():
        assert archive == api.ask("GET", f"/v1/games/{game}/archive").content
    for game, archive in parts(api.ask("GET", f"{BULK}&names=false")).items():
        assert archive == api.ask("GET", f"/v1/games/{game}/archive?names=false").content
    assert [*split(api.ask("GET", BULK).content.splitlines(keepends=True))] == [*whole.values()]


def test_who_takes_gzip_is_sent_less(api: Api, services: Services) -> None:
    """The same lines, in a third of the bytes at most."""
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


def test_one_goes_on_where_one_was(api: Api, services: Services) -> None:
    """By pages, and by the last cursor, also when more games have ended since."""
    games = [resigned(services, GUEST, GUEST) for _ in range(5)]
    assert pages(api, f"{BULK}&limit=2") == [games[:2], games[2:4], games[4:]]
    cursor = last_cursor(api.ask("GET", BULK))
    assert [*parts(api.ask("GET", f"{BULK}&cursor={cursor}"))] == []
    more = resigned(services, GUEST, GUEST)
    assert [*parts(api.ask("GET", f"{BULK}&cursor={cursor}"))] == [more]


@freeze_time("2026-11-23T09:00:00Z")
def test_many_that_ended_at_once_are_all_told(services: Services) -> None:
    """In pages that are smaller than their number, in the order of their ids."""
    games = [resigned(services, GUEST, GUEST) for _ in range(5)]
    wanted, listed, cursor = Filters(by=ENDED), list[str](), None
    while not listed or cursor:
        page = services.listing.page(wanted, 2, cursor)
        listed += [row.id for row in page.rows.values()]
        cursor = page.next
    assert len({row.ended_at for row in services.lists.rows(games)}) == 1
    assert listed == sorted(games)


def test_a_game_that_cannot_be_read_is_named(api: Api, services: Services) -> None:
    """With the problem and no lines, and the others follow."""
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
def test_what_is_asked_wrongly_is_refused(api: Api, query: str, pointer: str) -> None:
    """By the name of the parameter."""
    answer = api.ask("GET", f"/v1/games?{query}")
    assert answer.status_code == 422
    assert [error["pointer"] for error in answer.json()["errors"]] == [pointer]


def test_a_stream_that_breaks_off_shows() -> None:
    """Within an archive; between two it is whole, and a single archive needs nothing that closes it."""
    entry, close = b'{"chain":"a"}\n', b'{"cursor":"c","game":"g"}\n'
    assert [*split([entry, entry])] == [entry + entry]
    assert [*split([entry, close, close, entry, entry, close])] == [entry, entry + entry]
    assert [*split([])] == []
    archives = split([entry, close, entry])
    assert next(archives) == entry
    with pytest.raises(Unreadable, match="line 3: the stream breaks off"):
        next(archives)


def test_lines_need_not_name_their_game() -> None:
    """Those of before do not; what names it is taken away again, and nothing else that looks alike."""
    game, close = "a" * 20, b'{"cursor":"c","game":"aaaaaaaaaaaaaaaaaaaa"}\n'
    entry = b'{"chain":"a","decision":{"at":",\\"game\\":","game":"%b"},"digest":"b"}\n' % game.encode()
    names = b'{"names":{"1:0":"\\"game\\":\\"%b\\""}}\n' % game.encode()
    named = [with_game(line, game) for line in (entry, names)]
    assert [json.loads(line) for line in named] == [json.loads(line) | {"game": game} for line in (entry, names)]
    assert [*split([*named, close, entry, names, close])] == [entry + names] * 2
    assert [*split(named)] == [entry + names]
