"""Requests of organisers and of players who wait for an opponent, once each, as examples for the description."""

import secrets
import time
from typing import Any

from helpers.api import Api

from cairn.service.api.description.paths import ANY
from cairn.service.api.http.request import ARCHIVE
from cairn.service.api.pairings.pairings import FOR_TWO
from cairn.service.rules import GAMES

SERIES = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 3, "levels": ["random"]}


def organised(recorder: Any) -> None:
    """Record a batch, a pairing, a search for players, and a whole series of a player and an AI."""
    ann, bob = (player(recorder.api, name) for name in ("Ann", "Bob"))
    for ruleset in GAMES:
        recorder.ruleset = ruleset
        seats = [{"kind": "open"}] * (3 if ruleset == "highland_clans" else 2)
        games = [{"ruleset": ruleset, "labels": {"cup": "1"}, "seats": seats}]
        key = {"Idempotency-Key": secrets.token_hex(20)}
        opened = recorder.ask(201, "POST", "/v1/games/batch", ann, json={"games": games}, headers=key)
        opened["items"][0]["seats"][1:] = []
        owner = player(recorder.api, "Cem")
        seats = [{"kind": "human", "player": "me"}, *seats[1:]]
        recorder.check(201, "POST", "/v1/games", owner, json={"ruleset": ruleset, "seats": seats})
        recorder.ask(200, "GET", "/v1/me/export", owner).update(tokens=[], kept={})
        cup = {"title": "Cup", "format": "swiss", "ruleset": ruleset, "options": {"first_seat": 0}}
        recorder.send("/v1/series", owner, cup | {"seats": len(seats), "places": 8})
        if ruleset in FOR_TWO:
            recorder.send("/v1/pairings", ann, {"ruleset": ruleset, "options": {}, "seconds": 60})
    recorder.ruleset = ANY
    recorder.check(200, "GET", "/v1/games?label=cup:1", None)
    recorder.check(200, "GET", "/v1/games?organiser=me", ann)
    recorder.check(200, "PATCH", "/v1/me", ann, json={"findable": True})
    recorder.ask(200, "GET", "/v1/players?name=an")
    pairing = recorder.ask(201, "POST", "/v1/pairings", ann, json={"ruleset": "schotten_totten"})
    recorder.ask(200, "GET", f"/v1/pairings/{pairing['id']}", ann)
    recorder.check(204, "DELETE", f"/v1/pairings/{pairing['id']}", ann)
    series = recorder.ask(201, "POST", "/v1/series", ann, json=SERIES)
    path = f"/v1/series/{series['id']}"
    recorder.ask(201, "POST", f"{path}/participants", bob, json={"nonce": "00ff"})
    recorder.refused(
        (401, "POST", "/v1/series", None, SERIES),
        (422, "POST", "/v1/series", ann, SERIES | {"places": 1}),
        (403, "POST", f"{path}/start", bob, {}),
        (403, "POST", f"{path}/end", bob, {}),
        (409, "POST", f"{path}/participants", bob, {}),
        (404, "GET", f"/v1/series/{'a' * 20}", None, None),
        (404, "DELETE", f"{path}/participants/9", bob, None),
        (404, "DELETE", f"/v1/pairings/{'a' * 20}", bob, None),
        (422, "POST", "/v1/games/batch", ann, {"games": games}),
    )
    recorder.ask(200, "POST", f"{path}/start", ann)
    recorder.ask(200, "DELETE", f"{path}/participants/1", bob)
    recorder.check(403, "DELETE", f"{path}/participants/0", bob)
    recorder.ask(200, "GET", path)
    recorder.ask(200, "GET", f"{path}/rounds")
    recorder.ask(200, "GET", "/v1/series?ruleset=schotten_totten")["items"][1:] = []
    recorder.ask(200, "POST", f"{path}/end", ann)
    recorder.check(409, "POST", f"{path}/end", ann)
    recorder.ask(200, "GET", f"{path}/table")
    recorder.ask(200, "GET", f"{path}/audit")
    lines = recorder.check(200, "GET", f"{path}/archive")
    recorder.keep("ExportSeries200", ARCHIVE, min(lines.splitlines(), key=len))


def player(api: Api, name: str, **more: Any) -> Api:
    """Return a client of a new player."""
    created = api.post("/v1/players", {"name": name, **more})
    client = api.as_(created["token"])
    client.id = created["id"]  # type: ignore[attr-defined]  # who it is
    return client


def until_ended(api: Api, series: str, seconds: float = 60.0) -> Any:
    """Wait for the end of a series, and return it."""
    end, version = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        current = api.get(f"/v1/series/{series}?wait=5&after={version}")
        version = current["version"]
        if current["status"] == "finished":
            return current
    raise AssertionError(f"the series has not ended within {seconds} seconds: {current}")
