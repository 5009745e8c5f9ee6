"""For developers of the page: its files are read again when they change, and `/gallery` draws recorded games.

The law of this room: only `cairn up --reload` in a checkout has it, and no wheel holds its files.
"""

import logging
import os
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from flask import Blueprint, Response, jsonify
from werkzeug.exceptions import NotFound

from cairn.events.registry import folder_of, games, has
from cairn.service.api.games.replays import replay
from cairn.service.audit.archives import examine_archive
from cairn.service.languages import english, roots
from cairn.service.web.assets import Assets
from cairn.service.web.catalogues import read_catalogues

FILES = Path(__file__).parent / "page"
VARIABLE = "CAIRN_RELOAD"
"""The variable that `cairn up --reload` sets for the API."""
_RECORDED = Path(__file__).resolve().parents[3] / "tests/games"

blueprint = Blueprint("development", __name__)
log = logging.getLogger(__name__)


def _written(path: Path) -> tuple[int, int] | None:
    """Return a file's time and size; None if it no longer exists, such as a temporary file of an editor."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return stat.st_mtime_ns, stat.st_size


def is_enabled() -> bool:
    """Return whether this process reloads the page's files."""
    return os.environ.get(VARIABLE) == "1"


class Fresh:
    """The current files of the page, with those of this room."""

    def __init__(self, page: Path, of_games: Mapping[str, Path]) -> None:
        self._page, self._games = page, of_games
        self._print: object = None
        self._read()

    def now(self) -> Assets:
        """Return them, read again if one has changed; the previous ones while a module is missing, as amid an edit."""
        if self._print != self._fingerprint():
            try:
                self._read()
            except (ValueError, OSError) as error:
                log.warning("The page is as it was: %s", error)
        return self._assets

    def _read(self) -> None:
        seen = self._fingerprint()
        self._assets = Assets(self._page, self._games, FILES, read_catalogues())
        self._print = seen

    def _fingerprint(self) -> object:
        folders = [self._page, FILES, *self._games.values(), *roots()]
        paths = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
        return [(path, _written(path)) for path in paths]


@blueprint.get("/reload")
def state() -> Response:
    """Return digests of the style sheets and of all other files: if one changes, an open page reloads."""
    from cairn.service.web import assets

    files = assets().files
    styles, rest = sha256(), sha256()
    for name, body in files.items():
        (styles if name.endswith(".css") else rest).update(name.encode() + body)
    answer = jsonify(digest=assets().digest, styles=styles.hexdigest(), rest=rest.hexdigest())
    answer.headers["Cache-Control"] = "no-store"
    return answer


@blueprint.get("/gallery/recordings")
def list_recordings() -> Response:
    """Return the names of the recorded games by ruleset."""
    return jsonify({ruleset: [path.stem for path in _recordings(ruleset)] for ruleset in games()})


@blueprint.get("/gallery/recordings/<ruleset>/<name>")
def show_recording(ruleset: str, name: str) -> Response:
    """Return a recorded game with each decision and what it changed, without Redis."""
    for path in _recordings(ruleset):
        if path.stem == name:
            return Response(
                b"".join(replay(examine_archive(path.read_bytes()), english())), mimetype="application/json"
            )
    raise NotFound


def _recordings(ruleset: str) -> Iterator[Path]:
    """Yield the recorded games of a ruleset: Cairn's own are with its tests, a package's in its folder `tests`."""
    own = _RECORDED / ruleset
    folder = own if own.is_dir() else folder_of(ruleset, "tests") if has(ruleset, "tests") else None
    if folder and ruleset in games():
        yield from sorted((folder / "recorded").glob("*.jsonl"))
