"""The page's files as they are when the process starts, under an address that names their content.

So a browser keeps them for good: what has changed has another address. Modules are sent as they are. The page names all
that its own module imports, so that a browser asks for these at once, and not for one after the other.
"""

import posixpath
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

DIGEST_LENGTH = 16
"""How many hex digits of a SHA-256 an address has."""
SHEETS = "all.css"
"""What the style sheets of the page are called that are sent as one."""

_PAGE = "index.html"
_OURS = re.compile(r'(href|src)="/web/')
_SHEET = re.compile(r' *<link rel="stylesheet" href="/web/([^"]+)">\n')
_SCRIPT = re.compile(r'<script type="module" src="/web/([^"]+)"></script>\n')
_IMPORT = re.compile(r'^import (?:[^"();]+ from )?"(\.[^"]+)";$', re.MULTILINE)


class Assets:
    """The files of a folder, its `index.html` among them, and the page that is made of that.

    `files` are by name; `modules` are the names of those that the page's `script` imports before it begins. `page` asks
    for files by their address, and names the modules and style sheets that it needs `later`. `sheets` are the style
    sheets that are sent as one. Raise ValueError where a module imports a file that is not there.
    """

    def __init__(self, folder: Path) -> None:
        named = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.files = {name: named[name].read_bytes() for name in sorted(named)}
        page = self.files[_PAGE].decode()
        self.sheets: list[str] = _SHEET.findall(page)
        (self.script,) = _SCRIPT.findall(page)
        self.modules = _imported(self.script, self.files)
        own = {self.script, *self.modules, *self.sheets, *_SCRIPT.findall(self.files.get("docs.html", b"").decode())}
        self.later = [name for name in self.files if name.endswith((".js", ".css")) and name not in own]
        if self.sheets:
            together = posixpath.join(posixpath.dirname(self.sheets[0]), SHEETS)
            self.files[together] = b"".join(self.files[name] for name in self.sheets)
            link = f'  <link rel="stylesheet" href="/web/{together}">\n'
            page = _SHEET.sub(lambda sheet: link if sheet[1] == self.sheets[0] else "", page)
        self.digest = _digest(self.files)
        links = [("modulepreload", name) for name in self.modules] + [("later", name) for name in self.later]
        named_links = "".join(f'  <link rel="{kind}" href="/web/{name}">\n' for kind, name in links)
        self.page = _OURS.sub(rf'\1="{self.address("")}', page.replace("</head>\n", f"{named_links}</head>\n")).encode()

    def address(self, name: str) -> str:
        """Return the address of a file."""
        return f"/web/{self.digest}/{name}"


def _imported(script: str, files: Mapping[str, bytes]) -> list[str]:
    """Return the modules that a script imports before it begins, and those that they import, the first first."""
    names = [script]
    for name in names:
        if name not in files:
            raise ValueError(f"{name} is imported, and is not there.")
        beside = (posixpath.join(posixpath.dirname(name), target) for target in _IMPORT.findall(files[name].decode()))
        names += dict.fromkeys(path for path in map(posixpath.normpath, beside) if path not in names)
    return names[1:]


def _digest(files: Mapping[str, bytes]) -> str:
    """Return what names the content of all files."""
    digest = sha256()
    for name, body in files.items():
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:DIGEST_LENGTH]
