"""Every list of games: each parameter of `GET /v1/games` filters or is refused, and bulk exports of archives."""

import gzip
import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.people import Person, invites
from helpers.rated import GUEST, open_game, play, player, resigned

from cairn.contract.playing import CASES, random_game
from cairn.events.archive import Unreadable, split, with_game
from cairn.events.codec import canonical
from cairn.projections.rows import ENDED, Filters
from cairn.service.api.games.lists import LobbyQuery
from cairn.service.container import Services
from cairn.service.rules import GAMES

Game = dict[str, Any]
Takes = Callable[[Game], bool]

DAY = "2024-03-10"
OPEN, SEATED = {"kind": "open"}, {"kind": "human", "name": "Guest"}


def ai(level: str) -> dict[str, str]:
    """Return a seat for an AI."""
    return {"kind": "ai", "level": level}


class World:
    """Games of every kind, and the viewers of their lists."""

    def __init__(self, api: Api, operator: Api, services: Services) -> None:
        self.api, self.ann, self.bob = api, Person(api, "Ann"), Person(api, "Bob")
        clans = {"ruleset": "highland_clans", "options": {}}
        opened = [
            self.ann.opens(ai("easy")),
            self.ann.opens(OPEN, labels={"cup": "1"}),
            self.bob.opens(invites(self.ann)),
            self.ann.opens(ai("hard"), ai("easy"), **clans),
            self.ann.opens(ai("hard"), options={"tactics": True}, labels={"cup": "1", "round": "2"}),
            self.bob.opens(ai("easy"), listed=False),
            self.ann.opens(ai("hard"), listed=False),
            self.ann.opens(ai("easy"), options={"tactics": True, "expert": True}),
            api.open(SEATED, ai("random"))[0],
            api.open(SEATED, ai("hard"))[0],
            self.ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": [ai("hard"), OPEN]}),
        ]
        self.organised = opened[-1]["id"]
        for game in (opened[6], opened[3], opened[9], opened[4], opened[5]):  # games end in this order
            services.commands.leave(game["id"], 0)
        ids_ = [*reversed([game["id"] for game in opened]), *self.bring_in(services)]
        self.games = [operator.get(f"/v1/games/{game}") | {"shown": True} for game in ids_]
        for hidden in (opened[5], opened[6]):
            next(game for game in self.games if game["id"] == hidden["id"])["shown"] = False
        ended = [game for game in self.games if game["status"] == "finished"]
        for game in ended:
            game["ended_at"] = operator.get(f"/v1/games/{game['id']}/decisions")["items"][-1]["at"]
        self.ended = sorted(ended, key=lambda game: (game["ended_at"], game["id"]))
        self.clients = {"spectator": api, "ann": self.ann, "operator": operator}

    def read_list(self, name: str) -> tuple[str, Api, dict[str, str]]:
        """Return the viewer of a list, the viewer's client, and the query."""
        viewer, query = LISTS[name]
        return viewer, self.clients[viewer], query | ({"player": self.ann.id} if query.get("player") == "Ann" else {})

    def bring_in(self, services: Services) -> list[str]:
        """Import games of other days and return their ids, newest first."""
        with freeze_time(DAY, auto_tick_seconds=60):
            games = [random_game(*case, seed=200 + seed) for seed, case in enumerate(CASES[4:6])]
        for game in games:
            services.commands.bring_in(game.game, game.entries(), {})
        return [game.game for game in reversed(games)]


@pytest.fixture
def world(api: Api, operator: Api, services: Services) -> World:
    """Return games of every kind."""
    return World(api, operator, services)


def has(player: str) -> Takes:
    """Return a predicate for games of this player."""
    return lambda game: any(seat["player"] == player for seat in game["seats"])


def waits(player: str) -> Takes:
    """Return a predicate for games that wait for this player."""

    def takes(game: Game) -> bool:
        places = [place for place, seat in enumerate(game["seats"]) if seat["player"] == player]
        to_act = {act["seat"] for act in game["to_act"]}
        reserved = any(game["seats"][place]["reserved"] for place in places)
        return game["status"] != "finished" and (reserved or not to_act.isdisjoint(places))

    return takes


MATCHES: dict[str, Callable[[str, Game], bool]] = {
    "label": lambda label, game: label in {f"{key}:{value}" for key, value in game["labels"].items()},
    "status": lambda status, game: bool(game["status"] == status),
    "ruleset": lambda ruleset, game: bool(game["ruleset"] == ruleset),
    "level": lambda level, game: level in {seat["level"] for seat in game["seats"]},
    "group": lambda group, game: GAMES[game["ruleset"]].group_of(game["options"]) == group,
    "outcome": lambda reason, game: game["outcome"] is not None and game["outcome"]["reason"] == reason,
    "day": lambda day, game: bool(game.get("ended_at", "")[:10] == day),
}
"""Whether a game matches the value of a filter."""


LISTS: dict[str, tuple[str, dict[str, str]]] = {
    "the lobby": ("spectator", {}),
    "the lobby, to a player": ("ann", {}),
    "the operator's lobby": ("operator", {}),
    "a player's, to spectator": ("spectator", {"player": "Ann"}),
    "a player's, to the operator": ("operator", {"player": "Ann"}),
    "one's own": ("ann", {"player": "me"}),
    "what waits": ("ann", {"player": "me", "waiting": "true"}),
    "what ended last": ("spectator", {"order": "ended"}),
    "what ended last of one's own": ("ann", {"player": "me", "order": "ended"}),
    "what ended last, to the operator": ("operator", {"order": "ended", "status": "finished"}),
    "archives, to a player": ("ann", {"format": "archives"}),
    "archives": ("spectator", {"format": "archives"}),
    "the operator's archives": ("operator", {"format": "archives"}),
    "archives of a player's": ("spectator", {"format": "archives", "player": "Ann"}),
    "archives of one's own": ("ann", {"format": "archives", "player": "me"}),
}


def filters(world: World) -> dict[str, list[tuple[str, Takes]]]:
    """Return values of each filter and the games that match each."""
    ann, bob, middle = world.ann.id, world.bob.id, world.ended[2]["ended_at"]
    values = {
        "label": ("cup:1", "cup:2"),
        "status": ("open", "running", "finished"),
        "ruleset": ("schotten_totten", "highland_clans", "glen_more"),
        "level": ("random", "easy", "hard", "medium"),
        "group": ("base", "drawn", "tactics", "expert", "tactics_expert"),
        "outcome": ("resigned", "abandoned", "timeout", *{game["outcome"]["reason"] for game in world.ended}),
        "day": (DAY, "2024-03-09", middle[:10]),
    }
    return {
        "player": [(ann, has(ann)), (bob, has(bob)), ("me", has(ann))],
        "waiting": [("true", waits(ann)), ("false", lambda _: True)],
        "opponent": [(ann, has(ann)), (bob, has(bob))],
        "organiser": [(value, lambda game: game["id"] == world.organised) for value in (ann, "me")],
        **{name: [(value, partial(MATCHES[name], value)) for value in values[name]] for name in values},
        "ended_from": [(middle, lambda game: game["ended_at"] >= middle)],
        "ended_until": [(middle, lambda game: game["ended_at"] <= middle)],
    }


def list_games(client: Api, query: dict[str, str]) -> Sequence[str | None]:
    """Return the games of a list; if it is refused, the names of the wrong parameters, or None for a token."""
    answer = client.ask("GET", "/v1/games", params=query)
    if answer.status_code == 401:
        return [None]
    if answer.status_code == 422:
        return [error["parameter"] for error in answer.json()["errors"]]
    assert answer.status_code == 200, answer.text
    if "format" in query:
        return [line["game"] for line in map(json.loads, answer.content.splitlines()) if "cursor" in line]
    return [row["id"] for row in answer.json()["items"]]


def ids(games: list[Game], *takes: Takes) -> list[str]:
    """Return the ids of the games that match all predicates."""
    return [game["id"] for game in games if all(take(game) for take in takes)]


def test_each_parameter_filters_or_is_refused(world: World) -> None:
    """This covers each list: no parameter is ignored, and a new parameter without values here fails this test."""
    for name in LISTS:
        try_each_parameter(world, name)


def try_each_parameter(world: World, name: str) -> None:
    """Request a list with each value of each parameter."""
    viewer, client, query = world.read_list(name)
    all_filters = filters(world)
    known = {*all_filters, "cursor", "limit", "format", "names", "order"}
    assert known == {*LobbyQuery().fields}, 'see "A new filter of lists" in .github/CONTRIBUTING.md'
    takes = [dict(all_filters[own])[value] for own, value in query.items() if own not in ("format", "order")]

    def base(query: dict[str, str]) -> list[Game]:
        sees_all = viewer == "operator" or (viewer == "ann" and query.get("player") in ("me", world.ann.id))
        in_order = world.ended if "format" in query else world.ended[::-1] if "order" in query else world.games
        return [game for game in in_order if sees_all or game["shown"]]

    assert list_games(client, query) == ids(base(query), *takes) != [], name
    ends_only = {"format", "order"} & query.keys()
    for parameter in all_filters.keys() - query.keys():
        for value, took in all_filters[parameter]:
            wanted, waiting = query | {parameter: value}, (parameter, value) == ("waiting", "true")
            refusal: Any = (
                (parameter == "opponent" and "player" not in query and ["opponent"])
                or (parameter == "organiser" and "player" in query and ["organiser"])
                or (parameter == "player" and "organiser" in query and ["organiser"])
                or (value == "me" and viewer != "ann" and [None])
                or (parameter.startswith("ended_") and "format" not in query and [parameter])
                or (ends_only and (waiting or value in ("open", "running")) and [parameter])
                or (waiting and query.get("player") != "me" and ["waiting"])
            )
            assert list_games(client, wanted) == (refusal or ids(base(wanted), *takes, took)), (name, wanted)


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTS)
def test_each_list_has_pages(world: World, name: str) -> None:
    """Its cursor is refused by lists of another order. `names` is for archives."""
    _, client, query = world.read_list(name)
    whole, pages, cursors = list_games(client, query), list[Any](), list[str]()
    while not pages or cursors[-1:] != [""]:
        wanted = query | {"limit": "1"} | ({"cursor": cursors[-1]} if cursors else {})
        pages += list_games(client, wanted)
        link = client.ask("GET", "/v1/games", params=wanted).links.get("next", {}).get("url", "")
        cursors += parse_qs(urlsplit(link).query).get("cursor", [""])
    assert pages == whole
    assert len(cursors) == len(whole)
    for other in ({}, {"format": "archives"}, {"order": "ended"}):
        if cursors[0] and query.keys() & {"format", "order"} != other.keys():
            assert list_games(client, other | {"cursor": cursors[0]}) == ["cursor"]
    assert list_games(client, query | {"names": "false"}) == (whole if "format" in query else ["names"])


def test_a_row_contains_all_fields_of_a_clock(api: Api) -> None:
    """Defaults that the log omits are included, as in the game itself."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "clock": {"kind": "turn", "seconds": 60}})
    (row,) = api.get("/v1/games")["items"]
    assert row["clock"] == {"kind": "turn", "seconds": 60, "increment": 0, "then": "easy"}


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
        (game,) = named  # all lines of an archive name the same game
        if line.startswith(b'{"cursor":'):
            archives[game] = archive
            archive, named = b"", set()
        else:
            assert line == canonical({**fields, "game": game}) + b"\n"
            archive += canonical(fields) + b"\n"
    assert archive == b""
    return archives


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
    open_game(services, GUEST, GUEST)
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
    game = open_game(services, GUEST, GUEST)
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
    cursor = json.loads(api.ask("GET", BULK).content.splitlines()[-1])["cursor"]
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
    ("query", "parameter"),
    [
        ("status=odd", "status"),
        ("limit=501", "limit"),
        ("cursor=%25", "cursor"),
        ("q=1", "q"),
        ("format=csv", "format"),
        ("format=archives&status=running", "status"),
        ("format=archives&waiting=true&player=me", "waiting"),
        ("format=archives&ended_from=yesterday", "ended_from"),
        ("format=archives&cursor=%25", "cursor"),
        ("format=archives&order=ended", "order"),
        ("format=archives&day=2026-11-21&ended_until=2026-11-21T09:00:01.250Z", "day"),
        ("format=archives&day=2026-11-21&ended_from=2026-11-21T09:00:01.250Z", "day"),
        ("day=20261121", "day"),
        ("day=2026-02-30", "day"),
        ("group=tactic", "group"),
        ("outcome=won", "outcome"),
        ("order=created", "order"),
        ("ended_from=2026-11-21T09:00:01.250Z", "ended_from"),
        ("names=true", "names"),
    ],
)
def test_wrong_parameters_are_refused_by_name(api: Api, query: str, parameter: str) -> None:
    """The problem names the parameter."""
    answer = api.ask("GET", f"/v1/games?{query}")
    assert answer.status_code == 422
    assert [error["parameter"] for error in answer.json()["errors"]] == [parameter]


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
