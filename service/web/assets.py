"""The page's files as they are when the process starts, under an address that names their content.

So a browser keeps them for good: what has changed has another address. And it asks for few of them, as each costs a
round trip: the modules come as scripts that are joined of them, the style sheets as one.
"""

import posixpath
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from cairn.service.web.joined import scripts

DIGEST_LENGTH = 16
"""How many hex digits of a SHA-256 an address has."""
SHEETS = "all.css"
"""What the style sheets of the page are called that are sent as one."""

_PAGE = "index.html"
_OURS = re.compile(r'(href|src)="/web/')
_SHEET = re.compile(r' *<link rel="stylesheet" href="/web/([^"]+)">\n')
_SCRIPT = re.compile(r'<script type="module" src="/web/([^"]+)"></script>\n')


class Assets:
    """The files of a folder, its `index.html` among them, and the page that is made of that.

    `files` are by name; those of `scripts` are joined of modules: the page's `script`, and what modules import while
    they run. `page` asks for files by their address, and names the scripts and style sheets that it needs later.
    `sheets` are the style sheets that are sent as one.
    """

    def __init__(self, folder: Path) -> None:
        named = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.files = {name: named[name].read_bytes() for name in sorted(named)}
        page = self.files[_PAGE].decode()
        self.sheets: list[str] = _SHEET.findall(page)
        (self.script,) = _SCRIPT.findall(page)
        self.scripts = scripts({name: self.files[name].decode() for name in self.files if _is(name, "js")}, self.script)
        self.files |= {name: script.encode() for name, script in self.scripts.items()}
        others = [name for name in self.files if name in self.scripts or _is(name, "css")]
        later = [name for name in others if name not in (self.script, *self.sheets)]
        if self.sheets:
            together = posixpath.join(posixpath.dirname(self.sheets[0]), SHEETS)
            self.files[together] = b"".join(self.files[name] for name in self.sheets)
            link = f'  <link rel="stylesheet" href="/web/{together}">\n'
            page = _SHEET.sub(lambda found: link if found[1] == self.sheets[0] else "", page)
        self.digest = _digest(self.files)
        told = "".join(f'  <link rel="later" href="/web/{name}">\n' for name in later)
        self.page = _OURS.sub(rf'\1="{self.address("")}', page.replace("</head>\n", f"{told}</head>\n")).encode()

    def address(self, name: str) -> str:
        """Return the address of a file."""
        return f"/web/{self.digest}/{name}"


def _digest(files: Mapping[str, bytes]) -> str:
    """Return what names the content of all files."""
    digest = sha256()
    for name, body in files.items():
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:DIGEST_LENGTH]


def _is(name: str, kind: str) -> bool:
    return name.rpartition(".")[2] == kind
