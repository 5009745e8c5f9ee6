"""The page's first load: files at URLs with content digests."""

import gzip
import json
import posixpath
import re
from html import unescape
from pathlib import Path

import pytest
import requests
from helpers.api import Api

from cairn.service.api.http.compression import _small
from cairn.service.web import PAGE, assets
from cairn.service.web.assets import SHEETS, STYLE, Assets

FILES = sorted(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file())
FOR_GOOD = "public, max-age=31536000, immutable"


def links(page: str, kind: str) -> list[str]:
    """Return the URLs of the page's links of a kind."""
    return re.findall(rf'<link rel="{kind}" href="([^"]+)"', page)


def scripts(page: str) -> list[str]:
    """Return the URLs of the page's scripts."""
    return re.findall(r'<script type="module" src="([^"]+)"', page)


def test_every_file_has_a_url_with_its_digest(api: Api) -> None:
    """It is cached forever there, with the same content as at its plain URL."""
    for name in FILES:
        old, new = api.ask("GET", f"/web/{name}"), api.ask("GET", assets().address(name))
        assert (new.status_code, new.content) == (200, old.content), name
        assert new.headers["Cache-Control"] == FOR_GOOD
        again = api.ask("GET", assets().address(name), headers={"If-None-Match": new.headers["ETag"]})
        assert again.status_code == 304, name
        for header in ("Content-Type", "Content-Security-Policy", "Referrer-Policy", "Accept-Ranges"):
            assert new.headers[header] == old.headers[header], name


def test_a_page_of_another_version_gets_current_files(api: Api) -> None:
    """The old files are gone. Responses must not be cached under the old digests."""
    response = api.ask("GET", f"/web/{'0' * 16}/main.js")
    assert (response.status_code, response.headers["Cache-Control"]) == (200, "public, no-cache")
    assert response.content == api.ask("GET", assets().address("main.js")).content


def test_the_page_is_revalidated_and_links_current_files(api: Api) -> None:
    """All links have digests and exist."""
    answer = api.ask("GET", "/")
    assert answer.headers["Cache-Control"] == "public, no-cache"
    assert api.ask("GET", "/", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
    addresses = re.findall(r'(?:href|src)="(/[^"]*)"', answer.text)
    assert len(addresses) == len(links(answer.text, "[a-z]+")) + len(scripts(answer.text)) + 1  # an image
    for address in addresses:
        assert address.startswith(f"/web/{assets().digest}/")
        assert api.ask("GET", address).headers["Cache-Control"] == FOR_GOOD


def test_the_page_names_early_and_late_files() -> None:
    """Each module and style sheet once, by URL. Imports of its script are preloaded."""
    page, start = assets().page.decode(), assets().address("")
    assert scripts(page) == [f"{start}main.js"]
    at_once, later = ({link.removeprefix(start) for link in links(page, kind)} for kind in ("modulepreload", "later"))
    files = {name for name in FILES if re.search(r"\.(js|css)$|^games/\w+/\w+\.svg$", name)} - {
        "main.js",
        "docs.js",
        "worker.js",
        STYLE,
        *assets().sheets,
    }
    assert (at_once | later, at_once & later) == (files, set())
    assert {"api.js", "screens/lobby.js", "vendor/preact/preact.js"} <= at_once
    assert {"screens/table.js", "games/glen_more/style.css"} <= later


def test_a_missing_module_is_found_at_the_start(tmp_path: Path) -> None:
    """Not in a browser."""
    (tmp_path / "index.html").write_text('<head>\n  <script type="module" src="/web/main.js"></script>\n</head>\n')
    (tmp_path / "main.js").write_text('import {\n  a,\n} from "./a/a.js";\n')
    with pytest.raises(ValueError, match=r"a/a\.js is imported, and is not there"):
        Assets(tmp_path)


def test_the_style_sheets_are_joined() -> None:
    """In order. Their references exist, and the joined sheet is next to them, so relative URLs stay valid."""
    listed = re.findall('rel="stylesheet" href="/web/([^"]+)"', (PAGE / "index.html").read_text())
    page = assets().page.decode()
    (address,) = links(page, "stylesheet")
    name = address.removeprefix(assets().address(""))
    assert (Path(name).name, len({Path(sheet).parent for sheet in [*listed, name]})) == (SHEETS, 1)
    assert assets().files[name] == b"".join((PAGE / sheet).read_bytes() for sheet in listed)
    assert not re.search(rb"@import|@charset", assets().files[name])
    named = re.findall(r"url\([\"']?([^#\"')]+)", assets().files[name].decode())
    assert {posixpath.normpath(posixpath.join(posixpath.dirname(name), one)) for one in named} <= set(assets().files)


def test_the_digest_covers_all_files(tmp_path: Path) -> None:
    """Changing or renaming a file changes every URL, and nothing else does."""
    files = {
        "index.html": '<head>\n  <script type="module" src="/web/main.js"></script>\n</head>\n',
        "main.js": 'import { a } from "./a/a.js";\nimport("./c.js");\n',
        "a/a.js": "export const a = 1;\n",
        "c.js": 'import "./a/a.js";\n',
        "d.js": "\n",
    }
    (tmp_path / "a").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    before, again = Assets(tmp_path), Assets(tmp_path)
    assert (before.digest, before.page) == (again.digest, again.page)
    assert links(before.page.decode(), "modulepreload") == [f"/web/{before.digest}/a/a.js"]
    assert links(before.page.decode(), "later") == [f"/web/{before.digest}/{name}.js" for name in "cd"]
    (tmp_path / "d.js").write_text("\n\n")
    changed = Assets(tmp_path)
    (tmp_path / "d.js").rename(tmp_path / "e.js")
    renamed = Assets(tmp_path)
    assert len({before.digest, changed.digest, renamed.digest}) == 3


def test_a_game_of_a_package_is_listed_with_its_files(tmp_path: Path) -> None:
    """Each file is optional, and the folder may be anywhere."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text('<head>\n  <script type="module" src="/web/main.js"></script>\n</head>\n')
    (tmp_path / "page/main.js").write_text("\n")
    for name in ("bare", "drawn"):
        (tmp_path / name).mkdir()
    (tmp_path / "bare/README").write_text("nothing")
    (tmp_path / "drawn/game.json").write_text('{"colour": "red"}')
    (tmp_path / "drawn/index.js").write_text("export default {};\n")
    made = Assets(tmp_path / "page", {name: tmp_path / name for name in ("bare", "drawn")})
    (named,) = re.findall(r'<meta name="games" content="([^"]*)">', made.page.decode())
    nothing: dict[str, object] = {"colour": None, "minutes": None, "files": []}
    assert json.loads(unescape(named)) == {"bare": nothing, "drawn": nothing | {"colour": "red", "files": ["index.js"]}}
    assert made.files["games/drawn/index.js"] == b"export default {};\n"


def test_packed_files_are_served_packed(tmp_path: Path) -> None:
    """As in a wheel, whose modules are minified. Packed files have no URL of their own."""
    files = {
        "index.html": '<head>\n  <script type="module" src="/web/main.js"></script>\n</head>\n',
        "main.js": 'import{a as b}from"./a.js";import"./c.js";b();\n//# sourceMappingURL=main.js.map\n',
        "main.js.br": "packed",
        "main.js.map": "{}",
        "a.js": 'export*from"./d.js";\n',
        "c.js": "\n",
        "d.js": "\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    made = Assets(tmp_path)
    assert made.brotli == {"main.js": b"packed"}
    assert made.files.keys() == files.keys() - {"main.js.br"}
    assert (made.modules, made.later) == (["a.js", "c.js", "d.js"], [])


def test_each_file_is_compressed_once(api: Api) -> None:
    """Every file fits into the cache of compressed ones. A range is sent uncompressed."""
    assert len(FILES) < (_small.cache_info().maxsize or 0) / 2
    address = assets().address("main.js")
    with requests.get(api.url + address, headers={"Accept-Encoding": "gzip"}, stream=True, timeout=30) as response:
        assert (response.headers["Content-Encoding"], response.headers["Cache-Control"]) == ("gzip", FOR_GOOD)
        whole = gzip.decompress(response.raw.read(decode_content=False))
    assert whole == api.ask("GET", address).content
    part = requests.get(api.url + address, headers={"Accept-Encoding": "gzip", "Range": "bytes=3-9"}, timeout=30)
    assert (part.status_code, part.content) == (206, whole[3:10])
