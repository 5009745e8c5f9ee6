"""Caching: a strong entity tag stands for one body, and deleted games are gone at once."""

from collections import defaultdict

import pytest
import requests
from helpers.api import Api

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings

PARTS = ("", "?at=2", "?at=1", "/decisions", "/decisions?after=1", "/decisions?limit=1", "/decisions/1", "/decisions/2",
         "/decisions/3", "/legal-moves", "/audit", "/archive")  # fmt: skip
"""Every URL of a game whose response has an entity tag."""


def ask_all(game: str, *viewers: Api) -> list[tuple[str, requests.Response]]:
    """Request every cacheable resource of a game as each viewer."""
    responses = [(part, viewer.ask("GET", f"/v1/games/{game}{part}")) for part in PARTS for viewer in viewers]
    return [(part, answer) for part, answer in responses if answer.status_code == 200]


@pytest.mark.usefixtures("importer")
def test_a_strong_tag_identifies_one_body(api: Api, operator: Api, services: Services) -> None:
    """At each URL, for every viewer, at every stage of a game, and after the service got a signing key."""
    bodies: dict[tuple[str, str], set[bytes]] = defaultdict(set)
    game, (ann, bob) = api.open()
    viewers, count = (api, operator, ann, bob), 0
    for stage in range(4):
        if stage == 1:
            moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]
            ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves})
        elif stage == 2:
            ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
        elif stage == 3:
            archive = api.ask("GET", f"/v1/games/{game['id']}/archive").content
            operator.ask("DELETE", f"/v1/games/{game['id']}")
            api.imported(archive)
        for part, answer in ask_all(game["id"], *viewers):
            bodies[part, answer.headers["ETag"]].add(answer.content)
            count += 1
    signed = create_app(Settings(services.settings.redis_url, key=services.settings.key, signing_key="ab" * 32))
    for part in PARTS:
        again = signed.test_client().get(f"/v1/games/{game['id']}{part}")
        bodies[part, again.headers["ETag"]].add(again.data)
    assert count > len(PARTS) * len(viewers) * 3
    assert {address: len(different) for address, different in bodies.items() if len(different) > 1} == {}


@pytest.mark.parametrize("ended", [False, True])
def test_a_deleted_game_is_gone_from_caches(api: Api, operator: Api, ended: bool) -> None:
    """Clients may store a response but must revalidate it: 304 while it is current, 404 after the deletion."""
    game, (ann, bob) = api.open()
    if ended:
        ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    kept = [
        (part, viewer, viewer.ask("GET", f"/v1/games/{game['id']}{part}")) for part in PARTS for viewer in (api, bob)
    ]
    kept = [(part, viewer, answer) for part, viewer, answer in kept if answer.status_code == 200]
    assert len(kept) >= 2 * (len(PARTS) - 1)
    for status in (304, 404):
        for part, viewer, answer in kept:
            assert answer.headers["Cache-Control"] == "private, no-cache"
            assert answer.headers["Vary"] in ("Authorization", "Authorization, Accept-Encoding")
            again = viewer.ask(
                "GET", f"/v1/games/{game['id']}{part}", headers={"If-None-Match": answer.headers["ETag"]}
            )
            assert again.status_code == status
        operator.ask("DELETE", f"/v1/games/{game['id']}")
