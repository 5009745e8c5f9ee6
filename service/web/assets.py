"""The page's files as of the start of the process, under an address that names their content.

Browsers cache them permanently, since changed content has another address. In a checkout modules are sent as they are;
a wheel has fewer and smaller ones, which `bundle.js` made of them, each with its Brotli form. The page names all
modules that its own module imports, so that a browser requests them in parallel instead of one after another.
"""

import json
import posixpath
import re
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

DIGEST_LENGTH = 16
"""Number of hex digits of a SHA-256 in an address."""
STYLE = "guide.css"
"""The style sheet of the guide, which the page does not use."""
WORKER = "worker.js"
"""The service worker, which is not part of the page either."""
SHEETS = "all.css"
"""The name of the page's style sheets sent as one."""

ABOUT = "game.json"
"""A game's settings for the lobby: the `colour` of its rows, and its duration in `minutes`."""
OF_A_GAME = ("how.js", "index.js", "laid_out.json", "lesson.json", "picture.js", "results.js", "style.css", "texts.js")
"""The files by which the page knows a game, all optional."""

_PAGE = "index.html"
_FIRST = "languages/en/page_start.ftl"
_LATER = tuple(f"languages/en/page_{part}.ftl" for part in ("replay", "table", "table_details"))
_BROTLI = ".br"
_OURS = re.compile(r'(href|src)="/web/')
_SHEET = re.compile(r' *<link rel="stylesheet" href="/web/([^"]+)">\n')
_SCRIPT = re.compile(r'<script type="module" src="/web/([^"]+)"></script>\n')
_IMPORT = re.compile(r'(?:^|(?<=;))(?:import|export) ?(?:[^"();]+ ?from ?)?"(\.[^"]+)";', re.MULTILINE)


class Assets:
    """The files of a folder, including `index.html`, and the page built from it.

    `catalogues` are its texts by language and part. `games` are the folders of the games that the page draws, by
    ruleset; their files are `games/<ruleset>/…`, wherever the folder is. The page names them, with their `game.json`
    and those of `OF_A_GAME` that they have.

    `files` are by name, and `brotli` has the compressed form of those that come with one; `modules` are the names of
    those that the page's `script` imports before it begins. `page` requests files by their address, and names the
    modules and style sheets that it needs `later`. `sheets` are the style sheets that are sent as one. Raise ValueError
    if a module imports a missing file. `tools` are files for development.
    """

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Path] | None = None,
        tools: Path | None = None,
        catalogues: Mapping[str, bytes] | None = None,
    ) -> None:
        named = _named(folder)
        of_tools = _named(tools) if tools else {}
        named |= of_tools
        for ruleset, of_game in (games or {}).items():
            named |= _named(of_game, f"games/{ruleset}/")
        bodies = {name: named[name].read_bytes() for name in sorted(named)}
        self.files = {name: body for name, body in bodies.items() if not name.endswith(_BROTLI)} | dict(
            catalogues or {}
        )
        self.brotli = {name.removesuffix(_BROTLI): body for name, body in bodies.items() if name.endswith(_BROTLI)}
        page = self.files[_PAGE].decode()
        self.sheets: list[str] = _SHEET.findall(page)
        (self.script,) = _SCRIPT.findall(page)
        self.modules = _imported(self.script, self.files)
        own = {
            STYLE,
            WORKER,
            *of_tools,
            self.script,
            *self.modules,
            *self.sheets,
            *_SCRIPT.findall(self.files.get("docs.html", b"").decode()),
        }
        self.later = [
            name
            for name in self.files
            if (name.endswith((".js", ".css")) or name in _LATER) and name not in own and not name.startswith("games/")
        ]
        if self.sheets:
            together = posixpath.join(posixpath.dirname(self.sheets[0]), SHEETS)
            self.files[together] = b"".join(self.files[name] for name in self.sheets)
            link = f'  <link rel="stylesheet" href="/web/{together}">\n'
            page = _SHEET.sub(lambda sheet: link if sheet[1] == self.sheets[0] else "", page)
        self.digest = _digest(self.files)
        links = [("modulepreload", name) for name in self.modules] + [("later", name) for name in self.later]
        named_links = "".join(f'  <link rel="{kind}" href="/web/{name}">\n' for kind, name in links)
        if _FIRST in self.files:
            named_links += f'  <link rel="preload" href="/web/{_FIRST}" as="fetch" crossorigin>\n'
        self.languages = list(dict.fromkeys(name.split("/")[1] for name in catalogues or {}))
        parts = sorted({name.rpartition("page_")[2].removesuffix(".ftl") for name in catalogues or {}})
        named_links += _meta("languages", {"tags": self.languages, "parts": parts})
        if games is not None:
            named_links += _meta("games", self._about(games))
        self._links = named_links
        self.page = self._complete(page)
        if tools:
            script = f'  <script type="module" src="{self.address("reload.js")}"></script>\n</head>'
            self.page = self.page.replace(b"</head>", script.encode())

    def gallery(self) -> bytes:
        """Return the page of the gallery, for development."""
        return self._complete(self.files["gallery.html"].decode())

    def page_in(self, language: str) -> bytes:
        """Return the page, which requests what it says at first in a language at once."""
        return self.page.replace(b"/languages/en/", f"/languages/{language}/".encode())

    def _complete(self, page: str) -> bytes:
        """Return a page with the links that it needs, each with its address."""
        return _OURS.sub(rf'\1="{self.address("")}', page.replace("</head>\n", f"{self._links}</head>\n")).encode()

    def _about(self, games: Mapping[str, Path]) -> dict[str, Any]:
        """Return what the page needs to know about each game before it requests its files."""
        return {
            ruleset: {"colour": None, "minutes": None}
            | json.loads(self.files.get(f"games/{ruleset}/{ABOUT}", b"{}"))
            | {"files": [name for name in OF_A_GAME if f"games/{ruleset}/{name}" in self.files]}
            for ruleset in games
        }

    def address(self, name: str) -> str:
        """Return the address of a file."""
        return f"/web/{self.digest}/{name}"


def _meta(name: str, content: Any) -> str:
    return f'  <meta name="{name}" content="{escape(json.dumps(content))}">\n'


def _named(folder: Path, under: str = "") -> dict[str, Path]:
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {f"{under}{path.relative_to(folder).as_posix()}": path for path in files}


def _imported(script: str, files: Mapping[str, bytes]) -> list[str]:
    """Return the modules that a script imports before it begins, directly or not, in order."""
    names = [script]
    for name in names:
        if name not in files:
            raise ValueError(f"{name} is imported, and is not there.")
        beside = (posixpath.join(posixpath.dirname(name), target) for target in _IMPORT.findall(files[name].decode()))
        names += dict.fromkeys(path for path in map(posixpath.normpath, beside) if path not in names)
    return names[1:]


def _digest(files: Mapping[str, bytes]) -> str:
    digest = sha256()
    for name, body in files.items():
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:DIGEST_LENGTH]
