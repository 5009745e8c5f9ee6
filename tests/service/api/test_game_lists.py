"""Every parameter of `GET /v1/games` in every list of games filters, or is refused by name."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.people import Person, invites

from cairn.contract.playing import CASES, random_game
from cairn.service.api.games.lists import LobbyQuery
from cairn.service.container import Services
from cairn.service.rules import GAMES

Game = dict[str, Any]
Takes = Callable[[Game], bool]

DAY = "2024-03-10"
OPEN, GUEST = {"kind": "open"}, {"kind": "human", "name": "Guest"}


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
            api.open(GUEST, ai("random"))[0],
            api.open(GUEST, ai("hard"))[0],
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
        self.clients = {"anybody": api, "ann": self.ann, "operator": operator}

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


def is_(member: str, value: str, game: Game) -> bool:
    """Return whether a member of a game's row has this value."""
    return bool(game[member] == value)


def plays(level: str, game: Game) -> bool:
    """Return whether an AI of this level has a seat."""
    return level in {seat["level"] for seat in game["seats"]}


def rated_in(group: str, game: Game) -> bool:
    """Return whether a game's ratings belong to this group of options."""
    return GAMES[game["ruleset"]].group_of(game["options"]) == group


def ended_for(reason: str, game: Game) -> bool:
    """Return whether a game ended for this reason."""
    return game["outcome"] is not None and game["outcome"]["reason"] == reason


def ended_on(day: str, game: Game) -> bool:
    """Return whether a game ended on this day."""
    return bool(game.get("ended_at", "")[:10] == day)


def labelled(name: str, value: str, game: Game) -> bool:
    """Return whether a game has this label."""
    return bool(game["labels"].get(name) == value)


def waits(world: World) -> Takes:
    """Return a predicate for games that wait for Ann."""

    def takes(game: Game) -> bool:
        places = [place for place, seat in enumerate(game["seats"]) if seat["player"] == world.ann.id]
        to_act = {act["seat"] for act in game["to_act"]}
        reserved = any(game["seats"][place]["reserved"] for place in places)
        return game["status"] != "finished" and (reserved or not to_act.isdisjoint(places))

    return takes


LISTS: dict[str, tuple[str, dict[str, str]]] = {
    "the lobby": ("anybody", {}),
    "the lobby, to a player": ("ann", {}),
    "the operator's lobby": ("operator", {}),
    "a player's, to anybody": ("anybody", {"player": "Ann"}),
    "a player's, to the operator": ("operator", {"player": "Ann"}),
    "one's own": ("ann", {"player": "me"}),
    "what waits": ("ann", {"player": "me", "waiting": "true"}),
    "what ended last": ("anybody", {"order": "ended"}),
    "what ended last of one's own": ("ann", {"player": "me", "order": "ended"}),
    "what ended last, to the operator": ("operator", {"order": "ended", "status": "finished"}),
    "archives, to a player": ("ann", {"format": "archives"}),
    "archives": ("anybody", {"format": "archives"}),
    "the operator's archives": ("operator", {"format": "archives"}),
    "archives of a player's": ("anybody", {"format": "archives", "player": "Ann"}),
    "archives of one's own": ("ann", {"format": "archives", "player": "me"}),
}


def filters(world: World) -> dict[str, list[tuple[str, Takes]]]:
    """Return values of each filter and the games that match each."""
    middle = world.ended[2]["ended_at"]
    statuses = ("open", "running", "finished")
    rulesets = ("schotten_totten", "highland_clans", "glen_more")
    levels = ("random", "easy", "hard", "medium")
    groups = ("base", "drawn", "tactics", "expert", "tactics_expert")
    outcomes = ("resigned", "abandoned", "timeout", *{game["outcome"]["reason"] for game in world.ended})
    days = (DAY, "2024-03-09", middle[:10])
    return {
        "player": [(world.ann.id, has(world.ann.id)), (world.bob.id, has(world.bob.id)), ("me", has(world.ann.id))],
        "waiting": [("true", waits(world)), ("false", lambda _: True)],
        "opponent": [(world.ann.id, has(world.ann.id)), (world.bob.id, has(world.bob.id))],
        "organiser": [(value, partial(is_, "id", world.organised)) for value in (world.ann.id, "me")],
        "label": [(f"cup:{value}", partial(labelled, "cup", value)) for value in ("1", "2")],
        "status": [(status, partial(is_, "status", status)) for status in statuses],
        "ruleset": [(ruleset, partial(is_, "ruleset", ruleset)) for ruleset in rulesets],
        "level": [(level, partial(plays, level)) for level in levels],
        "group": [(group, partial(rated_in, group)) for group in groups],
        "outcome": [(reason, partial(ended_for, reason)) for reason in outcomes],
        "day": [(day, partial(ended_on, day)) for day in days],
        "ended_from": [(middle, lambda game: game["ended_at"] >= middle)],
        "ended_until": [(middle, lambda game: game["ended_at"] <= middle)],
    }


def listed(client: Api, query: dict[str, str]) -> Sequence[str | None]:
    """Return the games of a list; if it is refused, the names of the wrong parameters, or None for a token."""
    answer = client.ask("GET", "/v1/games", params=query)
    if answer.status_code == 401:
        return [None]
    if answer.status_code == 422:
        return [error["pointer"] for error in answer.json()["errors"]]
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
    viewer, query = LISTS[name]
    query = query | ({"player": world.ann.id} if query.get("player") == "Ann" else {})
    client, all_filters = world.clients[viewer], filters(world)
    assert {*all_filters, "cursor", "limit", "format", "names", "order"} == {*LobbyQuery().fields}
    takes = [dict(all_filters[own])[value] for own, value in query.items() if own not in ("format", "order")]

    def base(query: dict[str, str]) -> list[Game]:
        sees_all = viewer == "operator" or (viewer == "ann" and query.get("player") in ("me", world.ann.id))
        in_order = world.ended if "format" in query else world.ended[::-1] if "order" in query else world.games
        return [game for game in in_order if sees_all or game["shown"]]

    assert listed(client, query) == ids(base(query), *takes) != [], name
    for parameter in all_filters.keys() - query.keys():
        for value, took in all_filters[parameter]:
            wanted = query | {parameter: value}
            refusal: Any = (
                (parameter == "opponent" and "player" not in query and ["query/opponent"])
                or (parameter == "organiser" and "player" in query and ["query/organiser"])
                or (parameter == "player" and "organiser" in query and ["query/organiser"])
                or (value == "me" and viewer != "ann" and [None])
                or (parameter.startswith("ended_") and "format" not in query and [f"query/{parameter}"])
                or (
                    {"format", "order"} & query.keys()
                    and value in ("open", "running", "true")
                    and [f"query/{parameter}"]
                )
                or (value == "true" and query.get("player") != "me" and ["query/waiting"])
            )
            assert listed(client, wanted) == (refusal or ids(base(wanted), *takes, took)), (name, wanted)


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTS)
def test_each_list_has_pages(world: World, name: str) -> None:
    """Its cursor is refused by lists of another order. `names` is for archives."""
    viewer, query = LISTS[name]
    query = query | ({"player": world.ann.id} if query.get("player") == "Ann" else {})
    client = world.clients[viewer]
    whole, pages, cursors = listed(client, query), list[Any](), list[str]()
    while not pages or cursors[-1:] != [""]:
        wanted = query | {"limit": "1"} | ({"cursor": cursors[-1]} if cursors else {})
        pages += listed(client, wanted)
        link = client.ask("GET", "/v1/games", params=wanted).links.get("next", {}).get("url", "")
        cursors += parse_qs(urlsplit(link).query).get("cursor", [""])
    assert pages == whole
    assert len(cursors) == len(whole)
    for other in ({}, {"format": "archives"}, {"order": "ended"}):
        if cursors[0] and query.keys() & {"format", "order"} != other.keys():
            assert listed(client, other | {"cursor": cursors[0]}) == ["query/cursor"]
    assert listed(client, query | {"names": "false"}) == (whole if "format" in query else ["query/names"])


def test_a_row_contains_all_fields_of_a_clock(api: Api) -> None:
    """Defaults that the log omits are included, as in the game itself."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "clock": {"kind": "turn", "seconds": 60}})
    (row,) = api.get("/v1/games")["items"]
    assert row["clock"] == {"kind": "turn", "seconds": 60, "increment": 0, "then": "easy"}
