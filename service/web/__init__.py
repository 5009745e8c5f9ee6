"""The page in the browser: files, served as they are. It talks to the public API only and knows no secret.

Its law: no build step, nothing from another host, no inline script or style (so says the policy it is sent with).
"""

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, request, send_from_directory

from service.api.answer import ALWAYS_ASK

PAGE = Path(__file__).parent / "page"
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
DOCS_POLICY = f"{POLICY}; img-src 'self' data:"
"""That of the API's documentation, whose library has pictures in its style sheet."""
DOCS_LIBRARY = Path(flask_swagger_ui.__file__).parent / "dist"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
"""What the files are, whatever the machine's own list of types says: a module of another type is not run."""

blueprint = Blueprint("web", __name__)


@blueprint.get("/")
def page() -> Response:
    """Return the page."""
    return _file("index.html")


@blueprint.get("/web/<path:name>")
def part(name: str) -> Response:
    """Return a file of the page: a module, a style sheet or a picture."""
    return _file(name)


@blueprint.get("/docs/")
def docs() -> Response:
    """Return the page that documents the API and can try it."""
    return _file("docs.html", policy=DOCS_POLICY)


@blueprint.get("/docs/<any('swagger-ui-bundle.js', 'swagger-ui.css'):name>")
def docs_part(name: str) -> Response:
    """Return a file of the library that draws the documentation."""
    return _file(name, DOCS_LIBRARY)


def _file(name: str, folder: Path = PAGE, policy: str = POLICY) -> Response:
    """Return a file with its ETag; it may be kept, but is asked for again, so that a new version shows at once.

    The policy says what a page may load. No other page may show it in a frame, as it can hold a seat's token.
    """
    if not request.environ.get("HTTP_RANGE", "bytes=").startswith("bytes="):
        del request.environ["HTTP_RANGE"]  # a unit that is not known here is ignored (RFC 9110, section 14.2)
    response = send_from_directory(folder, name, mimetype=TYPES.get(Path(name).suffix))
    response.headers["Cache-Control"] = ALWAYS_ASK.replace("private", "public")
    response.headers["Content-Security-Policy"] = policy
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
