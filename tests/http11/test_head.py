"""HEAD on every route that has GET: no body, and otherwise the response to GET (RFC 9110, 9.3.2)."""

import re
from typing import NamedTuple

import pytest
from helpers.api import Api
from helpers.people import Person
from http11.corpus.case import PROBE
from http11.wire import Answer, Wire

from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES

PARAMETERS = {"name": "schotten_totten", "ruleset": "schotten_totten", "clause": "ST-04", "int:version": "1"}
READABLE = [route for route in ROUTES if route.method == "GET"]
CHANGING = ("date", "x-request-id", "ratelimit-remaining", "ratelimit-reset")
"""Fields that differ between two responses to the same request."""


class Asking(NamedTuple):
    """A player, and a game with this player."""

    player: Person
    game: str

    def request(self, method: str, route: Route, *, closes: bool = False) -> bytes:
        """Return a request to a route; ids in its path, other than the game's, mostly do not exist."""
        parameters = PARAMETERS | {"game": self.game}
        path = re.sub("<(.*?)>", lambda found: parameters.get(found[1], "a" * 20), route.path)
        token = f"Authorization: {self.player.headers['Authorization']}\r\n"
        end = "Connection: close\r\n" if closes else ""
        return f"{method} {path} HTTP/1.1\r\nHost: cairn.example\r\n{token}{end}\r\n".encode()


@pytest.fixture
def asking(served: str) -> Asking:
    """Return a player of a game."""
    ann = Person(Api(served), "Ann")
    return Asking(ann, ann.opens({"kind": "human", "name": "Bob"})["id"])


@pytest.mark.parametrize("route", [pytest.param(route, id=route.path) for route in READABLE])
def test_head_has_no_body(route: Route, asking: Asking, served: str) -> None:
    """After its head comes the next response, or the end of the connection; where GET ends, all else is the same."""
    with Wire(served) as wire:
        wire.send(asking.request("HEAD", route), PROBE)
        head, probe = wire.answer("HEAD"), wire.answer()
        assert head
        assert not head.body
        assert probe is None if head.closes else (probe and probe.id == "probe")
    if route.path.endswith("/stream"):
        assert head.status == (404 if "<analysis>" in route.path else 200)
        return
    with Wire(served) as wire:
        wire.send(asking.request("GET", route, closes=True))
        whole = wire.answer()
        assert whole
        assert _steady(head) == _steady(whole)


def _steady(answer: Answer) -> tuple[int, dict[str, str]]:
    """Return the status and the stable fields; a HEAD may omit the length (RFC 9110, 9.3.2)."""
    left_out = (*CHANGING, "connection", "content-length", "transfer-encoding")
    return answer.status, {name: value for name, value in answer.headers.items() if name not in left_out}


def test_head_has_the_length_of_get(asking: Asking, served: str) -> None:
    """A length in the response to HEAD is that of GET (RFC 9110, 8.6)."""
    for route in READABLE:
        if route.path.endswith("/stream"):
            continue
        with Wire(served) as wire:
            wire.send(asking.request("HEAD", route), asking.request("GET", route, closes=True))
            head, whole = wire.answer("HEAD"), wire.answer()
            assert head
            assert whole
            assert int(head.headers.get("content-length", len(whole.body))) == len(whole.body), route.path
