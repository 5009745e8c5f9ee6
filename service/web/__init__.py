"""The page in the browser: files, served as they are. It talks to the public API only and knows no secret.

Its law: no build step, nothing from another host, no inline script or style (so says the policy it is sent with).
"""

from pathlib import Path

from flask import Blueprint, Response, send_from_directory

from service.api.http import ALWAYS_ASK

PAGE = Path(__file__).parent / "page"
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
DOCS_POLICY = f"{POLICY}; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
"""That of the API's documentation: it is a library's page, which holds its script and its styles within it."""
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


def _file(name: str) -> Response:
    """Return a file with its ETag; it may be kept, but is asked for again, so that a new version shows at once."""
    response = send_from_directory(PAGE, name, mimetype=TYPES.get(Path(name).suffix))
    response.headers["Cache-Control"] = ALWAYS_ASK.replace("private", "public")
    return guarded(response, POLICY)


def guarded(response: Response, policy: str) -> Response:
    """Set what a page may load. No other page may show it in a frame, as it can hold a seat's token."""
    response.headers["Content-Security-Policy"] = policy
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
