"""The page's files: content digests, the content security policy, and code that depends on no game."""

import gzip
import json
import posixpath
import re
from html import unescape
from itertools import accumulate
from pathlib import Path
from xml.etree import ElementTree

import pytest
import requests
from helpers.api import Api

from cairn.service.api.http.compression import _small
from cairn.service.rules.rulebooks import rulebook
from cairn.service.web import PAGE, TYPES, assets
from cairn.service.web.assets import SHEETS, STYLE, Assets

NAMES = sorted(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file())
INDEX = '<head>\n  <script type="module" src="/web/main.js"></script>\n</head>\n'
FOR_GOOD = "public, max-age=31536000, immutable"


def links(page: str, kind: str) -> list[str]:
    """Return the URLs of the page's links of a kind."""
    return re.findall(rf'<link rel="{kind}" href="([^"]+)"', page)


def scripts(page: str) -> list[str]:
    """Return the URLs of the page's scripts."""
    return re.findall(r'<script type="module" src="([^"]+)"', page)


def test_every_file_has_a_url_with_its_digest(api: Api) -> None:
    """It is cached forever there, with the same content as at its plain URL."""
    for name in NAMES:
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
    """Each module and style sheet once, by URL, except those of games. Imports of its script are preloaded.

    The texts of a table are requested later, too.
    """
    page, start = assets().page.decode(), assets().address("")
    assert scripts(page) == [f"{start}main.js"]
    at_once, later = ({link.removeprefix(start) for link in links(page, kind)} for kind in ("modulepreload", "later"))
    files = {name for name in NAMES if re.search(r"\.(js|css)$", name) and not re.match(r"games/\w+/", name)}
    files -= {"main.js", "docs.js", "worker.js", STYLE, *assets().sheets}
    texts = {name for name in later if name.endswith(".ftl")}
    assert texts == {f"languages/en/page_{part}.ftl" for part in ("replay", "table", "table_details")}
    assert (at_once | later, at_once & later) == (files | texts, set())
    assert {"api.js", "screens/lobby/lobby.js", "vendor/preact/preact.js"} <= at_once
    assert {"screens/table/table.js", "screens/learn/lesson.js"} <= later


def test_a_missing_module_is_found_at_the_start(tmp_path: Path) -> None:
    """Not in a browser."""
    (tmp_path / "index.html").write_text(INDEX)
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
    files = {"index.html": INDEX, "main.js": 'import { a } from "./a/a.js";\nimport("./c.js");\n'}
    files |= {"a/a.js": "export const a = 1;\n", "c.js": 'import "./a/a.js";\n', "d.js": "\n"}
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
    (tmp_path / "page/index.html").write_text(INDEX)
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
    main = 'import{a as b}from"./a.js";import"./c.js";b();\n//# sourceMappingURL=main.js.map\n'
    files = {"index.html": INDEX, "main.js": main, "main.js.br": "packed", "main.js.map": "{}"}
    files |= {"a.js": 'export*from"./d.js";\n', "c.js": "\n", "d.js": "\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    made = Assets(tmp_path)
    assert made.brotli == {"main.js": b"packed"}
    assert made.files.keys() == files.keys() - {"main.js.br"}
    assert (made.modules, made.later) == (["a.js", "c.js", "d.js"], [])


def test_each_file_is_compressed_once(api: Api) -> None:
    """Every file fits into the cache of compressed ones. A range is sent uncompressed."""
    assert len(NAMES) < (_small.cache_info().maxsize or 0) / 2
    address = assets().address("main.js")
    with requests.get(api.url + address, headers={"Accept-Encoding": "gzip"}, stream=True, timeout=30) as response:
        assert (response.headers["Content-Encoding"], response.headers["Cache-Control"]) == ("gzip", FOR_GOOD)
        whole = gzip.decompress(response.raw.read(decode_content=False))
    assert whole == api.ask("GET", address).content
    part = requests.get(api.url + address, headers={"Accept-Encoding": "gzip", "Range": "bytes=3-9"}, timeout=30)
    assert (part.status_code, part.content) == (206, whole[3:10])


FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())
NAMESPACES = {f"http://www.w3.org/{name}" for name in ("2000/svg", "1998/Math/MathML", "1999/xhtml")}
MODULES = [path for path in FILES if path.suffix == ".js" and "vendor" not in path.parts]


def name(path: Path) -> str:
    """Return a file's name in the page."""
    return path.relative_to(PAGE).as_posix()


def test_the_page_is_served_with_its_policy(api: Api) -> None:
    """`/` is the page. Code of other origins cannot run, and content types are not guessed."""
    answer = api.ask("GET", "/")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self';")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.slow
def test_files_are_served_with_type_and_etag(api: Api) -> None:
    """A request with the current ETag gets no body."""
    for path in FILES:
        answer = api.ask("GET", f"/web/{name(path)}")
        assert answer.status_code == 200, path
        assert answer.headers["Content-Type"].startswith(TYPES[path.suffix]), path
        assert answer.headers["Cache-Control"] == "public, no-cache"
        again = api.ask("GET", f"/web/{name(path)}", headers={"If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b""), path


@pytest.mark.parametrize("wanted", ["bytes=9999999-", "bytes=5-2", "bytes=x", "bytes="])
@pytest.mark.parametrize("path", ["/", "/web/main.js", "/docs/reference/swagger-ui.css", assets().address("main.js")])
def test_an_invalid_range_is_refused(path: str, wanted: str, api: Api) -> None:
    """416 with the total number of bytes. A valid range is served."""
    answer, whole = api.ask("GET", path, headers={"Range": wanted}), api.ask("GET", path)
    assert (answer.status_code, answer.json()["type"]) == (416, "/problems/range-not-satisfiable")
    assert answer.headers["Content-Range"] == f"bytes */{len(whole.content)}"
    part = api.ask("GET", path, headers={"Range": "bytes=3-9"})
    assert (part.status_code, part.content) == (206, whole.content[3:10])
    assert api.ask("GET", path, headers={"Range": "cards=1-2"}).status_code == 200


NOTHING = ("nothing.js", "../__init__.py", "%2e%2e/__init__.py", "screens")


@pytest.mark.parametrize("address", [*NOTHING, *(f"{assets().digest}/{name}" for name in NOTHING), "0" * 16 + "/"])
def test_other_files_are_not_served(address: str, api: Api) -> None:
    """Unknown paths get the problem `not-found`."""
    answer = api.ask("GET", f"/web/{address}")
    assert answer.status_code == 404
    assert answer.json()["type"] == "/problems/not-found"


def test_a_module_is_small_with_valid_imports() -> None:
    """At most 200 lines, imports of existing files, and no markup built from text."""
    for path in MODULES:
        source = path.read_text(encoding="utf-8")
        assert len(source.splitlines()) <= 200, path
        for target in re.findall(r'(?:^import .* from |import\()"([^"]+)"', source, re.MULTILINE):
            assert (path.parent / target).is_file(), (path, target)
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", source), path


def test_no_file_names_another_host() -> None:
    """Except for licences, comments and the namespaces of SVG, MathML and XHTML."""
    for path in (path for path in FILES if path.suffix not in (".txt", ".png", ".woff2")):
        code = re.sub(r"^ \*.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        hosts = re.findall(r"https?://[^\s\"'<]+", code)
        assert set(hosts) <= NAMESPACES, path


def test_drawings_are_valid_and_complete() -> None:
    """Browsers silently show nothing for invalid XML and for missing referenced parts."""
    for path in (path for path in FILES if path.suffix == ".svg"):
        drawn = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        parts = {element.get("id") for element in drawn.iter()} - {None}
        for used in re.findall(r'(?:href="|url\()#([^")]+)', path.read_text(encoding="utf-8")):
            assert used in parts, (path, used)


PAINTS = {"linearGradient", "radialGradient", "pattern", "clipPath"}
"""Elements that paint or clip parts of a drawing. `paints.js` has the same list."""


def test_names_of_paints_are_unique() -> None:
    """WebKit resolves paints across all drawings of the page (see `paints.js`). Drawings refer to no other paints."""
    named: dict[str, Path] = {}
    for path in (path for path in FILES if path.suffix == ".svg" and "<symbol" in path.read_text(encoding="utf-8")):
        drawn = list(ElementTree.fromstring(path.read_text(encoding="utf-8")).iter())
        paints = {element.get("id", "") for element in drawn if element.tag.partition("}")[2] in PAINTS}
        assert not paints & named.keys(), (path, paints & named.keys())
        named |= dict.fromkeys(paints, path)
        assert set(re.findall(r"url\(#([^)]+)", path.read_text(encoding="utf-8"))) <= paints, path
    assert named


GAMES = sorted(path.name for path in (PAGE / "games").iterdir() if path.is_dir())
STYLES = sorted((PAGE / "styles").glob("*.css"))
GAME_SHEETS = sorted((PAGE / "games").glob("*/*.css"))
MAX_BYTES = 60_000
"""Maximum size of a game's drawings, modules and style sheets in bytes, each file compressed."""


def without_comments(style: str) -> str:
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)


def text_of(suffix: str, of_games: bool) -> str:
    """Return all files with a suffix inside, or outside, of the games' folders."""
    files = [path for path in PAGE.rglob(f"*{suffix}") if any(game in path.parts for game in GAMES) == of_games]
    return "\n".join(path.read_text() for path in files)


@pytest.mark.parametrize("path", STYLES, ids=lambda path: str(path.name))
def test_shared_styles_name_no_game(path: Path) -> None:
    """A sheet in `styles/` has no game's name, and no colour or class used by games only."""
    style = without_comments(path.read_text())
    assert not [game for game in GAMES if game in style or game.replace("_", "-") in style]
    shared = "\n".join(map(Path.read_text, STYLES)) + text_of(".js", of_games=False) + text_of(".svg", of_games=False)
    colours = set(re.findall(r"(--[\w-]+):", style))
    assert not {name for name in colours if not re.search(rf"var\({name}\b", shared)}
    classes = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^{}]*\}", " ", style)))
    modules, games = text_of(".js", of_games=False), text_of(".js", of_games=True)
    assert not {name for name in classes if name not in modules and re.search(rf"\b{name}\b", games)}


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_a_game_are_small(game: str) -> None:
    """This excludes its texts and its recorded positions. Sizes are compressed."""
    code = [path for path in (PAGE / "games" / game).iterdir() if path.suffix != ".json"]
    drawn = [path for path in code if not path.name.startswith("texts")]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in drawn}
    assert sum(sizes.values()) <= MAX_BYTES, sizes


@pytest.mark.parametrize("path", GAME_SHEETS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_styles_of_a_game_are_scoped(path: Path) -> None:
    """They apply to the game's class only, as they stay in the page when another game is shown."""
    style = without_comments(path.read_text())
    if path.name == "style.css" and (imported := re.findall(r'^@import "(.+)";$', style, re.MULTILINE)):
        assert {path, *(path.parent / name for name in imported)} == {*path.parent.glob("*.css")}
        assert style.split() == [part for name in imported for part in ("@import", f'"{name}";')]
        return
    assert re.fullmatch(rf"\s*@scope \(\.{path.parent.name}\) \{{.*\}}\s*", style, re.DOTALL)
    depths = list(accumulate({"{": 1, "}": -1}.get(sign, 0) for sign in style.rstrip()))
    assert depths.index(0, style.index("{")) == len(depths) - 1


def test_the_tiles_on_the_page_are_those_of_the_rulebook() -> None:
    """The page reads the list of tiles of Glen More from a file, which is smaller than the rulebook."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in rulebook("glen_more", 1).splitlines()]
    tiles = [[int(row[0]), *row[1:]] for row in rows if len(row) == 8 and row[0].isdigit()]
    assert len(tiles) == 72
    assert json.loads((PAGE / "games/glen_more/tiles.json").read_text()) == tiles
