"""Entity tags and compression of responses."""

import gzip
from collections import defaultdict
from io import BytesIO
from typing import Any

import flask
import pytest
import requests
import zstandard
from helpers.api import Api

from cairn.service.api.http.compression import compress_file
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings

PARTS = ("", "?at=2", "?at=1", "/decisions", "/decisions?after=1", "/decisions?limit=1", "/decisions?changes=true",
         "/decisions/1", "/decisions/2", "/decisions/3", "/legal-moves", "/audit", "/archive")  # fmt: skip
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
    cached = [(viewer, part, answer) for viewer in (api, bob) for part, answer in ask_all(game["id"], viewer)]
    assert len(cached) >= 2 * (len(PARTS) - 1)
    for status in (304, 404):
        for viewer, part, answer in cached:
            assert answer.headers["Cache-Control"] == "private, no-cache"
            varies = answer.headers["Vary"].removesuffix(", Accept-Language")
            assert varies in ("Authorization", "Authorization, Accept-Encoding")
            tag = {"If-None-Match": answer.headers["ETag"]}
            assert viewer.ask("GET", f"/v1/games/{game['id']}{part}", headers=tag).status_code == status
        operator.ask("DELETE", f"/v1/games/{game['id']}")


GZIP = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}


def raw(api: Api, path: str, method: str = "GET", **headers: str) -> tuple[requests.Response, bytes]:
    """Return a response and its body as sent on the wire."""
    with requests.request(method, api.url + path, headers=headers, stream=True, timeout=30) as answer:
        return answer, answer.raw.read(decode_content=False)


@pytest.mark.parametrize(
    "path", ["/openapi.yaml", "/v1/rulesets/glen_more", "/web/api.js", "/docs/reference/swagger-ui.css"]
)
def test_long_responses_are_compressed_if_the_client_accepts_it(api: Api, path: str) -> None:
    """The decoded body is the same. `Vary` shows caches that clients get different bytes."""
    plain, body = raw(api, path, **PLAIN)
    small, packed = raw(api, path, **GZIP)
    assert (plain.status_code, small.status_code) == (200, 200)
    assert (small.headers["Content-Encoding"], gzip.decompress(packed)) == ("gzip", body)
    assert int(small.headers["Content-Length"]) == len(packed) < len(body) / 2
    assert "Content-Encoding" not in plain.headers
    for answer in (plain, small):
        assert "Accept-Encoding" in answer.headers["Vary"]
    for refused in ("", "identity", "gzip;q=0", "br"):
        assert "Content-Encoding" not in raw(api, path, **{"Accept-Encoding": refused})[0].headers


def test_a_compressed_game_keeps_its_version_in_its_tag(api: Api) -> None:
    """A spectator's game is compressed. Its tag is weak then; `If-None-Match` and `If-Match` accept both forms."""
    game, (ann, _) = api.open()
    path = f"/v1/games/{game['id']}"
    small, packed = raw(api, path, **GZIP)
    plain, body = raw(api, path, **PLAIN)
    assert gzip.decompress(packed) == body
    assert (plain.headers["ETag"], small.headers["ETag"]) == ('"2"', 'W/"2"')
    for tag in ('"2"', 'W/"2"'):
        for taken in (GZIP, PLAIN):
            unchanged, nothing = raw(api, path, **taken, **{"If-None-Match": tag})
            assert (unchanged.status_code, nothing) == (304, b"")
    moves = ann.get(f"{path}/legal-moves")["moves"][:1]
    for tag, status in (('W/"1"', 412), ('W/"2"', 201)):
        moved = ann.ask("POST", f"{path}/moves", json={"moves": moves}, headers=GZIP | {"If-Match": tag})
        assert moved.status_code == status


def test_short_secret_and_streamed_responses_are_not_compressed(api: Api) -> None:
    """The length of a compressed response could leak a token. A stream must send each message at once."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    opened = api.ask("POST", "/v1/games", json={"ruleset": "glen_more", "seats": seats}, headers=GZIP)
    assert len(opened.content) > 1024
    assert "Content-Encoding" not in opened.headers
    path = f"/v1/games/{opened.json()['id']}"
    assert "Content-Encoding" not in raw(api, "/healthz", **GZIP)[0].headers
    with requests.get(f"{api.url}{path}/stream", headers=GZIP, stream=True, timeout=30) as stream:
        assert "Content-Encoding" not in stream.headers
        assert next(stream.iter_lines()) == b"event: game"


def test_head_has_the_headers_of_a_compressed_response(api: Api) -> None:
    """It has no body."""
    whole, _ = raw(api, "/v1/rulesets/glen_more", **GZIP)
    head, body = raw(api, "/v1/rulesets/glen_more", "HEAD", **GZIP)
    assert (body, head.headers["Content-Encoding"]) == (b"", "gzip")
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]


UNPACKED: dict[str | None, Any] = {
    None: bytes,
    "gzip": gzip.decompress,
    "zstd": zstandard.ZstdDecompressor().decompress,
    "br": lambda body: body.removeprefix(b"by Brotli: "),
}


@pytest.mark.parametrize(
    ("accepted", "encoding", "without_brotli"),
    [
        ("gzip, deflate, br, zstd", "br", "zstd"),
        ("gzip, zstd", "zstd", "zstd"),
        ("zstd;q=0.5, gzip", "gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.1", "br", "gzip"),
        ("br;q=0, *;q=0.1", "zstd", "zstd"),
        ("*", "br", "zstd"),
        ("br;q=0", None, None),
        ("identity", None, None),
        (None, None, None),
    ],
)
def test_page_files_are_sent_in_the_preferred_encoding(
    accepted: str | None, encoding: str | None, without_brotli: str | None
) -> None:
    """Among equally preferred encodings the smallest wins. `Vary` shows caches that clients get different bytes."""
    body = b"export const a = 1;\n" * 100
    with flask.Flask(__name__).test_request_context():
        for brotli, wanted in ((b"by Brotli: " + body, encoding), (None, without_brotli)):
            response = flask.send_file(BytesIO(body), "text/javascript", etag="now")
            compress_file(response, accepted, brotli)
            assert response.headers.get("Content-Encoding") == wanted
            assert response.headers["Vary"] == "Accept-Encoding"
            assert response.headers["ETag"] == ('W/"now"' if wanted else '"now"')
            response.direct_passthrough = False
            assert UNPACKED[wanted](response.get_data()) == body
