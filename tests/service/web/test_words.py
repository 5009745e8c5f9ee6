"""The words of the page are those of players: operators and developers have pages of their own."""

import re
from collections.abc import Iterator
from pathlib import Path

from cairn.contract.playing import FACTS
from cairn.events.registry import folder_of, has
from cairn.service.analyses.record import MAX_GOOD_LOSS
from cairn.service.languages import ENGLISH, FOLDER
from cairn.service.web import PAGE

FORBIDDEN = (
    *("worker", "workers", "chain", "base-bots", "caretaker", "redis", "rq", "projection", "cursor", "token", "tokens"),
    *("digest", "backend", "endpoint", "payload", "schema", "queue", "job", "jobs", "cache", "json", "log", "append"),
)
"""Words that no page for players has."""
FOR_OPERATORS = ("health.js", "docs.js")
"""Modules of pages for those who run Cairn or build on it."""

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
INSERTED = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
SHOWN = re.compile(r">([^<>{}`$;=&]+)</|(?:aria-label|title|placeholder|alt)=\"([^\"]*)\"")


def modules() -> Iterator[Path]:
    """Yield the modules of the page and of every game, and the page's catalogues."""
    yield from (path for path in (FOLDER / ENGLISH).glob("page_*.ftl") if path.name != "page_health.ftl")
    folders = [PAGE, *(folder_of(ruleset, "page") for ruleset in FACTS if has(ruleset, "page"))]
    for path in {path for folder in folders for path in folder.rglob("*.js")}:
        if "vendor" not in path.parts and path.name not in FOR_OPERATORS:
            yield path


def texts_in(path: Path) -> Iterator[str]:
    """Yield what a catalogue says, or what a module of a game without one shows: sentences, labels, text in tags."""
    if path.suffix == ".ftl":
        yield from re.findall(r"^(?:[\w-]+ =| +)(.*)", path.read_text(), re.MULTILINE)
        return
    code = COMMENT.sub("", path.read_text())
    for literal in map("".join, LITERAL.findall(code)):
        if path.name == "texts.js" or re.match(r"[A-Z][a-z]+ [a-z]", literal):
            yield INSERTED.sub("…", literal)
    yield from map("".join, SHOWN.findall(code))


def test_pages_for_players_have_none_of_the_forbidden_words() -> None:
    """A player reads of players, AIs, moves and games."""
    found, read = [], 0
    wrong = re.compile(rf"(?<![\w-])(?:{'|'.join(FORBIDDEN)})(?![\w-])", re.IGNORECASE)
    for path in modules():
        for text in texts_in(path):
            read += len(text.strip())
            found += [(path.name, text)] * bool(wrong.search(text))
    assert not found
    assert read > 30_000


def test_the_page_says_what_a_good_move_may_lose() -> None:
    """The analysis and its text have one limit."""
    assert (
        f"A good move gives away at most {100 * MAX_GOOD_LOSS:.0f} %"
        in (FOLDER / ENGLISH / "page_replay.ftl").read_text()
    )
