"""The guide: pages are served, links work, code runs, each problem is explained, and limits are those of the code."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest
from helpers.api import ROOT, Api, running

from cairn.projections.message import message
from cairn.service import web
from cairn.service.analyses import analyses, hints
from cairn.service.api.games.archives import REPLAY_BYTES
from cairn.service.api.games.lists import POSITIONS
from cairn.service.api.games.moves import undo_moves
from cairn.service.api.http.authorization import LEFT_OUT, ROWS
from cairn.service.api.http.route import Route
from cairn.service.api.players.players import EXPORTED, block_player
from cairn.service.api.players.recovery import COST
from cairn.service.api.routes import ROUTES
from cairn.service.api.webhooks.webhooks import list_deliveries
from cairn.service.audit import imports
from cairn.service.commands import invitations
from cairn.service.deciding.deciders import MAX_UNDOS
from cairn.service.errors import PROBLEMS, ProblemBody
from cairn.service.languages import english
from cairn.service.limits.rates import DEFAULT
from cairn.service.settings import TABLE, Settings
from cairn.service.web import documents
from cairn.service.web.documents import GUIDE, ORDER
from cairn.service.webhooks.store import KEPT_DELIVERIES, MAX_WEBHOOKS

TEXTS = {name: (GUIDE / f"{name}.md").read_text() for name in ORDER}
RUN = [name for name in ORDER if re.search(r"^```(sh|python)$", TEXTS[name], re.MULTILINE)]

COSTS = {
    "find_players": "A search for players costs",
    "get_series_table": "the table of a series",
    "get_readiness": "`/readyz`",
    "get_player": "a player, a hint or a game's analyses",
    "get_me": "a player, a hint or a game's analyses",
    "get_hint": "a player, a hint or a game's analyses",
    "list_analyses": "a player, a hint or a game's analyses",
}
"""The words of the page for each route that costs more than 1."""


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
    title = english().render(message(f"problem-{name}"))
    part = TEXTS["errors"].partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    assert part.startswith(f"{problem.status}, *{title}*. {problem.meaning}\n\n**What to do**: ")
    (example,) = re.findall(r"```json\n(.*?)```", part, re.DOTALL)
    body = msgspec.json.decode(example, type=ProblemBody)
    assert (body.type, body.title, body.status) == (f"/problems/{name}", title, problem.status)
    assert msgspec.json.decode(example).keys() <= {*ProblemBody.__struct_fields__}
    assert "What to do" in page.text


@pytest.fixture
def playing(api: Api, redis_url: str) -> Iterator[Api]:
    """Return a service with a worker and a caretaker."""
    with running({"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield api


@pytest.mark.slow
@pytest.mark.parametrize("name", RUN)
def test_the_code_of_a_page_runs(name: str, playing: Api, tmp_path: Path) -> None:
    """First its Python, then its shell lines, in order. None fails."""
    (tmp_path / "cairn").write_text(f'#!/bin/sh\nexec {sys.executable} -m cairn.service "$@"\n')
    (tmp_path / "cairn").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    settings = os.environ | {"PYTHONPATH": str(ROOT / "service/sdk/python"), "PATH": path}
    host = playing.url.removeprefix("http://")
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


PAGE = (Path(web.__file__).parent / "guide" / "limits.md").read_text()


def test_the_table_of_rates_is_the_default() -> None:
    """Each class of requests has its limit there, and no other class is named."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+/\w+) \|$", PAGE, re.MULTILINE)
    assert dict(rows) == dict(part.split("=") for part in DEFAULT.split(", "))


@pytest.mark.parametrize(
    ("limit", "what"),
    [(hints.MAX_WAITING, "hints"), (analyses.MAX_PENDING, "analyses"), (imports.MAX_PENDING, "imports")],
)
def test_the_slots_of_workers_are_named(limit: int, what: str) -> None:
    """The page has the numbers of hints, analyses and imports that may be pending at once."""
    assert re.search(rf"\b{limit} {what}\b", PAGE)


PLAYERS, WEBHOOKS = (" ".join(TEXTS[name].split()) for name in ("players", "webhooks"))
UNDO, BLOCK, DELIVERIES = (
    " ".join((view.__doc__ or "").split()) for view in (undo_moves, block_player, list_deliveries)
)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (f"at most {invitations.MAX_SENT} times a day, and {invitations.MAX_TO_ONE} times for one player", PLAYERS),
        (f"shown at most {invitations.MAX_SHOWN} invitations a day", PLAYERS),
        (f"can send at most {invitations.MAX_SENT} invitations a day", BLOCK),
        (f"is shown at most {invitations.MAX_SHOWN} a day", BLOCK),
        (f"lists blocked players, at most {invitations.MAX_BLOCKED},", PLAYERS),
        (f"{MAX_WEBHOOKS} webhooks of a player", WEBHOOKS),
        (f"The last {KEPT_DELIVERIES} deliveries are stored", WEBHOOKS),
        (f"the last {KEPT_DELIVERIES} deliveries", DELIVERIES),
        (f"after {MAX_UNDOS} undos", UNDO),
        (f"at most {MAX_UNDOS} times", PROBLEMS["cannot-undo"].meaning),
    ],
)
def test_a_limit_in_words_equals_its_constant(words: str, text: str) -> None:
    """The limits of invitations, webhooks and undos, in the guide and in the description of routes."""
    assert words in text, "change the number in the guide or the docstring, too; then run .ci/openapi and .ci/sdk"


def test_every_quota_is_named_by_its_setting() -> None:
    """These settings limit what one client may have."""
    quotas = {field.name for field in fields(Settings) if field.name.endswith("_per_client")}
    assert quotas
    assert {name for name in quotas if f"`CAIRN_{name.upper()}`" not in PAGE} == set()


@pytest.mark.parametrize("route", [route for route in ROUTES if route.cost != 1], ids=lambda route: route.name)
def test_the_cost_of_a_route_is_named(route: Route) -> None:
    """A route that costs more than 1 has its number behind its words."""
    assert f"{COSTS[route.name]} {route.cost}" in " ".join(TEXTS["limits"].split())


def test_no_other_cost_is_named() -> None:
    """A route that costs 1 again leaves the page."""
    assert {route.name for route in ROUTES if route.cost != 1} == {*COSTS}


@pytest.mark.parametrize(
    "words",
    [
        f"{ROWS} rows of a page",
        f"{LEFT_OUT} rows that its filters exclude",
        f"{POSITIONS} games that are examined",
        f"{EXPORTED} games of an export",
        f"{REPLAY_BYTES // 1024} KiB of the replay",
        f"an attempt with a recovery code costs {COST}",
    ],
)
def test_the_unit_of_a_cost_is_named(words: str) -> None:
    """The page has the amounts that cost as much as one request."""
    assert words in " ".join(TEXTS["limits"].split())


def test_the_settings_that_a_client_notices_exist() -> None:
    """A row of the page of settings names settings. A number in brackets is the default of the only one."""
    rows = re.findall(r"^\| (`CAIRN_.*`) \| (.*) \|$", TEXTS["settings"], re.MULTILINE)
    assert rows
    defaults = {field.metadata["name"]: field.default for field in fields(Settings)}
    for names, meaning in rows:
        settings = re.findall(r"`(\w+)`", names)
        assert {*settings} <= {*TABLE}
        for number in re.findall(r"\(([\d.]+)\)", meaning):
            assert [float(number)] == [defaults[name] for name in settings]
