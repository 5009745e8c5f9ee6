"""The page's files: served with the policy that keeps strangers' code out, and true to it."""

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
    """`/` is the page; nothing of another origin may run in it, and its type is not guessed."""
    answer = api.ask("GET", "/")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self';")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.slow
def test_every_file_is_served_as_what_it_is_and_only_when_it_is_new(api: Api) -> None:
    """A file has its type and an ETag; with that it is not sent again."""
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
def test_a_range_that_is_none_is_refused(address: str, wanted: str, api: Api) -> None:
    """416 with the number of bytes that there are; a good one is served."""
    answer, whole = api.ask("GET", address, headers={"Range": wanted}), api.ask("GET", address)
    assert (answer.status_code, answer.json()["type"]) == (416, "/problems/range-not-satisfiable")
    assert answer.headers["Content-Range"] == f"bytes */{len(whole.content)}"
    part = api.ask("GET", address, headers={"Range": "bytes=3-9"})
    assert (part.status_code, part.content) == (206, whole.content[3:10])
    assert api.ask("GET", address, headers={"Range": "cards=1-2"}).status_code == 200


NOTHING = ("nothing.js", "../__init__.py", "%2e%2e/__init__.py", "screens")


@pytest.mark.parametrize("address", [*NOTHING, *(f"{assets().digest}/{name}" for name in NOTHING), "0" * 16 + "/"])
def test_nothing_else_is_served(address: str, api: Api) -> None:
    """What is no file of the page is not found, as a problem."""
    answer = api.ask("GET", f"/web/{address}")
    assert answer.status_code == 404
    assert answer.json()["type"] == "/problems/not-found"


def test_a_module_is_small_and_imports_what_there_is() -> None:
    """It has at most 200 lines; its imports are files of the page; it makes no markup of texts."""
    for path in MODULES:
        source = path.read_text(encoding="utf-8")
        assert len(source.splitlines()) <= 200, path
        for target in re.findall(r'(?:^import .* from |import\()"([^"]+)"', source, re.MULTILINE):
            assert (path.parent / target).is_file(), (path, target)
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", source), path


def test_nothing_comes_from_another_host() -> None:
    """No file but a licence names another host, but for the names of SVG, MathML and XHTML."""
    for path in (path for path in FILES if path.suffix not in (".txt", ".png", ".woff2")):
        hosts = re.findall(r"https?://[^\s\"'<]+", path.read_text(encoding="utf-8"))
        assert set(hosts) <= NAMESPACES, path


def test_a_drawing_can_be_read_and_has_what_is_shown_of_it() -> None:
    """A browser says nothing of a drawing that is no XML, nor of a part of it that is missing: it shows nothing."""
    for path in (path for path in FILES if path.suffix == ".svg"):
        drawn = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        parts = {element.get("id") for element in drawn.iter()} - {None}
        for used in re.findall(r'(?:href="|url\()#([^")]+)', path.read_text(encoding="utf-8")):
            assert used in parts, (path, used)


PAINTS = {"linearGradient", "radialGradient", "pattern", "clipPath"}
"""What parts of a drawing are painted or clipped with. `paints.js` knows the same."""


def test_no_two_drawings_have_paints_of_one_name() -> None:
    """WebKit looks in the page for the paints of all drawings (see `paints.js`). It knows no others than these."""
    named: dict[str, Path] = {}
    for path in (path for path in FILES if path.suffix == ".svg" and "<symbol" in path.read_text(encoding="utf-8")):
        drawn = list(ElementTree.fromstring(path.read_text(encoding="utf-8")).iter())
        paints = {element.get("id", "") for element in drawn if element.tag.partition("}")[2] in PAINTS}
        assert not paints & named.keys(), (path, paints & named.keys())
        named |= dict.fromkeys(paints, path)
        assert set(re.findall(r"url\(#([^)]+)", path.read_text(encoding="utf-8"))) <= paints, path
    assert named
