"""Compression: which responses are compressed, which must not be, and their entity tags."""

import gzip
from io import BytesIO
from typing import Any

import flask
import pytest
import requests
import zstandard
from helpers.api import Api

from cairn.service.api.http.compression import compress_file

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
    seats: list[Any] = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    opened = requests.post(
        f"{api.url}/v1/games", json={"ruleset": "glen_more", "seats": seats}, headers=GZIP, timeout=30
    )
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
    assert body == b""
    assert (head.headers["Content-Length"], head.headers["Content-Encoding"]) == (
        whole.headers["Content-Length"],
        "gzip",
    )


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
