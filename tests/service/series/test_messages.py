"""Messages about a series to its players and its organiser, on feeds and by webhooks."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.organised import until_ended
from helpers.people import Person
from helpers.receiver import TRUSTED, Receiver

from cairn.service.container import Services


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


def test_organiser_and_players_get_messages(
    api: Api,
    ann: Person,
    bob: Person,
    services: Services,
    redis_url: str,
    start: Callable[..., "subprocess.Popen[bytes]"],
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
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
    assert {(body["type"], body.get("series")) for body in sent} == {
        ("series.paired", series),
        ("series.ended", series),
        ("over", None),
    }
    assert next(body for body in sent if body["type"] == "series.ended")["link"].endswith(f"/#/series/{series}")
    assert until_ended(organiser, series)["ended"] == "played"
    position = next(feed_position(organiser))
    assert position


def feed_position(client: Api) -> Iterator[str]:
    """Yield the position of the first message of a player's new feed, after a game is opened for others."""
    with feed(client) as messages:
        client.post("/v1/games", {"ruleset": "schotten_totten", "seats": [{"kind": "open"}, {"kind": "open"}]})
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
    seats = [{"kind": "open"}, {"kind": "open"}]
    with feed(ann) as messages:
        game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
        first = until(messages, "decision")
    assert (first["game"], first["version"]) == (game, 1)
    services.commands.take_seat(game, name="Cid")
    with feed(ann, after=first["position"]) as messages:
        assert (message := until(messages, "decision"))["version"] == 2, message


def test_other_players_get_no_messages(api: Api, ann: Person, bob: Person) -> None:
    """Bob gets no message about Ann's unlisted game: the first decision on his feed is that of his own game."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    with feed(bob) as messages:
        ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "listed": False})
        own = bob.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "listed": False})["id"]
        assert until(messages, "decision")["game"] == own
