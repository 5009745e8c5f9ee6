"""The page in the browser. It uses the public API only and knows no secret.

Its law: its modules run as they are, all files come from this host, and there is no inline script or style, as its
Content-Security-Policy requires.
"""

import os
import re
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, request, send_file, send_from_directory
from werkzeug.exceptions import NotFound

from cairn.events.registry import folder_of, games, has
from cairn.service.api.http.compression import compress_file
from cairn.service.api.http.response import ALWAYS_ASK
from cairn.service.languages import ENGLISH
from cairn.service.web import development
from cairn.service.web.assets import DIGEST_LENGTH, STYLE, WORKER, Assets
from cairn.service.web.catalogues import read_catalogues
from cairn.service.web.documents import ORDER, Document, document, index_of_problems, page_of, problems

PAGE = Path(os.environ.get("CAIRN_PAGE") or Path(__file__).parent / "page")
"""The folder of the page: its modules as they are, or as a bundle."""
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
DOCS_POLICY = f"{POLICY}; img-src 'self' data:"
"""The policy of the API's documentation, whose library has pictures in its style sheet."""
DOCS_LIBRARY = Path(flask_swagger_ui.__file__).parent / "dist"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The files' media types, regardless of the machine's own list: a browser does not run modules of another type."""

ASK_FIRST = ALWAYS_ASK.replace("private", "public")
FOR_GOOD = "public, max-age=31536000, immutable"
"""The content of an address that contains its digest never changes (RFC 8246)."""

_NAMED = re.compile(f"([0-9a-f]{{{DIGEST_LENGTH}}})/(.+)")

blueprint = Blueprint("web", __name__)


def assets() -> Assets:
    """Return the page's files as of the start of the process; in development, their current versions."""
    return _fresh().now() if development.is_enabled() else _load_assets()


@cache
def _load_assets() -> Assets:
    return Assets(PAGE, _pages_of_games(), catalogues=read_catalogues())


@cache
def _fresh() -> development.Fresh:
    return development.Fresh(PAGE, _pages_of_games())


def _pages_of_games() -> dict[str, Path]:
    own = PAGE / "games"
    drawn = [ruleset for ruleset in games() if has(ruleset, "page")]
    return {name: own / name if (own / name).is_dir() else folder_of(name, "page") for name in drawn}


@blueprint.record_once
def _read_all(_: object) -> None:
    assets()


@blueprint.get("/gallery")
def gallery() -> Response:
    """Return the page that draws every piece and position of recorded games, for development."""
    if not development.is_enabled():
        raise NotFound
    return _cached_response("gallery.html", assets().gallery(), ASK_FIRST)


@blueprint.get("/")
def page() -> Response:
    """Return the page. It chooses its language itself; what it says in the preferred one is requested at once."""
    language = request.accept_languages.best_match(assets().languages) or ENGLISH
    body, etag = assets().page_in(language), f"{assets().digest}~{language}"
    response = _cached_response("index.html", body, ASK_FIRST, etag)
    response.vary.add("Accept-Language")
    return response


@blueprint.get(f"/{WORKER}")
def worker() -> Response:
    """Return the service worker. Its address determines its scope: all of the site."""
    return _cached_response(WORKER, assets().files[WORKER], ASK_FIRST)


@blueprint.get("/web/<path:name>")
def part(name: str) -> Response:
    """Return a file of the page: a module, a style sheet or a picture.

    A page that is open while another version of Cairn starts may request files of its own version, which are gone. It
    receives the present ones, and must revalidate them.
    """
    digest, name = named.groups() if (named := _NAMED.fullmatch(name)) else (None, name)
    if name not in assets().files:
        raise NotFound
    response = _cached_response(name, assets().files[name], FOR_GOOD if digest == assets().digest else ASK_FIRST)
    compress_file(response, request.environ.get("HTTP_ACCEPT_ENCODING"), assets().brotli.get(name))
    return response


@blueprint.get("/docs/")
def docs() -> Response:
    """Return the first page of the guide."""
    return guide(ORDER[0])


@blueprint.get("/docs/<name>")
def guide(name: str) -> Response:
    """Return a page of the guide."""
    if name not in ORDER:
        raise NotFound
    return _document_response(document(name), f"/docs/{name}")


@blueprint.get("/problems/")
def list_problems() -> Response:
    """Return the page that lists all types of problems."""
    return _document_response(index_of_problems(), "/problems/")


@blueprint.get("/problems/<name>")
def problem(name: str) -> Response:
    """Return the page that explains a problem, with its remedy and an example."""
    if name not in problems():
        raise NotFound
    return _document_response(problems()[name], f"/problems/{name}")


@blueprint.get("/docs/reference/")
def reference() -> Response:
    """Return the page with the interactive documentation of the API."""
    return _file_response("docs.html", policy=DOCS_POLICY)


@blueprint.get("/docs/reference/<any('swagger-ui-bundle.js', 'swagger-ui.css'):name>")
def reference_part(name: str) -> Response:
    """Return a file of the library that renders the documentation."""
    return _file_response(name, DOCS_LIBRARY)


def _file_response(name: str, folder: Path = PAGE, policy: str = POLICY) -> Response:
    """Return a file with its ETag. It may be cached but must be revalidated, so that a new version shows at once."""
    return _with_policy(send_from_directory(folder, name, mimetype=_type(name)), ASK_FIRST, policy)


def _cached_response(name: str, body: bytes, caching: str, etag: str | None = None) -> Response:
    """Return a file that this process read at its start, with its ETag."""
    return _with_policy(send_file(BytesIO(body), _type(name), etag=etag or assets().digest), caching, POLICY)


def _document_response(shown: Document, here: str) -> Response:
    body = page_of(shown, assets().address(STYLE), here).encode()
    sent = send_file(BytesIO(body), TYPES[".html"], etag=sha256(body).hexdigest()[:DIGEST_LENGTH])
    return _with_policy(sent, ASK_FIRST, POLICY)


@blueprint.before_request
def _leave_unknown_ranges() -> None:
    """Ignore a range in an unknown unit (RFC 9110, section 14.2)."""
    if not request.environ.get("HTTP_RANGE", "bytes=").startswith("bytes="):
        del request.environ["HTTP_RANGE"]


def _type(name: str) -> str | None:
    return TYPES.get(Path(name).suffix)


def _with_policy(response: Response, caching: str, policy: str) -> Response:
    """Add the common headers to a response.

    The policy restricts what a page may load. No other page may frame it, as it can hold a seat's token.
    """
    response.headers["Cache-Control"] = caching
    response.headers["Content-Security-Policy"] = policy
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
