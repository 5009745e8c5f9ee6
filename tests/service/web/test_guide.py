"""The guide: pages are served, links work, code runs, and each problem is explained."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from helpers.api import ROOT, Api, running

from cairn.service.errors import PROBLEMS, ProblemBody
from cairn.service.web import documents
from cairn.service.web.documents import GUIDE, ORDER

TEXTS = {name: (GUIDE / f"{name}.md").read_text() for name in ORDER}
RUN = [name for name in ORDER if re.search(r"^```(sh|python)$", TEXTS[name], re.MULTILINE)]


def blocks(name: str, language: str) -> str:
    """Return all code of a page in a language, in order."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```", TEXTS[name], re.MULTILINE | re.DOTALL))


def test_every_page_is_listed() -> None:
    """No file of the guide is missing from the index. Each begins with its title."""
    assert {path.stem for path in GUIDE.iterdir()} == {*ORDER}
    assert [name for name, text in TEXTS.items() if not re.match(r"# \S.*\n", text)] == []


@pytest.mark.parametrize("address", ["/docs/", "/problems/", *(f"/docs/{name}" for name in ORDER)])
def test_links_of_a_page_work(address: str, api: Api) -> None:
    """It is served with the page's policy and loads nothing from other hosts, and each of its links works."""
    page = api.ask("GET", address)
    assert (page.status_code, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["Content-Security-Policy"].startswith("default-src 'self'")
    assert api.ask("GET", address, headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
    links = {link.partition("#")[0] or address for link in re.findall(r'href="([^"]*)"', page.text)}
    ours = {link for link in links if not link.startswith("https://")}
    assert [link for link in sorted(ours) if api.ask("GET", link).status_code != 200] == []
    assert "<h1" in page.text
    parts = {part for link, part in re.findall(r'href="([^"#]*)#([^"]+)"', page.text) if link in ("", address)}
    assert parts <= set(re.findall(r'id="([^"]+)"', page.text))


def test_linked_sections_exist() -> None:
    """On other pages, too."""
    named = [(name, *link) for name in ORDER for link in re.findall(r"\]\((\w+)\.md#([\w-]+)\)", TEXTS[name])]
    assert [link for link in named if f'id="{link[2]}"' not in documents.document(link[1]).body] == []


def test_text_cannot_inject_markup() -> None:
    """A page has only the markup of its Markdown."""
    assert "<script>" not in documents._html("# a\n<script>x</script>\n")
    assert '<a href="/docs/limits#a-b">' in documents._html("[one](limits.md#a-b)")
    assert "<a" not in documents._html("[one](../../../tests/clients/bot.py)")


def test_an_unknown_page_is_not_found(api: Api) -> None:
    """Nor is another file next to the guide."""
    for address in ("/docs/nothing", "/docs/..%2fassets", "/problems/odd", "/docs/reference/odd.js"):
        assert api.ask("GET", address).status_code == 404


@pytest.mark.parametrize("name", PROBLEMS)
def test_every_problem_is_explained(name: str, api: Api) -> None:
    """Its type is a URL with the meaning, the remedy, and an example."""
    problem, page = PROBLEMS[name], api.ask("GET", f"/problems/{name}")
    assert (page.status_code, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert [*documents.problems()] == [*dict.fromkeys(re.findall(r"^## (.+)$", TEXTS["errors"], re.MULTILINE))]
    part = TEXTS["errors"].partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    assert part.startswith(f"{problem.status}, *{problem.title}*. {problem.meaning}\n\n**What to do**: ")
    (example,) = re.findall(r"```json\n(.*?)```", part, re.DOTALL)
    body = msgspec.json.decode(example, type=ProblemBody)
    assert (body.type, body.title, body.status) == (f"/problems/{name}", problem.title, problem.status)
    assert msgspec.json.decode(example).keys() <= {*ProblemBody.__struct_fields__}
    assert "What to do" in page.text


@pytest.fixture
def played(api: Api, redis_url: str) -> Iterator[Api]:
    """Return a service with a worker and a caretaker."""
    with running({"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield api


@pytest.mark.slow
@pytest.mark.parametrize("name", RUN)
def test_the_code_of_a_page_runs(name: str, played: Api, tmp_path: Path) -> None:
    """First its Python, then its shell lines, in order. None fails."""
    (tmp_path / "cairn").write_text(f'#!/bin/sh\nexec {sys.executable} -m cairn.service "$@"\n')
    (tmp_path / "cairn").chmod(0o755)
    settings = os.environ | {
        "PYTHONPATH": str(ROOT / "service/sdk/python"),
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
    }
    host = played.url.removeprefix("http://")
    for command, code in (([sys.executable, "-c"], blocks(name, "python")), (["bash", "-euc"], blocks(name, "sh"))):
        code = re.sub(r"localhost:8000", host, code)
        done = subprocess.run([*command, code], cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=90)
        assert done.returncode == 0, done.stdout + done.stderr
        for status in re.findall(r'"type":"/problems/([a-z-]+)"', done.stdout):
            assert status in ("invalid", "stale-version"), done.stdout


def test_the_pages_have_short_sentences() -> None:
    """Few have more than thirty words."""
    text = re.sub(r"```.*?```|^\|.*$|`[^`]*`", "", "\n".join(TEXTS.values()), flags=re.MULTILINE | re.DOTALL)
    sentences = [sentence.split() for sentence in re.split(r"[.:;?!]\s", text)]
    assert sum(len(words) > 30 for words in sentences) < len(sentences) / 25
