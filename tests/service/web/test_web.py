"""The page's files: served with a content security policy, and compatible with it."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from helpers.api import Api

from cairn.service.web import PAGE, TYPES, assets

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
@pytest.mark.parametrize(
    "address", ["/", "/web/main.js", "/docs/reference/swagger-ui.css", assets().address("main.js")]
)
def test_an_invalid_range_is_refused(address: str, wanted: str, api: Api) -> None:
    """416 with the total number of bytes. A valid range is served."""
    answer, whole = api.ask("GET", address, headers={"Range": wanted}), api.ask("GET", address)
    assert (answer.status_code, answer.json()["type"]) == (416, "/problems/range-not-satisfiable")
    assert answer.headers["Content-Range"] == f"bytes */{len(whole.content)}"
    part = api.ask("GET", address, headers={"Range": "bytes=3-9"})
    assert (part.status_code, part.content) == (206, whole.content[3:10])
    assert api.ask("GET", address, headers={"Range": "cards=1-2"}).status_code == 200


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
    """Except for licences and the namespaces of SVG, MathML and XHTML."""
    for path in (path for path in FILES if path.suffix not in (".txt", ".png", ".woff2")):
        hosts = re.findall(r"https?://[^\s\"'<]+", path.read_text(encoding="utf-8"))
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
